import { emailChanged } from '#modules/identity/events.ts'
import { paymentQueue } from '#modules/payments/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { applyPlanChange } from '../actions/apply-plan-change.ts'
import { applyVatChange } from '../actions/apply-vat-change.ts'
import { endAtProvider } from '../actions/end-at-provider.ts'
import { recheckVatIds } from '../actions/recheck-vat-ids.ts'
import { reconcileOrder } from '../actions/reconcile-order.ts'
import { reconcileWithProvider } from '../actions/reconcile-with-provider.ts'
import { refundOrder } from '../actions/refund-order.ts'
import { syncCustomerEmail } from '../actions/sync-customer-email.ts'
import type { BillingDeps } from '../billing-deps.ts'
import {
  CHANGE_PLAN_JOB,
  CHANGE_VAT_JOB,
  END_AT_PROVIDER_JOB,
  RECONCILE_ORDER_JOB,
  REFUND_JOB,
} from '../domain/job-names.ts'
import { hasOutstandingWork } from '../store/provider-task-store.ts'
import { registerMonthlyJobs } from './monthly-jobs.ts'

/** A provider may be unavailable for a weekend: attempts are at most an hour apart, so this lasts about five days. */
const ATTEMPTS_MAX = 130

/** Registers the background jobs of billing: reconciling orders, refunds, plan changes, and the hourly search for missed events. */
export function registerBillingJobs(deps: BillingDeps, jobs: JobRegistry): void {
  registerMonthlyJobs(deps, jobs)
  subscribeToAddressChanges(deps, jobs)
  jobs.registerJob({
    name: RECONCILE_ORDER_JOB,
    queue: paymentQueue,
    handle: async ({ order_id: id }) => void (await reconcileOrder(deps, String(id))),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: REFUND_JOB,
    queue: paymentQueue,
    handle: ({ order_id: id }) => refundOrder(deps, String(id)),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: CHANGE_PLAN_JOB,
    queue: paymentQueue,
    handle: async ({ subscription_id: id }) => void (await applyPlanChange(deps, String(id))),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: END_AT_PROVIDER_JOB,
    queue: paymentQueue,
    handle: ({ reference }) => endAtProvider(deps, String(reference)),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: CHANGE_VAT_JOB,
    queue: paymentQueue,
    handle: ({ subscription_id: id }) => applyVatChange(deps, String(id)),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: 'billing.recheck-btw',
    queue: paymentQueue,
    schedule: { dailyAt: '05:20' },
    isNeeded: async () => deps.vatNumbers.name === 'vies',
    handle: async (_, { signal }) => void (await recheckVatIds(deps, signal)),
  })
  jobs.registerJob({
    name: 'billing.reconcile',
    queue: paymentQueue,
    schedule: { everySeconds: 3600 },
    isNeeded: () => asService(deps.db, (tx) => hasOutstandingWork(tx)),
    handle: async () => void (await reconcileWithProvider(deps)),
  })
}

function subscribeToAddressChanges(deps: BillingDeps, jobs: JobRegistry): void {
  jobs.subscribe(emailChanged, {
    name: 'billing.readdress-customer',
    queue: paymentQueue,
    handle: async ({ ownerId }) => {
      if (ownerId !== null) await syncCustomerEmail(deps, ownerId)
    },
    attemptsMax: ATTEMPTS_MAX,
  })
}
