import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { type Answer, createTestApp, type TestApp } from './create-test-app.ts'

/** Bots of the catalogue that tests buy. */
export const BOTS = {
  balie: '0192e6fb-4580-7b00-a94c-7e80460bfee5',
  tafelwijs: '0192e6f8-8660-7c92-a493-a398b9313026',
  schapwijzer: '0192e6f7-9c00-7dba-9077-366f612df492',
  bonnie: '0192e6f4-dce0-7070-b7d9-4ca18b639608',
} as const

/** A buyer of each kind. */
export const BUSINESS = {
  kind: 'business',
  name: 'Noor Jansen',
  companyName: 'Bistro Noor',
  kvkNumber: '12345678',
  btwId: 'NL123456789B01',
  country: 'NL',
  street: 'Dorpsstraat 1',
  postcode: '1234 AB',
  city: 'Utrecht',
} as const
export const CONSUMER = {
  kind: 'consumer',
  name: 'Sam de Vries',
  country: 'NL',
  street: 'Kade 2',
  postcode: '5678 CD',
  city: 'Delft',
} as const

/** A business elsewhere in the EU. */
export const ABROAD = {
  kind: 'business',
  name: 'Anna Schmidt',
  companyName: 'Café Anna GmbH',
  kvkNumber: null,
  btwId: 'DE123456789',
  country: 'DE',
  street: 'Domstraße 1',
  postcode: '50667',
  city: 'Köln',
} as const

/** A signed-in account. */
export type Person = Awaited<ReturnType<TestApp['signUp']>>

/** An app with the catalogue and prices of the sandbox. */
export async function createShop(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const app = await createTestApp(options)
  await seedCatalogue(app, { demo: false })
  // A shop lives through years of nights: without a sample company no bot is asked for its health in each of them.
  await app.db.query({ role: 'service' }, 'update app.bots set sample_config_id = null returning id', [])
  await createPlanPrices(app.payments)
  return app
}

/** What can be bought. */
export type Intent = { plan: string } | { rent: string } | { buy: string }

/** Starts an order and answers its id; throws when it is refused. */
export async function startOrder(app: TestApp, who: Person, intent: Intent): Promise<string> {
  const answer = await requestOrder(app, who, intent)
  const id = /^\/bestellen\/(.+)$/.exec(answer.body.checkoutUrl ?? '')?.[1]
  if (!id) throw new Error(`no order: ${answer.status} ${JSON.stringify(answer.body)}`)
  return id
}

/** Requests an order and returns the response. */
export function requestOrder(app: TestApp, who: Person, intent: Intent): Promise<Answer> {
  const { token } = who
  if ('plan' in intent)
    return intent.plan.startsWith('dev-')
      ? app.send('POST', '/functions/v1/create-checkout', { token, body: { plan: intent.plan } })
      : app.send('POST', '/functions/v1/create-subscription-checkout', { token, body: { planCode: intent.plan } })
  const body =
    'rent' in intent ? { botId: intent.rent, accessType: 'rental' } : { botId: intent.buy, accessType: 'purchase' }
  return app.send('POST', '/functions/v1/create-bot-checkout', { token, body })
}

/** Confirms an order at its price and returns the response. */
export async function confirmOrder(
  app: TestApp,
  who: Person,
  orderId: string,
  given: { buyer?: unknown; seenPriceCents?: number } = {},
): Promise<Answer> {
  const order = (await readOrder(app, who, orderId)).body
  const { buyer = BUSINESS, seenPriceCents = order.price_cents } = given
  return app.send('POST', '/functions/v1/confirm-order', {
    token: who.token,
    body: { orderId, buyer, seenPriceCents, acceptsTerms: true, startsNow: true },
  })
}

/** The order as its buyer sees it. */
export function readOrder(app: TestApp, who: Person, orderId: string): Promise<Answer> {
  return app.send('GET', `/functions/v1/orders/${orderId}`, { token: who.token })
}

/** The sandbox's session behind a confirmed order. */
export async function sessionOf(app: TestApp, orderId: string): Promise<string> {
  const [row] = await app.db.query<{ session_id: string }>(
    { role: 'service' },
    'select session_id from app.orders where id = $1',
    [orderId],
  )
  return row?.session_id ?? ''
}

/** Plays the payment page of a confirmed order. */
export async function playPayment(
  app: TestApp,
  who: Person,
  orderId: string,
  how: { method?: 'ideal' | 'sepa_debit' | 'card'; outcome?: string } = {},
): Promise<Answer> {
  const { method = 'ideal', outcome = 'paid' } = how
  const sessionId = await sessionOf(app, orderId)
  return app.send('POST', '/functions/v1/sandbox-pay', { token: who.token, body: { sessionId, method, outcome } })
}

/** Orders, confirms and pays; the worker then applies the webhook event. Returns the order's id. */
export async function buy(
  app: TestApp,
  who: Person,
  intent: Intent,
  how: { buyer?: unknown; method?: 'ideal' | 'sepa_debit' | 'card' } = {},
): Promise<string> {
  const orderId = await startOrder(app, who, intent)
  const confirmed = await confirmOrder(app, who, orderId, { buyer: how.buyer })
  if (confirmed.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(confirmed.body)}`)
  const paid = await playPayment(app, who, orderId, how.method ? { method: how.method } : {})
  if (paid.status !== 200) throw new Error(`not paid: ${JSON.stringify(paid.body)}`)
  await app.background.tick()
  return orderId
}

/** What the account is told about its money. */
export async function readBilling(app: TestApp, who: Person) {
  return (await app.send('GET', '/functions/v1/billing', { token: who.token })).body
}

/** The tier that counts for the account. */
export async function tierOf(app: TestApp, who: Person): Promise<string> {
  const answer = await app.send('POST', '/rest/v1/rpc/get_my_effective_plan', { token: who.token, body: {} })
  return answer.body.subscription_tier
}

/** The sum of every account of the ledger, in cents; together they are nothing. */
export async function ledgerOf(app: TestApp): Promise<Record<string, number>> {
  const rows = await app.db.query<{ account: string; cents: string }>(
    { role: 'service' },
    'select account, sum(amount_cents)::text as cents from app.ledger_entries group by account order by account',
    [],
  )
  return Object.fromEntries(rows.map(({ account, cents }) => [account, Number(cents)]))
}
