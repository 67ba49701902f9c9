import { type CapturedContact, captureWithinLimit } from '#modules/leads/public.ts'
import { markAsLead } from '#modules/runtime/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type Failure, fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { consumeRateLimit, maskSubject, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { ChannelDeps } from '../../channel-deps.ts'
import { findChatOwner } from '../../store/chat-store.ts'
import { conversationOf, visitorKeyOf } from '../chat-visitor.ts'

const FORMS: RateLimitRule = { name: 'contact-form', windowSeconds: 3600, max: 20 }

const leadsFull: Failure = {
  status: 409,
  code: 'leads_full',
  message:
    'Je gegevens zijn niet bewaard, want dit bedrijf kan er nu geen ontvangen. Neem rechtstreeks contact op met het bedrijf.',
}

/** Stores a visitor's contact details as a lead of the configuration's owner; the same form twice is one lead (LEAD-01). */
export async function leaveContact(
  deps: ChannelDeps,
  caller: Extract<Caller, { kind: 'chat' }>,
  input: {
    fields: CapturedContact['fields']
    conversationId: string | null
    idempotencyKey: string
    clientAddress: string
  },
): Promise<Outcome<{ ok: true }>> {
  const now = deps.clock.now()
  const address = maskSubject(deps.maskKey, `${caller.configId} ${input.clientAddress}`)
  return asService(
    deps.db,
    async (tx) => {
      if (!(await consumeRateLimit(tx, FORMS, address, now)))
        return fail({ ...failures.tooMany, retryAfterSeconds: 3600 })
      const row = await findChatOwner(tx, { id: input.conversationId, visitorKey: visitorKeyOf(deps.maskKey, caller) })
      if (!row.owner) return fail(failures.notFound)
      const conversationId = (row.own && input.conversationId) || conversationOf(deps.maskKey, caller)
      const isStored = await captureWithinLimit(tx, {
        configId: caller.configId,
        ownerId: row.owner,
        botId: caller.botId,
        conversationId,
        idempotencyKey: input.idempotencyKey,
        fields: input.fields,
        source: caller.channel,
        consentAt: now,
        now,
      })
      if (!isStored) return fail(leadsFull)
      await markAsLead(tx, conversationId)
      return ok({ ok: true as const })
    },
    caller.configId,
  )
}
