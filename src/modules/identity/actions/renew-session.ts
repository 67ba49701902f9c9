import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { removeSessions, replaceToken, revokeTokenFamily } from '../store/session-store.ts'
import { isSessionToken, SESSION_SECONDS, sessionResponse } from './session-response.ts'

/** How long a replaced token stays valid: another tab may be using it at this moment. */
const PREVIOUS_SECONDS = 60

/**
 * Renews a session, until thirty days after its start at most, and gives it a new token. The old token stays valid for a minute, and renewing with it
 * in that minute returns the same new token. A later renewal with it may be by another person: it ends the session.
 */
export async function renewSession(deps: IdentityDeps, token: string, visitor: Visitor): Promise<Outcome<Session>> {
  const { db, clock, log, sessions } = deps
  const now = clock.now()
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  if (!isSessionToken(token)) return fail(sessionEnded)
  const row = await replaceToken(db, token, {
    until: after(SESSION_SECONDS),
    previousUntil: after(PREVIOUS_SECONDS),
    now,
  })
  if (row && canUseAccount(deps, row, visitor))
    return ok(await sessionResponse(deps, { token: row.token, user: row, seconds: secondsUntil(row.expires_at, now) }))
  // The token of a demo account left its machine, or a replaced token came back: the session ends.
  const userId = row ? row.id : await revokeTokenFamily(db, token)
  if (row) await removeSessions(db, row.id)
  if (userId !== undefined) {
    sessions.invalidate(userId)
    log.warn({ userId }, 'a session was ended: its token left the demo, or was replaced and came back')
  }
  return fail(sessionEnded)
}

function secondsUntil(end: Date, now: Date): number {
  return Math.floor((end.getTime() - now.getTime()) / 1000)
}

const sessionEnded = {
  ...failures.unauthenticated,
  code: 'session_missing',
  message: 'Je sessie is verlopen. Log opnieuw in.',
} as const
