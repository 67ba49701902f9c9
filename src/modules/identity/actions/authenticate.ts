import type { Caller } from '#platform/http/caller.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { findSession } from '../store/session-store.ts'
import { isSessionToken } from './session-response.ts'

/**
 * Returns the caller behind a session token; `anon` when it is unknown, ended, or belongs to a demo account and is used elsewhere. A sign-out counts
 * at once.
 */
export async function authenticate(
  deps: IdentityDeps,
  token: string,
  visitor: Pick<Visitor, 'isLocalRequest'>,
): Promise<Caller> {
  const session = await deps.sessions.find(token, async () => {
    const row = isSessionToken(token) ? await findSession(deps.db, token, deps.clock.now()) : undefined
    if (!row) return null
    const { id: userId, session_id: sessionId, email, isDemo, expires_at: expiresAt } = row
    return { userId, sessionId, email, isDemo, expiresAt }
  })
  if (!session || !canUseAccount(deps, session, visitor)) return { kind: 'anon' }
  return { kind: 'member', userId: session.userId, sessionId: session.sessionId, email: session.email }
}
