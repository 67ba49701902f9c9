import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { deleteUnsolicitedMailCounts } from '#platform/mail/unsolicited-mail.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import type { IdentityDeps, Visitor } from '../identity-deps.ts'
import { isSame, plainCode } from '../one-time-codes.ts'
import { codeHash } from '../one-time-token.ts'
import { consumeToken, tryMailedCode } from '../store/one-time-token-store.ts'
import { findUserByEmail } from '../store/session-store.ts'
import { TOKEN_ATTEMPTS_PER_ADDRESS } from './confirm-email.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { openOrChallenge } from './open-session.ts'

/** Limits the codes tried for one mail address, with or without an account. */
const PER_MAILBOX: RateLimitRule = { name: 'mailed-code', windowSeconds: 900, max: 15 }

/**
 * Signs in with a mailed code; five wrong attempts invalidate it. An unknown address gets the answer of a wrong code. It confirms no address: where
 * addresses are confirmed only a confirmed one gets a code, and elsewhere the password may be another person's.
 */
export async function signInWithCode(
  deps: IdentityDeps,
  input: { email: string; code: string; visitor: Visitor },
): Promise<Outcome<Session>> {
  const { db, clock, maskKey } = deps
  const limit = await consumeRateLimits(deps, [
    [PER_MAILBOX, input.email],
    [TOKEN_ATTEMPTS_PER_ADDRESS, input.visitor.clientAddress],
  ])
  if ('refused' in limit) return fail(limit.refused)
  const user = await findUserByEmail(db, input.email)
  const isUsable = user !== undefined && canUseAccount(deps, user, input.visitor)
  const oneTimeToken = isUsable && (await tryMailedCode(db, user.id, clock.now()))
  if (!user || !oneTimeToken) return fail(wrongMailedCode)
  if (!isSame(codeHash(maskKey, user.id, plainCode(input.code)), oneTimeToken.secret_hash)) return fail(wrongMailedCode)
  if (!(await consumeToken(db, oneTimeToken.id))) return fail(wrongMailedCode)
  await limit.consumed.release()
  await deleteUnsolicitedMailCounts(db, maskKey, user.email)
  const session = await openOrChallenge(deps, user, input.visitor)
  return ok({ ...session, redirect_to: oneTimeToken.data['redirect'] ?? '/' })
}

const wrongMailedCode = {
  status: 400,
  code: 'invalid_code',
  message: 'Deze code klopt niet of is verlopen. Vraag zo nodig een nieuwe aan.',
} as const
