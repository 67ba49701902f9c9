import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { eqIdField, idField, limitField, pageKeyField } from '#platform/http/query-fields.ts'
import { emailField, LINE_PATTERN, lineField, phoneField, textField } from '#platform/http/text-fields.ts'

export const scoreSchema = z.enum(['hot', 'warm', 'cold'])
export const statusSchema = z.enum(['new', 'contacted', 'qualified', 'converted', 'lost'])

/** The score of a lead, by how promising it is (AMB-148). */
export type LeadScore = z.output<typeof scoreSchema>
/** The status that its owner gave a lead (LEAD-08). */
export type LeadStatus = z.output<typeof statusSchema>

export const leadSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  bot_id: z.nullable(z.string()),
  conversation_id: z.nullable(z.string()),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  message: z.nullable(z.string()),
  source: z.nullable(z.string()),
  score: scoreSchema,
  status: statusSchema,
  contacted_at: z.nullable(z.string()),
  converted_at: z.nullable(z.string()),
  created_at: z.string(),
  /** True for example data of the demo. */
  is_example: z.boolean(),
})

/** One lead as its owner sees it (DATA-34); instants are ISO texts in UTC. */
export type Lead = z.output<typeof leadSchema>

const line = (max: number, label: string) => z.nullable(lineField(max, label))

export const contactFields = {
  name: z.optional(line(120, 'De naam')),
  email: z.optional(z.nullable(z.union([z.literal(''), emailField], 'Ongeldig e-mailadres'))),
  phone: z.optional(z.nullable(z.union([z.literal(''), phoneField], 'Dit telefoonnummer klopt niet'))),
  company: z.optional(line(120, 'De bedrijfsnaam')),
  message: z.optional(z.nullable(textField(5000, 'Het bericht'))),
}

const eqId = z.strictObject({ id: eqIdField('Noem de lead als id=eq.<id>') })
const search = z
  .string()
  .check(
    z.trim(),
    z.maxLength(100, 'Zoek met hooguit 100 tekens'),
    z.regex(LINE_PATTERN, 'De zoektekst bevat tekens die niet kunnen'),
  )
const filters = {
  score: z.optional(scoreSchema),
  status: z.optional(statusSchema),
  search: z.optional(search),
}

/**
 * Lists the leads for the screen, newest first (LEAD-06 to LEAD-09). `total_filtered` is set when everything fits on the page; otherwise it is null
 * and `countLeads` returns it. `next_after` requests the following page, null on the last.
 */
export const listLeads = operation({
  id: 'listLeads',
  summary: 'Leads, gefilterd en per bladzijde',
  method: 'GET',
  path: '/functions/v1/list-leads',
  access: 'signed-in',
  query: z.strictObject({ ...filters, limit: z._default(limitField(100), 50), after: z.optional(pageKeyField) }),
  output: z.object({
    leads: z.array(leadSchema),
    total_filtered: z.nullable(z.number()),
    next_after: z.nullable(z.string()),
  }),
})

/** Counts the leads that match the filters (LEAD-09), on the server (AMB-171). */
export const countLeads = operation({
  id: 'countLeads',
  summary: 'Aantal leads na filteren',
  method: 'GET',
  path: '/functions/v1/count-leads',
  access: 'signed-in',
  query: z.strictObject(filters),
  output: z.object({ total_filtered: z.number() }),
})

/** Reads the table as the specification describes it (API-47): a plain list; header `x-next-after` names the next page's key. */
export const readLeads = operation({
  id: 'readLeads',
  summary: 'Leads lezen',
  method: 'GET',
  path: '/rest/v1/leads',
  access: 'signed-in',
  query: z.strictObject({
    id: z.optional(eqId.shape.id),
    score: z.optional(z.string().check(z.regex(/^eq\.(hot|warm|cold)$/, 'Kies score=eq.hot, eq.warm of eq.cold'))),
    status: z.optional(
      z.string().check(z.regex(/^eq\.(new|contacted|qualified|converted|lost)$/, 'Deze status bestaat niet')),
    ),
    search: filters.search,
    order: z.optional(z.literal('created_at.desc')),
    select: z.optional(z.literal('*')),
    limit: z._default(limitField(1000), 50),
    after: z.optional(pageKeyField),
  }),
  output: z.array(leadSchema),
})

/** Adds a lead by hand (AMB-144, AMB-145); the server scores it, whatever score was sent (LEAD-23). */
export const addLead = operation({
  id: 'addLead',
  summary: 'Lead toevoegen',
  method: 'POST',
  path: '/rest/v1/leads',
  access: 'signed-in',
  body: z.strictObject({
    ...contactFields,
    source: z.optional(line(60, 'De bron')),
    bot_id: z.optional(z.nullable(idField())),
    user_id: z.optional(idField()),
    score: z.optional(scoreSchema),
  }),
  output: leadSchema,
  errors: ['empty_lead', 'unknown_bot', 'forbidden'],
})

/** Changes a lead; the server sets the stamps of LEAD-21 and LEAD-22 and ignores sent values (AMB-146). */
export const changeLead = operation({
  id: 'changeLead',
  summary: 'Lead bijwerken',
  method: 'PATCH',
  path: '/rest/v1/leads',
  access: 'signed-in',
  query: eqId,
  body: z.strictObject({
    ...contactFields,
    status: z.optional(statusSchema),
    contacted_at: z.optional(z.unknown()),
    converted_at: z.optional(z.unknown()),
  }),
  output: leadSchema,
  errors: ['not_found', 'nothing_to_change', 'empty_lead'],
})

/** Deletes a lead permanently. */
export const removeLead = operation({
  id: 'removeLead',
  summary: 'Lead verwijderen',
  method: 'DELETE',
  path: '/rest/v1/leads',
  access: 'signed-in',
  query: eqId,
  output: z.object({ id: z.string() }),
  errors: ['not_found'],
})

const analyticsSchema = z.object({
  total: z.number(),
  hot: z.number(),
  warm: z.number(),
  cold: z.number(),
  converted: z.number(),
  conversion_rate: z.number(),
})

/** The figures of the summary cards, over all the caller's leads. */
export type LeadAnalytics = z.output<typeof analyticsSchema>

/** Returns a list of one row with the all-time totals (API-48, AMB-147). */
export const readLeadAnalytics = operation({
  id: 'readLeadAnalytics',
  summary: 'Cijfers over leads',
  method: 'POST',
  path: '/rest/v1/rpc/get_user_lead_analytics',
  access: 'signed-in',
  body: z.optional(z.strictObject({})),
  output: z.array(analyticsSchema),
})

/** Calculates the score of a lead with these traits (API-49, AMB-148). */
export const calculateLeadScore = operation({
  id: 'calculateLeadScore',
  summary: 'Score van een lead berekenen',
  method: 'POST',
  path: '/rest/v1/rpc/calculate_lead_score',
  access: 'signed-in',
  body: z.strictObject({
    email_provided: z.boolean(),
    phone_provided: z.boolean(),
    company_provided: z.boolean(),
    message_length: z
      .number()
      .check(z.gte(0, 'De lengte kan niet negatief zijn'), z.lte(1_000_000, 'De lengte is te groot')),
    source_quality: z.string().check(z.maxLength(120, 'De bron is te lang')),
  }),
  output: scoreSchema,
})
