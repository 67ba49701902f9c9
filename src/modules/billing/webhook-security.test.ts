import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  buy,
  confirmOrder,
  createShop,
  type Person,
  playPayment,
  requestOrder,
  startOrder,
  tierOf,
} from '../../../tests/support/order-fixtures.ts'

let app: TestApp
let me: Person
beforeEach(async () => {
  app = await createShop()
  me = await app.signUp()
})
afterEach(() => app.close())

const rows = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)

describe('webhook events of the provider', () => {
  it('an undelivered event is found within the hour', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    await confirmOrder(app, me, orderId)
    await playPayment(app, me, orderId)
    await rows("delete from app.jobs where name = 'billing.sandbox-deliver' returning id", [])
    await rows('update app.sandbox_news set delivered_at = $1 where delivered_at is null returning event_id', [
      TEST_NOW,
    ])
    expect(await tierOf(app, me)).toBe('free')
    await app.background.tick()
    app.clock.advanceMs(3_600_000)
    await app.background.tick()
    expect(await tierOf(app, me)).toBe('pro')
  })

  it('a forged, altered or old event is refused and changes nothing', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    const body = JSON.stringify({ type: 'order.changed', data: { order_id: orderId } })
    const send = (headers: Record<string, string>) =>
      app.http.request('/functions/v1/payment-events', { method: 'POST', body, headers })
    const seconds = String(Math.floor(TEST_NOW.getTime() / 1000))
    const forged = { 'webhook-id': 'evt_1', 'webhook-timestamp': seconds, 'webhook-signature': 'v1,AAAA' }
    const wrong: Record<string, string>[] = [{}, forged, { ...forged, 'webhook-timestamp': '0' }]
    for (const headers of wrong) {
      const answer = await send(headers)
      expect(answer.status).toBe(400)
    }
    expect(await rows('select 1 from app.provider_news where order_id = $1', [orderId])).toEqual([])
  })
})

describe('the database itself refuses', () => {
  it('a client writing a tier, price id, transaction, order, payment or access', async () => {
    await buy(app, me, { rent: BOTS.balie })
    const member = { role: 'member' as const, userId: me.userId }
    const tries = [
      "update app.subscribers set subscription_tier = 'ultimate'",
      "update app.subscription_plans set stripe_price_id = 'x'",
      'update app.transactions set amount_cents = 0',
      'update app.vendor_months set revenue_cents = 0',
      "update app.orders set status = 'paid'",
      'update app.payments set amount_cents = 1',
      'update app.subscriptions set access_end = null',
      'update app.bot_grants set ends_at = null',
      'update app.invoices set amount_cents = 1',
      'select * from app.ledger_entries',
    ]
    for (const text of tries) await expect(app.db.query(member, text, []), text).rejects.toThrow(/permission denied/)
    await expect(
      app.db.query({ role: 'service' }, 'update app.ledger_entries set amount_cents = 1', []),
    ).rejects.toThrow(/permission denied/)
  })

  it('a posting that does not sum to zero', async () => {
    await buy(app, me, { rent: BOTS.balie })
    const [payment] = await rows('select id from app.payments where user_id = $1', [me.userId])
    const add = rows(
      `insert into app.ledger_entries (id, posting_id, payment_id, account, amount_cents, created_at)
       values (gen_random_uuid(), gen_random_uuid(), $1, 'product', 1, $2)`,
      [payment?.['id'], TEST_NOW],
    )
    await expect(add).rejects.toThrow(/does not sum to nothing/)
  })

  it('two live plans for one account', async () => {
    await buy(app, me, { plan: 'pro' })
    expect((await requestOrder(app, me, { plan: 'ultimate' })).body.url).toBe('/billing?wissel=ultimate')
    const otherId = await startOrder(app, me, { rent: BOTS.balie })
    const columns =
      'user_id, kind, plan_code, title, price_cents, status, period_start, period_end, access_end, created_at'
    await expect(
      rows(
        `insert into app.subscriptions (id, order_id, provider_reference, ${columns})
         select gen_random_uuid(), $2, 'another', ${columns} from app.subscriptions where user_id = $1`,
        [me.userId, otherId],
      ),
    ).rejects.toThrow(/subscriptions_one_plan/)
  })
})
