import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import { deleteOldConversations } from '../actions/delete-old-conversations.ts'
import type { ConversationDeps } from '../conversation-deps.ts'

/** Registers the nightly deletion of conversations that are older than their owner keeps them. */
export function registerConversationJobs(deps: ConversationDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'runtime.delete-old-conversations',
    schedule: { dailyAt: '03:20' },
    handle: async (_, run) => {
      await deleteOldConversations(deps, run.signal)
    },
  })
}
