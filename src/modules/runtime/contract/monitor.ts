import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, tableField, tableQueryOf } from '#platform/http/query-fields.ts'
import { blockedReasonSchema } from './execution.ts'

/** The states of an execution (ADMIN-14). */
export const EXECUTION_STATUSES = ['completed', 'failed', 'blocked', 'running'] as const

/** The channels of an execution; the dashboard and tests count as `api` (AMB-047). */
export const EXECUTION_CHANNELS = ['hosted', 'widget', 'api'] as const

/** The number of executions on a page of the monitor (ADMIN-13). */
export const MONITOR_PAGE = 50

const monitoredSchema = z.object({
  id: z.string(),
  status: z.enum(EXECUTION_STATUSES),
  channel: z.enum(EXECUTION_CHANNELS),
  plan_tier: z.nullable(z.string()),
  blocked_reason: z.nullable(blockedReasonSchema),
  duration_ms: z.nullable(z.number()),
  created_at: z.string(),
  /** The first part of the text, with personal data masked; null when nothing is stored. */
  input_data: z.object({ message: z.nullable(z.string()) }),
  output_data: z.object({ response: z.nullable(z.string()) }),
  error_message: z.nullable(z.string()),
  bot_id: z.string(),
  /** Null for a deleted bot. */
  bot_title: z.nullable(z.string()),
  bot_category: z.nullable(z.string()),
  /** A trial, a test or a health question: counts against nobody's limit. */
  is_test: z.boolean(),
})

/** An execution as an administrator sees it (DATA-27), its texts masked. */
export type MonitoredExecution = z.output<typeof monitoredSchema>

/**
 * Lists executions of all bots, newest first (API-36). Filters `status`, `channel`, `bot_id` and `id` apply only when set; `limit` is 50 by default;
 * `after` is the last id of the page before. The texts are always masked and cut: `revealExecution` returns them whole.
 */
export const readExecutions = operation({
  id: 'readExecutions',
  summary: 'Monitor: de laatste vragen',
  method: 'GET',
  path: '/rest/v1/bot_executions',
  access: 'admin',
  query: tableQueryOf({
    id: tableField,
    status: tableField,
    channel: tableField,
    bot_id: tableField,
    after: tableField,
  }),
  output: z.array(monitoredSchema),
  errors: ['unsupported_query'],
})

/** The reasons to read what a visitor wrote; stored in the audit trail. */
export const REVEAL_REASONS = ['fault', 'complaint', 'abuse', 'law'] as const

/**
 * Returns question and answer of one execution, whole and unmasked. The audit trail stores who asked and why, not the text. At most sixty an hour per
 * administrator.
 */
export const revealExecution = operation({
  id: 'revealExecution',
  summary: 'Monitor: de hele tekst van een vraag',
  method: 'POST',
  path: '/functions/v1/reveal-execution',
  access: 'admin',
  body: z.strictObject({ execution_id: idField(), reason: z.enum(REVEAL_REASONS, 'Kies waarom je dit wilt lezen') }),
  output: z.object({
    execution_id: z.string(),
    message: z.nullable(z.string()),
    response: z.nullable(z.string()),
    error_message: z.nullable(z.string()),
  }),
  errors: ['execution_not_found', 'nothing_kept', 'too_many_requests'],
})

const countsOfHour = z.object({
  /** The instant at which the hour begins. */
  hour: z.string(),
  completed: z.number(),
  failed: z.number(),
  blocked: z.number(),
  out_of_scope: z.number(),
})

/** The executions that started in one hour, counted by how they ended. */
export type HourCounts = z.output<typeof countsOfHour>

const monitoredBotSchema = z.object({
  bot_id: z.string(),
  title: z.nullable(z.string()),
  executions: z.number(),
  failed: z.number(),
})

/** A bot that was used in the last seven days, with its number of failures. */
export type MonitoredBot = z.output<typeof monitoredBotSchema>

/**
 * Returns per hour how executions ended in the last seven days, of all bots or of one, oldest first, without empty hours. It also returns the bots
 * that were used then, those with the most errors first, at most fifty. The data lags by a minute. `now` is the server’s clock.
 */
export const readExecutionHours = operation({
  id: 'readExecutionHours',
  summary: 'Monitor: vragen en fouten per uur',
  method: 'GET',
  path: '/functions/v1/execution-hours',
  access: 'admin',
  query: z.strictObject({ bot_id: z.optional(idField()) }),
  output: z.object({ hours: z.array(countsOfHour), bots: z.array(monitoredBotSchema), now: z.string() }),
})
