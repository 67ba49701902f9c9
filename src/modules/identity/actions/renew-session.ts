import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findSession, prolongSession } from '../store/session-store.ts'
import { isSessionToken, SESSION_SECONDS, sessionAnswer } from './session-answer.ts'

/** Prolongs the life of the session behind a token and answers it; the token stays the same. Refuses one that has ended. */
export async function renewSession({ db, clock }: IdentityDeps, token: string): Promise<Outcome<Session>> {
  const now = clock.now()
  const row = isSessionToken(token) ? await findSession(db, token, now) : undefined
  if (!row) return fail(ended)
  await prolongSession(db, row.session_id, { until: new Date(now.getTime() + SESSION_SECONDS * 1000), now })
  return ok(sessionAnswer(token, row))
}

const ended = {
  ...failures.unauthenticated,
  code: 'session_missing',
  message: 'Je sessie is verlopen. Log opnieuw in.',
} as const
