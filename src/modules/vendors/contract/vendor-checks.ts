import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, pageKeyField } from '#platform/http/query-fields.ts'
import { lineField, textField } from '#platform/http/text-fields.ts'

/** Vendors per page of the list. */
export const VENDORS_PAGE = 25

const accountSchema = z.object({
  /** Country and last four characters, such as `NL •••• 4300`. */
  masked_iban: z.string(),
  name: z.string(),
  status: z.enum(['unchecked', 'checked']),
  changed_at: z.string(),
})

const profileSchema = z.object({
  company: z.string(),
  contact_name: z.string(),
  email: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  kvk: z.string(),
  btw_id: z.nullable(z.string()),
  changed_at: z.string(),
  verified_at: z.nullable(z.string()),
  /** Null also for a deleted account. */
  verified_by: z.nullable(z.string()),
  sent_back: z.nullable(z.object({ at: z.string(), reason: z.string() })),
})

const vendorSchema = z.object({
  vendor_id: z.string(),
  /** Null for a vendor with a payout account and no profile yet. */
  profile: z.nullable(profileSchema),
  /** Null for a vendor without a payout account. */
  account: z.nullable(accountSchema),
  bots: z.number(),
})

/** A vendor as administrators read it. */
export type VendorToCheck = z.output<typeof vendorSchema>

/** The states: to be checked, to be corrected by the vendor first, and verified. */
export const VENDOR_STATES = ['waiting', 'sent_back', 'done'] as const

/** Lists the vendors with a profile or a payout account: those to be checked, the longest waiting first; otherwise the last changed first. */
export const readVendorsToCheck = operation({
  id: 'readVendorsToCheck',
  summary: 'Makers controleren',
  method: 'GET',
  path: '/functions/v1/vendors-to-check',
  access: 'admin',
  query: z.strictObject({ state: z.enum(VENDOR_STATES), after: z.optional(pageKeyField) }),
  output: z.object({ vendors: z.array(vendorSchema), next_after: z.nullable(z.string()), waiting: z.number() }),
})

const seen = { vendor_id: idField(), changed_at: z.iso.datetime('Dit is geen geldig moment') }
const BECAUSE = 'Schrijf op wat er niet klopt. De maker leest dit.'

/** Verifies a profile as it was when it was read; one that changed since, or was decided before, answers 409 `profile_changed`. */
export const verifyVendor = operation({
  id: 'verifyVendor',
  summary: 'Maker goedkeuren',
  method: 'POST',
  path: '/functions/v1/verify-vendor',
  access: 'admin',
  irreversible: 'fresh-proof',
  body: z.strictObject(seen),
  output: z.object({ vendor_id: z.string() }),
  errors: ['profile_changed'],
})

/** Sends a profile back with what is wrong with it, which its vendor reads in a mail and beside the form; 409 as `verifyVendor`. */
export const requestVendorChanges = operation({
  id: 'requestVendorChanges',
  summary: 'Gegevens van een maker terugsturen',
  method: 'POST',
  path: '/functions/v1/send-back-vendor',
  access: 'admin',
  body: z.strictObject({
    ...seen,
    reason: textField(1000, 'De reden').check(z.trim(), z.minLength(5, BECAUSE), z.regex(/\p{L}{2}/u, BECAUSE)),
  }),
  output: z.object({ vendor_id: z.string() }),
  errors: ['profile_changed'],
})

/** Returns the whole IBAN of a vendor and records the request in the audit trail. At most sixty an hour per administrator. */
export const revealPayoutAccount = operation({
  id: 'revealPayoutAccount',
  summary: 'IBAN van een maker tonen',
  method: 'POST',
  path: '/functions/v1/reveal-payout-account',
  access: 'admin',
  body: z.strictObject({ vendor_id: idField() }),
  output: z.object({ vendor_id: z.string(), iban: z.string(), name: z.string() }),
  errors: ['account_not_found', 'too_many_requests'],
})

/**
 * Records that the account with this IBAN is the vendor's; payouts are made from then on. When another account is stored by now, answers 409
 * `account_changed`.
 */
export const checkVendorAccount = operation({
  id: 'checkVendorAccount',
  summary: 'Rekening van een maker goedkeuren',
  method: 'POST',
  path: '/functions/v1/check-payout-account',
  access: 'admin',
  irreversible: 'fresh-proof',
  body: z.strictObject({ vendor_id: idField(), iban: lineField(42, 'De IBAN') }),
  output: z.object({ vendor_id: z.string() }),
  errors: ['account_not_found', 'account_changed'],
})
