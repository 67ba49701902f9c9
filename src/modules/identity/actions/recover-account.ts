import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { passwordChangedMail } from '../mails/identity-mails.ts'
import { secretHash } from '../one-time-token.ts'
import { refuseGuessablePassword } from '../refuse-guessable-password.ts'
import { deleteAcceptances } from '../store/acceptance-store.ts'
import { markConfirmed, saveName, savePasswordHash } from '../store/credential-store.ts'
import { hasFactor } from '../store/factor-store.ts'
import { deleteKnownDevices } from '../store/known-device-store.ts'
import { attemptToken, consumeToken, deleteOneTimeTokens } from '../store/one-time-token-store.ts'
import { findUser, removeSessions, type UserRow } from '../store/session-store.ts'
import { deadLink, TOKEN_ATTEMPTS_PER_ADDRESS } from './confirm-email.ts'
import { consumeFactorCode } from './consume-factor-code.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { openSession } from './open-session.ts'
import { nameOf } from './sign-up.ts'

/**
 * Sets a new password with the secret of a mail, once, ends every session of the account and opens a new one. A second factor is required before
 * anything changes; until it is given the link stays valid.
 */
export async function recoverAccount(
  deps: IdentityDeps,
  input: { token: string; password: string; factorCode: string | undefined; visitor: Visitor },
): Promise<Outcome<Session>> {
  const { db, clock } = deps
  const limit = await consumeRateLimits(deps, [[TOKEN_ATTEMPTS_PER_ADDRESS, input.visitor.clientAddress]])
  if ('refused' in limit) return fail(limit.refused)
  const secret = { purpose: 'recover', secretHash: secretHash(input.token), now: clock.now() } as const
  const oneTimeToken = await attemptToken(db, secret)
  const user = oneTimeToken?.user_id ? await findUser(db, oneTimeToken.user_id) : undefined
  if (!oneTimeToken || !user || !canUseAccount(deps, user, input.visitor)) return fail(deadLink)
  const guessable = await refuseGuessablePassword(input.password, user)
  if (guessable) return fail(guessable)
  if (await hasFactor(db, user.id)) {
    if (input.factorCode === undefined) return fail(factorNeeded)
    const used = await consumeFactorCode(deps, user, input.factorCode)
    if (!used.ok) return used
  }
  const { password: passwords } = await deps.auth.$context
  const hash = await passwords.hash(input.password)
  if (!(await consumeToken(db, oneTimeToken.id))) return fail(deadLink)
  const owned = await resetUnverifiedSignUp(deps, user)
  // Confirmed first, so that no sign-up for this address removes the new password again.
  await markConfirmed(db, user.id, clock.now())
  await storePassword(deps, owned, hash)
  const session = await openSession(deps, { ...owned, emailVerified: true }, input.visitor)
  return ok({ ...session, redirect_to: oneTimeToken.data['redirect'] ?? '/' })
}

/** Resets an unconfirmed sign-up: neither its name nor its acceptance of the terms may be the owner's. */
async function resetUnverifiedSignUp({ db, clock, confirmEmail }: IdentityDeps, user: UserRow): Promise<UserRow> {
  if (!confirmEmail || user.emailVerified) return user
  const name = nameOf(user.email)
  await saveName(db, user.id, name, clock.now())
  await asService(db, (tx) => deleteAcceptances(tx, user.id))
  return { ...user, name }
}

/** Sets a new password: every session and one-time token of the account ends, except `exceptSessionId`, and the owner is notified. */
export async function storePassword(
  deps: IdentityDeps,
  user: UserRow,
  hash: string,
  exceptSessionId?: string,
): Promise<void> {
  const { db, clock, publicUrl } = deps
  const now = clock.now()
  await savePasswordHash(db, user.id, hash, now)
  await deleteOneTimeTokens(db, user.id)
  await deleteKnownDevices(db, user.id)
  await removeSessions(db, user.id, exceptSessionId === undefined ? {} : { but: exceptSessionId })
  deps.sessions.invalidate(user.id)
  await asService(db, (tx) =>
    enqueueMail(tx, {
      userId: user.id,
      kind: 'password-changed',
      recipient: user.email,
      ...passwordChangedMail(publicUrl),
      now,
    }),
  )
}

const factorNeeded = {
  status: 403,
  code: 'second_factor_required',
  message: 'Vul ook de code van je authenticator-app in.',
} as const
