import type { AppModule } from '#platform/module/app-module.ts'
import type { AcademyDeps } from './academy-deps.ts'
import { academyRoutes } from './routes.ts'

/** Creates the academy. */
export function academyModule(deps: AcademyDeps): AppModule {
  return { routes: academyRoutes(deps) }
}
