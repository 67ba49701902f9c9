import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, pageKeyField } from '#platform/http/query-fields.ts'
import { emailField, textField } from '#platform/http/text-fields.ts'

/** What can be wrong with a bot. */
export const REPORT_REASONS = ['illegal', 'harmful', 'misleading', 'privacy', 'rights', 'other'] as const

/** Why somebody reports a bot. */
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Characters of what a reporter writes, and of what he is told. */
export const REPORT_TEXT_MAX = 2000

/** How many reports a page of the list holds. */
export const REPORTS_PAGE = 25

/** What the dialog on a bot's page asks. */
export const reportSchema = z.strictObject({
  bot_id: idField(),
  reason: z.enum(REPORT_REASONS, 'Kies wat er aan de hand is'),
  message: textField(REPORT_TEXT_MAX, 'De uitleg').check(
    z.trim(),
    z.minLength(10, 'Schrijf in een paar woorden wat er mis is'),
  ),
  /** Where a visitor wants to hear what came of it; of somebody who is signed in the account's address counts. */
  email: z.optional(z.nullable(emailField)),
  /** A field that people do not see; what fills it in is a program. */
  website: z.optional(z.string().check(z.maxLength(500))),
})

/**
 * Reports a bot to the people behind Syvo (DSA art. 16). Whoever can be reached gets a mail that it arrived, and another with what was decided.
 * At most five an hour from one network.
 */
export const reportBot = operation({
  id: 'reportBot',
  summary: 'Meld deze bot',
  method: 'POST',
  path: '/functions/v1/report-bot',
  access: 'anyone',
  body: reportSchema,
  output: z.object({ ok: z.literal(true) }),
  errors: ['bot_not_found', 'too_many_requests'],
})

const decisionSchema = z.object({
  outcome: z.enum(['dismissed', 'paused']),
  /** What the reporter is told. */
  explanation: z.string(),
  /** For administrators alone. */
  note: z.nullable(z.string()),
  decided_at: z.string(),
  /** Null for an account that is gone. */
  decided_by: z.nullable(z.string()),
})

/** What a report came to, by whom and when; also the `details` of 409 `decided_before`. */
export type ReportDecision = z.output<typeof decisionSchema>

const reportRowSchema = z.object({
  id: z.string(),
  /** Null for a bot that is gone. */
  bot_id: z.nullable(z.string()),
  bot_title: z.string(),
  /** Whether the bot stands still now. */
  is_paused: z.boolean(),
  reason: z.enum(REPORT_REASONS),
  /** Empty once it was forgotten. */
  message: z.string(),
  /** Where the reporter is reached; null for who left no address. */
  reporter_email: z.nullable(z.string()),
  created_at: z.string(),
  /** How many other reports about the same bot are open. */
  open_besides: z.number(),
  decision: z.nullable(decisionSchema),
})

/** A report as administrators read it. */
export type BotReport = z.output<typeof reportRowSchema>

/** The reports that are open, the longest waiting first, or those that were handled, the last one first. */
export const readReports = operation({
  id: 'readReports',
  summary: 'Meldingen over bots',
  method: 'GET',
  path: '/functions/v1/reports',
  access: 'admin',
  query: z.strictObject({ state: z.enum(['open', 'handled']), after: z.optional(pageKeyField) }),
  output: z.object({
    reports: z.array(reportRowSchema),
    next_after: z.nullable(z.string()),
    /** How many are open in all. */
    open: z.number(),
  }),
})

const EXPLAIN = 'Schrijf op waarom. De melder leest dit.'

/**
 * Decides a report, once: nothing is wrong with the bot, or it is stopped everywhere. The reporter is told what and why (DSA art. 16), and so is the
 * vendor of a bot that is stopped (art. 17). One that was decided before answers 409 `decided_before` with who and when in `details`.
 */
export const decideReport = operation({
  id: 'decideReport',
  summary: 'Melding beoordelen',
  method: 'POST',
  path: '/functions/v1/decide-report',
  access: 'admin',
  body: z.strictObject({
    report_id: idField(),
    decision: z.enum(['dismiss', 'pause'], 'Kies wat je besluit'),
    explanation: textField(1000, 'De uitleg').check(z.trim(), z.minLength(5, EXPLAIN), z.regex(/\p{L}{2}/u, EXPLAIN)),
    note: z.optional(textField(1000, 'De notitie').check(z.trim())),
  }),
  output: z.object({ report_id: z.string(), outcome: z.string() }),
  errors: ['report_not_found', 'decided_before', 'bot_not_found'],
})
