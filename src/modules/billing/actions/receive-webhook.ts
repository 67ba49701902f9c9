import type { ProviderEvent } from '#modules/payments/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { RECONCILE_ORDER_JOB } from '../domain/job-names.ts'
import { recordProviderEvent } from '../store/order-store.ts'

/**
 * Receives a webhook message of the payment provider; false when the message is not authentic. Its events are recorded and enqueued in one
 * transaction, so that the message is acknowledged at once and never lost; the same event counts once.
 */
export async function receiveWebhook(
  deps: BillingDeps,
  message: { rawBody: string; headers: Headers },
): Promise<boolean> {
  const events = await deps.provider.parseWebhook(message.rawBody, message.headers, deps.clock.now())
  if (events === null) return false
  if (events.length > 0) await recordProviderEvents(deps, events)
  return true
}

/** Records provider events and enqueues a reconciliation of every order that they concern; returns how many were new. */
export function recordProviderEvents(deps: BillingDeps, events: readonly ProviderEvent[]): Promise<number> {
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    let fresh = 0
    for (const { eventId, orderId } of events) {
      if (!(await recordProviderEvent(tx, eventId, orderId, now))) continue
      fresh += 1
      await enqueueJob(tx, { name: RECONCILE_ORDER_JOB, payload: { order_id: orderId }, dedupeKey: orderId, now })
    }
    return fresh
  })
}
