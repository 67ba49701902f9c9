import type { AppModule } from '#platform/module/app-module.ts'
import type { PlanDeps } from './plan-deps.ts'
import { planRoutes } from './routes.ts'

/** Creates plans. */
export function plansModule(deps: PlanDeps): AppModule {
  return { routes: planRoutes(deps) }
}
