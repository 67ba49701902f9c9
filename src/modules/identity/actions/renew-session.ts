import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { newSecret } from '../proof-secret.ts'
import { replaceToken } from '../store/session-store.ts'
import { isSessionToken, SESSION_SECONDS, sessionAnswer } from './session-answer.ts'

/** How long the replaced token stays good: another tab may be using it at this moment. */
const PREVIOUS_SECONDS = 60

/**
 * Prolongs a session and gives it a new token. The old one stays good for a minute, and whoever renews with it in that minute is given the
 * same new one. Refuses a token whose session has ended.
 */
export async function renewSession({ db, clock }: IdentityDeps, token: string): Promise<Outcome<Session>> {
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
  return row ? ok(sessionAnswer(row.token, row)) : fail(ended)
}

const ended = {
  ...failures.unauthenticated,
  code: 'session_missing',
  message: 'Je sessie is verlopen. Log opnieuw in.',
} as const
