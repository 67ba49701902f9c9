import type { AppModule } from '#platform/module/app-module.ts'
import { registerKnowledgeJobs } from './jobs/knowledge-jobs.ts'
import type { KnowledgeDeps } from './knowledge-deps.ts'
import { knowledgeRoutes } from './routes.ts'

/** Creates knowledge. */
export function knowledgeModule(deps: KnowledgeDeps): AppModule {
  return { routes: knowledgeRoutes(deps), registerJobs: (jobs) => registerKnowledgeJobs(deps, jobs) }
}
