import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BOTS, buy, CONSUMER, createShop, type Person, readBilling } from '../../../tests/support/buying.ts'
import { signUpForLong } from '../../../tests/support/earning.ts'
import { TEST_NOW, type TestHouse } from '../../../tests/support/test-house.ts'
import { reconcile } from './actions/reconcile.ts'
import { settleOrder } from './actions/settle-order.ts'
import { ProviderError } from './provider.ts'

const DAY_MS = 86_400_000

let house: TestHouse
let me: Person
/** What the provider does when a subscription is cancelled or resumed. */
let atProvider: (cancel: () => Promise<void>) => Promise<void>
let isAsked: string[]
/** The provider's news of the rental arrives. */
async function hearOfRental(): Promise<void> {
  const [order] = await service("select id from app.orders where user_id = $1 and kind = 'rental'", [me.userId])
  await settleOrder(house.payments, String(order?.id))
}
/** What the provider tells of an order is lost between these two. */
let isSilent = false
const silence = () => {
  isSilent = true
}
const speak = () => {
  isSilent = false
}
beforeAll(async () => {
  house = await createShop()
  const { provider } = house.payments
  const cancel = provider.cancelSubscription.bind(provider)
  provider.cancelSubscription = (reference, how) => {
    isAsked.push(how)
    return atProvider(() => cancel(reference, how))
  }
  const read = provider.readOrder.bind(provider)
  provider.readOrder = (sessionId) =>
    isSilent ? Promise.reject(new ProviderError('test: silent', { isLasting: false })) : read(sessionId)
})
beforeEach(async () => {
  isAsked = []
  speak()
  atProvider = (cancel) => cancel()
  house.clock.set(TEST_NOW)
  me = await signUpForLong(house)
})
afterAll(() => house.close())

const service = (text: string, values: unknown[]) =>
  house.db.one<Record<string, unknown>>({ role: 'service' }, text, values)
const send = (path: string, token: string | null, body: unknown) => house.send('POST', path, { token, body })
const post = (path: string, body: unknown) => send(path, me.token, body)
const turnOn = (botId: string) => post('/rest/v1/rpc/activate_bot', { bot_id_param: botId })
const turnOff = (botId: string) => post('/rest/v1/rpc/deactivate_bot', { bot_id_param: botId })
const taken = async () => (await post('/rest/v1/rpc/can_activate_bot', { bot_id_param: BOTS.bonnie })).body.active_count
const rentalOf = async (botId: string = BOTS.balie) =>
  (await readBilling(house, me)).subscriptions.find((one: { bot_id: string }) => one.bot_id === botId)
const planOf = async () =>
  (await readBilling(house, me)).subscriptions.find((one: { kind: string }) => one.kind === 'plan')
const placesOf = async () => (await readBilling(house, me)).plan_places.map(({ stands }: { stands: string }) => stands)
const cancel = (subscriptionId: string, resume = false) =>
  post('/functions/v1/cancel-subscription', { subscriptionId, resume })
const move = async (token: string | null = me.token, botId: string = BOTS.balie) =>
  send('/functions/v1/move-rental-to-plan', token, { subscriptionId: (await rentalOf(botId)).id })
const accessOf = async (botId: string = BOTS.balie) => {
  const answer = await house.send('GET', `/rest/v1/user_bots?bot_id=eq.${botId}`, { token: me.token })
  const { access_source: source, access_expired: isOver, on_plan: onPlan, active } = answer.body[0]
  return { source, isOver, onPlan, active }
}
const mails = () =>
  service('select subject, text_content as text from app.mails where user_id = $1 order by id', [me.userId])
const RENTED = { source: 'rental', isOver: false, onPlan: false, active: true }
const KEPT = { ...RENTED, onPlan: true }
const ON_PLAN = { source: 'plan', isOver: false, onPlan: true, active: true }
async function rentAndPlan(plan = 'starter'): Promise<void> {
  await buy(house, me, { rent: BOTS.balie })
  await buy(house, me, { plan })
}
/** To a second after an instant, at which nobody has looked yet. */
const passTo = (instant: string) => house.clock.set(new Date(Date.parse(instant) + 1000))

describe('a rented bot that is set on the plan', () => {
  it('is paid to its end and runs on upon the plan without a gap, with its place kept from the press on (AMB-037)', async () => {
    await rentAndPlan()
    expect(await placesOf()).toEqual(['fits'])
    const before = await rentalOf()
    expect((await move()).body).toMatchObject({ id: before.id, status: 'cancelled', period_end: before.period_end })
    expect([await accessOf(), await taken(), await placesOf()]).toEqual([KEPT, 1, ['kept']])
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer]) expect((await turnOn(botId)).status).toBe(200)
    expect((await turnOn(BOTS.bonnie)).body.error.code).toBe('activation_limit_reached')
    passTo(before.period_end)
    // Before anything was asked of the provider, and after.
    expect(await accessOf()).toEqual(ON_PLAN)
    await reconcile(house.payments)
    await house.background.tick()
    expect([await accessOf(), await rentalOf(), await taken()]).toEqual([ON_PLAN, undefined, 3])
    const rents = await service(
      "select count(*)::int as n from app.payments p join app.orders o on o.id = p.order_id where o.user_id = $1 and o.kind = 'rental'",
      [me.userId],
    )
    expect(rents).toEqual([{ n: 1 }])
  })

  it('is told of as one that goes on, never as one that stops', async () => {
    await rentAndPlan()
    await move()
    passTo((await rentalOf()).period_end)
    await reconcile(house.payments)
    await house.background.tick()
    const told = (await mails()).filter(({ text }) => String(text).includes('verder op je plan'))
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/gaat verder op je plan$/),
      expect.stringMatching(/draait nu op je plan$/),
    ])
    expect((await mails()).filter(({ subject }) => /is gestopt|opzegging/.test(String(subject)))).toEqual([])
  })

  it('and was bought as well is never told of as one that stops: on the page, in the mails, afterwards', async () => {
    await buy(house, me, { rent: BOTS.balie })
    const { id, period_end: end } = await rentalOf()
    const bought = async () => (await readBilling(house, me)).bought_rentals
    expect(await bought()).toEqual([])
    await buy(house, me, { buy: BOTS.balie })
    expect(await bought()).toEqual([id])
    await cancel(id)
    passTo(end)
    await reconcile(house.payments)
    await house.background.tick()
    expect(await rentalOf()).toBeUndefined()
    expect(await accessOf()).toMatchObject({ source: 'purchase', isOver: false })
    const told = (await mails()).filter(({ text }) => String(text).includes('De huur van'))
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^De huur van .* is opgezegd$/),
      expect.stringMatching(/^De huur van .* is afgelopen$/),
    ])
    for (const { text } of told) expect(text).toContain('want die heb je gekocht')
    expect((await mails()).filter(({ subject }) => /is gestopt|opzegging/.test(String(subject)))).toEqual([])
  })

  it('keeps its place while it is switched off, through every answer of the provider about the plan', async () => {
    await rentAndPlan()
    await move()
    await turnOff(BOTS.balie)
    expect(await taken()).toBe(1)
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer]) expect((await turnOn(botId)).status).toBe(200)
    expect((await turnOn(BOTS.bonnie)).body.error.code).toBe('activation_limit_reached')
    const [order] = await service("select id from app.orders where user_id = $1 and kind = 'plan'", [me.userId])
    await settleOrder(house.payments, String(order?.id))
    expect((await turnOn(BOTS.balie)).status).toBe(200)
    expect([await accessOf(), await taken()]).toEqual([KEPT, 3])
  })

  it('gives its place back when its renter keeps the rental, here or at the provider', async () => {
    await rentAndPlan()
    await move()
    const { id } = await rentalOf()
    expect((await cancel(id, true)).body.status).toBe('active')
    expect([await accessOf(), await taken(), await placesOf()]).toEqual([RENTED, 0, ['fits']])
    await move()
    const [row] = await service('select provider_reference, order_id from app.subscriptions where id = $1', [id])
    await house.payments.provider.cancelSubscription(String(row?.provider_reference), 'resume')
    await settleOrder(house.payments, String(row?.order_id))
    expect([await accessOf(), await taken()]).toEqual([RENTED, 0])
    house.clock.advanceMs(2 * DAY_MS)
    await house.background.tick()
    await reconcile(house.payments)
    expect((await rentalOf()).status).toBe('active')
  })

  it('counts among the bots of which a smaller plan lets choose', async () => {
    await rentAndPlan('pro')
    await move()
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]) await turnOn(botId)
    const look = await post('/functions/v1/change-plan', { planCode: 'starter', confirm: false })
    expect(look.body.running.map((one: { bot_id: string }) => one.bot_id)).toContain(BOTS.balie)
    expect((await post('/functions/v1/change-plan', { planCode: 'starter', confirm: true })).body.error.code).toBe(
      'choose_bots',
    )
  })
})

describe('setting a rented bot on the plan', () => {
  const codeOf = async (answer: ReturnType<typeof move>) => {
    const { status, body } = await answer
    return status === 200 ? 'ok' : body.error.code
  }

  it('is for who rents it alone', async () => {
    await rentAndPlan()
    const other = await house.signUp()
    await buy(house, other, { plan: 'pro' })
    expect((await move(null)).status).toBe(401)
    expect(await codeOf(move(other.token))).toBe('subscription_not_found')
    expect([(await rentalOf()).status, await accessOf(), isAsked]).toEqual(['active', RENTED, []])
    // Nor is one that ends by itself given to another's plan.
    await cancel((await rentalOf()).id)
    expect(await codeOf(move(other.token))).toBe('subscription_not_found')
  })

  it('is refused on a plan that is full, with the way on, and works when there is room', async () => {
    await rentAndPlan()
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]) await turnOn(botId)
    const full = await move()
    const message = expect.stringMatching(/Mijn Bots.*groter plan/)
    expect([full.status, full.body.error]).toMatchObject([409, { code: 'plan_full', message }])
    expect([(await rentalOf()).status, await accessOf(), isAsked]).toEqual(['active', RENTED, []])
    await turnOff(BOTS.bonnie)
    expect(await codeOf(move())).toBe('ok')
  })

  it('needs a paid plan that goes on', async () => {
    await buy(house, me, { rent: BOTS.balie })
    expect([await codeOf(move()), await placesOf()]).toEqual(['no_running_plan', []])
    await buy(house, me, { plan: 'starter' }, { buyer: CONSUMER })
    await cancel((await planOf()).id)
    expect([await codeOf(move()), await placesOf()]).toEqual(['no_running_plan', []])
    const [order] = await service("select id from app.orders where user_id = $1 and kind = 'plan'", [me.userId])
    await post('/functions/v1/withdraw-order', { orderId: order?.id })
    expect(await codeOf(move())).toBe('no_running_plan')
    expect([(await rentalOf()).status, await accessOf()]).toEqual(['active', RENTED])
  })

  it('is not for a plan itself, for a bot that no plan can have, or for one that was bought', async () => {
    await rentAndPlan()
    const plan = { subscriptionId: (await planOf()).id }
    expect(await codeOf(post('/functions/v1/move-rental-to-plan', plan))).toBe('not_a_rental')
    await service('update app.bots set active = false where id = $1 returning id', [BOTS.balie])
    expect([await codeOf(move()), await placesOf()]).toEqual(['not_a_rental', []])
    await service(
      "update app.bots set active = true, pricing_model = 'both', price_cents = 19900 where id = $1 returning id",
      [BOTS.balie],
    )
    await buy(house, me, { buy: BOTS.balie })
    expect([await codeOf(move()), await placesOf(), (await rentalOf()).status]).toEqual(['access_exists', [], 'active'])
  })

  it('of one that was cancelled before only keeps the place, and asks the provider nothing', async () => {
    await rentAndPlan()
    const { id, period_end: end } = await rentalOf()
    await cancel(id)
    isAsked = []
    expect([await placesOf(), await codeOf(move()), await codeOf(move()), isAsked]).toEqual([['fits'], 'ok', 'ok', []])
    expect([await accessOf(), await taken()]).toEqual([KEPT, 1])
    passTo(end)
    expect(await accessOf()).toEqual(ON_PLAN)
  })

  it('that the provider does not do is told, gives the place back, and may be pressed again', async () => {
    await rentAndPlan()
    atProvider = () => Promise.reject(new ProviderError('test: silent', { isLasting: false }))
    expect(await codeOf(move())).toBe('payments_unavailable')
    expect([(await rentalOf()).status, await accessOf(), await taken()]).toEqual(['active', RENTED, 0])
    atProvider = (does) => does()
    expect(await codeOf(move())).toBe('ok')
    expect(await accessOf()).toEqual(KEPT)
  })

  it.each([
    ['', speak],
    [' and nothing more was heard of it', silence],
  ])('that the provider did while its answer was lost%s is a move, whose place is kept', async (_, after) => {
    await rentAndPlan()
    const { period_end: end } = await rentalOf()
    atProvider = async (does) => {
      await does()
      after()
      throw new ProviderError('test: its answer is lost', { isLasting: false })
    }
    await codeOf(move())
    speak()
    atProvider = (does) => does()
    await hearOfRental()
    expect([(await rentalOf()).status, await accessOf(), await taken()]).toEqual(['cancelled', KEPT, 1])
    const said = (await mails()).filter(({ subject }) => /opzegging|gaat verder op je plan/.test(String(subject)))
    expect(said.map(({ subject }) => subject)).toEqual([expect.stringMatching(/gaat verder op je plan$/)])
    passTo(end)
    expect(await accessOf()).toEqual(ON_PLAN)
  })

  it('of which nobody can say whether it was done keeps its place until the rental is renewed, and may be pressed again', async () => {
    await rentAndPlan()
    atProvider = async () => {
      silence()
      throw new ProviderError('test: silent', { isLasting: false })
    }
    expect(await codeOf(move())).toBe('payments_unavailable')
    speak()
    atProvider = (does) => does()
    expect([(await rentalOf()).status, await taken(), await placesOf()]).toEqual(['active', 1, ['fits']])
    const played = (await house.send('GET', '/functions/v1/sandbox-orders', { token: me.token })).body
    const { subscription } = played.find(({ title }: { title: string }) => title === 'Balie')
    expect((await post('/functions/v1/sandbox-renew', { subscriptionId: subscription.id })).status).toBe(200)
    await hearOfRental()
    expect([(await rentalOf()).status, await taken()]).toEqual(['active', 0])
    expect(await codeOf(move())).toBe('ok')
  })

  it('pressed twice at once keeps one place, also when one of the two fails at the provider', async () => {
    await rentAndPlan()
    expect(await Promise.all([codeOf(move()), codeOf(move())])).toEqual(['ok', 'ok'])
    expect([await accessOf(), await taken()]).toEqual([KEPT, 1])
    await cancel((await rentalOf()).id, true)
    let presses = 0
    const both = Promise.withResolvers<void>()
    atProvider = async (does) => {
      presses += 1
      const isFirst = presses === 1
      if (!isFirst) both.resolve()
      await both.promise
      if (isFirst) throw new ProviderError('test: silent', { isLasting: false })
      await does()
    }
    const codes = await Promise.all([codeOf(move()), codeOf(move())])
    // The one that failed may find that the other has done it.
    expect(codes).toContain('ok')
    expect([(await rentalOf()).status, await accessOf(), await taken()]).toEqual(['cancelled', KEPT, 1])
  })

  it('asked for after a smaller plan was, finds a place on that too or is refused', async () => {
    await rentAndPlan('pro')
    const bots = [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]
    for (const botId of bots) await turnOn(botId)
    const change = { planCode: 'starter', confirm: true }
    expect((await post('/functions/v1/change-plan', change)).status).toBe(200)
    expect(await codeOf(move())).toBe('plan_full')
    expect(await accessOf()).toEqual(RENTED)
    await turnOff(BOTS.bonnie)
    expect(await codeOf(move())).toBe('ok')
  })

  it('asked for after some bots were chosen to stay on a smaller plan is one of those that run, and a failed press leaves the choice', async () => {
    await rentAndPlan('pro')
    const keepBotIds = [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]
    const offered: { id: string }[] = (await house.send('GET', '/rest/v1/bots?limit=20')).body
    const others: readonly string[] = [...keepBotIds, BOTS.balie]
    const fourth = offered.find(({ id }) => !others.includes(id))?.id ?? ''
    for (const botId of [...keepBotIds, fourth]) expect((await turnOn(botId)).status).toBe(200)
    expect((await post('/functions/v1/change-plan', { planCode: 'starter', confirm: true, keepBotIds })).status).toBe(
      200,
    )
    expect(await codeOf(move())).toBe('plan_full')
    // What the refusal advises helps.
    await turnOff(BOTS.bonnie)
    for (const _ of [1, 2]) {
      atProvider = () => Promise.reject(new ProviderError('test: silent', { isLasting: false }))
      expect(await codeOf(move())).toBe('payments_unavailable')
    }
    atProvider = (does) => does()
    expect(await codeOf(move())).toBe('ok')
    const [{ keep_bot_ids: kept } = {}] = await service(
      "select keep_bot_ids from app.subscriptions where user_id = $1 and kind = 'plan'",
      [me.userId],
    )
    expect(kept).toEqual([...keepBotIds, BOTS.balie])
  })
})
