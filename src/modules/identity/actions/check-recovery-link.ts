import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { secretHash } from '../one-time-token.ts'
import { findToken } from '../store/one-time-token-store.ts'
import { findUser } from '../store/session-store.ts'
import { deadLink, TOKEN_ATTEMPTS_PER_ADDRESS } from './confirm-email.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'

/** Tells whether `recoverAccount` would take this secret now, and changes nothing. Secrets that do not work are counted as its are. */
export async function checkRecoveryLink(
  deps: IdentityDeps,
  { token, visitor }: { token: string; visitor: Visitor },
): Promise<Outcome<{ ok: true }>> {
  const limit = await consumeRateLimits(deps, [[TOKEN_ATTEMPTS_PER_ADDRESS, visitor.clientAddress]])
  if ('refused' in limit) return fail(limit.refused)
  const secret = { purpose: 'recover', secretHash: secretHash(token), now: deps.clock.now() } as const
  const userId = (await findToken(deps.db, secret))?.user_id
  const user = userId ? await findUser(deps.db, userId) : undefined
  if (!user || !canUseAccount(deps, user, visitor)) return fail(deadLink)
  await limit.consumed.release()
  return ok({ ok: true })
}
