import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Enrolment, Security } from '../contract/security.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { factorChangedMail } from '../mails/identity-mails.ts'
import { counterOf, enrolmentOf, newBackupCodes, newFactorSecret, plainCode } from '../one-time-codes.ts'
import { codeHash } from '../one-time-token.ts'
import { findPasswordHash } from '../store/credential-store.ts'
import {
  confirmFactorRow,
  countBackupCodes,
  findFactor,
  removeFactorRow,
  replaceBackupCodes,
  saveFactor,
  spendCounter,
} from '../store/factor-store.ts'
import { wrongCode } from './consume-factor-code.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { reauthenticate } from './reauthenticate.ts'
import { revokeSessions } from './revoke-sessions.ts'

type Caller = { userId: string; sessionId: string; email: string }

const CONFIRMATIONS: RateLimitRule = { name: 'confirm-factor', windowSeconds: 900, max: 10 }
const noFactor = { ...failures.notFound, message: 'Tweestapsverificatie staat niet aan.' }

/** Returns how the account is secured. */
export async function readSecurity({ db }: IdentityDeps, userId: string): Promise<Outcome<Security>> {
  const factor = await findFactor(db, userId)
  const isOn = factor?.verified_at instanceof Date
  return ok({
    has_password: (await findPasswordHash(db, userId)) !== undefined,
    factor: factor && isOn ? { id: factor.id, type: 'totp', created_at: factor.created_at.toISOString() } : null,
    backup_codes_left: isOn ? await countBackupCodes(db, userId) : 0,
  })
}

/** Starts a second factor, and replaces one that was started and never confirmed. */
export async function enrolFactor(
  deps: IdentityDeps,
  caller: Caller,
  password: string | undefined,
): Promise<Outcome<Enrolment>> {
  const known = await reauthenticate(deps, caller, password)
  if (!known.ok) return known
  const { secretConfig } = await deps.auth.$context
  const secret = newFactorSecret()
  const data = await symmetricEncrypt({ key: secretConfig, data: secret })
  const id = await saveFactor(deps.db, { userId: caller.userId, secret: data, now: deps.clock.now() })
  if (id === null)
    return fail({
      status: 409,
      code: 'factor_exists',
      message: 'Tweestapsverificatie staat al aan. Zet hem eerst uit.',
    })
  return ok({ id, type: 'totp', totp: enrolmentOf(secret, caller.email) })
}

/**
 * Activates a started factor with its first code and ends every session that was opened without it; returns the backup codes, which are never shown
 * again.
 */
export async function confirmFactor(
  deps: IdentityDeps,
  caller: Caller,
  input: { id: string; code: string },
): Promise<Outcome<{ backup_codes: string[] }>> {
  const { db, clock, auth } = deps
  const limit = await consumeRateLimits(deps, [[CONFIRMATIONS, caller.userId]])
  if ('refused' in limit) return fail(limit.refused)
  const factor = await findFactor(db, caller.userId)
  if (factor?.id !== input.id || factor.verified_at) return fail(failures.notFound)
  const { secretConfig } = await auth.$context
  const secret = await symmetricDecrypt({ key: secretConfig, data: factor.secret })
  const counter = await counterOf(secret, plainCode(input.code), clock.now())
  if (counter === null || !(await spendCounter(db, factor.id, counter))) return fail(wrongCode)
  if (!(await confirmFactorRow(db, factor.id, clock.now()))) return fail(failures.notFound)
  await limit.consumed.release()
  await revokeSessions(deps, { ...caller, scope: 'others' })
  await notifyUser(deps, caller, true)
  return ok({ backup_codes: await makeBackupCodes(deps, caller.userId) })
}

/** Turns the second factor off. */
export async function removeFactor(
  deps: IdentityDeps,
  caller: Caller,
  input: { id: string; password: string | undefined },
): Promise<Outcome<{ ok: true }>> {
  const known = await reauthenticate(deps, caller, input.password)
  if (!known.ok) return known
  if (!(await removeFactorRow(deps.db, caller.userId, input.id))) return fail(noFactor)
  await notifyUser(deps, caller, false)
  return ok({ ok: true })
}

/** Creates ten new backup codes that replace the old ones. */
export async function renewBackupCodes(
  deps: IdentityDeps,
  caller: Caller,
  password: string | undefined,
): Promise<Outcome<{ backup_codes: string[] }>> {
  const known = await reauthenticate(deps, caller, password)
  if (!known.ok) return known
  if (!(await findFactor(deps.db, caller.userId))?.verified_at) return fail(noFactor)
  return ok({ backup_codes: await makeBackupCodes(deps, caller.userId) })
}

async function makeBackupCodes({ db, maskKey }: IdentityDeps, userId: string): Promise<string[]> {
  const codes = newBackupCodes()
  const hashes = codes.map((code) => codeHash(maskKey, userId, plainCode(code)))
  await replaceBackupCodes(db, userId, hashes)
  return codes
}

async function notifyUser(deps: IdentityDeps, caller: Caller, isOn: boolean): Promise<void> {
  const { db, clock, publicUrl } = deps
  await asService(db, (tx) =>
    enqueueMail(tx, {
      userId: caller.userId,
      kind: 'factor-changed',
      recipient: caller.email,
      ...factorChangedMail({ isOn, publicUrl }),
      now: clock.now(),
    }),
  )
}
