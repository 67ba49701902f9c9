import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { Profile, Role } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { chooseUserRole } from './choose-user-role.ts'

/** Sets the caller's role and returns its profile as a list of one row (API-09); a named account must be the caller's own. */
export async function updateUserProfile(
  deps: IdentityDeps,
  input: { userId: string; named: string | undefined; role: Role },
): Promise<Outcome<Profile[]>> {
  if (input.named !== undefined && input.named !== input.userId) return fail(failures.forbidden)
  const outcome = await chooseUserRole(deps, { userId: input.userId, role: input.role })
  return outcome.ok ? ok([outcome.value]) : outcome
}
