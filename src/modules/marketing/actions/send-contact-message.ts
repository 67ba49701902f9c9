import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import {
  consumeRateLimit,
  consumeRates,
  maskSubject,
  type RateLimitRule,
  toRateLimit,
} from '#platform/rate-limit/consume-rate-limit.ts'
import type { ContactTopic } from '../contract.ts'
import { contactMail } from '../mails/contact-mail.ts'
import type { MarketingDeps } from '../marketing-deps.ts'
import { addContactMessage } from '../store/contact-store.ts'

const PER_ADDRESS: RateLimitRule = { name: 'contact', windowSeconds: 3600, max: 5 }
/** Only a flood from a thousand networks reaches this limit. */
const IN_ALL: RateLimitRule = { name: 'contact-all', windowSeconds: 3600, max: 5000 }
/** Beyond this number an hour messages are stored and listed for administrators, but not mailed. */
const MAILED: RateLimitRule = { name: 'contact-mailed', windowSeconds: 3600, max: 200 }
const received = ok({ ok: true as const })

/**
 * Stores a message and mails it to the people behind Syvo, with the sender's address as `Reply-To` (AMB-088). A program that fills in every field is
 * thanked, and its message discarded.
 */
export async function sendContactMessage(
  deps: MarketingDeps,
  input: {
    name: string
    email: string
    company: string | null | undefined
    topic: ContactTopic | undefined
    message: string
    website: string | undefined
    clientAddress: string
  },
): Promise<Outcome<{ ok: true }>> {
  const now = deps.clock.now()
  if (input.website) {
    deps.log.info('a message of the contact form was sent by a program')
    return received
  }
  const rates = [toRateLimit(PER_ADDRESS, maskSubject(deps.maskKey, input.clientAddress)), toRateLimit(IN_ALL, 'all')]
  if (await consumeRates(deps.db, rates, now)) return fail(tooMany)
  const { name, email, message } = input
  const entry = { name, email, message, company: input.company || null, topic: input.topic ?? null }
  await asService(deps.db, async (tx) => {
    const id = newId<'contact-message'>(now.getTime())
    await addContactMessage(tx, { ...entry, id, now })
    if (!(await consumeRateLimit(tx, MAILED, 'all', now))) {
      deps.log.warn({ messageId: id }, 'a message of the contact form was kept without a mail: there were too many')
      return
    }
    await enqueueMail(tx, {
      ...contactMail(entry),
      userId: null,
      dedupeKey: `contact:${id}`,
      kind: 'contact',
      recipient: deps.supportEmail,
      headers: { 'Reply-To': email },
      now,
    })
  })
  return received
}

const tooMany = {
  ...failures.tooMany,
  message:
    'Er kwamen net al meer berichten van hetzelfde netwerk. Probeer het over een uur opnieuw, of stuur ons een mail.',
  retryAfterSeconds: PER_ADDRESS.windowSeconds,
}
