import type { Session } from '../contract.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { newSecret, secretHash } from '../proof-secret.ts'
import { hasFactor } from '../store/factor-store.ts'
import { saveProof } from '../store/proof-store.ts'
import type { UserRow } from '../store/session-store.ts'
import { noSession, sessionAnswer } from './session-answer.ts'

const CHALLENGE_SECONDS = 600
const CHALLENGE_ATTEMPTS = 5

/** The last step of every way in: a session, or for an account with a second factor the challenge that asks for it. */
export async function openOrChallenge(deps: IdentityDeps, user: UserRow, visitor: Visitor): Promise<Session> {
  if (!(await hasFactor(deps.db, user.id))) return openSession(deps, user, visitor)
  const now = deps.clock.now()
  const challenge = newSecret()
  await saveProof(deps.db, {
    purpose: 'second-factor',
    userId: user.id,
    secretHash: secretHash(challenge),
    data: {},
    attempts: CHALLENGE_ATTEMPTS,
    expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
    now,
  })
  return { ...noSession, mfa: { challenge, expires_in: CHALLENGE_SECONDS } }
}

/** Opens a session for somebody who proved everything that was asked. */
export async function openSession({ auth }: IdentityDeps, user: UserRow, visitor: Visitor): Promise<Session> {
  const { internalAdapter } = await auth.$context
  const made = await internalAdapter.createSession(user.id, false, { userAgent: visitor.userAgent ?? '' })
  return sessionAnswer(made.token, user)
}
