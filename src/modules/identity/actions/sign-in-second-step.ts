import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { secretHash } from '../one-time-token.ts'
import { attemptToken, consumeToken } from '../store/one-time-token-store.ts'
import { findUser } from '../store/session-store.ts'
import { consumeFactorCode } from './consume-factor-code.ts'
import { openSession } from './open-session.ts'

/** Performs the second step of a sign-in: the challenge of the first step with a code of the account's factor. A challenge allows five codes. */
export async function signInSecondStep(
  deps: IdentityDeps,
  input: { challenge: string; code: string; visitor: Visitor },
): Promise<Outcome<Session>> {
  const { db, clock } = deps
  const oneTimeToken = await attemptToken(db, {
    purpose: 'second-factor',
    secretHash: secretHash(input.challenge),
    now: clock.now(),
  })
  const user = oneTimeToken?.user_id ? await findUser(db, oneTimeToken.user_id) : undefined
  if (!oneTimeToken || !user || !canUseAccount(deps, user, input.visitor)) return fail(expiredChallenge)
  const used = await consumeFactorCode(deps, user, input.code)
  if (!used.ok) return used
  if (!(await consumeToken(db, oneTimeToken.id))) return fail(expiredChallenge)
  return ok(await openSession(deps, user, input.visitor))
}

const expiredChallenge = {
  status: 401,
  code: 'session_missing',
  message: 'Deze stap is verlopen. Log opnieuw in.',
} as const
