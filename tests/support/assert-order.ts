import { expect } from 'vitest'
import { TEST_NOW, type TestApp } from './create-test-app.ts'
import { expectedPlan } from './expected-plan.ts'
import { type Person, tierOf } from './order-fixtures.ts'
import { type PaymentFixture, rowsOf } from './payment-fixture.ts'
import type { ScriptedOrder } from './scripted-provider.ts'

const DAY_MS = 86_400_000

/** What each order should have come to, told from the provider's books alone. */
export async function assertOrder(
  { app }: PaymentFixture,
  who: Person,
  orderId: string,
  { payments, subscription, session }: ScriptedOrder,
): Promise<void> {
  const rows = rowsOf(app)
  const paid = payments.filter((payment) => payment.status === 'paid')
  const [order] = await rows('select status, kind, bot_id from app.orders where id = $1', [orderId])
  const failed = payments.length > 0 && paid.length === 0
  const open = session.status === 'expired' ? 'expired' : 'open'
  expect(order?.['status']).toBe(paid.length > 0 ? 'paid' : failed ? 'failed' : open)

  await assertLedger(app, orderId, order?.['kind'], paid)

  const documents = await rows(
    'select i.amount_cents from app.invoices i join app.payments p on p.id = i.payment_id where p.order_id = $1',
    [orderId],
  )
  const documented = documents.reduce((sum, row) => sum + Number(row['amount_cents']), 0)
  expect(documented).toBe(paid.reduce((sum, payment) => sum + retainedOf(payment), 0))

  const hasRight = rightOf(
    order?.['kind'],
    // What an upgrade asked beside a period that went back gives nothing by itself.
    paid.filter((payment) => retainedOf(payment) > 0 && payment.reason !== 'upgrade'),
    subscription,
  )
  if (order?.['kind'] === 'plan') expect(await tierOf(app, who)).toBe(hasRight ? expectedPlan(payments) : 'free')
  else {
    const [bot] = (await app.send('GET', '/rest/v1/user_bots', { token: who.token })).body
    expect(bot !== undefined && !bot.access_expired).toBe(hasRight)
  }
}

type Payment = ScriptedOrder['payments'][number]

const retainedOf = (payment: Payment) => payment.amountCents - payment.refundedCents - payment.chargedBackCents

/** Each account of the order's ledger holds what the provider's books say of it: btw, the vendor's 85 %, the provider's costs and Syvo's rest. */
async function assertLedger(app: TestApp, orderId: string, kind: unknown, paid: readonly Payment[]): Promise<void> {
  const ledger = await rowsOf(app)(
    `select account, sum(e.amount_cents)::int as cents from app.ledger_entries e join app.payments p on p.id = e.payment_id
     where p.order_id = $1 group by account`,
    [orderId],
  )
  const expected = new Map<string, number>()
  const add = (account: string, cents: number) => expected.set(account, (expected.get(account) ?? 0) + cents)
  for (const payment of paid) {
    const kept = retainedOf(payment)
    const net = Math.floor((kept * 100) / 121 + 0.5)
    const syvo = Math.ceil(net * 0.15 - 0.5 - 1e-9)
    add('provider', kept - payment.costCents)
    add('btw', net - kept)
    add('product', payment.costCents)
    if (kind === 'plan') add('plan_pool', -net)
    else {
      add('product', -syvo)
      add('vendor', syvo - net)
    }
  }
  const withoutZeros = (entries: Iterable<[string, number]>) =>
    Object.fromEntries([...entries].filter(([, cents]) => Math.abs(cents) > 0))
  expect(withoutZeros(ledger.map((row) => [String(row['account']), Number(row['cents'])]))).toEqual(
    withoutZeros(expected),
  )
}

/** The provider is set to ask what our side says that is asked next: for the plan that counts, or the one that comes. Not while a payment is late. */
export async function assertPrice(
  { app }: PaymentFixture,
  orderId: string,
  { asks, subscription }: ScriptedOrder,
): Promise<void> {
  const [row] = await rowsOf(app)(
    `select coalesce(next_plan_code, plan_code) as plan, coalesce(next_price_cents, price_cents) as cents, status
     from app.subscriptions where order_id = $1 and kind = 'plan'`,
    [orderId],
  )
  if (row?.['status'] !== 'active' || subscription?.status !== 'active') return
  expect(asks).toEqual({ plan: row['plan'], cents: row['cents'] })
}

function rightOf(kind: unknown, kept: readonly Payment[], subscription: ScriptedOrder['subscription']): boolean {
  if (kept.length === 0) return false
  if (kind === 'purchase') return true
  if (subscription?.status === 'ended') return false
  const until = Math.max(...kept.map((payment) => payment.period?.end.getTime() ?? 0))
  return until + (subscription?.cancelAtPeriodEnd ? 0 : 14 * DAY_MS) > TEST_NOW.getTime()
}
