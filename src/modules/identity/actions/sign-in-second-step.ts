import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { secretHash } from '../one-time-token.ts'
import { attemptToken, consumeToken } from '../store/one-time-token-store.ts'
import { findUser } from '../store/session-store.ts'
import { consumeFactorCode } from './consume-factor-code.ts'
import { openSession } from './open-session.ts'

/** The second step of a sign-in: the challenge of the first one with a code of the account's factor. A challenge takes five codes. */
export async function signInSecondStep(
  deps: IdentityDeps,
  input: { challenge: string; code: string; visitor: Visitor },
): Promise<Outcome<Session>> {
  const { db, clock } = deps
  const proof = await attemptToken(db, {
    purpose: 'second-factor',
    secretHash: secretHash(input.challenge),
    now: clock.now(),
  })
  const user = proof?.user_id ? await findUser(db, proof.user_id) : undefined
  if (!proof || !user || !canUseAccount(deps, user, input.visitor)) return fail(endedChallenge)
  const used = await consumeFactorCode(deps, user, input.code)
  if (!used.ok) return used
  if (!(await consumeToken(db, proof.id))) return fail(endedChallenge)
  return ok(await openSession(deps, user, input.visitor))
}

const endedChallenge = {
  status: 401,
  code: 'session_missing',
  message: 'Deze stap is verlopen. Log opnieuw in.',
} as const
