import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { letDaysPass } from '../../../tests/support/let-days-pass.ts'
import { BOTS, buy, createShop, ledgerOf, type Person } from '../../../tests/support/order-fixtures.ts'
import { makeVendor, signUpForLong, useBot, vendorBalanceOf } from '../../../tests/support/vendor-earnings.ts'
import { reconcileOrder } from './actions/reconcile-order.ts'
import { sharePlanRevenue } from './actions/share-plan-revenue.ts'
import { splitNet } from './domain/split-price.ts'

let app: TestApp
let me: Person
let anna: Person
let bert: Person
beforeEach(async () => {
  app = await createShop()
  me = await signUpForLong(app)
  anna = await makeVendor(app, BOTS.balie, BOTS.tafelwijs)
  bert = await makeVendor(app, BOTS.bonnie)
})
afterEach(() => app.close())

const pool = async () => (await ledgerOf(app))['plan_pool'] ?? 0
const rows = (text: string, values: unknown[] = []) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const STARTER_NET = 2479
const DAYS_TO_DECEMBER_FIRST = 11
const DAYS_TO_JANUARY_FIRST = 42

describe('plan revenue', () => {
  it('stays in the pool until the first of the month after its period, then is shared by use to the cent', async () => {
    await buy(app, me, { plan: 'starter' })
    await useBot(app, me, BOTS.balie, 4)
    await useBot(app, me, BOTS.tafelwijs, 1)
    await useBot(app, me, BOTS.bonnie, 2)
    await letDaysPass(app, DAYS_TO_DECEMBER_FIRST + 29)
    expect(await pool()).toBeLessThanOrEqual(-STARTER_NET)
    expect(await vendorBalanceOf(app, anna)).toBe(0)
    await letDaysPass(app, DAYS_TO_JANUARY_FIRST - DAYS_TO_DECEMBER_FIRST - 29)
    // 2479 by 4, 1 and 2: 1416,57 and 354,14 and 708,29.
    const [balie, tafelwijs, bonnie] = [1417, 354, 708]
    expect(await vendorBalanceOf(app, anna)).toBe(splitNet(balie).vendorCents + splitNet(tafelwijs).vendorCents)
    expect(await vendorBalanceOf(app, bert)).toBe(splitNet(bonnie).vendorCents)
    // The current period is still in the pool.
    expect(await pool()).toBe(-STARTER_NET)
  })

  it('counts completed plan use within the period, not tests, failures, other access or the user’s own bot', async () => {
    await app.db.query({ role: 'service' }, 'update app.bots set vendor_id = $1 where id = $2 returning id', [
      me.userId,
      BOTS.schapwijzer,
    ])
    await useBot(app, me, BOTS.bonnie, 3)
    app.clock.advanceMs(1000)
    await buy(app, me, { plan: 'starter' })
    await useBot(app, me, BOTS.balie, 1)
    await useBot(app, me, BOTS.bonnie, 1, { status: 'failed' })
    await useBot(app, me, BOTS.bonnie, 1, { countsPlan: false })
    await useBot(app, me, BOTS.schapwijzer, 5)
    await letDaysPass(app, DAYS_TO_JANUARY_FIRST)
    expect(await vendorBalanceOf(app, anna)).toBe(splitNet(STARTER_NET).vendorCents)
    expect(await vendorBalanceOf(app, bert)).toBe(0)
    expect(await vendorBalanceOf(app, me)).toBe(0)
  })

  it('goes to Syvo when the account used no bot', async () => {
    await buy(app, me, { plan: 'starter' })
    const before = (await ledgerOf(app))['product'] ?? 0
    await letDaysPass(app, DAYS_TO_JANUARY_FIRST)
    const costs = await rows(`select sum(cost_cents)::int as cents from app.payments`)
    expect(before).toBeGreaterThan(0)
    expect((await ledgerOf(app))['product']).toBe(Number(costs[0]?.['cents']) - STARTER_NET)
    expect(await rows('select 1 from app.plan_shares')).toEqual([])
  })

  it('is shared once, however often, late and concurrently the job runs', async () => {
    await buy(app, me, { plan: 'starter' })
    await useBot(app, me, BOTS.bonnie, 1)
    // Months of downtime: nothing ran in between.
    app.clock.advanceMs(130 * 86_400_000)
    await app.background.tick()
    await Promise.all(Array.from({ length: 5 }, () => sharePlanRevenue(app.payments)))
    await app.background.tick()
    const periods = await rows(`select paid_at from app.payments where shared_at is not null`)
    expect(periods.length).toBeGreaterThan(2)
    expect(await vendorBalanceOf(app, bert)).toBe(splitNet(STARTER_NET).vendorCents)
    expect(await rows('select uses from app.plan_shares')).toEqual([{ uses: 1 }])
  })

  it('a refund after sharing is taken from everybody to the cent, and the ledger shows it', async () => {
    const orderId = await buy(app, me, { plan: 'starter' })
    await useBot(app, me, BOTS.balie, 1)
    await useBot(app, me, BOTS.bonnie, 2)
    await letDaysPass(app, DAYS_TO_JANUARY_FIRST)
    const seen = 'select bot_id, amount_cents, status, user_id from app.transactions where vendor_id = $1'
    expect(await rows(seen, [bert.userId])).toEqual([
      { bot_id: BOTS.bonnie, amount_cents: 1653, status: 'paid', user_id: null },
    ])
    const [before] = await rows('select total_revenue_cents from app.bots where id = $1', [BOTS.bonnie])
    const played = (await app.send('GET', '/functions/v1/sandbox-orders', { token: me.token })).body
    for (const { id } of played[0].payments)
      await app.send('POST', '/functions/v1/sandbox-charge-back', { token: me.token, body: { paymentId: id } })
    await reconcileOrder(app.payments, orderId)
    expect([await vendorBalanceOf(app, anna), await vendorBalanceOf(app, bert), await pool()]).toEqual([0, 0, 0])
    expect(await rows(seen, [bert.userId])).toMatchObject([{ amount_cents: 0, status: 'refunded' }])
    const [after] = await rows('select total_revenue_cents from app.bots where id = $1', [BOTS.bonnie])
    expect(Number(before?.['total_revenue_cents']) - Number(after?.['total_revenue_cents'])).toBe(1653)
  })

  it('is shared before its subscriber’s account is deleted together with its use', async () => {
    await buy(app, me, { plan: 'starter' })
    await useBot(app, me, BOTS.bonnie, 1)
    const body = { password: 'een-lang-wachtwoord' }
    expect((await app.send('POST', '/functions/v1/delete-account', { token: me.token, body })).status).toBe(200)
    expect(await vendorBalanceOf(app, bert)).toBe(splitNet(STARTER_NET).vendorCents)
  })
})
