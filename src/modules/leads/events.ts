import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

const AUTOMATION = 'Rules of the account will react to it (AUTO-02).'
const lead = z.object({ lead_id: z.string() })

/** A lead was stored for the first time, by a visitor or by its owner. */
export const leadCreated = defineEvent('lead.created', lead)

/** Later details of the same conversation filled empty fields of a lead. */
export const leadEnriched = defineEvent('lead.enriched', lead, { unheard: AUTOMATION })

/** A lead became hot. */
export const leadScoredHot = defineEvent('lead.scored-hot', lead, { unheard: AUTOMATION })

/** The owner gave a lead another status. */
export const leadStatusChanged = defineEvent(
  'lead.status-changed',
  z.object({ lead_id: z.string(), from: z.string(), to: z.string() }),
  { unheard: AUTOMATION },
)

/** A visitor's lead went into the reserve beyond the account's limit, or with `is_lost` did not fit at all. */
export const leadLimitReached = defineEvent('lead.limit-reached', z.object({ is_lost: z.boolean() }))
