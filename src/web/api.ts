import { type ApiClient, type ApiFailure, createApiClient, type Send } from '#platform/http/api-client.ts'
import type { SessionStore } from './session/session-store.ts'
import type { Site } from './site.ts'

/**
 * Creates the API client of the pages: it calls as the session's user, else with the public key. `onUnauthenticated` is called when a call finds the
 * session ended.
 */
export function createPageApi(parts: {
  send: Send
  session: SessionStore
  site: Site
  onUnauthenticated?: () => void
  onRefused?: (failure: ApiFailure) => boolean | Promise<boolean>
}): ApiClient {
  const { send, session, site, onUnauthenticated, onRefused } = parts
  return createApiClient({
    send,
    token: () => session.token(),
    publicKey: () => site.publicKey || null,
    ...(onUnauthenticated ? { onUnauthenticated } : {}),
    ...(onRefused ? { onRefused } : {}),
  })
}
