import { asService } from '#platform/database/as-service.ts'
import type { ProviderOrder, ProviderPayment, ProviderSubscription } from '../../provider.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { findPaymentsOf } from '../store/payment-store.ts'
import { findSession } from '../store/session-store.ts'
import { findSubscriptionsOf } from '../store/subscription-store.ts'
import type { PaymentRow, SubscriptionRow } from '../store/tables.ts'

/** Returns everything that the sandbox knows of a session's order; null for an unknown session. */
export async function readProviderOrder(deps: SandboxDeps, sessionId: string): Promise<ProviderOrder | null> {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const session = await findSession(tx, sessionId)
    if (!session) return null
    const [subscription] = await findSubscriptionsOf(tx, [session.id])
    const payments = await findPaymentsOf(tx, [session.id])
    const isOver = session.status === 'open' && session.expires_at <= now
    return {
      orderId: session.order_id,
      session: { id: session.id, status: isOver ? 'expired' : session.status },
      subscription: subscription ? subscriptionOf(subscription) : null,
      payments: payments.map(paymentOf),
    }
  })
}

function subscriptionOf(row: SubscriptionRow): ProviderSubscription {
  return {
    reference: row.id,
    status: row.status,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    endedAt: row.ended_at,
  }
}

function paymentOf(row: PaymentRow): ProviderPayment {
  return {
    reference: row.id,
    amountCents: row.amount_cents,
    currency: 'eur',
    status: row.status,
    paidAt: row.paid_at,
    refundedCents: row.refunded_cents,
    chargedBackCents: row.charged_back_cents,
    costCents: row.cost_cents,
    method: row.method,
    reason: row.reason,
    period: row.period_start && row.period_end ? { start: row.period_start, end: row.period_end } : null,
  }
}
