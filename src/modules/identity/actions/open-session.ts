import { deleteUnsolicitedMailCounts } from '#platform/mail/unsolicited-mail.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import { deviceLabel } from '../device-label.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { newSecret, secretHash } from '../one-time-token.ts'
import { newSessionToken } from '../session-token.ts'
import { hasFactor } from '../store/factor-store.ts'
import { saveKnownDevice } from '../store/known-device-store.ts'
import { createOneTimeToken } from '../store/one-time-token-store.ts'
import { addSession, type UserRow } from '../store/session-store.ts'
import { noSession, SESSION_SECONDS, SESSION_SECONDS_MAX, sessionResponse } from './session-response.ts'

const CHALLENGE_SECONDS = 600
const CHALLENGE_ATTEMPTS = 5

/** Finishes every way of signing in: returns a session, or for an account with a second factor the challenge that asks for it. */
export async function openOrChallenge(deps: IdentityDeps, user: UserRow, visitor: Visitor): Promise<Session> {
  if (!(await hasFactor(deps.db, user.id))) return openSession(deps, user, visitor)
  const now = deps.clock.now()
  const challenge = newSecret()
  await createOneTimeToken(deps.db, {
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

/**
 * Opens a session for a user who passed every required step. An owner with a confirmed address has received our mails, so its counts of unsolicited
 * mails are reset.
 */
export async function openSession(deps: IdentityDeps, user: UserRow, visitor: Visitor): Promise<Session> {
  // Every way of signing in refuses such an account itself; one that forgets to fails here.
  if (!canUseAccount(deps, user, visitor)) throw new Error('A way in let through an account of the demo.')
  if (user.emailVerified) await deleteUnsolicitedMailCounts(deps.db, deps.maskKey, user.email)
  const now = deps.clock.now()
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  const token = newSessionToken()
  await addSession(deps.db, {
    userId: user.id,
    token,
    device: deviceLabel(visitor.userAgent) ?? '',
    now,
    expiresAt: after(SESSION_SECONDS),
    endsAt: after(SESSION_SECONDS_MAX),
  })
  const deviceToken = newSecret()
  await saveKnownDevice(deps.db, { userId: user.id, token: deviceToken, replaces: visitor.deviceToken, now })
  const answer = await sessionResponse(deps, { token, user, seconds: SESSION_SECONDS })
  return { ...answer, device_token: deviceToken }
}
