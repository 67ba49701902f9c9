import { setTimeout as restFor } from 'node:timers/promises'
import type { AppModule, RetentionRule } from '#platform/module/app-module.ts'
import type { HealthDeps } from './health-deps.ts'
import { registerSmokeJobs } from './jobs/smoke-jobs.ts'
import { healthRoutes } from './routes.ts'
import { deleteOldBatches, eraseOldAnswers } from './store/delete-old-runs.ts'

/** Creates health; `sleep` replaces the rests between questions, for tests. */
export function healthModule(deps: Omit<HealthDeps, 'sleep'> & { sleep?: HealthDeps['sleep'] | undefined }): AppModule {
  return {
    routes: healthRoutes(deps),
    registerJobs: (jobs) => registerSmokeJobs({ ...deps, sleep: deps.sleep ?? sleep }, jobs),
  }
}

/** The retention of health's data. */
export const healthRetention: readonly RetentionRule[] = [
  { name: 'answers of health tests', afterDays: 30, apply: eraseOldAnswers },
  { name: 'health tests', afterDays: 400, apply: deleteOldBatches },
]

/** Waits for `ms`, or until the signal aborts. */
async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await restFor(ms, undefined, { signal }).catch(() => undefined)
}
