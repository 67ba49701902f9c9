import type { AppModule } from '#platform/module/app-module.ts'
import type { ActivationDeps } from './activation-deps.ts'
import { registerModelJobs } from './jobs/model-jobs.ts'
import { registerPauseJobs } from './jobs/pause-jobs.ts'
import { registerTrialJobs } from './jobs/trial-jobs.ts'
import { registerVersionJobs } from './jobs/version-jobs.ts'
import { activationRoutes } from './routes.ts'

/** Creates activation. */
export function activationModule(deps: ActivationDeps & { publicUrl: string }): AppModule {
  return {
    routes: activationRoutes(deps),
    registerJobs: (jobs) => {
      registerPauseJobs(deps, jobs)
      registerModelJobs(deps, jobs)
      registerTrialJobs(deps, jobs)
      registerVersionJobs(deps, jobs)
    },
  }
}
