import { type Outcome, ok } from '#platform/http/failure.ts'
import type { SessionRow } from '../contract/security.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findDeviceSessions } from '../store/session-store.ts'

/** Lists the sessions of an account. */
export async function listSessions(
  { db, clock }: IdentityDeps,
  caller: { userId: string; sessionId: string },
): Promise<Outcome<{ sessions: SessionRow[] }>> {
  const places = await findDeviceSessions(db, caller.userId, clock.now())
  return ok({
    sessions: places.map(({ id, device, created_at, last_seen_at }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current: id === caller.sessionId,
    })),
  })
}
