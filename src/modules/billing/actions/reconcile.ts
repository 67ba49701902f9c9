import { asService } from '#platform/database/as-service.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { ProviderError } from '../provider.ts'
import { closeOldDrafts, findWaitingOrders } from '../store/order-store.ts'
import { findOverdue } from '../store/subscription-store.ts'
import { closeEnded } from './close-ended.ts'
import { settleOrder } from './settle-order.ts'
import { noteAll } from './take-news.ts'

const LOOK_BACK_MS = 49 * 3_600_000
const NEWS_MAX = 1000
const ORDERS_MAX = 200
const UNHEARD_MS = 10 * 60_000
const DRAFT_MS = 7 * 86_400_000

/**
 * Finds what never arrived, every hour: news of the last two days that nobody delivered, orders that wait for payment, and subscriptions
 * whose period or rights are over. Answers how many orders it looked at.
 */
export async function reconcile(deps: BillingDeps): Promise<number> {
  const now = deps.clock.now()
  await noteAll(deps, await deps.provider.listNews(new Date(now.getTime() - LOOK_BACK_MS), NEWS_MAX))
  const due = await asService(deps.db, 'what never arrived is looked for', async (tx) => {
    await closeOldDrafts(tx, new Date(now.getTime() - DRAFT_MS), now)
    const waiting = await findWaitingOrders(tx, new Date(now.getTime() - UNHEARD_MS), ORDERS_MAX)
    return [...waiting, ...(await findOverdue(tx, now, ORDERS_MAX))]
  })
  const orders = [...new Set(due)]
  for (const orderId of orders) await settleOrLeave(deps, orderId)
  await closeEnded(deps)
  return orders.length
}

/** One order that cannot be asked about does not keep the others waiting; the next hour asks again. */
async function settleOrLeave(deps: BillingDeps, orderId: string): Promise<void> {
  try {
    await settleOrder(deps, orderId)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    deps.log.warn({ err: error, orderId }, 'an order could not be looked at')
  }
}
