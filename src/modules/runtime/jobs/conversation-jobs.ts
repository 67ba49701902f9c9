import { maintenanceQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { deleteOldConversations } from '../actions/delete-old-conversations.ts'
import { emptyOldExecutions } from '../actions/empty-old-executions.ts'
import type { ConversationDeps } from '../conversation-deps.ts'

/** Registers the nightly deletion of conversations and execution texts that are older than their owner's retention period. */
export function registerConversationJobs(deps: ConversationDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'runtime.delete-old-conversations',
    queue: maintenanceQueue,
    schedule: { dailyAt: '03:20' },
    handle: async (_, run) => {
      await deleteOldConversations(deps, run.signal)
    },
  })
  jobs.registerJob({
    name: 'runtime.empty-old-executions',
    queue: maintenanceQueue,
    schedule: { dailyAt: '03:40' },
    handle: async (_, run) => {
      await emptyOldExecutions(deps, run.signal)
    },
  })
}
