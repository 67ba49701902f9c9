import type { Binding } from '#platform/http/binding.ts'
import type { ModerationDeps } from './moderation-deps.ts'
import { auditRoutes } from './routes/audit-routes.ts'
import { pauseRoutes } from './routes/pause-routes.ts'
import { reportRoutes } from './routes/report-routes.ts'

/** Returns the operations of moderation, each part bound in its own file. */
export function moderationRoutes(deps: ModerationDeps): Binding[] {
  return [...pauseRoutes(deps), ...reportRoutes(deps), ...auditRoutes(deps)]
}
