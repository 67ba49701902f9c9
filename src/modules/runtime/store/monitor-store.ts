import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { timeOfId } from '#platform/ids/id.ts'
import type { BlockedReason } from '../contract/execution.ts'
import { EXECUTION_CHANNELS, EXECUTION_STATUSES, type HourCounts } from '../contract/monitor.ts'

/** An execution with its stored texts; they leave the server masked, or whole with a reason. */
export interface ExecutionRow {
  id: string
  status: (typeof EXECUTION_STATUSES)[number]
  channel: (typeof EXECUTION_CHANNELS)[number]
  plan_tier: string | null
  blocked_reason: BlockedReason | null
  duration_ms: number | null
  created_at: Date
  message: string | null
  response: string | null
  error_message: string | null
  bot_id: string
  bot_title: string | null
  bot_category: string | null
  is_test: boolean
}

/** The filter and page of the monitor; undefined does not filter. */
export interface MonitorPage {
  readonly status: ExecutionRow['status'] | undefined
  readonly channel: ExecutionRow['channel'] | undefined
  readonly botId: string | undefined
  readonly after: string | undefined
  readonly limit: number
}

const COLUMNS = sql`e.id, e.status, e.channel, e.plan_tier, e.blocked_reason, e.duration_ms, e.created_at, e.input_data ->> 'message' as message,
  e.output_data ->> 'response' as response, e.error_message, e.bot_id, b.title as bot_title, b.category as bot_category, e.is_test`

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * Returns one page of the executions that the caller may see, newest first. Without a filter that is the order of the ids. Any other page is merged
 * from the newest of every matching status and channel, which an index holds in that order, so a rare one among millions costs no more than a
 * frequent one.
 */
export async function findMonitorPage(tx: Tx, page: MonitorPage): Promise<ExecutionRow[]> {
  const { status, channel, botId, after, limit } = page
  const isFiltered = status !== undefined || channel !== undefined || botId !== undefined
  // From its statistics the planner would sort all executions of a bot that has half of them, and compile queries that it considers expensive first.
  const unsorted = isFiltered
    ? sql`select set_config('enable_sort', 'off', true), set_config('jit', 'off', true)`.execute(tx)
    : null
  const parts = isFiltered
    ? [
        ...(status === 'running' ? [] : [newestFinished(page)]),
        ...(status && status !== 'running' ? [] : [newestRunning(page)]),
      ]
    : [
        sql`(select x.id, x.created_at from app.bot_executions x where x.id < ${after ?? LAST_ID}::uuid order by x.id desc limit ${limit})`,
      ]
  const found = sql<ExecutionRow>`
    select ${COLUMNS} from (
      select f.id from (${sql.join(parts, sql` union all `)}) f order by f.created_at desc, f.id desc limit ${limit}
    ) found join app.bot_executions e on e.id = found.id left join app.vendor_bots b on b.id = e.bot_id
    order by e.created_at desc, e.id desc`.execute(tx)
  const [, result] = await Promise.all([unsorted, found])
  return result.rows
}

const FINISHED = EXECUTION_STATUSES.filter((status) => status !== 'running')

/** Selects the newest finished executions of each status and channel. */
function newestFinished({ status, channel, botId, after, limit }: MonitorPage) {
  const key = after === undefined ? sql`` : keyOf(after)
  // The two indexes have different orders, so that neither is used in place of the other (migration 0114).
  const nulls = botId === undefined ? sql`` : sql`nulls last`
  return sql`(select l.* from unnest(${status ? [status] : FINISHED}::text[]) s, unnest(${channelsOf(channel)}::text[]) c, lateral (
      select x.id, x.created_at from app.bot_executions x where x.status <> 'running' and x.status = s and x.channel = c
        ${botId === undefined ? sql`` : sql`and x.bot_id = ${botId}::uuid`} ${key}
      order by x.created_at desc ${nulls}, x.id desc ${nulls} limit ${limit}) l)`
}

/** Selects the newest running executions, of which there are few at a time. */
function newestRunning({ channel, botId, after, limit }: MonitorPage) {
  const key = after === undefined ? sql`` : keyOf(after)
  return sql`(with running as materialized (
      select id, created_at, channel, bot_id from app.bot_executions where status = 'running'
    ) select x.id, x.created_at from running x where x.channel = any(${channelsOf(channel)}::text[])
      ${botId === undefined ? sql`` : sql`and x.bot_id = ${botId}::uuid`} ${key} order by x.created_at desc, x.id desc limit ${limit})`
}

/** Continues after the execution with this id; a deleted one still has its time in its id. */
function keyOf(after: string) {
  return sql`and (x.created_at, x.id) < ((
    select u.at from (
      select k.created_at as at from app.bot_executions k where k.id = ${after}::uuid union all select ${new Date(timeOfId(after))}::timestamptz
    ) u limit 1), ${after}::uuid)`
}

function channelsOf(channel: MonitorPage['channel']): string[] {
  return channel ? [channel] : [...EXECUTION_CHANNELS]
}

/** Returns one execution that the caller may see; undefined otherwise. */
export async function findExecution(tx: Tx, id: string): Promise<ExecutionRow | undefined> {
  const result = await sql<ExecutionRow>`select ${COLUMNS} from app.bot_executions e
    left join app.vendor_bots b on b.id = e.bot_id where e.id = ${id}::uuid`.execute(tx)
  return result.rows[0]
}

/** Returns the stored texts of one execution, for the service, which has checked the caller; undefined when it does not exist. */
export async function findExecutionTexts(
  tx: Tx,
  id: string,
): Promise<
  { bot_id: string; message: string | null; response: string | null; error_message: string | null } | undefined
> {
  const result = await sql<{
    bot_id: string
    message: string | null
    response: string | null
    error_message: string | null
  }>`select bot_id, input_data ->> 'message' as message, output_data ->> 'response' as response, error_message
    from app.bot_executions where id = ${id}::uuid`.execute(tx)
  return result.rows[0]
}

/** Returns the hours since an instant, of one bot or (null) of all together, oldest first. */
export async function findHours(tx: Tx, botId: string | null, since: Date): Promise<HourCounts[]> {
  const result = await sql<Omit<HourCounts, 'hour'> & { hour: Date }>`
    select hour, completed, failed, blocked, out_of_scope from app.execution_hours
    where bot_id is not distinct from ${botId}::uuid and hour >= ${since} order by hour`.execute(tx)
  return result.rows.map((row) => ({ ...row, hour: row.hour.toISOString() }))
}

/** Returns the bots that were used since an instant, those with the most errors first, then the busiest. */
export async function findBusyBots(tx: Tx, since: Date, limit: number) {
  const result = await sql<{ bot_id: string; title: string | null; executions: number; failed: number }>`
    select h.bot_id, b.title, h.executions::int, h.failed::int from (
      select bot_id, sum(completed + failed + blocked) as executions, sum(failed) as failed from app.execution_hours
      where bot_id is not null and hour >= ${since} group by bot_id order by 3 desc, 2 desc, 1 limit ${limit}
    ) h left join app.vendor_bots b on b.id = h.bot_id order by h.failed desc, h.executions desc, h.bot_id`.execute(tx)
  return result.rows
}
