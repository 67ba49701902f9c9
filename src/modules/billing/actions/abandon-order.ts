import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome } from '#platform/http/failure.ts'
import type { BillingDeps } from '../billing-deps.ts'
import type { Order } from '../contract.ts'
import { changeOrder, findOrder, lockOrder } from '../store/order-store.ts'
import { callProvider } from './call-provider.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { refusals } from './order-failures.ts'
import { readOrder } from './read-order.ts'
import { reconcileOrder } from './reconcile-order.ts'

/**
 * Cancels an unpaid order. The payment session is expired first and the order reconciled once more, so that a last-moment payment counts. A payment
 * that the bank is still processing cannot be stopped: the order stays open and `paymentUnderway` is returned.
 */
export async function abandonOrder(
  deps: BillingDeps,
  input: { userId: string; orderId: string },
): Promise<Outcome<Order>> {
  const { userId, orderId } = input
  const order = await asService(deps.db, (tx) => findOrder(tx, orderId))
  if (!order || order.user_id !== userId) return fail(refusals.orderNotFound)
  const sessionId = order.session_id
  if (sessionId !== null && order.status === 'open') {
    if (!isFromCurrentProvider(deps, order)) return fail(refusals.otherProvider)
    const asked = await callProvider(deps, async () => {
      await deps.provider.expireSession(sessionId)
      const settled = await reconcileOrder(deps, orderId)
      // The session is complete but the order is still open: a payment is on its way.
      return settled?.status === 'open' && (await deps.provider.readOrder(sessionId))?.session.status === 'complete'
    })
    if (!asked.ok) return asked
    if (asked.value) return fail(refusals.paymentUnderway)
  }
  const isPaid = await asService(deps.db, async (tx) => {
    const now = await lockOrder(tx, orderId)
    const isUnpaid = now?.status === 'draft' || now?.status === 'open' || now?.status === 'expired'
    if (isUnpaid) await changeOrder(tx, orderId, { status: 'cancelled', closedAt: deps.clock.now() })
    return now?.status === 'paid'
  })
  return isPaid ? fail(refusals.orderPaid) : readOrder(deps, input)
}
