import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { findOrder } from '../store/order-store.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { reconcileOrder } from './reconcile-order.ts'

/**
 * Refunds everything that was paid for an order and ends its subscription, then reconciles the order. Safe to repeat after any interruption: the
 * provider does each thing once per key. Throws `ProviderError`, upon which the worker tries again.
 */
export async function refundOrder(deps: BillingDeps, orderId: string): Promise<void> {
  const { provider } = deps
  const order = await asService(deps.db, (tx) => findOrder(tx, orderId))
  if (!order || order.session_id === null) return
  if (order.status !== 'withdrawn' && order.status !== 'returned' && order.status !== 'failed')
    throw new Error('An order that stands is not given back.')
  // Retried until its provider is back, or given up where an administrator sees it.
  if (!isFromCurrentProvider(deps, order)) throw new Error('An order of another provider cannot be given back here.')
  const providerState = await provider.readOrder(order.session_id)
  if (!providerState) return
  if (providerState.subscription && providerState.subscription.status !== 'ended')
    await provider.cancelSubscription(providerState.subscription.reference, 'now')
  for (const payment of providerState.payments) {
    const leftCents = payment.amountCents - payment.refundedCents - payment.chargedBackCents
    if (payment.status !== 'paid' || leftCents <= 0) continue
    await provider.refund({
      paymentReference: payment.reference,
      amountCents: leftCents,
      idempotencyKey: `give-back:${payment.reference}:${payment.refundedCents}`,
    })
  }
  await reconcileOrder(deps, orderId)
}
