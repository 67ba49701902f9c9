import { symmetricDecrypt } from 'better-auth/crypto'
import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { backupCodeUsedMail } from '../mails/identity-mails.ts'
import { counterOf, plainCode } from '../one-time-codes.ts'
import { codeHash } from '../one-time-token.ts'
import { countBackupCodes, findFactor, spendBackupCode, spendCounter } from '../store/factor-store.ts'
import type { UserRow } from '../store/session-store.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'

/** Limits wrong codes for one account from anywhere; the caller has already proved the password or mailbox. */
const GUESSES: RateLimitRule = { name: 'second-factor', windowSeconds: 900, max: 10 }

/** The answer to a wrong code of any kind. */
export const wrongCode = {
  status: 400,
  code: 'invalid_code',
  message: 'Deze code klopt niet of is verlopen.',
} as const

/** Consumes a code of the account's second factor: of its app, or one of its backup codes, whose use is mailed to the owner. */
export async function consumeFactorCode(deps: IdentityDeps, user: UserRow, typed: string): Promise<Outcome<true>> {
  const limit = await consumeRateLimits(deps, [[GUESSES, user.id]])
  if ('refused' in limit) return fail(limit.refused)
  const code = plainCode(typed)
  const isRight = /^\d{6}$/.test(code) ? await isAppCode(deps, user.id, code) : await isBackupCode(deps, user, code)
  if (!isRight) return fail(wrongCode)
  await limit.consumed.release()
  return ok(true)
}

async function isAppCode({ db, auth, clock }: IdentityDeps, userId: string, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId)
  if (!factor?.verified_at) return false
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret })
  const counter = await counterOf(secret, code, clock.now())
  return counter !== null && (await spendCounter(db, factor.id, counter))
}

async function isBackupCode(deps: IdentityDeps, user: UserRow, code: string): Promise<boolean> {
  const { db, clock, maskKey, publicUrl } = deps
  if (!(await spendBackupCode(db, user.id, codeHash(maskKey, user.id, code)))) return false
  const left = await countBackupCodes(db, user.id)
  await asService(db, (tx) =>
    enqueueMail(tx, {
      userId: user.id,
      kind: 'backup-code-used',
      recipient: user.email,
      ...backupCodeUsedMail({ left, publicUrl }),
      now: clock.now(),
    }),
  )
  return true
}
