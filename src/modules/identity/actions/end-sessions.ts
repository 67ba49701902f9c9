import { type Outcome, ok } from '#platform/http/failure.ts'
import type { IdentityDeps } from '../identity-deps.ts'

/** Ends every session of an account, or only the given one; takes effect at once for every device (AUTH-09). */
export async function endSessions(
  deps: IdentityDeps,
  input: { userId: string; sessionId: string; scope: 'global' | 'local' },
): Promise<Outcome<{ ok: true }>> {
  await deps.db.one({ role: 'auth' }, 'delete from auth."session" where "userId" = $1 and ($3 or "id" = $2)', [
    input.userId,
    input.sessionId,
    input.scope === 'global',
  ])
  deps.sessions.forget(input.userId)
  return ok({ ok: true })
}
