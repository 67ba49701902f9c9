import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { type Answer, createTestApp, TEST_NOW, type TestApp } from '../support/create-test-app.ts'
import {
  BOTS,
  CONSUMER,
  confirmOrder,
  type Intent,
  type Person,
  readOrder,
  startOrder,
} from '../support/order-fixtures.ts'
import { happen } from '../support/payment-history.ts'
import { IS_FULL } from '../support/suite-size.ts'
import { createUpgradingProvider } from '../support/upgrading-provider.ts'

// Many callers at the same limit at the same moment: no more get through than there is room, and nothing is done or paid twice. The product
// has no coupons, so there is none to be used too often. PostgreSQL takes 200 at once over several connections; the embedded engine has one
// connection, on which they follow each other, and takes fewer outside the sweep.

const AT_ONCE = process.env.SYVO_TEST_ENGINE === 'postgres' || IS_FULL ? 200 : 40
const UPGRADE_CENTS = 1200

const provider = createUpgradingProvider(UPGRADE_CENTS)
/** Keys by which the provider was asked; it does each of them once. */
const asked = { checkouts: new Set<string>(), refunds: new Set<string>(), changes: new Set<string>() }
let app: TestApp
let bots: string[]
beforeAll(async () => {
  app = await createTestApp({ paymentProvider: counted() })
  await seedCatalogue(app, { demo: false })
  await createPlanPrices(app.payments)
  const offered = await app.send('GET', '/rest/v1/bots?limit=20')
  bots = offered.body.map((bot: { id: string }) => bot.id)
})
afterAll(() => app.close())

/** The provider, noting the keys by which it is asked. */
function counted() {
  const { createCheckout, refund, changePrice } = provider
  return Object.assign(provider, {
    createCheckout: (request: Parameters<typeof createCheckout>[0]) => {
      asked.checkouts.add(request.idempotencyKey)
      return createCheckout(request)
    },
    refund: (request: Parameters<typeof refund>[0]) => {
      asked.refunds.add(request.idempotencyKey)
      return refund(request)
    },
    changePrice: (request: Parameters<typeof changePrice>[0]) => {
      asked.changes.add(request.idempotencyKey)
      return changePrice(request)
    },
  })
}

const times = <Value>(make: (nth: number) => Value): Value[] => Array.from({ length: AT_ONCE }, (_, nth) => make(nth))
const atOnce = (call: (nth: number) => Promise<Answer>) => Promise.all(times(call))
const post = (who: Person, endpoint: string, body: object) =>
  app.send('POST', `/functions/v1/${endpoint}`, { token: who.token, body })
const rpc = (who: Person, name: string, body: object) =>
  app.send('POST', `/rest/v1/rpc/${name}`, { token: who.token, body })
const count = async (text: string, value: string) =>
  (await app.db.query<{ n: number }>({ role: 'service' }, `select count(*)::int as n from ${text}`, [value]))[0]?.n
/** How many answers there were of each status; every answer is one that was meant. */
function tally(answers: readonly Answer[]): Record<string, number> {
  const found: Record<string, number> = {}
  for (const { status } of answers) found[status] = (found[status] ?? 0) + 1
  return found
}
const onPlan = (who: Person, tier: string) =>
  app.db.query(
    { role: 'service' },
    `insert into app.subscribers (user_id, subscribed, subscription_tier, subscription_end) values ($1, true, $2, '2027-01-01')`,
    [who.userId, tier],
  )
const limitOf = (tier: string, key: string, limit: number) =>
  app.db.query(
    { role: 'service' },
    'update app.plan_features set limit_value = $3, enabled = true where plan_code = $1 and feature_key = $2',
    [tier, key, limit],
  )
/** Orders, confirms and pays; the news is taken in. */
async function bought(who: Person, intent: Intent): Promise<string> {
  const orderId = await startOrder(app, who, intent)
  await confirmOrder(app, who, orderId, { buyer: CONSUMER })
  const order = provider.orders.get(orderId)
  if (!order) throw new Error('the order did not reach the provider')
  happen(order, { kind: 'pay' }, TEST_NOW)
  await post(who, 'verify-payment', { sessionId: orderId })
  return orderId
}

it(`of ${AT_ONCE} switches at once, over more bots than there is room for, three get through at a limit of three`, async () => {
  await limitOf('starter', 'bot_activation', 3)
  // Without the lock one round in four happens to end well; on one connection nothing can cross.
  for (let round = 0; round < (app.db.engine.kind === 'postgres' ? 5 : 1); round++) {
    const who = await app.signUp()
    await onPlan(who, 'starter')
    const answers = await atOnce((nth) =>
      rpc(who, 'activate_bot', { user_id_param: who.userId, bot_id_param: bots[nth % bots.length] }),
    )
    expect(Object.keys(tally(answers)).every((status) => ['200', '409'].includes(status))).toBe(true)
    expect(await count(`app.user_bots where active and user_id = $1`, who.userId)).toBe(3)
    expect(await count(`app.bot_grants where source = 'plan' and user_id = $1`, who.userId)).toBe(3)
  }
})

it(`${AT_ONCE} starts of one trial at once make one trial`, async () => {
  const who = await app.signUp()
  const answers = await atOnce(() => post(who, 'start-trial', { botId: bots[0] ?? '' }))
  expect(tally(answers)).toEqual({ 200: 1, 409: AT_ONCE - 1 })
  expect(await count(`app.bot_grants where source = 'trial' and user_id = $1`, who.userId)).toBe(1)
})

it(`${AT_ONCE} uses at once of a feature that is one short of its limit count one`, async () => {
  const who = await app.signUp()
  await onPlan(who, 'pro')
  await limitOf('pro', 'bot_create', 5)
  await app.db.query(
    { role: 'service' },
    `insert into app.usage_counters (user_id, feature_key, month, used) values ($1, 'bot_create', '2026-11-01', 4)`,
    [who.userId],
  )
  const answers = await atOnce(() => rpc(who, 'increment_usage', { key: 'bot_create', step: 1 }))
  expect(answers.filter(({ status, body }) => status === 200 && body !== false)).toHaveLength(1)
  expect(
    await count(`app.usage_counters where used = 5 and feature_key = 'bot_create' and user_id = $1`, who.userId),
  ).toBe(1)
})

it(`${AT_ONCE} orders of the same bot at once share one, and ${AT_ONCE} confirmations of it one payment page`, async () => {
  const who = await app.signUp()
  const started = await atOnce(() => post(who, 'create-bot-checkout', { botId: bots[0] ?? '', accessType: 'rental' }))
  const pages = new Set(started.map(({ body }) => body.checkoutUrl))
  expect([tally(started), pages.size]).toEqual([{ 200: AT_ONCE }, 1])
  const orderId = await startOrder(app, who, { rent: bots[0] ?? '' })
  const before = asked.checkouts.size
  const { price_cents: seenPriceCents } = (await readOrder(app, who, orderId)).body
  const confirmed = await atOnce(() => confirmOrder(app, who, orderId, { buyer: CONSUMER, seenPriceCents }))
  expect(tally(confirmed)).toEqual({ 200: AT_ONCE })
  expect(new Set(confirmed.map(({ body }) => body.url)).size).toBe(1)
  expect(asked.checkouts.size - before).toBe(1)
})

it(`${AT_ONCE} withdrawals at once of one purchase give the money back once`, async () => {
  const who = await app.signUp()
  const orderId = await bought(who, { buy: BOTS.balie })
  const answers = await atOnce(() => post(who, 'withdraw-order', { orderId }))
  expect(tally(answers)).toEqual({ 200: AT_ONCE })
  await app.background.tick()
  expect(asked.refunds.size).toBe(1)
  const [payment] = provider.orders.get(orderId)?.payments ?? []
  expect(payment?.refundedCents).toBe(payment?.amountCents)
  expect(await count(`app.invoices where kind = 'credit_note' and user_id = $1`, who.userId)).toBe(1)
  expect(await count(`app.mails where kind = 'withdrawal' and user_id = $1`, who.userId)).toBe(1)
  expect(await count(`app.payments where returned_cents = amount_cents and user_id = $1`, who.userId)).toBe(1)
})

it(`${AT_ONCE} changes at once to the same dearer plan are charged once`, async () => {
  const who = await app.signUp()
  const orderId = await bought(who, { plan: 'starter' })
  const body = { planCode: 'pro', confirm: true, seenDueNowCents: UPGRADE_CENTS }
  const answers = await atOnce(() => post(who, 'change-plan', body))
  expect(Object.keys(tally(answers)).every((status) => ['200', '409'].includes(status))).toBe(true)
  await app.background.tick()
  const upgrades = provider.orders.get(orderId)?.payments.filter(({ reason }) => reason === 'upgrade')
  expect([upgrades?.length, asked.changes.size]).toEqual([1, 1])
  expect(await count(`app.payments where reason = 'upgrade' and user_id = $1`, who.userId)).toBe(1)
  expect(await count(`app.subscriptions where plan_code = 'pro' and user_id = $1`, who.userId)).toBe(1)
})

it(`${AT_ONCE} changes at once to different plans end with one of them, which is what is asked next`, async () => {
  const who = await app.signUp()
  const orderId = await bought(who, { plan: 'ultimate' })
  const answers = await atOnce((nth) =>
    post(who, 'change-plan', { planCode: nth % 2 ? 'pro' : 'starter', confirm: true }),
  )
  expect(Object.keys(tally(answers)).every((status) => ['200', '409'].includes(status))).toBe(true)
  await app.background.tick()
  const text = `select next_plan_code, billed_plan->>'code' as billed from app.subscriptions where order_id = $1`
  const [row] = await app.db.query<Record<string, string>>({ role: 'service' }, text, [orderId])
  expect(row?.['billed']).toBe(row?.['next_plan_code'])
  expect(provider.orders.get(orderId)?.asks.plan).toBe(row?.['next_plan_code'])
})
