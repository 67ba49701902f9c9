import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { botFormSchema } from '../form/bot-form.ts'
import { CHECKS_TIMEOUT_MS, checkResultSchema } from './checks.ts'

/** A form may hold an uploaded JSON of 2 MB as text, which grows in transit. */
const FORM_BYTES_MAX = 6 * 1024 * 1024

/** The form of an id that the editor generates, a UUIDv7 in small letters. */
const newIdField = z
  .string()
  .check(
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'Dit is geen geldige sleutel'),
  )

const revision = z.int().check(z.gte(0))

export const versionStatusSchema = z.enum([
  'pending_review',
  'approved',
  'rejected',
  'changes_requested',
  'withdrawn',
  'replaced',
])

/** A reviewer's feedback on the newest decided version; shown in the list and at the top of the editor (AMB-104). */
export const feedbackSchema = z.object({
  number: z.number(),
  outcome: z.enum(['rejected', 'changes_requested']),
  text: z.string(),
  decided_at: z.string(),
})

/** Reads one bot for its editor: the draft, or without one the pending or else the live content. `revision` is 0 without a draft. */
export const readBotEditor = operation({
  id: 'readBotEditor',
  summary: 'Een bot in de editor',
  method: 'GET',
  path: '/functions/v1/bot-editor',
  access: 'vendor',
  query: z.strictObject({ botId: idField('Noem een bot') }),
  output: z.object({
    bot_id: z.string(),
    form: botFormSchema,
    revision: z.number(),
    saved_at: z.nullable(z.string()),
    status: z.enum(['draft', 'pending_review', 'approved', 'rejected']),
    active: z.boolean(),
    /** Whether an administrator paused the bot: it answers nobody. */
    is_paused: z.boolean(),
    /** The number of the version that customers run; null before the first approval. */
    live_version: z.nullable(z.number()),
    pending: z.nullable(z.object({ number: z.number(), submitted_at: z.string() })),
    feedback: z.nullable(feedbackSchema),
    /** The secret with which the vendor's own endpoint verifies that a question comes from here (Standard Webhooks). */
    endpoint_secret: z.nullable(z.string()),
    /** Whether the form differs from the live or the pending content. */
    changed: z.boolean(),
  }),
  errors: ['bot_not_found'],
})

/**
 * Saves what was typed, valid or not; only the title is required (VEND-03, AMB-111). Without `bot_id` it creates a new bot, inactive and in status
 * draft; `new_bot_id`, a UUIDv7 of the editor's, names it, so that a repeated first save whose answer was lost creates no second bot.
 * `revision` is the one that the editor holds; when another tab saved a newer one it answers 409 `draft_conflict` with that form in `details`.
 */
export const saveBotDraft = operation({
  id: 'saveBotDraft',
  summary: 'Concept bewaren',
  method: 'PUT',
  path: '/functions/v1/bot-draft',
  access: 'vendor',
  body: z.strictObject({
    bot_id: z.nullable(idField()),
    new_bot_id: z.optional(newIdField),
    revision,
    form: botFormSchema,
  }),
  bodyBytesMax: FORM_BYTES_MAX,
  output: z.object({ bot_id: z.string(), revision: z.number(), saved_at: z.string() }),
  errors: ['title_too_short', 'draft_conflict', 'draft_limit', 'bot_not_found'],
})

/**
 * Reads the saved draft strictly, runs the checks, freezes it as a version and puts that in the queue (AMB-102). Counts a use of `bot_create`
 * when it publishes (AMB-108). A form that does not fit answers 422 `not_ready` with the problems in `details`; a hard check that fails 422
 * `checks_failed` with the checks; a first paid bot without a vendor profile 409 `profile_needed`.
 */
export const submitBot = operation({
  id: 'submitBot',
  summary: 'Bot ter review indienen',
  method: 'POST',
  path: '/functions/v1/submit-bot',
  access: 'vendor',
  timeoutMs: CHECKS_TIMEOUT_MS,
  body: z.strictObject({ bot_id: idField(), revision }),
  output: z.object({
    bot_id: z.string(),
    number: z.number(),
    status: z.literal('pending_review'),
    checks: z.array(checkResultSchema),
  }),
  errors: [
    'not_ready',
    'checks_failed',
    'limit_reached',
    'plan_limit_reached',
    'profile_needed',
    'draft_conflict',
    'bot_not_found',
    'unchanged',
    'test_limit',
  ],
})

/** Withdraws the pending version from the queue; the live version stays (AMB-102). */
export const withdrawSubmission = operation({
  id: 'withdrawSubmission',
  summary: 'Inzending intrekken',
  method: 'POST',
  path: '/functions/v1/withdraw-submission',
  access: 'vendor',
  body: z.strictObject({ bot_id: idField() }),
  output: z.object({ bot_id: z.string(), number: z.number() }),
  errors: ['nothing_waiting', 'bot_not_found'],
})
