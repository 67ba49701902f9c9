import * as z from 'zod/mini'
import { type VendorBot, vendorBotSchema } from '#modules/catalogue/contract.ts'
import { operation } from '#platform/http/operation.ts'
import { tableField, tableQueryOf } from '#platform/http/query-fields.ts'

export { type VendorBot, vendorBotSchema }

/**
 * Creates a bot of the caller's own (API-14): a draft, or with status `pending_review` a submission with all its checks. Columns that
 * only the product writes (`vendor_id` of another, totals, `featured`, the price identifier, approval) are refused with 403.
 */
export const insertBot = operation({
  id: 'insertBot',
  summary: 'Nieuwe bot',
  method: 'POST',
  path: '/rest/v1/bots',
  access: 'vendor',
  body: z.record(z.string(), z.unknown()),
  bodyBytesMax: 6 * 1024 * 1024,
  output: z.array(vendorBotSchema),
  errors: [
    'title_too_short',
    'draft_limit',
    'not_ready',
    'checks_failed',
    'limit_reached',
    'plan_limit_reached',
    'profile_needed',
    'column_not_writable',
    'test_limit',
  ],
})

/**
 * Changes a bot: its vendor the switch `active` (API-17), an administrator `status` and `review_feedback` (API-33). Answers the changed rows;
 * publishing an incomplete bot answers 422 with the stated text (VEND-26 to VEND-30). A decision may name the version that was read,
 * `pending_version=eq.2`: when another one is pending by then it answers 409 `other_version_waits` and decides nothing.
 */
export const updateBot = operation({
  id: 'updateBot',
  summary: 'Bot aan- of uitzetten, goed- of afkeuren',
  method: 'PATCH',
  path: '/rest/v1/bots',
  access: 'signed-in',
  query: tableQueryOf({ id: tableField, vendor_id: tableField, pending_version: tableField }),
  body: z.record(z.string(), z.unknown()),
  output: z.array(vendorBotSchema),
  errors: [
    'not_ready',
    'plan_limit_reached',
    'column_not_writable',
    'bot_not_found',
    'decided_before',
    'feedback_needed',
    'nothing_waiting',
    'other_version_waits',
  ],
})

/** Deletes a bot of the caller's own (API-17); refused with 409 `bot_in_use` while any account has access to it (AMB-107). */
export const deleteBot = operation({
  id: 'deleteBot',
  summary: 'Bot verwijderen',
  method: 'DELETE',
  path: '/rest/v1/bots',
  access: 'vendor',
  irreversible: 'fresh-proof',
  query: tableQueryOf({ id: tableField, vendor_id: tableField }),
  output: z.array(z.object({ id: z.string() })),
  errors: ['bot_in_use', 'bot_not_found'],
})
