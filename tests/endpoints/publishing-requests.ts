import { FITTING_FORM, FITTING_ROW, VENDOR_PROFILE } from '../support/vendor-fixtures.ts'
import type { CrossTenantRequest } from './cross-tenant-requests.ts'
import type { EndpointFixtures } from './endpoint-fixtures.ts'
import type { EndpointRequest } from './good-requests.ts'

type Make = (fixtures: EndpointFixtures) => EndpointRequest

/** A successful request for every operation of publishing, by a vendor with a draft and with a bot that waits for review. */
export const publishingRequests: Readonly<Record<string, Make>> = {
  readBotEditor: ({ one }) => ({ token: one.token, query: { botId: one.vendorFixtures.draftBotId } }),
  saveBotDraft: ({ one }) => ({
    token: one.token,
    body: { bot_id: one.vendorFixtures.draftBotId, revision: 1, form: FITTING_FORM },
  }),
  submitBot: ({ one }) => ({ token: one.token, body: { bot_id: one.vendorFixtures.draftBotId, revision: 1 } }),
  withdrawSubmission: ({ one }) => ({ token: one.token, body: { bot_id: one.vendorFixtures.waitingBotId } }),
  readBotVersions: ({ one }) => ({ token: one.token, query: { botId: one.vendorFixtures.waitingBotId } }),
  insertBot: ({ one }) => ({ token: one.token, body: { ...FITTING_ROW, vendor_id: one.userId } }),
  runDraftTrial: ({ one }) => ({
    token: one.token,
    body: { form: FITTING_FORM, question: 'Tot hoe laat open?', inputs: { 'Je vraag': 'Tot hoe laat open?' } },
  }),
  updateBot: ({ one }) => ({
    token: one.token,
    query: { id: `eq.${one.vendorFixtures.waitingBotId}` },
    body: { active: false },
  }),
  deleteBot: ({ one }) => ({ token: one.token, query: { id: `eq.${one.vendorFixtures.draftBotId}` } }),
  readVendorDashboard: ({ one }) => ({ token: one.token }),
  readVendorProfile: ({ one }) => ({ token: one.token }),
  saveVendorProfile: ({ one }) => ({
    token: one.token,
    body: VENDOR_PROFILE,
  }),
  readTransactions: ({ one }) => ({ token: one.token, query: { vendor_id: `eq.${one.userId}` } }),
  checkDraft: ({ one }) => ({ token: one.token, body: { bot_id: one.vendorFixtures.draftBotId } }),
}

/** Returns requests of one vendor that name the bots of another. */
export function publishingOfOthers({ one, other }: EndpointFixtures): CrossTenantRequest[] {
  const { draftBotId, waitingBotId } = other.vendorFixtures
  const refused = (operation: string, what: string, request: EndpointRequest): CrossTenantRequest => ({
    operation,
    what,
    request: { token: one.token, ...request },
    answers: 'refused',
  })
  return [
    refused('readBotEditor', 'draft', { query: { botId: draftBotId } }),
    refused('saveBotDraft', 'draft', { body: { bot_id: draftBotId, revision: 1, form: FITTING_FORM } }),
    refused('submitBot', 'draft', { body: { bot_id: draftBotId, revision: 1 } }),
    refused('withdrawSubmission', 'submission', { body: { bot_id: waitingBotId } }),
    refused('readBotVersions', 'submission', { query: { botId: waitingBotId } }),
    refused('insertBot', 'account', { body: { ...FITTING_ROW, vendor_id: other.userId } }),
    refused('checkDraft', 'draft', { body: { bot_id: draftBotId } }),
    refused('updateBot', 'draft', { query: { id: `eq.${draftBotId}` }, body: { active: true } }),
    refused('deleteBot', 'draft', { query: { id: `eq.${draftBotId}` } }),
    refused('saveVendorProfile', 'account', { body: { vendor_id: other.userId } }),
    {
      operation: 'readTransactions',
      what: 'account',
      request: { token: one.token, query: { vendor_id: `eq.${other.userId}` } },
      answers: 'empty',
    },
    {
      operation: 'readBots',
      what: 'draft',
      request: { token: one.token, query: { vendor_id: `eq.${other.userId}` } },
      answers: 'empty',
    },
  ]
}
