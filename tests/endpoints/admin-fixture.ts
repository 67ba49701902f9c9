import { newId } from '#platform/ids/id.ts'
import type { TestApp } from '../support/create-test-app.ts'
import { makeAdmin } from '../support/make-admin.ts'
import { makeVendor } from '../support/vendor-fixtures.ts'
import type { CrossTenantRequest } from './cross-tenant-requests.ts'
import type { Company, EndpointFixtures } from './endpoint-fixtures.ts'
import type { EndpointRequest } from './good-requests.ts'

/** An administrator, with one of everything to decide about. */
export interface AdminFixture {
  token: string
  /** The pending version of the company's bot. */
  versionId: string
  pausedBotId: string
  executionId: string
  /** A running batch of health tests. */
  batchId: string
  reportId: string
  messageId: string
  /** A vendor with a profile and a payout account. */
  vendor: { id: string; changedAt: string; iban: string }
}

/** Creates an administrator over the data of a company. */
export async function openAdminFixture(
  app: TestApp,
  company: Pick<Company, 'userId' | 'vendorFixtures'>,
): Promise<AdminFixture> {
  const row = async (text: string, ...values: unknown[]) => {
    const [found] = await app.db.query<{ id: string }>({ role: 'service' }, text, values)
    if (!found) throw new Error(`Nothing came of: ${text}`)
    return found.id
  }
  const now = app.clock.now()
  return {
    token: (await makeAdmin(app)).token,
    versionId: await row(
      `select id from app.bot_versions where bot_id = $1 and status = 'pending_review'`,
      company.vendorFixtures.waitingBotId,
    ),
    pausedBotId: await row(
      `insert into app.bots (id, vendor_id, title, description, category, paused_at, pause_reason)
       values ($1, $2, 'Stilstaander', 'Staat stil om wat hij zei.', 'Horeca', $3, 'Antwoordde onzin.') returning id`,
      newId(),
      company.userId,
      now,
    ),
    executionId: await row(
      `select id from app.bot_executions where user_id = $1 and input_data ? 'message' order by id limit 1`,
      company.userId,
    ),
    batchId: await row(
      `insert into app.smoke_batches (id, kind, category, day, started_at) values ($1::uuid, 'asked', $1::text, $2, $3) returning id`,
      newId(),
      now.toISOString().slice(0, 10),
      now,
    ),
    reportId: await row(
      `insert into app.bot_reports (id, bot_title, reason, message, created_at) values ($1, 'Weg', 'other', 'Doet niets.', $2) returning id`,
      newId(),
      now,
    ),
    messageId: await row(
      `insert into app.contact_messages (id, name, email, message, created_at)
       values ($1, 'Piet', 'piet@elders.example', 'Hallo', $2) returning id`,
      newId(),
      now,
    ),
    vendor: await vendorToCheck(app),
  }
}

async function vendorToCheck(app: TestApp): Promise<AdminFixture['vendor']> {
  const { userId } = await makeVendor(app)
  const iban = 'NL91ABNA0417164300'
  const now = app.clock.now()
  await app.db.query(
    { role: 'service' },
    `insert into app.payout_accounts (vendor_id, iban, name, changed_at) values ($1, $2, 'Botmakerij BV', $3)`,
    [userId, iban, now],
  )
  return { id: userId, changedAt: now.toISOString(), iban }
}

/** A successful request for every operation of administrators. */
export const adminRequests: Readonly<Record<string, (fixtures: EndpointFixtures) => EndpointRequest>> = {
  readReviewQueue: ({ office }) => ({ token: office.token }),
  readReview: ({ office }) => ({ token: office.token, query: { versionId: office.versionId } }),
  decideSubmission: ({ office }) => ({
    token: office.token,
    body: { version_id: office.versionId, decision: 'reject', feedback: 'De titel klopt nog niet.' },
  }),
  readPausedBots: ({ office }) => ({ token: office.token }),
  pauseBot: ({ office, openBot }) => ({
    token: office.token,
    body: { bot_id: openBot, reason: 'Antwoordt onzin over medicijnen.' },
  }),
  resumeBot: ({ office }) => ({ token: office.token, body: { bot_id: office.pausedBotId } }),
  readExecutions: ({ office }) => ({
    token: office.token,
    query: { status: 'eq.completed', channel: 'eq.hosted', order: 'created_at.desc', limit: '5' },
  }),
  readExecutionHours: ({ office, openBot }) => ({ token: office.token, query: { bot_id: openBot } }),
  revealExecution: ({ office }) => ({
    token: office.token,
    body: { execution_id: office.executionId, reason: 'complaint' },
  }),
  readSmokeTests: ({ office }) => ({ token: office.token }),
  startSmokeBatch: ({ office }) => ({ token: office.token, body: { category: 'hr' } }),
  cancelSmokeBatch: ({ office }) => ({ token: office.token, body: { batch_id: office.batchId } }),
  readSmokeQuestions: ({ office }) => ({
    token: office.token,
    query: { category: 'eq.horeca', active: 'eq.true', limit: '5' },
  }),
  reportBot: ({ openBot }) => ({ body: { bot_id: openBot, reason: 'other', message: 'De bot doet niets.' } }),
  readReports: ({ office }) => ({ token: office.token, query: { state: 'open' } }),
  decideReport: ({ office }) => ({
    token: office.token,
    body: {
      report_id: office.reportId,
      decision: 'dismiss',
      explanation: 'De bot doet wat hij belooft.',
      note: 'Gebeld.',
    },
  }),
  readVendorsToCheck: ({ office }) => ({ token: office.token, query: { state: 'waiting' } }),
  verifyVendor: ({ office }) => ({ token: office.token, body: lookAt(office) }),
  requestVendorChanges: ({ office }) => ({
    token: office.token,
    body: { ...lookAt(office), reason: 'Het KvK-nummer hoort bij een ander.' },
  }),
  revealPayoutAccount: ({ office }) => ({ token: office.token, body: { vendor_id: office.vendor.id } }),
  checkVendorAccount: ({ office }) => ({
    token: office.token,
    body: { vendor_id: office.vendor.id, iban: office.vendor.iban },
  }),
  readAuditTrail: ({ office }) => ({ token: office.token, query: { kind: 'bot', person: office.vendor.id } }),
  readContactMessages: ({ office }) => ({ token: office.token, query: { state: 'open' } }),
  handleContactMessage: ({ office }) => ({ token: office.token, body: { message_id: office.messageId } }),
  readEarlyAccess: ({ office }) => ({ token: office.token }),
  exportEarlyAccess: ({ office }) => ({ token: office.token }),
}

const lookAt = ({ vendor }: AdminFixture) => ({ vendor_id: vendor.id, changed_at: vendor.changedAt })

/** Returns the same requests sent by a vendor, also about the vendor's own data. */
export function adminRequestsOfOthers({ one, office, openBot }: EndpointFixtures): CrossTenantRequest[] {
  const refused = (operation: string, what: string, request: EndpointRequest): CrossTenantRequest => ({
    operation,
    what,
    request: { token: one.token, ...request },
    answers: 'refused',
  })
  const decision = { version_id: office.versionId, decision: 'approve' }
  return [
    refused('readReview', 'submission', { query: { versionId: office.versionId } }),
    refused('decideSubmission', 'submission', { body: decision }),
    refused('pauseBot', 'bot', { body: { bot_id: openBot, reason: 'Een concurrent die weg moet.' } }),
    refused('resumeBot', 'bot', { body: { bot_id: office.pausedBotId } }),
    refused('readExecutions', 'execution', { query: { id: `eq.${office.executionId}` } }),
    refused('readExecutionHours', 'bot', { query: { bot_id: openBot } }),
    refused('revealExecution', 'execution', { body: { execution_id: office.executionId, reason: 'complaint' } }),
    refused('startSmokeBatch', 'bot', { body: { bot_id: openBot } }),
    refused('cancelSmokeBatch', 'batch', { body: { batch_id: office.batchId } }),
    refused('decideReport', 'report', {
      body: { report_id: office.reportId, decision: 'dismiss', explanation: 'Mijn bot is goed.' },
    }),
    refused('verifyVendor', 'vendor', { body: lookAt(office) }),
    refused('requestVendorChanges', 'vendor', { body: { ...lookAt(office), reason: 'Een concurrent.' } }),
    refused('revealPayoutAccount', 'vendor', { body: { vendor_id: office.vendor.id } }),
    refused('checkVendorAccount', 'vendor', { body: { vendor_id: office.vendor.id, iban: office.vendor.iban } }),
    refused('readAuditTrail', 'account', { query: { person: office.vendor.id } }),
    refused('handleContactMessage', 'message', { body: { message_id: office.messageId } }),
    refused('readSmokeQuestions', 'question', { query: { id: `eq.${openBot}` } }),
  ]
}
