import { ProviderError } from '#modules/payments/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { closeOldDrafts, countOrdersOfOthers, findWaitingOrders } from '../store/order-store.ts'
import { findOverdue } from '../store/subscription-store.ts'
import { closeEndedSubscriptions } from './close-ended-subscriptions.ts'
import { enqueueOverdueProviderTasks } from './enqueue-overdue-provider-tasks.ts'
import { recordProviderEvents } from './receive-webhook.ts'
import { reconcileOrder } from './reconcile-order.ts'

const RECONCILE_WINDOW_MS = 49 * 3_600_000
const EVENTS_MAX = 1000
const ORDERS_MAX = 200
const UNHEARD_MS = 10 * 60_000
const DRAFT_MS = 7 * 86_400_000

/**
 * Finds every hour what never arrived: events of the last two days that nobody delivered, orders that wait for payment, and subscriptions whose
 * period or access is over; also enqueues overdue provider tasks. A failing part does not stop the rest, and orders of another provider are left
 * alone. Returns how many orders it reconciled.
 */
export async function reconcileWithProvider(deps: BillingDeps): Promise<number> {
  const now = deps.clock.now()
  const provider = deps.provider.name
  const faults: unknown[] = []
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      deps.log.warn({ err: error, what }, 'a part of the hourly look at payments failed')
      // A provider that does not answer is asked again in an hour; any other error is a bug of ours.
      if (!(error instanceof ProviderError)) faults.push(error)
    }
  }
  await attempt('news', async () =>
    recordProviderEvents(
      deps,
      await deps.provider.listEvents(new Date(now.getTime() - RECONCILE_WINDOW_MS), EVENTS_MAX),
    ),
  )
  const due = await asService(deps.db, async (tx) => {
    await closeOldDrafts(tx, new Date(now.getTime() - DRAFT_MS), now)
    const before = new Date(now.getTime() - UNHEARD_MS)
    const waiting = await findWaitingOrders(tx, { provider, before, limit: ORDERS_MAX })
    const ofOthers = await countOrdersOfOthers(tx, provider)
    if (ofOthers > 0) deps.log.warn({ orders: ofOthers }, 'orders of another payment provider are left alone')
    return [...waiting, ...(await findOverdue(tx, now, ORDERS_MAX, provider))]
  })
  const orders = [...new Set(due)]
  for (const orderId of orders) await attempt(orderId, () => reconcileOrder(deps, orderId))
  await closeEndedSubscriptions(deps)
  await enqueueOverdueProviderTasks(deps)
  if (faults.length > 0) throw new AggregateError(faults, 'Some orders could not be looked at.')
  return orders.length
}
