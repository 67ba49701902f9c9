import { getToken, type Session } from '#modules/identity/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import type { SessionRecord } from './session-storage.ts'
import type { SessionStore } from './session-store.ts'

const CHECK_EVERY_MS = 30_000
/** A little less than the check interval, so that of two tabs one renews and the other sees that it happened. */
const FRESH_FOR_MS = 25_000

/**
 * Returns the session record of an auth answer, or null when there is no session yet: the address must be confirmed or a second factor given
 * (AUTH-05).
 */
export function recordOfSession(session: Session, nowMs: number): SessionRecord | null {
  const { access_token, refresh_token, user } = session
  if (!access_token || !user) return null
  return {
    accessToken: access_token,
    refreshToken: refresh_token ?? access_token,
    user: { id: user.id, email: user.email, displayName: user.user_metadata.display_name },
    renewedAtMs: nowMs,
    ...(session.second_factor_needed === true ? { isUnsecured: true } : {}),
  }
}

/**
 * Renews the session at the server (AUTH-13). A session that the server no longer knows ends here; without a connection or with an unavailable server
 * (502, 503, 504) it stays and is retried at the next check (AUTH-14).
 */
export async function renewSession(api: ApiClient, store: SessionStore, now: () => number): Promise<void> {
  // A replaced token must not be sent again: its session would end as a stolen one.
  store.catchUp()
  const before = store.record()
  if (!before) return
  try {
    const session = await api.call(getToken, {
      query: { grant_type: 'refresh_token' },
      body: { refresh_token: before.refreshToken },
    })
    const record = recordOfSession(session, now())
    // Signed out or in again meanwhile: the answer belongs to a session that is gone.
    if (record && store.record()?.refreshToken === before.refreshToken)
      store.handle({ type: 'token-refreshed', record })
  } catch (error) {
    const ended = error instanceof ApiFailure && (error.status === 401 || error.code === 'session_missing')
    if (!ended) return
    // Another tab may have renewed it while this one slept: then the stored session counts.
    if (store.record()?.refreshToken === before.refreshToken) store.reread()
    if (store.record()?.refreshToken === before.refreshToken) store.handle({ type: 'signed-out' })
  }
}

/** Checks the session every 30 seconds and when the page becomes visible again; returns a function that stops it. */
export function startSessionRenewal(api: ApiClient, store: SessionStore, view: Window): () => void {
  const check = (): void => {
    store.catchUp()
    const record = store.record()
    if (!record || view.document.hidden || Date.now() - record.renewedAtMs < FRESH_FOR_MS) return
    void renewSession(api, store, Date.now)
  }
  const timer = view.setInterval(check, CHECK_EVERY_MS)
  view.document.addEventListener('visibilitychange', check)
  return () => {
    view.clearInterval(timer)
    view.document.removeEventListener('visibilitychange', check)
  }
}
