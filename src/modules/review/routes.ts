import type { Binding } from '#platform/http/binding.ts'
import type { ReviewDeps } from './review-deps.ts'
import { botRowRoutes } from './routes/bot-row-routes.ts'
import { submissionRoutes } from './routes/submission-routes.ts'

/** Returns the operations of review, each part bound in its own file. */
export function reviewRoutes(deps: ReviewDeps): Binding[] {
  return [...submissionRoutes(deps), ...botRowRoutes(deps)]
}
