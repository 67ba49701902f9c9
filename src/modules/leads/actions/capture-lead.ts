import type { Tx } from '#platform/database/database.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { newId } from '#platform/ids/id.ts'
import { notifyChange } from '#platform/realtime/notify-change.ts'
import type { LeadScore } from '../contract.ts'
import { type ContactDetails, cleanContact, enrichContact } from '../domain/clean-contact.ts'
import { scoreFactsOf, scoreOrWarm } from '../domain/score-lead.ts'
import { leadCreated, leadEnriched, leadScoredHot } from '../events.ts'
import { insertLead, lockCapturedLead, saveEnrichedLead } from '../store/lead-store.ts'

/** Contact details that a person left through a bot. */
export interface CapturedContact {
  configId: string
  /** The owner of the configuration, who gets the lead (AMB-133). */
  ownerId: string
  botId: string
  conversationId: string | null
  /** The sender's own key of this submission; a repeated one is the same lead. */
  idempotencyKey: string | null
  fields: Partial<Record<keyof ContactDetails, string | null | undefined>>
  /** `widget`, `hosted`, `email` or `api` (AMB-132). */
  source: string
  /** The time of the visitor's consent to storing their details; null when they were typed in the chat. */
  consentAt: Date | null
  now: Date
}

/** The result of a captured contact. */
export interface CaptureResult {
  leadId: string
  outcome: 'created' | 'enriched' | 'unchanged'
  score: LeadScore
}

/**
 * Makes a contact a lead of the configuration's owner (LEAD-01), in the caller's service transaction for that configuration. One conversation makes
 * one lead: later details fill its empty fields, and a repeated submission changes nothing. Returns null when there is neither a mail address nor a
 * telephone number, unless the conversation has a lead already. Events and live changes are published with the commit.
 */
export async function captureLead(tx: Tx, contact: CapturedContact): Promise<CaptureResult | null> {
  const details = cleanContact(contact.fields)
  // The sender chooses the key, so it counts within one configuration only.
  const key = contact.idempotencyKey ? `${contact.configId}:${contact.idempotencyKey.slice(0, 200)}` : null
  const reachable = details.email !== null || details.phone !== null
  if (reachable) {
    const created = await create(tx, contact, details, key)
    if (created) return created
  }
  if (!key && !contact.conversationId) return null
  return enrich(tx, contact, details, key)
}

async function create(
  tx: Tx,
  contact: CapturedContact,
  details: ContactDetails,
  key: string | null,
): Promise<CaptureResult | null> {
  const { configId, ownerId, botId, conversationId, source, consentAt, now } = contact
  const score = scoreOrWarm(scoreFactsOf({ ...details, source }))
  const lead = await insertLead(tx, {
    ...details,
    id: newId<'lead'>(now.getTime()),
    userId: ownerId,
    botId,
    configId,
    conversationId,
    idempotencyKey: key,
    source,
    score,
    consentAt,
    mailWaiting: true,
    now,
  })
  if (!lead) return null
  await publishLeadEvents(tx, {
    events: [leadCreated, ...(score === 'hot' ? [leadScoredHot] : [])],
    leadId: lead.id,
    ownerId,
    now,
  })
  return { leadId: lead.id, outcome: 'created', score }
}

async function enrich(
  tx: Tx,
  contact: CapturedContact,
  details: ContactDetails,
  key: string | null,
): Promise<CaptureResult | null> {
  const { ownerId, conversationId, now } = contact
  const known = await lockCapturedLead(tx, { userId: ownerId, conversationId, idempotencyKey: key })
  if (!known) return null
  const unchanged: CaptureResult = { leadId: known.id, outcome: 'unchanged', score: known.score }
  if (key && known.idempotency_key === key) return unchanged
  const merged = enrichContact(known, details)
  const consentAt = known.consent_at ?? contact.consentAt
  const isSame = (['name', 'email', 'phone', 'company', 'message'] as const).every(
    (field) => merged[field] === known[field],
  )
  if (isSame && consentAt === known.consent_at) return unchanged
  const score = scoreOrWarm(scoreFactsOf({ ...merged, source: known.source }))
  await saveEnrichedLead(tx, known.id, {
    ...merged,
    score,
    idempotencyKey: known.idempotency_key ?? key,
    consentAt,
    now,
  })
  const becameHot = score === 'hot' && known.score !== 'hot'
  await publishLeadEvents(tx, {
    events: [leadEnriched, ...(becameHot ? [leadScoredHot] : [])],
    leadId: known.id,
    ownerId,
    now,
  })
  return { leadId: known.id, outcome: 'enriched', score }
}

async function publishLeadEvents(
  tx: Tx,
  change: { events: readonly (typeof leadCreated)[]; leadId: string; ownerId: string; now: Date },
): Promise<void> {
  const { leadId, ownerId, now } = change
  for (const event of change.events) await publishEvent(tx, event, { ownerId, data: { lead_id: leadId }, now })
  await notifyChange(tx, { channel: 'leads', userId: ownerId, id: leadId })
}
