import { describe, expect, it } from 'vitest'
import { ProviderError } from '#modules/payments/provider.ts'
import { ON_PLAN, openMoveRentalFixture, RENTED, RENTED_ON_PLAN } from '../../../tests/support/move-rental-fixture.ts'
import { BOTS, buy, CONSUMER } from '../../../tests/support/order-fixtures.ts'

const {
  stage,
  turnOn,
  turnOff,
  taken,
  rentalOf,
  planOf,
  planSlotsOf,
  cancel,
  move,
  accessOf,
  mails,
  rentAndPlan,
  passTo,
  receiveRentalEvents,
  silence,
  speak,
  service,
  post,
} = openMoveRentalFixture()

describe('moving a rented bot to the plan', () => {
  const codeOf = async (answer: ReturnType<typeof move>) => {
    const { status, body } = await answer
    return status === 200 ? 'ok' : body.error.code
  }

  it('only the account that rents the bot can move it', async () => {
    await rentAndPlan()
    const other = await stage.app.signUp()
    await buy(stage.app, other, { plan: 'pro' })
    expect((await move(null)).status).toBe(401)
    expect(await codeOf(move(other.token))).toBe('subscription_not_found')
    expect([(await rentalOf()).status, await accessOf(), stage.asked]).toEqual(['active', RENTED, []])
    // A rental that is already cancelled cannot move to another account's plan either.
    await cancel((await rentalOf()).id)
    expect(await codeOf(move(other.token))).toBe('subscription_not_found')
  })

  it('a full plan refuses the move and says what to do, and a free slot makes it succeed', async () => {
    await rentAndPlan()
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]) await turnOn(botId)
    expect(await planSlotsOf()).toEqual([])
    const full = await move()
    const message = expect.stringMatching(/Mijn Bots.*groter plan/)
    expect([full.status, full.body.error]).toMatchObject([409, { code: 'plan_full', message }])
    expect([(await rentalOf()).status, await accessOf(), stage.asked]).toEqual(['active', RENTED, []])
    await turnOff(BOTS.bonnie)
    expect(await codeOf(move())).toBe('ok')
  })

  it('[AMB-037] is offered only while the plan has a free slot, and the smaller plan that was asked for too', async () => {
    await rentAndPlan('pro')
    await post('/functions/v1/change-plan', { planCode: 'starter', confirm: true, seenDueNowCents: 0 })
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer]) await turnOn(botId)
    expect(await planSlotsOf()).toEqual(['fits'])
    await turnOn(BOTS.bonnie)
    expect([await planSlotsOf(), await codeOf(move())]).toEqual([[], 'plan_full'])
    await turnOff(BOTS.bonnie)
    expect([await planSlotsOf(), await codeOf(move())]).toEqual([['fits'], 'ok'])
  })

  it('the move requires a paid plan that is renewed', async () => {
    await buy(stage.app, stage.me, { rent: BOTS.balie })
    expect([await codeOf(move()), await planSlotsOf()]).toEqual(['no_running_plan', []])
    await buy(stage.app, stage.me, { plan: 'starter' }, { buyer: CONSUMER })
    await cancel((await planOf()).id)
    expect([await codeOf(move()), await planSlotsOf()]).toEqual(['no_running_plan', []])
    const [order] = await service("select id from app.orders where user_id = $1 and kind = 'plan'", [stage.me.userId])
    await post('/functions/v1/withdraw-order', { orderId: order?.id })
    expect(await codeOf(move())).toBe('no_running_plan')
    expect([(await rentalOf()).status, await accessOf()]).toEqual(['active', RENTED])
  })

  it('a plan, a bot that fits on no plan, and a bought bot are refused', async () => {
    await rentAndPlan()
    const plan = { subscriptionId: (await planOf()).id }
    expect(await codeOf(post('/functions/v1/move-rental-to-plan', plan))).toBe('not_a_rental')
    await service('update app.bots set active = false where id = $1 returning id', [BOTS.balie])
    expect([await codeOf(move()), await planSlotsOf()]).toEqual(['not_a_rental', []])
    await service(
      "update app.bots set active = true, pricing_model = 'both', price_cents = 19900 where id = $1 returning id",
      [BOTS.balie],
    )
    await buy(stage.app, stage.me, { buy: BOTS.balie })
    expect([await codeOf(move()), await planSlotsOf(), (await rentalOf()).status]).toEqual([
      'access_exists',
      [],
      'active',
    ])
  })

  it('a rental that was cancelled before only reserves the slot, without asking the provider', async () => {
    await rentAndPlan()
    const { id, period_end: end } = await rentalOf()
    await cancel(id)
    stage.asked = []
    expect([await planSlotsOf(), await codeOf(move()), await codeOf(move()), stage.asked]).toEqual([
      ['fits'],
      'ok',
      'ok',
      [],
    ])
    expect([await accessOf(), await taken()]).toEqual([RENTED_ON_PLAN, 1])
    passTo(end)
    expect(await accessOf()).toEqual(ON_PLAN)
  })

  it('a move that the provider does not make is reported, releases the slot, and can be repeated', async () => {
    await rentAndPlan()
    stage.atProvider = () => Promise.reject(new ProviderError('test: silent', { isLasting: false }))
    expect(await codeOf(move())).toBe('payments_unavailable')
    expect([(await rentalOf()).status, await accessOf(), await taken()]).toEqual(['active', RENTED, 0])
    stage.atProvider = (does) => does()
    expect(await codeOf(move())).toBe('ok')
    expect(await accessOf()).toEqual(RENTED_ON_PLAN)
  })

  it.each([
    ['', speak],
    [' and nothing more was heard of it', silence],
  ])('a move that the provider made while its answer was lost%s succeeds and keeps its slot', async (_, after) => {
    await rentAndPlan()
    const { period_end: end } = await rentalOf()
    stage.atProvider = async (does) => {
      await does()
      after()
      throw new ProviderError('test: its answer is lost', { isLasting: false })
    }
    await codeOf(move())
    speak()
    stage.atProvider = (does) => does()
    await receiveRentalEvents()
    expect([(await rentalOf()).status, await accessOf(), await taken()]).toEqual(['cancelled', RENTED_ON_PLAN, 1])
    const said = (await mails()).filter(({ subject }) => /opzegging|gaat verder op je plan/.test(String(subject)))
    expect(said.map(({ subject }) => subject)).toEqual([expect.stringMatching(/gaat verder op je plan$/)])
    passTo(end)
    expect(await accessOf()).toEqual(ON_PLAN)
  })

  it('a move with unknown result keeps its slot until the rental is renewed, and can be repeated', async () => {
    await rentAndPlan()
    stage.atProvider = async () => {
      silence()
      throw new ProviderError('test: silent', { isLasting: false })
    }
    expect(await codeOf(move())).toBe('payments_unavailable')
    speak()
    stage.atProvider = (does) => does()
    expect([(await rentalOf()).status, await taken(), await planSlotsOf()]).toEqual(['active', 1, ['fits']])
    const played = (await stage.app.send('GET', '/functions/v1/sandbox-orders', { token: stage.me.token })).body
    const { subscription } = played.find(({ title }: { title: string }) => title === 'Balie')
    expect((await post('/functions/v1/sandbox-renew', { subscriptionId: subscription.id })).status).toBe(200)
    await receiveRentalEvents()
    expect([(await rentalOf()).status, await taken()]).toEqual(['active', 0])
    expect(await codeOf(move())).toBe('ok')
  })

  it('two simultaneous requests reserve one slot, also when one of them fails at the provider', async () => {
    await rentAndPlan()
    expect(await Promise.all([codeOf(move()), codeOf(move())])).toEqual(['ok', 'ok'])
    expect([await accessOf(), await taken()]).toEqual([RENTED_ON_PLAN, 1])
    await cancel((await rentalOf()).id, true)
    let presses = 0
    const both = Promise.withResolvers<void>()
    stage.atProvider = async (does) => {
      presses += 1
      const isFirst = presses === 1
      if (!isFirst) both.resolve()
      await both.promise
      if (isFirst) throw new ProviderError('test: silent', { isLasting: false })
      await does()
    }
    const codes = await Promise.all([codeOf(move()), codeOf(move())])
    // The failed request may find that the other one succeeded.
    expect(codes).toContain('ok')
    expect([(await rentalOf()).status, await accessOf(), await taken()]).toEqual(['cancelled', RENTED_ON_PLAN, 1])
  })

  it('a move after a smaller plan was requested needs a slot on that plan too, or is refused', async () => {
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

  it('a move joins the bots chosen to stay on a smaller plan; a failed request keeps that choice', async () => {
    await rentAndPlan('pro')
    const keepBotIds = [BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]
    const offered: { id: string }[] = (await stage.app.send('GET', '/rest/v1/bots?limit=20')).body
    const others: readonly string[] = [...keepBotIds, BOTS.balie]
    const fourth = offered.find(({ id }) => !others.includes(id))?.id ?? ''
    for (const botId of [...keepBotIds, fourth]) expect((await turnOn(botId)).status).toBe(200)
    expect((await post('/functions/v1/change-plan', { planCode: 'starter', confirm: true, keepBotIds })).status).toBe(
      200,
    )
    expect(await codeOf(move())).toBe('plan_full')
    // The advice in the refusal works.
    await turnOff(BOTS.bonnie)
    for (const _ of [1, 2]) {
      stage.atProvider = () => Promise.reject(new ProviderError('test: silent', { isLasting: false }))
      expect(await codeOf(move())).toBe('payments_unavailable')
    }
    stage.atProvider = (does) => does()
    expect(await codeOf(move())).toBe('ok')
    const [{ keep_bot_ids: kept } = {}] = await service(
      "select keep_bot_ids from app.subscriptions where user_id = $1 and kind = 'plan'",
      [stage.me.userId],
    )
    expect(kept).toEqual([...keepBotIds, BOTS.balie])
  })
})
