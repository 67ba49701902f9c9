import type { Binding } from '#platform/http/binding.ts'
import type { AuthoringDeps } from './authoring-deps.ts'
import { botRowRoutes } from './routes/bot-row-routes.ts'
import { editorRoutes } from './routes/editor-routes.ts'

/** Returns the operations of authoring, each part bound in its own file. */
export function authoringRoutes(deps: AuthoringDeps): Binding[] {
  return [...editorRoutes(deps), ...botRowRoutes(deps)]
}
