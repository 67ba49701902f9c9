import { generalQueue, maintenanceQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { countExecutionHours, isCountNeeded } from '../actions/count-execution-hours.ts'
import type { ConversationDeps } from '../conversation-deps.ts'

/** Registers the counting of executions per hour for the monitor: every minute the hours that can still change, every night all that it shows. */
export function registerMonitorJobs(deps: ConversationDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'runtime.count-hours',
    queue: generalQueue,
    schedule: { everySeconds: 60 },
    isNeeded: () => isCountNeeded(deps),
    handle: () => countExecutionHours(deps),
  })
  jobs.registerJob({
    name: 'runtime.recount-hours',
    queue: maintenanceQueue,
    schedule: { dailyAt: '04:10' },
    handle: () => countExecutionHours(deps, { exact: true }),
  })
}
