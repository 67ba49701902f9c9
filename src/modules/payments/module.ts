import type { AppModule, RetentionRule } from '#platform/module/app-module.ts'
import type { DeliverEvents } from './sandbox/actions/deliver-sandbox-events.ts'
import { registerSandboxJobs } from './sandbox/jobs/sandbox-jobs.ts'
import { sandboxRoutes } from './sandbox/routes.ts'
import type { SandboxDeps } from './sandbox/sandbox-deps.ts'
import { deleteOldEvents } from './sandbox/store/event-store.ts'

/** Creates the sandbox's pages and its work; a provider that moves money brings neither. `deliver` hands its events to the product. */
export function sandboxModule(deps: SandboxDeps, deliver: DeliverEvents): AppModule {
  return { routes: sandboxRoutes(deps), registerJobs: (jobs) => registerSandboxJobs(deps, jobs, deliver) }
}

/** The retention of what the sandbox simulated. */
export const paymentsRetention: readonly RetentionRule[] = [
  { name: 'events of the sandbox', afterDays: 90, apply: deleteOldEvents },
]
