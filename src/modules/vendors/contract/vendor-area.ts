import * as z from 'zod/mini'
import { vatIdField, vatIdProblem } from '#modules/billing/contract.ts'
import { operation } from '#platform/http/operation.ts'
import { pageKeyField } from '#platform/http/query-fields.ts'
import { emailField, lineField, postcodeField } from '#platform/http/text-fields.ts'

const vendorBotFiguresSchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  active: z.boolean(),
  status: z.enum(['draft', 'pending_review', 'approved', 'rejected']),
  is_paused: z.boolean(),
  in_maintenance: z.boolean(),
  /** Net of VAT: the bot's `total_revenue` (AMB-096) without the sandbox's part, which is in `simulated_cents`. */
  revenue_cents: z.number(),
  simulated_cents: z.number(),
  /** Accounts that have access now, without the vendor's own. */
  holders: z.number(),
  /** Conversations and refused questions of the last thirty days; only the counts, because the texts are the customers'. */
  conversations: z.number(),
  unanswered: z.number(),
  /** The results of the nightly health runs, oldest day first. */
  health: z.array(z.object({ day: z.string(), outcome: z.enum(['good', 'failing', 'unknown']) })),
})

/** One of the vendor's bots with its figures. */
export type VendorBotFigures = z.output<typeof vendorBotFiguresSchema>

/**
 * Reads the vendor's dashboard in one answer (VEND-33, VEND-34, AMB-095, AMB-096). Money is whole cents without VAT. Totals count every bot; the list
 * has at most a thousand, and `next_after` requests the following ones (AMB-171).
 */
export const readVendorDashboard = operation({
  id: 'readVendorDashboard',
  summary: 'Mijn dashboard als maker',
  method: 'GET',
  path: '/functions/v1/vendor-dashboard',
  access: 'vendor',
  query: z.strictObject({ after: z.optional(pageKeyField) }),
  output: z.object({
    totals: z.object({
      bots: z.number(),
      /** Switched on and approved; a bot that waits for its review has its slot on the plan and is visible to nobody (LIST-16). */
      published: z.number(),
      /** Switched on, each of which takes a slot of the plan (AMB-041); `waiting` of them are not approved yet. */
      active: z.number(),
      waiting: z.number(),
      sales: z.number(),
      /** Real money only; the sandbox's part is in `simulated_cents`, and its sales in `simulated_sales`. */
      revenue_cents: z.number(),
      simulated_cents: z.number(),
      simulated_sales: z.number(),
      /** 85 % of the revenue. */
      share_cents: z.number(),
    }),
    /** How many bots the plan allows to be published; null is unlimited. */
    bot_limit: z.nullable(z.number()),
    /** The last twelve months, this one included, oldest first, each as `2026-11`. */
    months: z.array(
      z.object({
        month: z.string(),
        revenue_cents: z.number(),
        simulated_cents: z.number(),
        sales: z.number(),
        simulated_sales: z.number(),
      }),
    ),
    /** Newest first. */
    bots: z.array(vendorBotFiguresSchema),
    next_after: z.nullable(z.string()),
    /**
     * The questions of anonymous visitors in thirty days that the sample companies of the vendor's bots could not answer, newest first; personal data
     * masked.
     */
    unanswered: z.array(
      z.object({ bot_id: z.string(), title: z.string(), question: z.string(), asked_at: z.string() }),
    ),
  }),
})

/** The vendor's dashboard as it is answered. */
export type VendorDashboard = z.output<typeof readVendorDashboard.output>

const required = (max: number, label: string, missing: string) => lineField(max, label).check(z.minLength(1, missing))
const HOME = 'NL'

/** The profile that a vendor fills in before charging money for a bot. Numbers are checked for their form only. */
export const vendorProfileSchema = z.strictObject({
  company: required(120, 'De bedrijfsnaam', 'Vul je bedrijfsnaam in'),
  contact_name: required(120, 'De naam', 'Vul je naam in'),
  email: emailField,
  street: required(120, 'De straat', 'Vul je straat en huisnummer in'),
  postcode: postcodeField.check(z.regex(/^[1-9]\d{3} ?[A-Z]{2}$/, 'Vul een postcode in, zoals 1234 AB')),
  city: required(80, 'De plaats', 'Vul je plaats in'),
  kvk: z.string().check(z.trim(), z.regex(/^\d{8}$/, 'Een KvK-nummer heeft 8 cijfers')),
  /** Null for a vendor without one, such as under the small-business scheme. */
  btw_id: z.nullable(
    vatIdField.check(z.refine((text) => vatIdProblem(text, HOME) === null, 'Een btw-id ziet eruit als NL123456789B01')),
  ),
})

/**
 * The form of the profile with the vendor's declaration. The screen checks with this schema before it sends, and so does the endpoint; the
 * schemas of an operation itself are not in the browser.
 */
export const typedVendorProfileSchema = z.extend(vendorProfileSchema, {
  declared: z.literal(true, 'Bevestig dit om verder te gaan'),
})

/** The profile as a vendor fills it in. */
export type VendorProfileForm = z.output<typeof vendorProfileSchema>

const savedProfileSchema = z.extend(vendorProfileSchema, {
  /** Whether an administrator verified it in its current form. */
  is_verified: z.boolean(),
  /** What an administrator says is wrong with its current form; null when nothing was. */
  sent_back_reason: z.nullable(z.string()),
  changed_at: z.string(),
})

/** Reads the vendor's own profile; null before it was filled in. */
export const readVendorProfile = operation({
  id: 'readVendorProfile',
  summary: 'Mijn gegevens als maker',
  method: 'GET',
  path: '/functions/v1/vendor-profile',
  access: 'vendor',
  output: z.nullable(savedProfileSchema),
})

/** The vendor's own profile as it is stored. */
export type SavedVendorProfile = z.output<typeof savedProfileSchema>

/**
 * Saves a vendor's profile, with the declaration that it only offers what the law allows (DSA art. 30); a change is verified anew. Wrong
 * input answers 422 `invalid_input` with every wrong field and its text in `details`.
 */
export const saveVendorProfile = operation({
  id: 'saveVendorProfile',
  summary: 'Mijn gegevens als maker opslaan',
  method: 'PUT',
  path: '/functions/v1/vendor-profile',
  access: 'vendor',
  body: typedVendorProfileSchema,
  output: savedProfileSchema,
})
