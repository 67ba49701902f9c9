import type { Caller } from '#platform/http/caller.ts'
import type { Failure } from '#platform/http/failure.ts'
import type { Operation } from '#platform/http/operation.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findPasswordHash } from '../store/credential-store.ts'
import { hasFactor } from '../store/factor-store.ts'
import { findProvenAt } from '../store/session-store.ts'

/** How long a password or second factor counts for irreversible operations. */
const FRESH_MS = 10 * 60_000

/** Tells whether the session's user authenticated within ten minutes. */
export async function isRecentlyAuthenticated(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  sessionId: string,
): Promise<boolean> {
  const provenAt = await findProvenAt(db, sessionId)
  return provenAt !== undefined && clock.now().getTime() - provenAt.getTime() < FRESH_MS
}

/** Refuses an irreversible operation to a member whose last authentication is too long ago. Returns null for every other operation and caller. */
export async function refuseStaleAuthentication(
  deps: Pick<IdentityDeps, 'db' | 'clock'>,
  caller: Caller,
  operation: Pick<Operation, 'irreversible'>,
): Promise<Failure | null> {
  if (operation.irreversible !== 'fresh-proof' || caller.kind !== 'member') return null
  if (await isRecentlyAuthenticated(deps, caller.sessionId)) return null
  const [hash, factor] = await Promise.all([
    findPasswordHash(deps.db, caller.userId),
    hasFactor(deps.db, caller.userId),
  ])
  return {
    status: 403,
    code: 'proof_needed',
    message: 'Bevestig eerst dat jij het bent. Dit kan niet ongedaan worden gemaakt.',
    details: { has_password: hash !== undefined, has_factor: factor },
  }
}
