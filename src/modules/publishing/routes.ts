import type { Binding } from '#platform/http/binding.ts'
import type { PublishingDeps } from './publishing-deps.ts'
import { auditRoutes } from './routes/audit-routes.ts'
import { botRowRoutes } from './routes/bot-row-routes.ts'
import { editorRoutes } from './routes/editor-routes.ts'
import { pauseRoutes } from './routes/pause-routes.ts'
import { reportRoutes } from './routes/report-routes.ts'
import { reviewRoutes } from './routes/review-routes.ts'
import { smokeRoutes } from './routes/smoke-routes.ts'
import { vendorAreaRoutes } from './routes/vendor-area-routes.ts'
import { vendorCheckRoutes } from './routes/vendor-check-routes.ts'

/** Returns the operations of publishing, each part bound in its own file. */
export function publishingRoutes(deps: PublishingDeps): Binding[] {
  return [
    ...editorRoutes(deps),
    ...botRowRoutes(deps),
    ...reviewRoutes(deps),
    ...pauseRoutes(deps),
    ...reportRoutes(deps),
    ...smokeRoutes(deps),
    ...vendorAreaRoutes(deps),
    ...vendorCheckRoutes(deps),
    ...auditRoutes(deps),
  ]
}
