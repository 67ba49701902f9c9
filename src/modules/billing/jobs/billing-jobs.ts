import { asService } from '#platform/database/as-service.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { applyPlanChange } from '../actions/apply-plan-change.ts'
import { giveBackOrder } from '../actions/give-back-order.ts'
import { reconcile } from '../actions/reconcile.ts'
import { settleOrder } from '../actions/settle-order.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { CHANGE_PLAN_JOB, END_JOB, GIVE_BACK_JOB, SETTLE_JOB } from '../domain/job-names.ts'
import { hasOpenBusiness } from '../store/subscription-store.ts'
import { registerMonthJobs } from './month-jobs.ts'

/** Registers what goes on beside requests: orders that are asked about, money that goes back, changes of plan, and the hourly look for what was missed. */
export function registerBillingJobs(deps: BillingDeps, jobs: JobRegistry): void {
  registerMonthJobs(deps, jobs)
  const { provider } = deps
  jobs.registerJob({ name: SETTLE_JOB, handle: async ({ order_id: id }) => void (await settleOrder(deps, String(id))) })
  jobs.registerJob({ name: GIVE_BACK_JOB, handle: ({ order_id: id }) => giveBackOrder(deps, String(id)) })
  jobs.registerJob({
    name: CHANGE_PLAN_JOB,
    handle: ({ subscription_id: id }) => applyPlanChange(deps, String(id)),
    attemptsMax: 5,
  })
  jobs.registerJob({
    name: END_JOB,
    handle: ({ reference }) => provider.cancelSubscription(String(reference), 'now'),
  })
  jobs.registerJob({
    name: 'billing.reconcile',
    schedule: { everySeconds: 3600 },
    isNeeded: () => asService(deps.db, 'whether anything is paid for', (tx) => hasOpenBusiness(tx)),
    handle: async () => void (await reconcile(deps)),
  })
}
