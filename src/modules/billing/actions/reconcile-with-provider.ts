import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { ProviderError } from '../provider.ts'
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
 * Finds what never arrived, every hour: news of the last two days that nobody delivered, orders that wait for payment, and subscriptions
 * whose period or rights are over; and has done what the provider owes. What fails does not keep the rest waiting, and what was begun with another
 * provider is left alone. Answers how many orders it looked at.
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
      // A provider that is silent is asked again in an hour; anything else is a fault of ours.
      if (!(error instanceof ProviderError)) faults.push(error)
    }
  }
  await attempt('news', async () =>
    recordProviderEvents(
      deps,
      await deps.provider.listEvents(new Date(now.getTime() - RECONCILE_WINDOW_MS), EVENTS_MAX),
    ),
  )
  const due = await asService(deps.db, 'what never arrived is looked for', async (tx) => {
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
