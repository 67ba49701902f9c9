import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { createTestApp } from '../support/create-test-app.ts'
import { callEndpoint } from './call-endpoint.ts'
import { createEndpointFixtures, type EndpointFixtures } from './endpoint-fixtures.ts'
import { goodRequests } from './good-requests.ts'

// A visitor without a session may not buy or use a bot; tests/screens/public-pages.test.ts covers the pages and the demo.

const app = await createTestApp({
  widgetFiles: { loader: '', assets: new Map(), scriptPath: '/chat/chat.js', stylePath: '/chat/chat.css' },
})
await seedCatalogue(app, { demo: false })
await createPlanPrices(app.payments)
afterAll(() => app.close())

let fixtures: EndpointFixtures
beforeAll(async () => {
  fixtures = await createEndpointFixtures(app, { withMoney: true })
})

/** Reads of the marketplace and of the texts of the pages. */
const BROWSING = [
  'readBots',
  'readListing',
  'readShowcase',
  'readBotDetail',
  'readBotAddresses',
  'readPlans',
  'readPlanFeatures',
  'listArticles',
  'readArticle',
  'readPageText',
  'listAcademy',
  'readLesson',
  'downloadLesson',
]

/**
 * Everything else that is open to anybody, by name, so that an operation that buys or runs a bot is not opened unnoticed: signing in, the mails of
 * the demo, forms, the chat of a customer's site, and the three free messages of a bot's page (AMB-058).
 */
const OPEN = [
  ...['signUp', 'getToken', 'sendCode', 'recoverPassword', 'resendConfirmation', 'verifyToken', 'checkRecoveryLink'],
  ...['startSso', 'finishSso', 'listOutbox', 'readOutboxMail', 'showOutboxMail'],
  ...['joinEarlyAccess', 'sendEnterpriseEmail', 'confirmUnsubscribe', 'unsubscribe', 'sendContactMessage', 'reportBot'],
  ...['widgetLoader', 'chatPage', 'openChat', 'trySample'],
]

/** What buys a bot or a plan, gives access to a bot, sets it up or runs it. */
const BUYING_OR_USING = [
  ...['createSubscriptionCheckout', 'createCheckout', 'createBotCheckout', 'readOrder', 'confirmOrder', 'abandonOrder'],
  ...['verifyPayment', 'changePlan', 'moveRentalToPlan', 'moveTrialToPlan', 'paySandboxSession', 'openBillingPortal'],
  ...['startTrial', 'canActivateBot', 'activateBot', 'deactivateBot', 'getUserActiveBots', 'pinVersion'],
  ...['saveConfiguration', 'resetConfiguration', 'refreshKnowledge', 'changeExtraPages'],
  ...['executeBot', 'runDraftTrial', 'startSmokeBatch', 'sendChatMessage', 'leaveContact'],
]

/** The number of rows that buying or using a bot would add to or change. */
const traces = () =>
  app.db.query(
    { role: 'service' },
    `select (select count(*) from app.orders) as orders, (select count(*) from app.transactions) as transactions,
      (select count(*) from app.bot_grants) as grants, (select count(*) from app.user_bots) as user_bots,
      (select count(*) from app.user_bot_configs) as configurations, (select count(*) from app.bot_executions) as executions`,
    [],
  )

it('[PERM-02] without a session one reads the marketplace and the texts; buying or using a bot is refused', async () => {
  const operations = new Map(app.bindings.map(({ operation }) => [operation.id, operation]))
  const open = [...operations.values()].filter(({ access }) => access === 'anyone').map(({ id }) => id)
  expect(open.toSorted()).toEqual([...BROWSING, ...OPEN].toSorted())
  const before = await traces()
  // Without a token, and with the key that every page carries (API-02).
  for (const token of [null, 'syvo_pub_test']) {
    const ask = async (id: string) => {
      const operation = operations.get(id)
      const request = goodRequests[id]?.(fixtures)
      if (!operation || !request) throw new Error(`no operation, or no good request, is called ${id}`)
      return callEndpoint(app, operation, { ...request, token })
    }
    for (const id of BROWSING) expect((await ask(id)).status, id).toBe(200)
    for (const id of BUYING_OR_USING) expect((await ask(id)).status, id).toBe(401)
  }
  expect(await traces()).toEqual(before)
})
