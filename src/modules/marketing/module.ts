import type { AppModule, RetentionRule } from '#platform/module/app-module.ts'
import type { MarketingDeps } from './marketing-deps.ts'
import { marketingRoutes } from './routes.ts'
import { deleteOldContactMessages } from './store/contact-store.ts'

/** Creates marketing. */
export function marketingModule(deps: MarketingDeps): AppModule {
  return { routes: marketingRoutes(deps) }
}

/** The retention of marketing's data. */
export const marketingRetention: readonly RetentionRule[] = [
  { name: 'handled messages of the contact form', afterDays: 400, apply: deleteOldContactMessages },
]
