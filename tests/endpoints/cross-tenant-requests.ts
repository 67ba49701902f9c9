import { newId } from '#platform/ids/id.ts'
import { BUSINESS } from '../support/order-fixtures.ts'
import { adminRequestsOfOthers } from './admin-fixture.ts'
import { type EndpointFixtures, QUESTION } from './endpoint-fixtures.ts'
import type { EndpointRequest } from './good-requests.ts'
import { publishingOfOthers } from './publishing-requests.ts'

/** A request that names data of another account, with the expected kind of answer. */
export interface CrossTenantRequest {
  operation: string
  what: string
  request: EndpointRequest
  /** `refused`: a 4xx. `empty`: the answer of a list or count without any of it. */
  answers: 'refused' | 'empty'
}

/** Returns requests of a company that name data of the other one, and of a chat that name another company's conversation. */
export function crossTenantRequests(fixtures: EndpointFixtures): CrossTenantRequest[] {
  return [
    ...ofAccounts(fixtures),
    ...ofCompanies(fixtures),
    ...ofMoney(fixtures),
    ...publishingOfOthers(fixtures),
    ...adminRequestsOfOthers(fixtures),
  ]
}

function ofAccounts({ one, other }: EndpointFixtures): CrossTenantRequest[] {
  const { refused, empty } = as(one.token)
  const user = `eq.${other.userId}`
  const named = { user_id_param: other.userId, bot_id_param: one.botId }
  return [
    empty('readRoles', 'account', { query: { user_id: user } }),
    empty('readProfiles', 'account', { query: { user_id: user } }),
    refused('changeProfile', 'account', { query: { user_id: user }, body: { role: 'vendor' } }),
    refused('becomeDeveloper', 'account', { body: { user_id: other.userId } }),
    refused('endSession', 'session', { params: { id: other.sessionId } }),
    refused('confirmFactor', 'second factor', {
      params: { id: other.oneTimeTokens.factorId },
      body: { code: other.oneTimeTokens.factorCode },
    }),
    refused('removeFactor', 'second factor', {
      params: { id: other.oneTimeTokens.factorId },
      body: { password: 'een-lang-wachtwoord' },
    }),
    empty('readSubscriber', 'account', { query: { user_id: user } }),
    empty('readUserBots', 'account', { query: { user_id: user } }),
    empty('readUserBots', 'bot', { query: { bot_id: `eq.${other.botId}` } }),
    refused('getUserActiveBots', 'account', { body: { user_id_param: other.userId } }),
    refused('canActivateBot', 'account', { body: named }),
    refused('activateBot', 'account', { body: named }),
    refused('deactivateBot', 'account', { body: named }),
    refused('moveTrialToPlan', 'bot', { body: { botId: other.botId, onPlan: true } }),
    refused('readUserBotVersions', 'bot', { query: { botId: other.botId } }),
    refused('pinVersion', 'bot', { body: { bot_id: other.botId, number: null } }),
    empty('readConfigurations', 'account', { query: { user_id: user } }),
    empty('readConfigurations', 'bot', { query: { bot_id: `eq.${other.botId}` } }),
    refused('saveConfiguration', 'account', { body: { bot_id: one.botId, user_id: other.userId, config_data: {} } }),
    refused('resetConfiguration', 'configuration', { body: { botId: other.botId } }),
    refused('readProcessingAgreement', 'bot', { params: { botId: other.botId } }),
    refused('executeBot', 'bot', { body: { bot_id: other.botId, message: QUESTION } }),
    refused('executeBot', 'configuration', {
      body: { bot_id: other.botId, message: QUESTION, config_id: other.configId },
    }),
    refused('executeBot', 'bot by fields', { body: { botId: other.botId, inputData: { vraag: QUESTION } } }),
    refused('executeBot', 'bot in a test', { body: { bot_id: other.botId, message: QUESTION, test: true } }),
  ]
}

function ofCompanies({ one, other }: EndpointFixtures): CrossTenantRequest[] {
  const { refused, empty } = as(one.token)
  return [
    empty('readLeads', 'lead', { query: { id: `eq.${other.leadId}` } }),
    refused('addLead', 'account', { body: { name: 'Vera', user_id: other.userId } }),
    refused('addLead', 'bot', { body: { name: 'Vera', bot_id: other.botId } }),
    refused('changeLead', 'lead', { query: { id: `eq.${other.leadId}` }, body: { status: 'lost' } }),
    refused('removeLead', 'lead', { query: { id: `eq.${other.leadId}` } }),
    empty('listConversations', 'bot', { query: { bot_id: other.botId } }),
    refused('readConversation', 'conversation', { params: { id: other.conversationId } }),
    refused('removeConversation', 'conversation', { params: { id: other.conversationId } }),
    refused('readKnowledge', 'configuration', { query: { config_id: other.configId } }),
    refused('refreshKnowledge', 'configuration', { body: { config_id: other.configId } }),
    refused('changeExtraPages', 'configuration', {
      body: { config_id: other.configId, urls: ['https://www.elders.example/'] },
    }),
    refused('openChat', 'token', { token: null, body: { bot: one.botId, token: other.hostedToken } }),
    refused('openChat', 'bot', { token: null, body: { bot: other.botId, token: one.hostedToken } }),
    refused('sendChatMessage', 'conversation', {
      token: one.chat,
      body: { message: QUESTION, conversation_id: other.conversationId, client_message_id: newId() },
    }),
  ]
}

function ofMoney({ one, other }: EndpointFixtures): CrossTenantRequest[] {
  const { refused, empty } = as(one.token)
  const { money } = other
  if (!money) return []
  return [
    refused('readOrder', 'order', { params: { orderId: money.draftOrderId } }),
    refused('confirmOrder', 'order', {
      body: {
        orderId: money.draftOrderId,
        buyer: BUSINESS,
        seenPriceCents: money.draftPriceCents,
        acceptsTerms: true,
        startsNow: true,
      },
    }),
    refused('abandonOrder', 'order', { body: { orderId: money.draftOrderId } }),
    empty('checkSubscription', 'order', { body: { session_id: money.paidOrderId } }),
    empty('verifyPayment', 'order', { body: { sessionId: money.paidOrderId } }),
    refused('readInvoice', 'invoice', { params: { invoiceId: money.invoiceId } }),
    refused('cancelSubscription', 'subscription', { body: { subscriptionId: money.subscriptionId, resume: false } }),
    refused('moveRentalToPlan', 'rental', { body: { subscriptionId: money.rentalId } }),
    refused('withdrawOrder', 'order', { body: { orderId: money.paidOrderId } }),
    refused('readStatementPdf', 'statement', { params: { statementId: money.statementId } }),
    refused('readStatementCsv', 'statement', { params: { statementId: money.statementId } }),
    refused('savePayoutAccount', 'account', {
      body: { iban: 'NL91ABNA0417164300', name: 'Bistro Noor', vendor_id: other.userId },
    }),
    refused('readSandboxSession', 'payment page', { params: { sessionId: money.sessionId } }),
    refused('paySandboxSession', 'payment page', {
      body: { sessionId: money.sessionId, method: 'ideal', outcome: 'paid' },
    }),
    refused('failSandboxRenewals', 'subscription', {
      body: { subscriptionId: money.playedSubscriptionId, fail: true },
    }),
    refused('renewSandboxSubscription', 'subscription', { body: { subscriptionId: money.playedSubscriptionId } }),
    refused('chargeBackSandboxPayment', 'payment', { body: { paymentId: money.playedPaymentId } }),
  ]
}

function as(token: string) {
  const answering =
    (answers: CrossTenantRequest['answers']) =>
    (operation: string, what: string, request: EndpointRequest): CrossTenantRequest => ({
      operation,
      what,
      request: { token, ...request },
      answers,
    })
  return { refused: answering('refused'), empty: answering('empty') }
}
