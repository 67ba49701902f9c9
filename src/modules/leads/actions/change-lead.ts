import { asService } from '#platform/database/as-service.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { notifyChange } from '#platform/realtime/notify-change.ts'
import type { Lead, LeadStatus } from '../contract.ts'
import { type ContactDetails, cleanContact } from '../domain/clean-contact.ts'
import { stampsAfter } from '../domain/lead-stamps.ts'
import { leadStatusChanged } from '../events.ts'
import type { LeadsDeps } from '../leads-deps.ts'
import { lockLead, saveLead } from '../store/lead-store.ts'

type Fields = Partial<Record<keyof ContactDetails, string | null | undefined>>

/** Changes status or details of one of the caller's leads; stamps come from the server's clock (LEAD-20 to LEAD-22, AMB-146). */
export function changeLead(
  deps: LeadsDeps,
  input: { userId: string; leadId: string; status?: LeadStatus | undefined; fields: Fields },
): Promise<Outcome<Lead>> {
  const { userId, leadId, status } = input
  const changes = presentFields(input.fields)
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const before = await lockLead(tx, userId, leadId)
    if (!before) return fail({ ...failures.notFound, message: 'Deze lead bestaat niet.' })
    if (status === undefined && Object.keys(changes).length === 0)
      return fail({ status: 422, code: 'nothing_to_change', message: 'Er is niets om te wijzigen.' })
    const after = { ...before, ...changes }
    if (!after.name && !after.email && !after.phone && !after.company) {
      return fail({
        status: 422,
        code: 'empty_lead',
        message: 'Laat minstens een naam, e-mailadres, telefoonnummer of bedrijf staan.',
      })
    }
    const lead = await saveLead(
      tx,
      leadId,
      { ...changes, ...(status === undefined ? {} : { status, ...stampsAfter(before, status, now) }) },
      now,
    )
    if (status !== undefined && status !== before.status) {
      await publishEvent(tx, leadStatusChanged, {
        ownerId: userId,
        data: { lead_id: leadId, from: before.status, to: status },
        now,
      })
    }
    await notifyChange(tx, { channel: 'leads', userId, id: leadId })
    return ok(lead)
  })
}

/** Returns the cleaned fields that were sent at all; an empty one clears the field. */
function presentFields(fields: Fields): Partial<ContactDetails> {
  const clean = cleanContact(fields)
  const given: Partial<ContactDetails> = {}
  for (const name of ['name', 'email', 'phone', 'company', 'message'] as const) {
    if (fields[name] !== undefined) given[name] = clean[name]
  }
  return given
}
