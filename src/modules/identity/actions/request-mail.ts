import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { maskSubject, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { AUTH_MAIL_JOB, type AuthMailKind } from '../jobs/send-auth-mails.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { sanitizeRedirect } from './sanitize-redirect.ts'

/** Limits mails of one kind to one address: a user who waits for a mail asks again, a nuisance is stopped. */
const PER_MAILBOX: RateLimitRule = { name: 'auth-mail', windowSeconds: 3600, max: 5 }
/** With five attempts per code this allows at most fifty guesses at one account a day. */
const PER_MAILBOX_DAY: RateLimitRule = { name: 'auth-mail-day', windowSeconds: 86_400, max: 10 }
/** Limits mails to any recipients that one client address requests; an office shares one. */
const PER_ADDRESS: RateLimitRule = { name: 'auth-mail-address', windowSeconds: 900, max: 30 }

/**
 * Has a link or code mailed to the owner of an address. An address with an account and one without are counted, recorded and answered alike; the
 * worker finds out which it is.
 */
export async function requestMail(
  deps: IdentityDeps,
  input: {
    kind: Exclude<AuthMailKind, 'sign-up' | 'email-change'>
    email: string
    redirectTo: string | undefined
    clientAddress: string
  },
): Promise<Outcome<{ ok: true }>> {
  const { kind, email } = input
  const subject = `${kind} ${email}`
  const limit = await consumeRateLimits(deps, [
    [PER_MAILBOX, subject],
    [PER_MAILBOX_DAY, subject],
    [PER_ADDRESS, input.clientAddress],
  ])
  if ('refused' in limit) return fail(limit.refused)
  const redirect = sanitizeRedirect(input.redirectTo, deps.publicUrl)
  const payload = { kind, email, redirect, sender: maskSubject(deps.maskKey, input.clientAddress) }
  await asService(deps.db, (tx) => enqueueJob(tx, { name: AUTH_MAIL_JOB, payload, now: deps.clock.now() }))
  return ok({ ok: true })
}
