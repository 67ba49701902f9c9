import type { AppModule, RetentionRule } from '#platform/module/app-module.ts'
import type { BillingDeps } from './billing-deps.ts'
import { registerBillingJobs } from './jobs/billing-jobs.ts'
import { billingRoutes } from './routes.ts'
import { deleteOldProviderEvents } from './store/delete-old-provider-events.ts'

/** Creates billing. */
export function billingModule(deps: BillingDeps): AppModule {
  return { routes: billingRoutes(deps), registerJobs: (jobs) => registerBillingJobs(deps, jobs) }
}

/** The retention of billing's data. */
export const billingRetention: readonly RetentionRule[] = [
  { name: 'events of the payment provider', afterDays: 90, apply: deleteOldProviderEvents },
]
