import { asService } from '#platform/database/as-service.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { enqueueMail, isMailKnown } from '#platform/mail/enqueue-mail.ts'
import { admitUnsolicitedMail } from '#platform/mail/unsolicited-mail.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { EnterpriseTemplate } from '../contract.ts'
import { dueAt } from '../domain/enterprise-schedule.ts'
import { sanitizeName } from '../domain/sanitize-name.ts'
import { enterpriseMail } from '../mails/enterprise-mails.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import { findEarlyAccess } from '../store/early-access-store.ts'
import { unsubscribeToken } from '../unsubscribe-link.ts'

/** The limit of later mails that are queued, for everybody together. */
const LATER: RateLimitRule = { name: 'early-access-later', windowSeconds: 3600, max: 400 }
const sent = ok({ ok: true as const })

/**
 * Puts a mail of the waiting list in the outbox, once per entry and template, when address and id belong together. Any other call is logged
 * and answered alike (AMB-086), so that nobody can find out who is on the list or mail other people through it.
 */
export async function sendEnterpriseEmail(
  deps: MarketingDeps,
  input: { template: EnterpriseTemplate; to: string; signupId: string; clientAddress: string },
): Promise<Outcome<{ ok: true }>> {
  const { template, signupId } = input
  const now = deps.clock.now()
  const refused = await asService(deps.db, async (tx) => {
    const entry = await findEarlyAccess(tx, signupId)
    if (!entry || entry.email.toLowerCase() !== input.to.toLowerCase()) return 'unknown signup'
    if (entry.mails_stopped_at) return 'mails stopped'
    const dedupeKey = `early-access:${entry.id}:${template}`
    if (await isMailKnown(tx, dedupeKey)) return 'sent before'
    const notBefore = dueAt(template, entry.created_at)
    // The later mails go out weeks apart, each with a link to stop them, so they do not count against the limit of today.
    if (notBefore <= now) {
      const admission = await admitUnsolicitedMail(tx, {
        maskKey: deps.maskKey,
        recipient: entry.email,
        sender: input.clientAddress,
        key: dedupeKey,
        isRepeatable: false,
        isAccount: false,
        now,
      })
      if (admission !== 'admitted') return admission
    } else if (!(await consumeRateLimit(tx, LATER, 'all', now))) return 'too many in all'
    const unsubscribeUrl = `${deps.publicUrl}/functions/v1/early-access-mails?id=${entry.id}&token=${unsubscribeToken(deps.maskKey, entry.id)}`
    const mail = enterpriseMail(template, { name: sanitizeName(entry.name), publicUrl: deps.publicUrl, unsubscribeUrl })
    await enqueueMail(tx, {
      ...mail,
      userId: null,
      dedupeKey,
      kind: 'early-access',
      recipient: entry.email,
      headers: { 'Reply-To': deps.supportEmail },
      notBefore,
      now,
    })
    return null
  })
  if (refused) deps.log.warn({ reason: refused, template, signupId }, 'a mail of the waiting list was not sent')
  return sent
}
