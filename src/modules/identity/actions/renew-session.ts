import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { newSecret } from '../proof-secret.ts'
import { removeSessions, replaceToken } from '../store/session-store.ts'
import { isSessionToken, SESSION_SECONDS, sessionAnswer } from './session-answer.ts'

/** How long the replaced token stays good: another tab may be using it at this moment. */
const PREVIOUS_SECONDS = 60

/**
 * Prolongs a session and gives it a new token. The old one stays good for a minute, and whoever renews with it in that minute is given the
 * same new one. Refuses a token whose session has ended.
 */
export async function renewSession(deps: IdentityDeps, token: string, visitor: Visitor): Promise<Outcome<Session>> {
  const { db, clock } = deps
  const now = clock.now()
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const row = isSessionToken(token)
    ? await replaceToken(db, token, {
        next: newSecret(),
        until: after(SESSION_SECONDS),
        previousUntil: after(PREVIOUS_SECONDS),
        now,
      })
    : undefined
  if (!row) return fail(ended)
  if (canUseAccount(deps, row, visitor)) return ok(sessionAnswer(row.token, row))
  // Its token left the machine of the demo: nobody may go on with it.
  await removeSessions(db, row.id)
  deps.sessions.forget(row.id)
  return fail(ended)
}

const ended = {
  ...failures.unauthenticated,
  code: 'session_missing',
  message: 'Je sessie is verlopen. Log opnieuw in.',
} as const
