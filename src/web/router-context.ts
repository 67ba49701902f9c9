import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import type { SessionStore } from './session/session-store.ts'
import type { Site } from './site.ts'

/** What every route's loader, guard and head can use. */
export interface RouterContext {
  queryClient: QueryClient
  api: ApiClient
  session: SessionStore
  site: Site
}
