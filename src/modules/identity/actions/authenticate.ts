import type { Caller } from '#platform/http/caller.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findSession } from '../store/session-store.ts'
import { isSessionToken } from './session-answer.ts'

/** The caller behind a session token; `anon` when it is unknown or ended. A sign-out counts at once. */
export async function authenticate(deps: IdentityDeps, token: string): Promise<Caller> {
  const session = await deps.sessions.find(token, async () => {
    const row = isSessionToken(token) ? await findSession(deps.db, token, deps.clock.now()) : undefined
    return row ? { userId: row.id, sessionId: row.session_id, email: row.email, expiresAt: row.expires_at } : null
  })
  if (!session) return { kind: 'anon' }
  return { kind: 'member', userId: session.userId, sessionId: session.sessionId, email: session.email }
}
