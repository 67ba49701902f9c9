import { describe, expect, it } from 'vitest'
import { ON_PLAN, openMoveRentalFixture, RENTED, RENTED_ON_PLAN } from '../../../tests/support/move-rental-fixture.ts'
import { BOTS, buy, readBilling } from '../../../tests/support/order-fixtures.ts'
import { reconcileOrder } from './actions/reconcile-order.ts'
import { reconcileWithProvider } from './actions/reconcile-with-provider.ts'

const DAY_MS = 86_400_000
const {
  stage,
  turnOn,
  turnOff,
  taken,
  rentalOf,
  planSlotsOf,
  cancel,
  move,
  accessOf,
  mails,
  rentAndPlan,
  passTo,
  service,
  post,
} = openMoveRentalFixture()

describe('a rented bot that was moved to the plan', () => {
  it('runs to the end of its rental, then on the plan without a gap, with its slot reserved (AMB-037)', async () => {
    await rentAndPlan()
    expect(await planSlotsOf()).toEqual(['fits'])
    const before = await rentalOf()
    expect((await move()).body).toMatchObject({ id: before.id, status: 'cancelled', period_end: before.period_end })
    expect([await accessOf(), await taken(), await planSlotsOf()]).toEqual([RENTED_ON_PLAN, 1, ['kept']])
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer]) expect((await turnOn(botId)).status).toBe(200)
    expect((await turnOn(BOTS.bonnie)).body.error.code).toBe('activation_limit_reached')
    passTo(before.period_end)
    // Before the provider is asked anything, and after.
    expect(await accessOf()).toEqual(ON_PLAN)
    await reconcileWithProvider(stage.app.payments)
    await stage.app.background.tick()
    expect([await accessOf(), await rentalOf(), await taken()]).toEqual([ON_PLAN, undefined, 3])
    const rents = await service(
      "select count(*)::int as n from app.payments p join app.orders o on o.id = p.order_id where o.user_id = $1 and o.kind = 'rental'",
      [stage.me.userId],
    )
    expect(rents).toEqual([{ n: 1 }])
  })

  it('is shown as one that continues, never as one that stops', async () => {
    await rentAndPlan()
    await move()
    passTo((await rentalOf()).period_end)
    await reconcileWithProvider(stage.app.payments)
    await stage.app.background.tick()
    const found = (await mails()).filter(({ text }) => String(text).includes('verder op je plan'))
    expect(found.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/gaat verder op je plan$/),
      expect.stringMatching(/draait nu op je plan$/),
    ])
    expect((await mails()).filter(({ subject }) => /is gestopt|opzegging/.test(String(subject)))).toEqual([])
  })

  it('a rental that was bought as well is never shown as one that stops: on the page, in mails, afterwards', async () => {
    await buy(stage.app, stage.me, { rent: BOTS.balie })
    const { id, period_end: end } = await rentalOf()
    const bought = async () => (await readBilling(stage.app, stage.me)).bought_rentals
    expect(await bought()).toEqual([])
    await buy(stage.app, stage.me, { buy: BOTS.balie })
    expect(await bought()).toEqual([id])
    await cancel(id)
    passTo(end)
    await reconcileWithProvider(stage.app.payments)
    await stage.app.background.tick()
    expect(await rentalOf()).toBeUndefined()
    expect(await accessOf()).toMatchObject({ source: 'purchase', isOver: false })
    const found = (await mails()).filter(({ text }) => String(text).includes('De huur van'))
    expect(found.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^De huur van .* is opgezegd$/),
      expect.stringMatching(/^De huur van .* is afgelopen$/),
    ])
    for (const { text } of found) expect(text).toContain('want die heb je gekocht')
    expect((await mails()).filter(({ subject }) => /is gestopt|opzegging/.test(String(subject)))).toEqual([])
  })

  it('keeps its slot while it is switched off, through every provider answer about the plan', async () => {
    await rentAndPlan()
    await move()
    await turnOff(BOTS.balie)
    expect(await taken()).toBe(1)
    for (const botId of [BOTS.tafelwijs, BOTS.schapwijzer]) expect((await turnOn(botId)).status).toBe(200)
    expect((await turnOn(BOTS.bonnie)).body.error.code).toBe('activation_limit_reached')
    const [order] = await service("select id from app.orders where user_id = $1 and kind = 'plan'", [stage.me.userId])
    await reconcileOrder(stage.app.payments, String(order?.id))
    expect((await turnOn(BOTS.balie)).status).toBe(200)
    expect([await accessOf(), await taken()]).toEqual([RENTED_ON_PLAN, 3])
  })

  it('releases its slot when the customer continues the rental, here or at the provider', async () => {
    await rentAndPlan()
    await move()
    const { id } = await rentalOf()
    expect((await cancel(id, true)).body.status).toBe('active')
    expect([await accessOf(), await taken(), await planSlotsOf()]).toEqual([RENTED, 0, ['fits']])
    await move()
    const [row] = await service('select provider_reference, order_id from app.subscriptions where id = $1', [id])
    await stage.app.payments.provider.cancelSubscription(String(row?.provider_reference), 'resume')
    await reconcileOrder(stage.app.payments, String(row?.order_id))
    expect([await accessOf(), await taken()]).toEqual([RENTED, 0])
    stage.app.clock.advanceMs(2 * DAY_MS)
    await stage.app.background.tick()
    await reconcileWithProvider(stage.app.payments)
    expect((await rentalOf()).status).toBe('active')
  })

  it('is one of the bots to choose from for a smaller plan', async () => {
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
