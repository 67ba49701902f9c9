import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BOTS, buy, createShop, ledgerOf, type Person } from '../../../tests/support/buying.ts'
import { letDaysPass, makeVendor, owedTo, signUpForLong, useBot } from '../../../tests/support/earning.ts'
import type { TestHouse } from '../../../tests/support/test-house.ts'
import { settleOrder } from './actions/settle-order.ts'
import { sharePlanRevenue } from './actions/share-plan-revenue.ts'
import { splitNet } from './domain/split.ts'

let house: TestHouse
let me: Person
let anna: Person
let bert: Person
beforeEach(async () => {
  house = await createShop()
  me = await signUpForLong(house)
  anna = await makeVendor(house, BOTS.balie, BOTS.tafelwijs)
  bert = await makeVendor(house, BOTS.bonnie)
})
afterEach(() => house.close())

const pool = async () => (await ledgerOf(house))['plan_pool'] ?? 0
const rows = (text: string, values: unknown[] = []) =>
  house.db.one<Record<string, unknown>>({ role: 'service' }, text, values)
const STARTER_NET = 2479
const DAYS_TO_DECEMBER_FIRST = 11
const DAYS_TO_JANUARY_FIRST = 42

describe('what a plan brings', () => {
  it('stays in the pool until the first of the month after its period, and then goes by use to the cent', async () => {
    await buy(house, me, { plan: 'starter' })
    await useBot(house, me, BOTS.balie, 4)
    await useBot(house, me, BOTS.tafelwijs, 1)
    await useBot(house, me, BOTS.bonnie, 2)
    await letDaysPass(house, DAYS_TO_DECEMBER_FIRST + 29)
    expect(await pool()).toBeLessThanOrEqual(-STARTER_NET)
    expect(await owedTo(house, anna)).toBe(0)
    await letDaysPass(house, DAYS_TO_JANUARY_FIRST - DAYS_TO_DECEMBER_FIRST - 29)
    // 2479 by 4, 1 and 2: 1416,57 and 354,14 and 708,29.
    const [balie, tafelwijs, bonnie] = [1417, 354, 708]
    expect(await owedTo(house, anna)).toBe(splitNet(balie).vendorCents + splitNet(tafelwijs).vendorCents)
    expect(await owedTo(house, bert)).toBe(splitNet(bonnie).vendorCents)
    // The period that runs now is still in the pool.
    expect(await pool()).toBe(-STARTER_NET)
  })

  it('counts what was completed on the plan within the period, not tests, failures, own access or one’s own bot', async () => {
    await house.db.one({ role: 'service' }, 'update app.bots set vendor_id = $1 where id = $2 returning id', [
      me.userId,
      BOTS.schapwijzer,
    ])
    await useBot(house, me, BOTS.bonnie, 3)
    house.clock.advanceMs(1000)
    await buy(house, me, { plan: 'starter' })
    await useBot(house, me, BOTS.balie, 1)
    await useBot(house, me, BOTS.bonnie, 1, { status: 'failed' })
    await useBot(house, me, BOTS.bonnie, 1, { countsPlan: false })
    await useBot(house, me, BOTS.schapwijzer, 5)
    await letDaysPass(house, DAYS_TO_JANUARY_FIRST)
    expect(await owedTo(house, anna)).toBe(splitNet(STARTER_NET).vendorCents)
    expect(await owedTo(house, bert)).toBe(0)
    expect(await owedTo(house, me)).toBe(0)
  })

  it('of somebody who used no bot is Syvo’s', async () => {
    await buy(house, me, { plan: 'starter' })
    const before = (await ledgerOf(house))['product'] ?? 0
    await letDaysPass(house, DAYS_TO_JANUARY_FIRST)
    const costs = await rows(`select sum(cost_cents)::int as cents from app.payments`)
    expect(before).toBeGreaterThan(0)
    expect((await ledgerOf(house))['product']).toBe(Number(costs[0]?.['cents']) - STARTER_NET)
    expect(await rows('select 1 from app.plan_shares')).toEqual([])
  })

  it('is shared once, however often, late and from however many sides at once', async () => {
    await buy(house, me, { plan: 'starter' })
    await useBot(house, me, BOTS.bonnie, 1)
    // Months of standstill: nothing ran in between.
    house.clock.advanceMs(130 * 86_400_000)
    await house.background.tick()
    await Promise.all(Array.from({ length: 5 }, () => sharePlanRevenue(house.payments)))
    await house.background.tick()
    const periods = await rows(`select paid_at from app.payments where shared_at is not null`)
    expect(periods.length).toBeGreaterThan(2)
    expect(await owedTo(house, bert)).toBe(splitNet(STARTER_NET).vendorCents)
    expect(await rows('select uses from app.plan_shares')).toEqual([{ uses: 1 }])
  })

  it('that goes back after it was shared is taken from everybody to the cent, and the books say so', async () => {
    const orderId = await buy(house, me, { plan: 'starter' })
    await useBot(house, me, BOTS.balie, 1)
    await useBot(house, me, BOTS.bonnie, 2)
    await letDaysPass(house, DAYS_TO_JANUARY_FIRST)
    const seen = 'select bot_id, amount_cents, status, user_id from app.transactions where vendor_id = $1'
    expect(await rows(seen, [bert.userId])).toEqual([
      { bot_id: BOTS.bonnie, amount_cents: 1653, status: 'paid', user_id: null },
    ])
    const [before] = await rows('select total_revenue_cents from app.bots where id = $1', [BOTS.bonnie])
    const played = (await house.send('GET', '/functions/v1/sandbox-orders', { token: me.token })).body
    for (const { id } of played[0].payments)
      await house.send('POST', '/functions/v1/sandbox-charge-back', { token: me.token, body: { paymentId: id } })
    await settleOrder(house.payments, orderId)
    expect([await owedTo(house, anna), await owedTo(house, bert), await pool()]).toEqual([0, 0, 0])
    expect(await rows(seen, [bert.userId])).toMatchObject([{ amount_cents: 0, status: 'refunded' }])
    const [after] = await rows('select total_revenue_cents from app.bots where id = $1', [BOTS.bonnie])
    expect(Number(before?.['total_revenue_cents']) - Number(after?.['total_revenue_cents'])).toBe(1653)
  })

  it('is shared before its subscriber’s account goes, with which goes what it used', async () => {
    await buy(house, me, { plan: 'starter' })
    await useBot(house, me, BOTS.bonnie, 1)
    const body = { password: 'een-lang-wachtwoord' }
    expect((await house.send('POST', '/functions/v1/delete-account', { token: me.token, body })).status).toBe(200)
    expect(await owedTo(house, bert)).toBe(splitNet(STARTER_NET).vendorCents)
  })
})
