import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { lockOrder } from '../store/order-store.ts'
import { changeSubscription, findOverdue, findSubscriptionOfOrder } from '../store/subscription-store.ts'
import { enqueueEndAtProvider } from './end-at-provider.ts'
import { grantPaidAccess } from './grant-paid-access.ts'
import { notifySubscriptionChanged } from './notify-buyer.ts'

const BATCH = 200

/** Closes the subscriptions whose access has ended, also while the provider does not answer; returns how many. */
export async function closeEndedSubscriptions(deps: BillingDeps): Promise<number> {
  const now = deps.clock.now()
  const orders = await asService(deps.db, (tx) => findOverdue(tx, now, BATCH))
  let closed = 0
  for (const orderId of orders) {
    closed += await asService(deps.db, async (tx) => {
      const order = await lockOrder(tx, orderId)
      const row = await findSubscriptionOfOrder(tx, orderId)
      if (!order || !row || row.status === 'ended' || row.access_end > now) return 0
      const change = { status: 'ended' as const, ended_at: row.access_end }
      await changeSubscription(tx, row.id, change)
      await grantPaidAccess(deps, tx, order)
      await notifySubscriptionChanged(deps, tx, row, { ...row, ...change })
      await enqueueEndAtProvider(deps, tx, row)
      return 1
    })
  }
  return closed
}
