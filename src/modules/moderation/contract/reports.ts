import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, pageKeyField } from '#platform/http/query-fields.ts'
import { emailField, textField } from '#platform/http/text-fields.ts'

/** The possible reasons of a report. */
export const REPORT_REASONS = ['illegal', 'harmful', 'misleading', 'privacy', 'rights', 'other'] as const

/** Why a bot is reported. */
export type ReportReason = (typeof REPORT_REASONS)[number]

/** The most characters of a report's message, and of the explanation to the reporter. */
export const REPORT_TEXT_MAX = 2000

/** Reports per page of the list. */
export const REPORTS_PAGE = 25

/** The fields of the report dialog on a bot's page. */
export const reportSchema = z.strictObject({
  bot_id: idField(),
  reason: z.enum(REPORT_REASONS, 'Kies wat er aan de hand is'),
  message: textField(REPORT_TEXT_MAX, 'De uitleg').check(
    z.trim(),
    z.minLength(10, 'Schrijf in een paar woorden wat er mis is'),
  ),
  /** A visitor's address for the decision; for a signed-in user the account's address counts. */
  email: z.optional(z.nullable(emailField)),
  /** A hidden field; only a program fills it in. */
  website: z.optional(z.string().check(z.maxLength(500))),
})

/**
 * Reports a bot to the people behind Syvo (DSA art. 16). A reporter with an address gets a mail on receipt and another with the decision.
 * At most five an hour from one network for visitors, and twenty an hour for an account.
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
  /** The explanation that the reporter reads. */
  explanation: z.string(),
  /** For administrators only. */
  note: z.nullable(z.string()),
  decided_at: z.string(),
  /** Null for a deleted account. */
  decided_by: z.nullable(z.string()),
})

/** The decision about a report, by whom and when; also the `details` of 409 `decided_before`. */
export type ReportDecision = z.output<typeof decisionSchema>

const reportRowSchema = z.object({
  id: z.string(),
  /** Null for a deleted bot. */
  bot_id: z.nullable(z.string()),
  bot_title: z.string(),
  /** Whether the bot is paused now. */
  is_paused: z.boolean(),
  reason: z.enum(REPORT_REASONS),
  /** Empty once it was erased. */
  message: z.string(),
  /** The reporter's address; null when there is none. */
  reporter_email: z.nullable(z.string()),
  created_at: z.string(),
  /** How many other reports about the same bot are open. */
  open_besides: z.number(),
  decision: z.nullable(decisionSchema),
})

/** A report as administrators read it. */
export type BotReport = z.output<typeof reportRowSchema>

/** Lists the open reports, the longest waiting first, or the handled ones, the last handled first. */
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
    /** The total of open reports. */
    open: z.number(),
  }),
})

const EXPLAIN = 'Schrijf op waarom. De melder leest dit.'

/**
 * Decides a report, once: nothing is wrong with the bot, or it is paused everywhere. The reporter is notified of the decision and the reason (DSA
 * art. 16), and so
 * is the vendor of a paused bot (art. 17). A report that was decided before answers 409 `decided_before` with who and when in `details`.
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
