import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { User } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { refuseGuessablePassword } from '../refuse-guessable-password.ts'
import { saveName } from '../store/credential-store.ts'
import { findUser } from '../store/session-store.ts'
import { reauthenticate } from './reauthenticate.ts'
import { storePassword } from './recover-account.ts'
import { userResponse } from './session-response.ts'

/** Changes the caller's name or password. A new password requires the current one and ends every other session of the account. */
export async function changeUser(
  deps: IdentityDeps,
  caller: { userId: string; sessionId: string },
  changes: { name: string | undefined; password: string | undefined; currentPassword: string | undefined },
): Promise<Outcome<User>> {
  const { name, password } = changes
  if (password !== undefined) {
    const known = await reauthenticate(deps, caller, changes.currentPassword)
    if (!known.ok) return known
    const before = await findUser(deps.db, caller.userId)
    const guessable = await refuseGuessablePassword(password, { email: before?.email, name: name ?? before?.name })
    if (guessable) return fail(guessable)
  }
  if (name !== undefined) await saveName(deps.db, caller.userId, name, deps.clock.now())
  const user = await findUser(deps.db, caller.userId)
  if (!user) return fail(failures.unauthenticated)
  if (password !== undefined) {
    const { password: passwords } = await deps.auth.$context
    await storePassword(deps, user, await passwords.hash(password), caller.sessionId)
  }
  return ok(userResponse(user))
}
