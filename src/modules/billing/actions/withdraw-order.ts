import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Order } from '../contract.ts'
import { withdrawableUntil } from '../domain/withdrawal.ts'
import { lockOrder } from '../store/order-store.ts'
import { findPaymentsOfOrder } from '../store/payment-store.ts'
import { changeSubscription, findSubscriptionOfOrder } from '../store/subscription-store.ts'
import { callProvider } from './call-provider.ts'
import { closeOrder } from './close-order.ts'
import { grantPaidAccess } from './grant-paid-access.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { notifyWithdrawn } from './notify-buyer.ts'
import { refusals } from './order-failures.ts'
import { readOrder } from './read-order.ts'
import { refundOrder } from './refund-order.ts'

/**
 * Withdraws a consumer's order within fourteen days: closing the order, ending access and mailing the time happen in one transaction; the refund
 * follows, by the worker when the provider does not answer now. Everything that was paid is refunded.
 */
export async function withdrawOrder(
  deps: BillingDeps,
  input: { userId: string; orderId: string },
): Promise<Outcome<Order>> {
  const { userId, orderId } = input
  const closed = await asService(deps.db, (tx) => close(deps, tx, userId, orderId))
  if (!closed.ok) return closed
  await callProvider(deps, () => refundOrder(deps, orderId))
  return readOrder(deps, { userId, orderId })
}

async function close(deps: BillingDeps, tx: Tx, userId: string, orderId: string): Promise<Outcome<null>> {
  const order = await lockOrder(tx, orderId)
  const now = deps.clock.now()
  if (!order || order.user_id !== userId) return fail(refusals.orderNotFound)
  if (order.status === 'withdrawn') return ok(null)
  if (!isFromCurrentProvider(deps, order)) return fail(refusals.otherProvider)
  const until = withdrawableUntil(order.buyer, order.paid_at)
  if (order.status !== 'paid' || until === null || now > until) return fail(refusals.withdrawalClosed)
  const payments = await findPaymentsOfOrder(tx, orderId)
  const refundCents = payments.reduce((sum, payment) => sum + payment.amount_cents - payment.returned_cents, 0)
  await closeOrder(tx, order, { status: 'withdrawn', problem: null, needsRefund: true, now })
  const subscription = await findSubscriptionOfOrder(tx, orderId)
  if (subscription) await changeSubscription(tx, subscription.id, { status: 'ended', access_end: now, ended_at: now })
  await grantPaidAccess(deps, tx, { ...order, status: 'withdrawn', closed_at: now })
  await notifyWithdrawn(deps, tx, order, refundCents)
  return ok(null)
}
