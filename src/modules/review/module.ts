import type { AppModule } from '#platform/module/app-module.ts'
import type { ReviewDeps } from './review-deps.ts'
import { reviewRoutes } from './routes.ts'

/** Creates review. */
export function reviewModule(deps: ReviewDeps): AppModule {
  return { routes: reviewRoutes(deps) }
}
