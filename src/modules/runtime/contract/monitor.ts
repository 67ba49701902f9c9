import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField, tableField, tableQueryOf } from '#platform/http/query-fields.ts'
import { blockedReasonSchema } from './execution.ts'

/** How an execution stands (ADMIN-14). */
export const EXECUTION_STATUSES = ['completed', 'failed', 'blocked', 'running'] as const

/** Over what an execution came; the dashboard and tests count as `api` (AMB-047). */
export const EXECUTION_CHANNELS = ['hosted', 'widget', 'api'] as const

/** How many executions a page of the monitor holds (ADMIN-13). */
export const MONITOR_PAGE = 50

const monitoredSchema = z.object({
  id: z.string(),
  status: z.enum(EXECUTION_STATUSES),
  channel: z.enum(EXECUTION_CHANNELS),
  plan_tier: z.nullable(z.string()),
  blocked_reason: z.nullable(blockedReasonSchema),
  duration_ms: z.nullable(z.number()),
  created_at: z.string(),
  /** The beginning, with what is personal masked; null when nothing is kept. */
  input_data: z.object({ message: z.nullable(z.string()) }),
  output_data: z.object({ response: z.nullable(z.string()) }),
  error_message: z.nullable(z.string()),
  bot_id: z.string(),
  /** Null for a bot that is no more. */
  bot_title: z.nullable(z.string()),
  bot_category: z.nullable(z.string()),
  /** A trial, a test or a health question: counts against no one's limit. */
  is_test: z.boolean(),
})

/** An execution as an administrator sees it (DATA-27), its texts masked. */
export type MonitoredExecution = z.output<typeof monitoredSchema>

/**
 * Executions of everybody's bots, newest first (API-36). Filters `status`, `channel`, `bot_id` and `id`, each only when set; `limit` 50 unless
 * another is asked; `after` is the id that the page before ended with. The texts are masked and cut, always: `revealExecution` answers them whole.
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

/** Why somebody wants to read what a visitor wrote; kept in the audit trail. */
export const REVEAL_REASONS = ['fault', 'complaint', 'abuse', 'law'] as const

/**
 * What was asked and answered, whole and unmasked, for one execution. Who asked and why is in the audit trail; the text is not. At most sixty an
 * hour per administrator.
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

/** How the executions that began in one hour ended. */
export type HourCounts = z.output<typeof countsOfHour>

const monitoredBotSchema = z.object({
  bot_id: z.string(),
  title: z.nullable(z.string()),
  executions: z.number(),
  failed: z.number(),
})

/** A bot that was asked something in the last seven days, with how often that failed. */
export type MonitoredBot = z.output<typeof monitoredBotSchema>

/**
 * Per hour how executions ended in the last seven days, of all bots or of one, oldest first; hours without any are left out. With it the bots
 * that were used then, those with the most errors first, at most fifty. Runs a minute behind. `now` is the server’s clock.
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
