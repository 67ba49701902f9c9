import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { deleteUnsolicitedMailCounts } from '#platform/mail/unsolicited-mail.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { isSame } from '../one-time-codes.ts'
import { secretHash } from '../one-time-token.ts'
import { confirmSignUp } from '../store/credential-store.ts'
import { attemptToken, consumeToken, type OneTimeToken } from '../store/one-time-token-store.ts'
import { findUser } from '../store/session-store.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { openOrChallenge } from './open-session.ts'
import { noSession } from './session-response.ts'

/** Limits attempts with links and codes from one client address. */
export const TOKEN_ATTEMPTS_PER_ADDRESS: RateLimitRule = { name: 'proof-address', windowSeconds: 900, max: 60 }

/** The answer to a link that was used, replaced or never made. */
export const deadLink = {
  status: 400,
  code: 'invalid_token',
  message: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
} as const

const deadConfirmation = {
  ...deadLink,
  message:
    'Deze link werkt niet meer. Heb je een nieuwere mail van ons? Gebruik die, of log in en vraag een nieuwe aan.',
} as const

/**
 * Confirms an address with the secret of its sign-up mail, once and only while the password of that sign-up is still set. The browser that signed up,
 * which proves itself by its own secret, gets a session (AMB-199). Any other gets none: its user may not be the person who chose the password.
 */
export async function confirmEmail(
  deps: IdentityDeps,
  input: { token: string; deviceSecret: string | undefined; visitor: Visitor },
): Promise<Outcome<Session>> {
  const limit = await consumeRateLimits(deps, [[TOKEN_ATTEMPTS_PER_ADDRESS, input.visitor.clientAddress]])
  if ('refused' in limit) return fail(limit.refused)
  const now = deps.clock.now()
  const oneTimeToken = await attemptToken(deps.db, { purpose: 'confirm', secretHash: secretHash(input.token), now })
  if (!oneTimeToken?.user_id || !(await consumeToken(deps.db, oneTimeToken.id))) return fail(deadConfirmation)
  const address = await confirmSignUp(deps.db, oneTimeToken.user_id, now)
  if (address === null) return fail(deadConfirmation)
  await deleteUnsolicitedMailCounts(deps.db, deps.maskKey, address)
  const redirectTo = oneTimeToken.data['redirect'] ?? '/'
  const user = isOfDevice(oneTimeToken, input.deviceSecret) ? await findUser(deps.db, oneTimeToken.user_id) : undefined
  const session = user ? await openOrChallenge(deps, user, input.visitor) : noSession
  return ok({ ...session, redirect_to: redirectTo })
}

function isOfDevice({ data: { device = '' } }: OneTimeToken, secret: string | undefined): boolean {
  return secret !== undefined && device !== '' && isSame(secretHash(secret), device)
}
