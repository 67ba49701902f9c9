import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { ensureJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { END_AT_PROVIDER_JOB } from '../domain/job-names.ts'
import { markEndedAtProvider } from '../store/provider-task-store.ts'
import { findSubscriptionByReference } from '../store/subscription-store.ts'
import { isSubscriptionFromCurrentProvider } from './is-from-current-provider.ts'

/** Has the worker end a subscription at the provider: a subscription that no longer gives access may not be charged. */
export async function enqueueEndAtProvider(
  deps: Pick<BillingDeps, 'clock'>,
  tx: Tx,
  row: { id: string; provider_reference: string },
): Promise<void> {
  const payload = { reference: row.provider_reference }
  await ensureJob(tx, { name: END_AT_PROVIDER_JOB, payload, dedupeKey: row.id, now: deps.clock.now() })
}

/**
 * Ends a subscription at the provider now and records that; safe to repeat. A subscription of another provider is left alone. Throws `ProviderError`.
 */
export async function endAtProvider(deps: BillingDeps, reference: string): Promise<void> {
  const row = await asService(deps.db, (tx) => findSubscriptionByReference(tx, reference))
  if (row && !(await isSubscriptionFromCurrentProvider(deps, row))) {
    deps.log.warn({ orderId: row.order_id }, 'a subscription of another payment provider is left alone')
    return
  }
  await deps.provider.cancelSubscription(reference, 'now')
  await asService(deps.db, (tx) => markEndedAtProvider(tx, reference, deps.clock.now()))
}
