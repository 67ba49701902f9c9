import type { AppModule } from '#platform/module/app-module.ts'
import { registerConversationJobs } from './jobs/conversation-jobs.ts'
import { registerExecutionJobs } from './jobs/execution-jobs.ts'
import { registerMonitorJobs } from './jobs/monitor-jobs.ts'
import { registerSampleTestJobs } from './jobs/sample-test-jobs.ts'
import { registerUsageJobs } from './jobs/usage-jobs.ts'
import { conversationRoutes, executionRoutes, monitorRoutes } from './routes.ts'
import type { RuntimeDeps } from './runtime-deps.ts'

/** Creates runtime. */
export function runtimeModule(deps: RuntimeDeps & { publicUrl: string }): AppModule {
  return {
    routes: [...executionRoutes(deps), ...conversationRoutes(deps), ...monitorRoutes(deps)],
    registerJobs: (jobs) => {
      registerConversationJobs(deps, jobs)
      registerExecutionJobs(deps, jobs)
      registerMonitorJobs(deps, jobs)
      registerUsageJobs(deps, jobs)
      registerSampleTestJobs(deps, jobs)
    },
  }
}
