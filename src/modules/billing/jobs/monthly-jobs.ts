import { paymentQueue } from '#modules/payments/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { applyPlanPrices } from '../actions/change-plan-price.ts'
import { createPayouts } from '../actions/create-payouts.ts'
import { issueStatements } from '../actions/issue-statements.ts'
import { sharePlanRevenue } from '../actions/share-plan-revenue.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { hasPriceChanges } from '../store/plan-price-store.ts'
import { hasPayments } from '../store/share-store.ts'

/**
 * Registers the calendar jobs: announced prices, checked every minute so that they apply from their day on, and the closing of a month. The closing
 * runs every night: on the first it has work, later only what an outage left.
 */
export function registerMonthlyJobs(deps: BillingDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'billing.plan-prices',
    queue: paymentQueue,
    schedule: { everySeconds: 60 },
    isNeeded: () => asService(deps.db, (tx) => hasPriceChanges(tx)),
    handle: () => applyPlanPrices(deps),
  })
  jobs.registerJob({
    name: 'billing.close-month',
    queue: paymentQueue,
    schedule: { dailyAt: '04:10' },
    isNeeded: () => asService(deps.db, (tx) => hasPayments(tx)),
    handle: async (_, { signal }) => {
      await sharePlanRevenue(deps, signal)
      await issueStatements(deps)
      await createPayouts(deps)
    },
  })
}
