import { botTestQueue } from '#modules/runtime/public.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { planNightlyHealthRun } from '../actions/plan-nightly-health-run.ts'
import { closeDeadBatch, runSmokeBatch } from '../actions/run-smoke-batch.ts'
import { SMOKE_JOB } from '../actions/start-smoke-batch.ts'
import type { HealthDeps } from '../health-deps.ts'

/** Registers the jobs of health tests: requested batches, and a nightly run of each public bot. */
export function registerSmokeJobs(deps: HealthDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: SMOKE_JOB,
    queue: botTestQueue,
    handle: ({ batch_id: id }, { signal }) => runSmokeBatch(deps, String(id), signal),
    onDead: ({ batch_id: id }) => closeDeadBatch(deps, String(id)),
  })
  jobs.registerJob({
    name: 'health.plan-nightly-run',
    queue: botTestQueue,
    schedule: { dailyAt: '05:30' },
    handle: () => planNightlyHealthRun(deps),
  })
}
