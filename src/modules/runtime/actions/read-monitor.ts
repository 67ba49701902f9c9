import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery, type TableQuery } from '#platform/http/table-query.ts'
import {
  EXECUTION_CHANNELS,
  EXECUTION_STATUSES,
  type HourCounts,
  MONITOR_PAGE,
  type MonitoredBot,
  type MonitoredExecution,
} from '../contract/monitor.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import { maskedBeginning } from '../domain/mask-personal-data.ts'
import {
  type ExecutionRow,
  findBusyBots,
  findExecution,
  findHours,
  findMonitorPage,
  type MonitorPage,
} from '../store/monitor-store.ts'

const DAYS_SHOWN_MS = 7 * 86_400_000
const HOUR_MS = 3_600_000
const BOTS_MAX = 50

const RULES = {
  columns: [
    ...['*', 'id', 'status', 'channel', 'plan_tier', 'blocked_reason', 'duration_ms', 'created_at', 'input_data'],
    ...['output_data', 'error_message', 'bot_id', 'is_test'],
  ],
  filters: {
    id: FILTER_FORMS.id,
    bot_id: FILTER_FORMS.id,
    status: alternationOf(EXECUTION_STATUSES),
    channel: alternationOf(EXECUTION_CHANNELS),
  },
  orders: ['created_at', 'id'],
}

/**
 * Returns one page of all executions, newest first, with masked texts (API-36). The query runs as the caller, so the database shows no more than
 * their current role allows. Any order but newest first is refused.
 */
export async function readExecutions(
  { db }: ConversationDeps,
  userId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<MonitoredExecution[]>> {
  const { after, limit = String(MONITOR_PAGE), ...rest } = query
  const read = readTableQuery({ ...rest, limit }, RULES)
  if (!read.ok) return read
  if (after !== undefined && !(typeof after === 'string' && FILTER_FORMS.id.test(after))) return refuse('after')
  if (read.value.order.some(({ descending }) => !descending)) return refuse('order')
  const page = pageOf(read.value, after)
  const rows = await db.as({ role: 'member', userId }, async (tx) => {
    const { id } = read.value.equals
    if (id === undefined) return findMonitorPage(tx, page)
    const found = await findExecution(tx, id)
    return found && isOn(page, found) ? [found] : []
  })
  return ok(rows.map(maskedRow))
}

function pageOf({ equals, limit }: TableQuery, after: string | undefined): MonitorPage {
  return {
    status: EXECUTION_STATUSES.find((status) => status === equals.status),
    channel: EXECUTION_CHANNELS.find((channel) => channel === equals.channel),
    botId: equals.bot_id,
    after,
    limit,
  }
}

/** Returns whether one execution, requested by its id, passes the filters. */
function isOn({ status, channel, botId }: MonitorPage, row: ExecutionRow): boolean {
  return (
    (status ?? row.status) === row.status &&
    (channel ?? row.channel) === row.channel &&
    (botId ?? row.bot_id) === row.bot_id
  )
}

function maskedRow({ message, response, created_at, ...row }: ExecutionRow): MonitoredExecution {
  return {
    ...row,
    created_at: created_at.toISOString(),
    input_data: { message: maskedBeginning(message) },
    output_data: { response: maskedBeginning(response) },
    error_message: maskedBeginning(row.error_message),
  }
}

function refuse(name: string): Outcome<never> {
  return fail({ status: 400, code: 'unsupported_query', message: `Deze vraag kan hier niet: ${name}.` })
}

function alternationOf(values: readonly string[]): RegExp {
  return new RegExp(`^(?:${values.join('|')})$`)
}

/** Returns how executions ended per hour in the last seven days, and the bots that were used in them; the query runs as the caller. */
export function readExecutionHours(
  { db, clock }: ConversationDeps,
  input: { userId: string; botId: string | undefined },
): Promise<Outcome<{ hours: HourCounts[]; bots: MonitoredBot[]; now: string }>> {
  const now = clock.now()
  const since = new Date(now.getTime() - DAYS_SHOWN_MS - HOUR_MS)
  return db.as({ role: 'member', userId: input.userId }, async (tx) => {
    const [hours, bots] = await Promise.all([
      findHours(tx, input.botId ?? null, since),
      findBusyBots(tx, since, BOTS_MAX),
    ])
    return ok({ hours, bots, now: now.toISOString() })
  })
}
