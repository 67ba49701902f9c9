import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { SETTLE_JOB } from '../domain/job-names.ts'
import type { ProviderNews } from '../provider.ts'
import { noteNews } from '../store/order-store.ts'

/**
 * Takes a message of the payment provider: false for one that is not its own. What it says is noted and left to the worker in one
 * transaction, so that it is acknowledged at once and never lost; the same event counts once.
 */
export async function takeNews(deps: BillingDeps, message: { rawBody: string; headers: Headers }): Promise<boolean> {
  const news = await deps.provider.readNews(message.rawBody, message.headers, deps.clock.now())
  if (news === null) return false
  if (news.length > 0) await noteAll(deps, news)
  return true
}

/** Notes news and has the worker look at every order that it is about; answers how much of it was new. */
export function noteAll(deps: BillingDeps, news: readonly ProviderNews[]): Promise<number> {
  const now = deps.clock.now()
  return asService(deps.db, 'news of the payment provider', async (tx) => {
    let fresh = 0
    for (const { eventId, orderId } of news) {
      if (!(await noteNews(tx, eventId, orderId, now))) continue
      fresh += 1
      await enqueueJob(tx, { name: SETTLE_JOB, payload: { order_id: orderId }, dedupeKey: orderId, now })
    }
    return fresh
  })
}
