import { findStatementsOf, issueStatement } from '#modules/billing/store/statement-store.ts'
import { appendRole } from '#modules/identity/public.ts'
import type { TestApp } from '../support/create-test-app.ts'
import { BOTS, buy, CONSUMER, confirmOrder, sessionOf, startOrder } from '../support/order-fixtures.ts'

/** The orders, payments and invoices of a company. */
export interface BillingFixture {
  /** An unconfirmed order of a bot, and its price. */
  draftOrderId: string
  draftPriceCents: number
  /** The payment page of another order, still open. */
  sessionId: string
  /** A plan paid by a consumer, with its rows here and at the sandbox. */
  paidOrderId: string
  subscriptionId: string
  /** A bot rented beside that plan. */
  rentalId: string
  invoiceId: string
  playedSubscriptionId: string
  playedPaymentId: string
  /** The statement of a closed month for the company as a vendor. */
  statementId: string
}

type Account = { userId: string; token: string; email: string }

/** Orders and pays for an account, all through the endpoints. `bots` are two that it may rent. */
export async function createBillingFixture(
  app: TestApp,
  account: Account,
  bots: readonly [string, string],
): Promise<BillingFixture> {
  const paidOrderId = await buy(app, account, { plan: 'starter' }, { buyer: CONSUMER })
  await buy(app, account, { rent: BOTS.schapwijzer }, { buyer: CONSUMER })
  const draftOrderId = await startOrder(app, account, { rent: bots[0] })
  const openOrderId = await startOrder(app, account, { rent: bots[1] })
  await confirmOrder(app, account, openOrderId)
  const statementId = await makeStatement(app, account.userId)
  const { token } = account
  const draft = await app.send('GET', `/functions/v1/orders/${draftOrderId}`, { token })
  const billing = (await app.send('GET', '/functions/v1/billing', { token })).body
  const played = (await app.send('GET', '/functions/v1/sandbox-orders', { token })).body
  const paid = played.find((order: { payments: unknown[] }) => order.payments.length > 0)
  return {
    draftOrderId,
    draftPriceCents: draft.body.price_cents,
    sessionId: await sessionOf(app, openOrderId),
    paidOrderId,
    subscriptionId: billing.subscriptions[0].id,
    rentalId: billing.subscriptions[1].id,
    invoiceId: billing.invoices[0].id,
    playedSubscriptionId: paid.subscription.id,
    playedPaymentId: paid.payments[0].id,
    statementId,
  }
}

/** Makes the account a vendor with the statement of a month, created like the product would. */
async function makeStatement(app: TestApp, vendorId: string): Promise<string> {
  const now = app.clock.now()
  return app.db.as({ role: 'service' }, async (tx) => {
    await appendRole(tx, { userId: vendorId, role: 'vendor', now })
    await issueStatement(tx, {
      vendorId,
      month: '2026-10-01',
      vendorName: 'Bistro Noor',
      seller: app.payments.seller,
      openingCents: 0,
      sums: { salesCents: 4000, refundsCents: 0, planCents: 0, payoutsCents: -4000 },
      now,
    })
    const [statement] = await findStatementsOf(tx, vendorId)
    return statement?.id ?? ''
  })
}

/** Returns the ids of it that no other account may see. */
export function billingSecrets(money: BillingFixture | null): string[] {
  if (!money) return []
  const { draftPriceCents: _, ...ids } = money
  return Object.values(ids)
}
