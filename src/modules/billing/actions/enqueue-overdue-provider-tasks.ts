import type { Clock } from '#platform/clock/clock.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Database } from '#platform/database/database.ts'
import { ensureJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { REFUND_JOB } from '../domain/job-names.ts'
import {
  countProviderTasks,
  findOrdersToRefund,
  findPlanChangesDue,
  findSubscriptionsToEnd,
} from '../store/provider-task-store.ts'
import { enqueuePlanChange } from './derive-plan-state.ts'
import { enqueueEndAtProvider } from './end-at-provider.ts'

const AT_ONCE = 200
const LONG_MS = 86_400_000

/** Enqueues the provider tasks that are due and have no job: refunds, endings and plan changes. */
export async function enqueueOverdueProviderTasks(deps: BillingDeps): Promise<void> {
  const now = deps.clock.now()
  const provider = deps.provider.name
  await asService(deps.db, async (tx) => {
    for (const id of await findOrdersToRefund(tx, provider, AT_ONCE))
      await ensureJob(tx, { name: REFUND_JOB, payload: { order_id: id }, dedupeKey: id, now })
    for (const row of await findSubscriptionsToEnd(tx, provider, AT_ONCE)) await enqueueEndAtProvider(deps, tx, row)
    for (const id of await findPlanChangesDue(tx, provider, AT_ONCE)) await enqueuePlanChange(deps, tx, { id })
  })
}

/** Counts the provider tasks that have waited for longer than a day, for the administrator. */
export function countOverdueProviderTasks({ db, clock }: { db: Database; clock: Clock }) {
  const before = new Date(clock.now().getTime() - LONG_MS)
  return asService(db, (tx) => countProviderTasks(tx, before))
}
