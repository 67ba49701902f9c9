import type { AppModule } from '#platform/module/app-module.ts'
import type { AuthoringDeps } from './authoring-deps.ts'
import { authoringRoutes } from './routes.ts'

/** Creates authoring. */
export function authoringModule(deps: AuthoringDeps): AppModule {
  return { routes: authoringRoutes(deps) }
}
