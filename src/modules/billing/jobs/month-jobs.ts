import { asService } from '#platform/database/as-service.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { issueStatements } from '../actions/issue-statements.ts'
import { makePayouts } from '../actions/make-payouts.ts'
import { sharePlanRevenue } from '../actions/share-plan-revenue.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { hasPayments } from '../store/share-store.ts'

/**
 * Registers what happens when a month is over. It is looked for every night: on the first there is work, later only what a standstill left.
 */
export function registerMonthJobs(deps: BillingDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'billing.close-month',
    schedule: { dailyAt: '04:10' },
    isNeeded: () => asService(deps.db, 'whether anything was ever paid', (tx) => hasPayments(tx)),
    handle: async (_, { signal }) => {
      await sharePlanRevenue(deps, signal)
      await issueStatements(deps)
      await makePayouts(deps)
    },
  })
}
