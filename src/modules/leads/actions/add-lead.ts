import { asService } from '#platform/database/as-service.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { newId } from '#platform/ids/id.ts'
import { consumeRates, type RateLimitRule, toRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { notifyChange } from '#platform/realtime/notify-change.ts'
import type { Lead } from '../contract.ts'
import { type ContactDetails, cleanContact } from '../domain/clean-contact.ts'
import { scoreFactsOf, scoreOrWarm } from '../domain/score-lead.ts'
import { leadCreated, leadScoredHot } from '../events.ts'
import type { LeadsDeps } from '../leads-deps.ts'
import { hasBot, insertLead } from '../store/lead-store.ts'

/** One every three seconds: more than a person can type. */
const ADDITIONS: RateLimitRule = { name: 'add-lead', windowSeconds: 600, max: 200 }

/** Adds a lead that its owner entered by hand (AMB-144), scored by the server (LEAD-23); it sends no mail. */
export async function addLead(
  deps: LeadsDeps,
  input: {
    userId: string
    statedUserId?: string | undefined
    botId: string | null
    source: string | null
    fields: Partial<Record<keyof ContactDetails, string | null | undefined>>
  },
): Promise<Outcome<Lead>> {
  const { userId, botId } = input
  if (input.statedUserId !== undefined && input.statedUserId.toLowerCase() !== userId) return fail(failures.forbidden)
  const details = cleanContact(input.fields)
  if (!details.name && !details.email && !details.phone && !details.company) {
    return fail({
      status: 422,
      code: 'empty_lead',
      message: 'Vul een naam, e-mailadres, telefoonnummer of bedrijf in.',
    })
  }
  if (botId && !(await deps.db.as({ role: 'member', userId }, (tx) => hasBot(tx, userId, botId)))) {
    return fail({ status: 422, code: 'unknown_bot', message: 'Kies een van je eigen bots, of geen.' })
  }
  const now = deps.clock.now()
  if (await consumeRates(deps.db, [toRateLimit(ADDITIONS, userId)], now))
    return fail({ ...failures.tooMany, retryAfterSeconds: 600 })
  const score = scoreOrWarm(scoreFactsOf({ ...details, source: input.source }))
  const lead = await asService(deps.db, async (tx) => {
    const added = await insertLead(tx, {
      ...details,
      id: newId<'lead'>(now.getTime()),
      userId,
      botId,
      configId: null,
      conversationId: null,
      idempotencyKey: null,
      source: input.source,
      score,
      consentAt: null,
      mailWaiting: false,
      now,
    })
    if (!added) throw new Error('A new lead was taken for a known one.')
    for (const event of [leadCreated, ...(score === 'hot' ? [leadScoredHot] : [])])
      await publishEvent(tx, event, { ownerId: userId, data: { lead_id: added.id }, now })
    await notifyChange(tx, { channel: 'leads', userId, id: added.id })
    return added
  })
  return ok(lead)
}
