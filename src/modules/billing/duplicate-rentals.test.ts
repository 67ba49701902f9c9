import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  buy,
  createShop,
  type Intent,
  type Person,
  readBilling,
  readOrder,
  startOrder,
} from '../../../tests/support/order-fixtures.ts'
import { duplicateRentals, type RunningRental, slotsLeft } from './domain/duplicate-rentals.ts'

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await createShop()
  await service("update app.bots set pricing_model = 'both', price_cents = 19900 where id = $1 returning id", [
    BOTS.balie,
  ])
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  me = await app.signUp()
})
afterAll(() => app.close())

const service = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const post = (path: string, who: Person, body: unknown) => app.send('POST', path, { token: who.token, body })
const rentalsOf = async (who: Person, intent: Intent) =>
  (await readOrder(app, who, await startOrder(app, who, intent))).body.rentals.map(
    (one: { title: string }) => one.title,
  )
const subscriptionOf = async (who: Person, botId: string) =>
  (await readBilling(app, who)).subscriptions.find((one: { bot_id: string }) => one.bot_id === botId)

describe('rentals that an order would pay for twice', () => {
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
    expect(duplicateRentals({ kind, botId }, rentals).map(({ id }) => id)).toEqual(doubled)
  })

  it.each([
    [null, 5, null],
    [3, 0, 3],
    [3, 1, 2],
    [3, 4, 0],
  ])('a limit of %s with %s running bots leaves %s slots', (limit, running, left) => {
    expect(slotsLeft(limit, running)).toBe(left)
  })
})

it('an order names what its own customer would pay for twice, and nobody else’s (AMB-037)', async () => {
  const other = await app.signUp()
  await buy(app, other, { rent: BOTS.tafelwijs })
  for (const rent of [BOTS.balie, BOTS.schapwijzer]) await buy(app, me, { rent })
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

it('an order ends no rental, however it ends: each continues until the customer ends it', async () => {
  await buy(app, me, { rent: BOTS.balie })
  await buy(app, me, { plan: 'starter' })
  await buy(app, me, { buy: BOTS.balie })
  await app.background.tick()
  expect((await subscriptionOf(me, BOTS.balie)).status).toBe('active')
})

describe('a bot ordered by itself while the account has a paid plan', () => {
  const offerFor = async (who: Person, intent: Intent) =>
    (await readOrder(app, who, await startOrder(app, who, intent))).body.plan_offer
  const onPlan = (who: Person, botId: string) => post('/rest/v1/rpc/activate_bot', who, { bot_id_param: botId })

  it('the order offers the plan’s free slot before payment, only to its own account', async () => {
    expect(await offerFor(me, { rent: BOTS.balie })).toBeNull()
    await buy(app, me, { plan: 'starter' })
    expect(await offerFor(me, { rent: BOTS.balie })).toBe('room')
    expect(await offerFor(me, { buy: BOTS.balie })).toBe('room')
    expect(await offerFor(await app.signUp(), { rent: BOTS.balie })).toBeNull()
  })

  it('the order says that the bot is on the plan already', async () => {
    await buy(app, me, { plan: 'starter' })
    expect((await onPlan(me, BOTS.balie)).status).toBe(200)
    expect(await offerFor(me, { buy: BOTS.balie })).toBe('has')
  })

  it('the order does not say so for a bot that is switched off while the plan has no free slot', async () => {
    await buy(app, me, { plan: 'starter' })
    await onPlan(me, BOTS.balie)
    await post('/rest/v1/rpc/deactivate_bot', me, { bot_id_param: BOTS.balie })
    expect(await offerFor(me, { rent: BOTS.balie })).toBe('room')
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie])
      expect((await onPlan(me, botId)).status).toBe(200)
    expect(await offerFor(me, { rent: BOTS.balie })).toBeNull()
  })

  it('the order offers no slot on a full plan', async () => {
    await buy(app, me, { plan: 'starter' })
    const others = (await app.send('GET', '/rest/v1/bots?limit=20')).body
      .map(({ id }: { id: string }) => id)
      .filter((id: string) => id !== BOTS.balie)
    for (const id of others) await onPlan(me, id)
    expect(await offerFor(me, { rent: BOTS.balie })).toBeNull()
  })

  it('buying the bot frees its plan slot for another bot', async () => {
    await buy(app, me, { plan: 'starter' })
    await onPlan(me, BOTS.balie)
    const active = async () =>
      (await post('/rest/v1/rpc/can_activate_bot', me, { bot_id_param: BOTS.tafelwijs })).body.active_count
    expect(await active()).toBe(1)
    await buy(app, me, { buy: BOTS.balie })
    expect(await active()).toBe(0)
  })
})
