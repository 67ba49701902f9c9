import { TERMS_VERSION } from '#modules/identity/contract.ts'
import { newId } from '#platform/ids/id.ts'
import { adminRequests } from './admin-fixture.ts'
import { billingRequests } from './billing-requests.ts'
import { type EndpointFixtures, QUESTION } from './endpoint-fixtures.ts'
import { publishingRequests } from './publishing-requests.ts'

/** One request of an operation, with the credentials that it needs. */
export interface EndpointRequest {
  token?: string | null
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** A successful request for every operation by its id; an operation without one fails the test that covers them all. */
export const goodRequests: Readonly<Record<string, (fixtures: EndpointFixtures) => EndpointRequest>> = {
  ...billingRequests,
  ...publishingRequests,
  ...adminRequests,
  signUp: () => ({
    body: {
      email: `nieuw-${newId()}@bedrijf.example`,
      password: 'een-lang-wachtwoord',
      data: { display_name: 'Nieuw', terms_version: TERMS_VERSION },
      options: { emailRedirectTo: '/welkom', data: { display_name: 'Nieuw' } },
    },
  }),
  getToken: ({ one }) => ({
    query: { grant_type: 'password' },
    body: { email: one.email, password: 'een-lang-wachtwoord' },
  }),
  signOut: ({ one }) => ({ token: one.token, query: { scope: 'local' } }),
  getUser: ({ one }) => ({ token: one.token }),
  sendCode: ({ one }) => ({ body: { email: one.email, options: { emailRedirectTo: '/leads' } } }),
  recoverPassword: ({ one }) => ({ body: { email: one.email, options: { emailRedirectTo: '/leads' } } }),
  resendConfirmation: ({ one }) => ({ body: { type: 'signup', email: one.email, options: { emailRedirectTo: '/' } } }),
  verifyToken: ({ one }) => ({
    body: { type: 'recovery', token: one.oneTimeTokens.recover, password: 'een-nieuw-wachtwoord' },
  }),
  checkRecoveryLink: ({ one }) => ({ body: { type: 'recovery', token: one.oneTimeTokens.recover } }),
  startSso: () => ({ body: { redirect_to: '/leads' } }),
  finishSso: () => ({ body: { params: 'code=x&state=y', binding: 'x' } }),
  changeUser: ({ one }) => ({
    token: one.token,
    body: {
      password: 'een-nieuw-wachtwoord',
      current_password: 'een-lang-wachtwoord',
      data: { display_name: 'Noor' },
    },
  }),
  requestEmailChange: ({ one }) => ({
    token: one.token,
    body: { email: `ander-${newId()}@bedrijf.example`, password: 'een-lang-wachtwoord' },
  }),
  listSessions: ({ one }) => ({ token: one.token }),
  endSession: ({ one }) => ({ token: one.token, params: { id: one.sessionId } }),
  reauthenticateSession: ({ one }) => ({ token: one.token, body: { password: 'een-lang-wachtwoord' } }),
  readFactors: ({ one }) => ({ token: one.token }),
  enrolFactor: ({ one }) => ({ token: one.token, body: { password: 'een-lang-wachtwoord' } }),
  confirmFactor: ({ one }) => ({
    token: one.token,
    params: { id: one.oneTimeTokens.factorId },
    body: { code: one.oneTimeTokens.factorCode },
  }),
  removeFactor: ({ one }) => ({
    token: one.token,
    params: { id: one.oneTimeTokens.factorId },
    body: { password: 'een-lang-wachtwoord' },
  }),
  renewBackupCodes: ({ one }) => ({ token: one.token, body: { password: 'een-lang-wachtwoord' } }),
  readRoles: ({ one }) => ({
    token: one.token,
    query: { user_id: `eq.${one.userId}`, order: 'created_at.desc', limit: '1' },
  }),
  readProfiles: ({ one }) => ({ token: one.token, query: { user_id: `eq.${one.userId}`, select: '*' } }),
  changeProfile: ({ one }) => ({
    token: one.token,
    query: { user_id: `eq.${one.userId}` },
    body: { role: 'vendor', updated_at: '2026-11-20T09:00:00.000Z' },
  }),
  readAcceptances: ({ one }) => ({ token: one.token }),
  acceptTerms: ({ one }) => ({ token: one.token, body: { terms_version: TERMS_VERSION } }),
  readSettings: ({ one }) => ({ token: one.token }),
  changeSettings: ({ one }) => ({
    token: one.token,
    body: { lead_mail: false, usage_mail: false, conversation_retention_days: 30 },
  }),
  listOutbox: () => ({ query: { limit: '5', after: `1763629200000000.${newId()}` } }),
  readOutboxMail: ({ one }) => ({ params: { id: one.mailId } }),
  showOutboxMail: ({ one }) => ({ params: { id: one.mailId } }),
  exportPersonalData: ({ one }) => ({ token: one.token }),
  deleteAccount: ({ one }) => ({ token: one.token, body: { password: 'een-lang-wachtwoord' } }),
  listAcademy: () => ({}),
  readLesson: () => ({ params: { id: 'je-eerste-bot-maken' } }),
  downloadLesson: () => ({ params: { id: 'van-menukaart-tot-reservering' } }),
  becomeDeveloper: ({ one }) => ({
    token: one.token,
    query: { on_conflict: 'user_id' },
    body: { user_id: one.userId, role: 'vendor', is_developer: true },
  }),
  listArticles: () => ({}),
  readPageText: () => ({ params: { name: 'privacy' } }),
  readArticle: () => ({ params: { slug: 'maak-je-website-klaar-voor-een-chatbot' } }),
  joinEarlyAccess: () => ({
    query: { select: 'id' },
    body: { name: 'Noor', email: `noor-${newId()}@bedrijf.example`, company: 'De Wit BV' },
  }),
  sendEnterpriseEmail: () => ({
    body: {
      template_name: 'enterprise_sneak_peek',
      to: 'noor@bedrijf.example',
      variables: { name: 'Noor', company: null },
      enterprise_signup_id: newId(),
      delay_days: 14,
    },
  }),
  confirmUnsubscribe: ({ waiting }) => ({ query: waiting }),
  unsubscribe: ({ waiting }) => ({ query: waiting }),
  sendContactMessage: () => ({
    body: {
      name: 'Noor',
      email: 'noor@bedrijf.example',
      company: 'De Wit BV',
      topic: 'enterprise',
      message: 'Hoe werkt het?',
      website: '',
    },
  }),
  readPlans: () => ({ query: { code: 'eq.pro', active: 'eq.true', limit: '1', select: '*' } }),
  readPlanFeatures: () => ({ query: { plan_code: 'eq.pro', feature_key: 'eq.bot_create' } }),
  readSubscriber: ({ one }) => ({ token: one.token, query: { user_id: `eq.${one.userId}`, select: '*' } }),
  getEffectivePlan: ({ one }) => ({ token: one.token, body: {} }),
  canUseFeature: ({ one }) => ({ token: one.token, body: { key: 'bot_create' } }),
  incrementUsage: ({ one }) => ({ token: one.token, body: { key: 'bot_create', step: 1 } }),
  readBots: ({ one }) => ({
    query: { id: `eq.${one.botId}`, active: 'eq.true', category: 'eq.Horeca', order: 'featured.desc', limit: '5' },
  }),
  readListing: () => ({
    query: { categories: 'horeca,e-commerce', price: '0-50', search: 'reserveren', sort: 'price-low', limit: '5' },
  }),
  readShowcase: () => ({}),
  readBotAddresses: ({ one }) => ({ query: { after: one.botId } }),
  readBotDetail: ({ one }) => ({ query: { botId: one.botId } }),
  readExampleData: ({ one }) => ({ token: one.token }),
  removeExampleData: ({ one }) => ({ token: one.token, body: {} }),
  startTrial: ({ one, openBot }) => ({ token: one.token, body: { botId: openBot } }),
  readUserBots: ({ one }) => ({
    token: one.token,
    query: { user_id: `eq.${one.userId}`, bot_id: `eq.${one.botId}`, active: 'eq.true' },
  }),
  getUserActiveBots: ({ one }) => ({
    token: one.token,
    body: { user_id_param: one.userId, bot_id_param: one.botId },
  }),
  canActivateBot: ({ one }) => ({ token: one.token, body: { user_id_param: one.userId, bot_id_param: one.botId } }),
  activateBot: ({ one }) => ({ token: one.token, body: { user_id_param: one.userId, bot_id_param: one.botId } }),
  deactivateBot: ({ one }) => ({ token: one.token, body: { user_id_param: one.userId, bot_id_param: one.botId } }),
  moveTrialToPlan: ({ one }) => ({ token: one.token, body: { botId: one.botId, onPlan: false } }),
  readUserBotVersions: ({ one }) => ({ token: one.token, query: { botId: one.botId } }),
  pinVersion: ({ one }) => ({ token: one.token, body: { bot_id: one.botId, number: null } }),
  readConfigurations: ({ one }) => ({
    token: one.token,
    query: { user_id: `eq.${one.userId}`, bot_id: `eq.${one.botId}`, config_valid: 'eq.true' },
  }),
  saveConfiguration: ({ one }) => ({
    token: one.token,
    query: { on_conflict: 'user_id,bot_id' },
    body: {
      bot_id: one.botId,
      user_id: one.userId,
      config_data: { openingstijden: 'Dagelijks van 17.00 tot 22.00 uur' },
      branding_data: { company_name: 'De Gastheer', primary_color: '#3B82F6', welcome_message: 'Welkom!' },
      allowed_domains: ['www.gastheer.example'],
    },
  }),
  resetConfiguration: ({ one }) => ({ token: one.token, body: { botId: one.botId } }),
  executeBot: ({ one }) => ({ token: one.token, body: { bot_id: one.botId, message: QUESTION, test: true } }),
  trySample: ({ openBot }) => ({ body: { bot_id: openBot, visitor: newId(), message: QUESTION } }),
  listLeads: ({ one }) => ({
    token: one.token,
    query: { score: 'warm', status: 'new', search: 'noor', limit: '10', after: `1763629200000000.${newId()}` },
  }),
  countLeads: ({ one }) => ({ token: one.token, query: { score: 'warm', status: 'new', search: 'noor' } }),
  readLeads: ({ one }) => ({
    token: one.token,
    query: { id: `eq.${one.leadId}`, score: 'eq.warm', order: 'created_at.desc', select: '*', limit: '10' },
  }),
  readLeadAnalytics: ({ one }) => ({ token: one.token, body: {} }),
  calculateLeadScore: ({ one }) => ({
    token: one.token,
    body: {
      email_provided: true,
      phone_provided: false,
      company_provided: true,
      message_length: 120,
      source_quality: 'widget',
    },
  }),
  addLead: ({ one }) => ({
    token: one.token,
    body: {
      name: 'Vera Smit',
      email: 'vera@klant.example',
      phone: '06 12345678',
      company: 'Smit bv',
      message: 'Graag een offerte',
      source: 'beurs',
      bot_id: one.botId,
      user_id: one.userId,
      score: 'cold',
    },
  }),
  changeLead: ({ one }) => ({
    token: one.token,
    query: { id: `eq.${one.leadId}` },
    body: { status: 'contacted', name: 'Noor de Bakker', contacted_at: null },
  }),
  removeLead: ({ one }) => ({ token: one.token, query: { id: `eq.${one.leadId}` } }),
  listConversations: ({ one }) => ({
    token: one.token,
    query: { bot_id: one.botId, channel: 'hosted', refused: 'false', limit: '10' },
  }),
  readConversation: ({ one }) => ({ token: one.token, params: { id: one.conversationId } }),
  removeConversation: ({ one }) => ({ token: one.token, params: { id: one.conversationId } }),
  readKnowledge: ({ one }) => ({ token: one.token, query: { config_id: one.configId } }),
  refreshKnowledge: ({ one }) => ({ token: one.token, body: { config_id: one.configId } }),
  changeExtraPages: ({ one }) => ({
    token: one.token,
    body: { config_id: one.configId, urls: ['https://www.gastheer.example/menu'] },
  }),
  widgetLoader: () => ({}),
  chatPage: ({ one }) => ({ query: { bot: one.botId, token: one.hostedToken } }),
  openChat: ({ one }) => ({
    body: { bot: one.botId, token: one.hostedToken, embed: true, previous: one.chat },
  }),
  sendChatMessage: ({ one }) => ({
    token: one.chat,
    body: { message: QUESTION, conversation_id: one.conversationId, client_message_id: newId() },
  }),
  leaveContact: ({ one }) => ({
    token: one.chat,
    body: {
      conversation_id: one.conversationId,
      name: 'Piet',
      email: 'piet@klant.example',
      phone: '06 12345678',
      company: 'Piet bv',
      message: 'Bel me',
      consent: true,
      idempotency_key: newId(),
    },
  }),
  openRealtime: ({ one }) => ({ token: one.token, query: { channel: 'leads' } }),
}
