import { generalQueue } from '#platform/jobs/job-queue.ts'
import type { JobRegistry } from '#platform/jobs/job-registry.ts'
import type { ConversationDeps } from '../conversation-deps.ts'

const SERVICE = { role: 'service' } as const

/** Registers the release of uses whose execution never ended because its process died (architecture: a crash releases by lease). */
export function registerExecutionJobs(deps: ConversationDeps, jobs: JobRegistry): void {
  jobs.registerJob({
    name: 'runtime.release-executions',
    queue: generalQueue,
    schedule: { everySeconds: 15 },
    isNeeded: async () => {
      const rows = await deps.db.query(
        SERVICE,
        `select 1 from app.bot_executions where status = 'running' and lease_until < $1 limit 1`,
        [deps.clock.now()],
      )
      return rows.length > 0
    },
    handle: async (_, { now }) => {
      await deps.db.query(SERVICE, 'select app.release_expired_executions($1)', [now])
    },
  })
}
