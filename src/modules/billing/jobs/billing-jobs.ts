import { ADDRESS_CHANGED } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { applyBtwChange } from '../actions/apply-btw-change.ts'
import { applyPlanChange } from '../actions/apply-plan-change.ts'
import { endAtProvider } from '../actions/end-at-provider.ts'
import { refundOrder } from '../actions/give-back-order.ts'
import { readdressCustomer } from '../actions/readdress-customer.ts'
import { recheckBtw } from '../actions/recheck-btw.ts'
import { reconcile } from '../actions/reconcile.ts'
import { reconcileOrder } from '../actions/settle-order.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { CHANGE_BTW_JOB, CHANGE_PLAN_JOB, END_JOB, GIVE_BACK_JOB, RECONCILE_ORDER_JOB } from '../domain/job-names.ts'
import { hasOpenBusiness } from '../store/owed-store.ts'
import { moneyQueue } from './money-queue.ts'
import { registerMonthJobs } from './month-jobs.ts'

/** A provider may be away for a weekend: tries are at most an hour apart, so this is about five days. */
const ATTEMPTS_MAX = 130

/** Registers what goes on beside requests: orders that are asked about, money that goes back, changes of plan, and the hourly look for what was missed. */
export function registerBillingJobs(deps: BillingDeps, jobs: JobRegistry): void {
  registerMonthJobs(deps, jobs)
  followAddresses(deps, jobs)
  jobs.registerJob({
    name: RECONCILE_ORDER_JOB,
    queue: moneyQueue,
    handle: async ({ order_id: id }) => void (await reconcileOrder(deps, String(id))),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: GIVE_BACK_JOB,
    queue: moneyQueue,
    handle: ({ order_id: id }) => refundOrder(deps, String(id)),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: CHANGE_PLAN_JOB,
    queue: moneyQueue,
    handle: async ({ subscription_id: id }) => void (await applyPlanChange(deps, String(id))),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: END_JOB,
    queue: moneyQueue,
    handle: ({ reference }) => endAtProvider(deps, String(reference)),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: CHANGE_BTW_JOB,
    queue: moneyQueue,
    handle: ({ subscription_id: id }) => applyBtwChange(deps, String(id)),
    attemptsMax: ATTEMPTS_MAX,
  })
  jobs.registerJob({
    name: 'billing.recheck-btw',
    queue: moneyQueue,
    schedule: { dailyAt: '05:20' },
    isNeeded: async () => deps.vatNumbers.name === 'vies',
    handle: async (_, { signal }) => void (await recheckBtw(deps, signal)),
  })
  jobs.registerJob({
    name: 'billing.reconcile',
    queue: moneyQueue,
    schedule: { everySeconds: 3600 },
    isNeeded: () => asService(deps.db, 'whether anything is paid for', (tx) => hasOpenBusiness(tx)),
    handle: async () => void (await reconcile(deps)),
  })
}

function followAddresses(deps: BillingDeps, jobs: JobRegistry): void {
  jobs.subscribe(ADDRESS_CHANGED, {
    name: 'billing.readdress-customer',
    queue: moneyQueue,
    handle: ({ user_id: id }) => readdressCustomer(deps, String(id)),
    attemptsMax: ATTEMPTS_MAX,
  })
}
