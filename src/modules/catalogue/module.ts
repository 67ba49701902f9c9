import type { AppModule } from '#platform/module/app-module.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { catalogueRoutes } from './routes.ts'

/** Creates catalogue. */
export function catalogueModule(deps: CatalogueDeps): AppModule {
  return { routes: catalogueRoutes(deps) }
}
