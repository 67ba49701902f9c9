import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { MarketingDeps } from '../marketing-deps.ts'

type Profile = { user_id: string; role: string; is_developer: boolean; updated_at: string }

/** Makes the caller a developer (API-09, VEND-36); the account in the request must be the caller's own. */
export async function becomeDeveloper(
  deps: MarketingDeps,
  { userId, named }: { userId: string; named: string },
): Promise<Outcome<Profile[]>> {
  if (named.toLowerCase() !== userId) return fail(failures.forbidden)
  const now = deps.clock.now()
  const role = await asService(deps.db, (tx) => deps.makeDeveloper(tx, userId, now))
  return ok([{ user_id: userId, role, is_developer: true, updated_at: now.toISOString() }])
}
