import type { AppModule, RetentionRule } from '#platform/module/app-module.ts'
import type { ModerationDeps } from './moderation-deps.ts'
import { moderationRoutes } from './routes.ts'
import { eraseReporters } from './store/report-store.ts'

/** Creates moderation. */
export function moderationModule(deps: ModerationDeps): AppModule {
  return { routes: moderationRoutes(deps) }
}

/** The retention of moderation's data. */
export const moderationRetention: readonly RetentionRule[] = [
  { name: 'the reporters of decided reports, and of old open ones', afterDays: 400, apply: eraseReporters },
]
