import type { AppModule } from '#platform/module/app-module.ts'
import { registerLeadJobs } from './jobs/mail-new-leads.ts'
import type { LeadsDeps } from './leads-deps.ts'
import { leadRoutes } from './routes.ts'

/** Creates leads. */
export function leadsModule(deps: LeadsDeps): AppModule {
  return { routes: leadRoutes(deps), registerJobs: (jobs) => registerLeadJobs(deps, jobs) }
}
