import { mailQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { hasUnnotifiedUsage, mailUsage } from '../actions/mail-usage.ts'
import type { ConversationDeps } from '../conversation-deps.ts'

/** Registers the check for accounts near or at a limit; it runs beside the executions, so that none of them waits for it. */
export function registerUsageJobs(deps: ConversationDeps & { publicUrl: string }, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'runtime.mail-usage',
    queue: mailQueue,
    schedule: { everySeconds: 300 },
    isNeeded: () => hasUnnotifiedUsage(deps),
    handle: async (_, run) => {
      await mailUsage(deps, run.signal)
    },
  })
}
