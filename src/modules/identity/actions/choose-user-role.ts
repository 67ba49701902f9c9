import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { Role } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { appendRole, findNewestRole, findProfile } from '../store/account-store.ts'

/** Sets an account's role to buyer or vendor (PERM-04); admin cannot be chosen, and an admin stays one (AMB-029). */
export async function chooseUserRole(
  deps: IdentityDeps,
  input: { userId: string; role: Role; isDeveloper?: boolean },
): Promise<Outcome<{ user_id: string; role: Role; is_developer: boolean; updated_at: string }>> {
  if (input.role === 'admin')
    return fail({ status: 403, code: 'role_not_allowed', message: 'Deze rol kun je niet zelf kiezen.' })
  const now = deps.clock.now()
  const profile = await asService(deps.db, async (tx) => {
    const current = await findNewestRole(tx, input.userId)
    if (current?.role !== 'admin') await appendRole(tx, { ...input, now })
    return findProfile(tx, input.userId)
  })
  if (!profile) return fail({ status: 404, code: 'not_found', message: 'Dit profiel bestaat niet.' })
  return ok({ ...profile, updated_at: profile.updated_at.toISOString() })
}
