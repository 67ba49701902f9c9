import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { deleteOneTimeTokens } from '../store/one-time-token-store.ts'
import { removeSessions } from '../store/session-store.ts'

type Caller = { userId: string; sessionId: string }

/** Ends every session of an account, only this one, or all others; takes effect at once for every device (AUTH-09). */
export async function revokeSessions(
  deps: IdentityDeps,
  { userId, sessionId, scope }: Caller & { scope: 'global' | 'local' | 'others' },
): Promise<Outcome<{ ok: true }>> {
  const which = { global: {}, local: { only: sessionId }, others: { but: sessionId } }[scope]
  // A sign-in that was started elsewhere and not finished ends with the rest.
  if (scope !== 'local') await deleteOneTimeTokens(deps.db, userId)
  await removeSessions(deps.db, userId, which)
  deps.sessions.invalidate(userId)
  return ok({ ok: true })
}

/** Ends one session of an account; another account's session is not found. */
export async function revokeSession(
  deps: IdentityDeps,
  input: { userId: string; id: string },
): Promise<Outcome<{ ok: true }>> {
  const removed = await removeSessions(deps.db, input.userId, { only: input.id })
  deps.sessions.invalidate(input.userId)
  return removed > 0 ? ok({ ok: true }) : fail({ ...failures.notFound, message: 'Deze sessie is er niet meer.' })
}
