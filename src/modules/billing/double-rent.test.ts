import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  BOTS,
  BUSINESS,
  buy,
  createShop,
  type Person,
  playPayment,
  readBilling,
  readOrder,
  startOrder,
  type Wish,
} from '../../../tests/support/buying.ts'
import { TEST_NOW, type TestHouse } from '../../../tests/support/test-house.ts'
import { reconcile } from './actions/reconcile.ts'
import { doubledRentals, mayEnd, type RunningRental, roomLeft } from './domain/doubled-rentals.ts'

let house: TestHouse
let me: Person
beforeAll(async () => {
  house = await createShop()
  await service("update app.bots set pricing_model = 'both', price_cents = 19900 where id = $1 returning id", [
    BOTS.balie,
  ])
})
beforeEach(async () => {
  house.clock.set(TEST_NOW)
  me = await house.signUp()
})
afterAll(() => house.close())

const DAY_MS = 86_400_000
const service = (text: string, values: unknown[]) =>
  house.db.one<Record<string, unknown>>({ role: 'service' }, text, values)
const post = (path: string, who: Person, body: unknown) => house.send('POST', path, { token: who.token, body })
const activate = (who: Person, botId: string) => post('/rest/v1/rpc/activate_bot', who, { bot_id_param: botId })
const countOf = async (who: Person, botId: string = BOTS.bonnie) =>
  (await post('/rest/v1/rpc/can_activate_bot', who, { bot_id_param: botId })).body.active_count
const rentalsOf = async (who: Person, wish: Wish) =>
  (await readOrder(house, who, await startOrder(house, who, wish))).body.rentals.map(
    (one: { title: string }) => one.title,
  )
const subscriptionOf = async (who: Person, botId: string) =>
  (await readBilling(house, who)).subscriptions.find((one: { bot_id: string }) => one.bot_id === botId)
const accessOf = async (who: Person, botId: string) => {
  const answer = await house.send('GET', `/rest/v1/user_bots?bot_id=eq.${botId}`, { token: who.token })
  const { access_source: source, access_expired: isOver, on_plan: onPlan, active } = answer.body[0]
  return { source, isOver, onPlan, active }
}
async function signInAgain(who: Person): Promise<Person> {
  const { body } = await post('/auth/v1/token?grant_type=password', who, {
    email: who.email,
    password: 'een-lang-wachtwoord',
  })
  return { ...who, token: body.access_token }
}
/** Presses the button with rentals to end; answers the order and what the door said. */
async function press(who: Person, wish: Wish, endRentalIds: readonly string[]) {
  const orderId = await startOrder(house, who, wish)
  const { price_cents: seenPriceCents } = (await readOrder(house, who, orderId)).body
  const body = { orderId, buyer: BUSINESS, seenPriceCents, acceptsTerms: true, startsNow: true, endRentalIds }
  return { orderId, answer: await post('/functions/v1/confirm-order', who, body) }
}
async function payEnding(who: Person, wish: Wish, botIds: readonly string[]): Promise<string> {
  const ids = await Promise.all(botIds.map(async (botId) => (await subscriptionOf(who, botId)).id))
  const { orderId, answer } = await press(who, wish, ids)
  expect(answer.status).toBe(200)
  await playPayment(house, who, orderId)
  await house.background.tick()
  await house.background.tick()
  return orderId
}

describe('which rentals an order would pay for twice', () => {
  const rental = (id: string, change: Partial<RunningRental> = {}): RunningRental => ({
    ...{ id: `huur-${id}`, botId: id, isRenewed: true, fitsPlan: true },
    ...change,
  })
  it.each([
    ['a plan and every rental that it can have', 'plan', null, [rental('a'), rental('b')], ['huur-a', 'huur-b']],
    ['a plan and a rental that ends anyway', 'plan', null, [rental('a', { isRenewed: false })], []],
    ['a plan and a bot that no plan can have', 'plan', null, [rental('a', { fitsPlan: false })], []],
    [
      'a purchase and the rental of that bot',
      'purchase',
      'a',
      [rental('a', { fitsPlan: false }), rental('b')],
      ['huur-a'],
    ],
    ['a purchase and its rental that ends anyway', 'purchase', 'a', [rental('a', { isRenewed: false })], []],
    ['a purchase of a bot that is gone', 'purchase', null, [rental('a', { botId: null })], []],
    ['another rental', 'rental', 'a', [rental('a'), rental('b')], []],
  ] as const)('%s', (_, kind, botId, rentals, doubled) => {
    expect(doubledRentals({ kind, botId }, rentals).map(({ id }) => id)).toEqual(doubled)
  })

  it.each([
    [null, 5, null],
    [3, 0, 3],
    [3, 1, 2],
    [3, 4, 0],
  ])('of a limit of %s with %s that run, room is left for %s', (limit, running, left) => {
    expect(roomLeft(limit, running)).toBe(left)
  })

  it.each([
    [[], [], 0, true],
    [['a'], ['a', 'b'], 1, true],
    [['a', 'b'], ['a', 'b'], null, true],
    [['a', 'b'], ['a', 'b'], 1, false],
    [['a', 'a'], ['a', 'b'], null, false],
    [['c'], ['a', 'b'], null, false],
  ] as const)('of %j chosen from %j with room for %s: %s', (chosen, offered, room, may) => {
    expect(mayEnd(chosen, offered, room)).toBe(may)
  })
})

it('an order names what its own buyer would pay for twice, and nobody else’s (AMB-037)', async () => {
  const other = await house.signUp()
  await buy(house, other, { rent: BOTS.tafelwijs })
  for (const rent of [BOTS.balie, BOTS.schapwijzer]) await buy(house, me, { rent })
  const titleOf = async (who: Person, botId: string) => (await subscriptionOf(who, botId)).title
  const [balie, schapwijzer] = [await titleOf(me, BOTS.balie), await titleOf(me, BOTS.schapwijzer)]
  expect(new Set(await rentalsOf(me, { plan: 'pro' }))).toEqual(new Set([balie, schapwijzer]))
  expect(await rentalsOf(me, { buy: BOTS.balie })).toEqual([balie])
  expect(await rentalsOf(me, { rent: BOTS.tafelwijs })).toEqual([])
  expect(await rentalsOf(other, { plan: 'pro' })).toEqual([await titleOf(other, BOTS.tafelwijs)])
  const { id } = await subscriptionOf(me, BOTS.balie)
  await post('/functions/v1/cancel-subscription', me, { subscriptionId: id })
  expect(await rentalsOf(me, { plan: 'pro' })).toEqual([schapwijzer])
  await service('update app.bots set active = false where id = $1 returning id', [BOTS.schapwijzer])
  expect(await rentalsOf(me, { plan: 'pro' })).toEqual([])
  await service('update app.bots set active = true where id = $1 returning id', [BOTS.schapwijzer])
})

it('nobody ends another’s rental, one that does not double, or more than the plan has room for', async () => {
  const other = await house.signUp()
  await buy(house, other, { rent: BOTS.tafelwijs })
  for (const rent of [BOTS.balie, BOTS.schapwijzer, BOTS.bonnie, BOTS.tafelwijs]) await buy(house, me, { rent })
  const mine = (await readBilling(house, me)).subscriptions.map((one: { id: string }) => one.id)
  const foreign = (await subscriptionOf(other, BOTS.tafelwijs)).id
  const refused = async (wish: Wish, ids: string[]) => (await press(me, wish, ids)).answer.body.error?.code ?? 'none'
  expect(await refused({ plan: 'pro' }, [foreign])).toBe('rentals_changed')
  expect(await refused({ plan: 'pro' }, [mine[0], mine[0]])).toBe('rentals_changed')
  expect(await refused({ plan: 'starter' }, mine)).toBe('rentals_changed')
  expect(await refused({ buy: BOTS.balie }, [(await subscriptionOf(me, BOTS.bonnie)).id])).toBe('rentals_changed')
  expect(await refused({ plan: 'starter' }, mine.slice(0, 3))).toBe('none')
  expect((await subscriptionOf(other, BOTS.tafelwijs)).status).toBe('active')
})

it('with a plan the rental runs to the end of what was paid and the bot goes on upon the plan without a gap; its place is kept from the start', async () => {
  await buy(house, me, { rent: BOTS.balie })
  const before = await subscriptionOf(me, BOTS.balie)
  const { orderId } = await press(me, { plan: 'starter' }, [before.id])
  // Nothing happens while the plan is not paid.
  expect((await subscriptionOf(me, BOTS.balie)).status).toBe('active')
  await playPayment(house, me, orderId)
  await house.background.tick()
  await house.background.tick()
  expect(await subscriptionOf(me, BOTS.balie)).toMatchObject({ status: 'cancelled', period_end: before.period_end })
  expect(await accessOf(me, BOTS.balie)).toEqual({ source: 'rental', isOver: false, onPlan: true, active: true })
  expect(await countOf(me)).toBe(1)
  for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer]) expect((await activate(me, botId)).status).toBe(200)
  expect((await activate(me, BOTS.bonnie)).body.error.code).toBe('activation_limit_reached')
  house.clock.set(new Date(Date.parse(before.period_end) + 1000))
  me = await signInAgain(me)
  // Before anything was asked of the provider.
  expect(await accessOf(me, BOTS.balie)).toEqual({ source: 'plan', isOver: false, onPlan: true, active: true })
  const rents = await service(
    "select count(*)::int as n from app.payments p join app.orders o on o.id = p.order_id where o.user_id = $1 and o.kind = 'rental'",
    [me.userId],
  )
  expect(rents).toEqual([{ n: 1 }])
})

it('who keeps the rental after all is renewed again, and its place on the plan is free', async () => {
  await buy(house, me, { rent: BOTS.balie })
  await payEnding(me, { plan: 'starter' }, [BOTS.balie])
  const { id } = await subscriptionOf(me, BOTS.balie)
  const kept = await post('/functions/v1/cancel-subscription', me, { subscriptionId: id, resume: true })
  expect(kept.body.status).toBe('active')
  expect([await accessOf(me, BOTS.balie), await countOf(me)]).toEqual([
    { source: 'rental', isOver: false, onPlan: false, active: true },
    0,
  ])
  house.clock.advanceMs(2 * DAY_MS)
  await house.background.tick()
  expect((await subscriptionOf(me, BOTS.balie)).status).toBe('active')
})

it('a bot that was switched off gives no place away twice: switched on on a full plan it runs by its rental alone', async () => {
  await buy(house, me, { rent: BOTS.balie })
  await payEnding(me, { plan: 'starter' }, [BOTS.balie])
  await post('/rest/v1/rpc/deactivate_bot', me, { bot_id_param: BOTS.balie })
  for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie])
    expect((await activate(me, botId)).status).toBe(200)
  expect((await activate(me, BOTS.balie)).status).toBe(200)
  expect([await accessOf(me, BOTS.balie), await countOf(me)]).toEqual([
    { source: 'rental', isOver: false, onPlan: false, active: true },
    3,
  ])
})

it('what is not chosen goes on, and with a purchase the rental of that bot ends while it stays', async () => {
  for (const rent of [BOTS.balie, BOTS.schapwijzer]) await buy(house, me, { rent })
  await payEnding(me, { plan: 'pro' }, [])
  expect((await subscriptionOf(me, BOTS.balie)).status).toBe('active')
  await payEnding(me, { buy: BOTS.balie }, [BOTS.balie])
  expect((await subscriptionOf(me, BOTS.balie)).status).toBe('cancelled')
  expect((await subscriptionOf(me, BOTS.schapwijzer)).status).toBe('active')
  expect(await accessOf(me, BOTS.balie)).toEqual({ source: 'purchase', isOver: false, onPlan: false, active: true })
})

it('an end that its job gave up is asked for again by the hour', async () => {
  await buy(house, me, { rent: BOTS.balie })
  const { id } = await subscriptionOf(me, BOTS.balie)
  await service('update app.subscriptions set end_asked_at = $2 where id = $1 returning id', [id, TEST_NOW])
  await house.background.tick()
  expect((await subscriptionOf(me, BOTS.balie)).status).toBe('active')
  await reconcile(house.payments)
  await house.background.tick()
  expect((await subscriptionOf(me, BOTS.balie)).status).toBe('cancelled')
})
