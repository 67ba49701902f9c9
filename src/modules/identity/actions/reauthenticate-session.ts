import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findUser, markReauthenticated } from '../store/session-store.ts'
import { consumeFactorCode } from './consume-factor-code.ts'
import { reauthenticate } from './reauthenticate.ts'

/** Reauthenticates a session by the password or by a code of the second factor; for ten minutes it may then perform irreversible operations. */
export async function reauthenticateSession(
  deps: IdentityDeps,
  caller: { userId: string; sessionId: string },
  given: { password?: string | undefined; code?: string | undefined },
): Promise<Outcome<{ ok: true }>> {
  const { code, password } = given
  const user = await findUser(deps.db, caller.userId)
  if (!user) return fail(failures.unauthenticated)
  const known =
    code === undefined ? await reauthenticate(deps, caller, password) : await consumeFactorCode(deps, user, code)
  if (!known.ok) return known
  await markReauthenticated(deps.db, caller.sessionId, deps.clock.now())
  return ok({ ok: true })
}
