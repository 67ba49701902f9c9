import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reconcileOrder } from '#modules/billing/actions/reconcile-order.ts'
import { TEST_NOW } from '../support/create-test-app.ts'
import { confirmOrder, ledgerOf, startOrder } from '../support/order-fixtures.ts'
import { openPaymentFixture, type PaymentFixture, rowsOf } from '../support/payment-fixture.ts'
import { happen, paymentHistory } from '../support/payment-history.ts'
import { runPaymentHistory } from '../support/run-payment-history.ts'
import { sizeOf } from '../support/suite-size.ts'

/** A sample where time is short. */
const HISTORIES = sizeOf({ sample: 120, full: 10_000, embedded: 1_000 })

let at: PaymentFixture
beforeAll(async () => {
  at = await openPaymentFixture()
})
afterAll(() => at.app.close())

describe('whatever happens to a payment, and however it is told', () => {
  it(`ends as a simple account of it says, in ${HISTORIES} histories`, { timeout: 7_200_000 }, async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(paymentHistory, async ({ pendingChange, happenings }) => {
        await runPaymentHistory(at, pendingChange, happenings)
        seen += 1
      }),
      { numRuns: HISTORIES, endOnFailure: false },
    )
    const balances = await ledgerOf(at.app)
    expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0)
    console.info(`${seen} histories of payments, ledger ${JSON.stringify(balances)}`)
  })
})

describe('of two answers that cross', () => {
  it('the one that was asked for later counts, for subscriptions as for money', async () => {
    const { app, provider } = at
    const who = await app.signUp()
    const orderId = await startOrder(app, who, { plan: 'pro' })
    await confirmOrder(app, who, orderId)
    const order = provider.orders.get(orderId)
    if (!order) throw new Error('the order did not reach the provider')
    happen(order, { kind: 'pay' }, TEST_NOW)
    await reconcileOrder(app.payments, orderId)
    const { asked, release } = provider.holdNextAnswer()
    const late = reconcileOrder(app.payments, orderId)
    await asked
    happen(order, { kind: 'cancel' }, TEST_NOW)
    happen(order, { kind: 'refund', payment: 0, part: 500 }, TEST_NOW)
    await reconcileOrder(app.payments, orderId)
    release()
    await late
    const [row] = await rowsOf(app)(
      `select s.status, p.returned_cents, p.amount_cents from app.subscriptions s join app.payments p on p.order_id = s.order_id
       where s.order_id = $1`,
      [orderId],
    )
    expect(row).toEqual({ status: 'cancelled', returned_cents: 2700, amount_cents: 5399 })
  })
})
