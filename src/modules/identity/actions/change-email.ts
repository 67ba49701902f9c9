import { asService } from '#platform/database/as-service.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { admitAccountRequest, deleteUnsolicitedMailCounts } from '#platform/mail/unsolicited-mail.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { Session } from '../contract.ts'
import { emailChanged } from '../events.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { AUTH_MAIL_JOB } from '../jobs/send-auth-mails.ts'
import { addressChangeMail } from '../mails/identity-mails.ts'
import { secretHash } from '../one-time-token.ts'
import type { PersonalData } from '../personal-data.ts'
import { changeEmailRow, readdressMails } from '../store/credential-store.ts'
import { attemptToken, consumeToken, deleteOneTimeTokens } from '../store/one-time-token-store.ts'
import { findUser, removeSessions } from '../store/session-store.ts'
import { deadLink, TOKEN_ATTEMPTS_PER_ADDRESS } from './confirm-email.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { reauthenticate } from './reauthenticate.ts'
import { noSession } from './session-response.ts'

/** Limits the requests of one account. The mail to the new address was not requested by its owner, and counts with all other unsolicited mails. */
const PER_ACCOUNT: RateLimitRule = { name: 'email-change', windowSeconds: 86_400, max: 5 }

/** The answer to repeated requests for the same address; it counts the account's own requests, so it reveals nothing about the address. */
const askedToday = {
  ...failures.tooMany,
  message:
    'Je vroeg voor dit adres vandaag al een link aan. Kijk ook bij je ongewenste mail. Morgen kun je een nieuwe link aanvragen.',
  retryAfterSeconds: 86_400,
} as const

/** The account asks about itself, so this reveals nothing about others. */
const sameEmail = { status: 422, code: 'same_email', message: 'Dit is al je e-mailadres.' } as const

/** The answer to a link for a new address that no longer works. */
const deadChange = {
  ...deadLink,
  message:
    'Deze link werkt niet meer. Een link werkt één keer en een dag lang, en vervalt als je daarna een nieuwe aanvraagt of je wachtwoord wijzigt. Vraag bij Mijn account een nieuwe link aan. Voor hetzelfde adres kan dat één keer per dag.',
} as const

/**
 * Requests another address, after the password. The current address is notified at once; the new one gets a link, or, where it has an account, a
 * notice to its owner. The answer is the same either way. A link for one address can be requested once a day, which is how long it is valid.
 */
export async function requestEmailChange(
  deps: IdentityDeps,
  caller: { userId: string; sessionId: string; email: string },
  input: { email: string; password?: string | undefined },
): Promise<Outcome<{ ok: true }>> {
  if (input.email === caller.email.toLowerCase()) return fail(sameEmail)
  const known = await reauthenticate(deps, caller, input.password)
  if (!known.ok) return known
  const limit = await consumeRateLimits(deps, [[PER_ACCOUNT, caller.userId]])
  if ('refused' in limit) return fail(limit.refused)
  const { email } = input
  const now = deps.clock.now()
  const { userId, sessionId } = caller
  return asService(deps.db, async (tx) => {
    const ask = { maskKey: deps.maskKey, userId, recipient: email, key: newId(now.getTime()), now }
    if (!(await admitAccountRequest(tx, ask))) return fail(askedToday)
    const payload = { kind: 'email-change' as const, email, redirect: '/account', userId, sessionId }
    await enqueueJob(tx, { name: AUTH_MAIL_JOB, payload, now })
    const mail = addressChangeMail({ isDone: false, publicUrl: deps.publicUrl })
    await enqueueMail(tx, { userId, kind: 'email-change', recipient: caller.email, ...mail, now })
    return ok({ ok: true as const })
  })
}

/**
 * Changes an account to the address whose link was used, also where other modules' `parts` store the old one. Other sessions and every one-time token
 * of the account end, and the old address is notified.
 */
export async function confirmEmailChange(
  deps: IdentityDeps,
  parts: readonly Pick<PersonalData, 'readdress'>[],
  input: { token: string; clientAddress: string },
): Promise<Outcome<Session>> {
  const { db, clock, publicUrl } = deps
  const limit = await consumeRateLimits(deps, [[TOKEN_ATTEMPTS_PER_ADDRESS, input.clientAddress]])
  if ('refused' in limit) return fail(limit.refused)
  const now = clock.now()
  const oneTimeToken = await attemptToken(db, { purpose: 'email', secretHash: secretHash(input.token), now })
  const { email, session } = oneTimeToken?.data ?? {}
  const user = oneTimeToken?.user_id ? await findUser(db, oneTimeToken.user_id) : undefined
  if (!oneTimeToken || !user || !email || !(await consumeToken(db, oneTimeToken.id))) return fail(deadChange)
  await deleteUnsolicitedMailCounts(db, deps.maskKey, email, user.id)
  const isChanged = await asService(db, async (tx) => {
    if (!(await changeEmailRow(tx, { userId: user.id, email, now }))) return false
    const move = { userId: user.id, from: user.email, to: email }
    await readdressMails(tx, move)
    for (const part of parts) await part.readdress?.(tx, move)
    await publishEvent(tx, emailChanged, { ownerId: user.id, data: {}, now })
    const mail = addressChangeMail({ isDone: true, publicUrl })
    await enqueueMail(tx, { userId: user.id, kind: 'email-change', recipient: user.email, ...mail, now })
    return true
  })
  if (!isChanged) return fail(deadChange)
  await deleteOneTimeTokens(db, user.id)
  await removeSessions(db, user.id, session ? { but: session } : {})
  deps.sessions.invalidate(user.id)
  return ok({ ...noSession, redirect_to: '/account' })
}
