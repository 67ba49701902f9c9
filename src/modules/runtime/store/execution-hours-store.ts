import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { firstIdAt } from '#platform/ids/id.ts'

/** Takes a lock, until the transaction ends, that lets one worker count at a time. */
export async function lockCounting(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('runtime.count-hours', 0))`.execute(tx)
}

/** Returns the first hour that is still open for counting; null before the first count. */
export async function findOpenHour(tx: Tx): Promise<Date | null> {
  const result = await sql<{ open_from: Date }>`select open_from from app.execution_hours_open`.execute(tx)
  return result.rows[0]?.open_from ?? null
}

/** Stores the first hour that is still open for counting. */
export async function saveOpenHour(tx: Tx, openFrom: Date): Promise<void> {
  await sql`insert into app.execution_hours_open (open_from) values (${openFrom})
    on conflict (only_row) do update set open_from = excluded.open_from`.execute(tx)
}

/** Returns whether an execution started since an instant. */
export async function hasExecutionsSince(tx: Tx, since: Date): Promise<boolean> {
  const result =
    await sql`select 1 from app.bot_executions where id >= ${firstIdAt(since.getTime())}::uuid limit 1`.execute(tx)
  return result.rows.length > 0
}

/** Returns when the oldest running execution started; null when none runs. */
export async function findOldestRunning(tx: Tx): Promise<Date | null> {
  const result = await sql<{ oldest: Date | null }>`select min(created_at) as oldest from app.bot_executions
    where status = 'running' and lease_until is not null`.execute(tx)
  return result.rows[0]?.oldest ?? null
}

/**
 * Counts the finished executions of the hours from `from` up to `until`, per bot and in all, and replaces the stored counts; so counting twice
 * changes nothing. Ids carry their time, which limits the count to these hours.
 */
export async function countHours(tx: Tx, from: Date, until: Date): Promise<void> {
  await sql`
    insert into app.execution_hours as h (hour, bot_id, completed, failed, blocked, out_of_scope)
    select date_trunc('hour', e.created_at, 'UTC') as hour, e.bot_id, count(*) filter (where e.status = 'completed'),
      count(*) filter (where e.status = 'failed'), count(*) filter (where e.status = 'blocked'),
      count(*) filter (where e.blocked_reason = 'out_of_scope')
    from app.bot_executions e
    where e.id >= ${firstIdAt(from.getTime())}::uuid and e.id < ${firstIdAt(until.getTime())}::uuid and e.status <> 'running'
      and e.created_at >= ${from} and e.created_at < ${until}
    group by grouping sets ((date_trunc('hour', e.created_at, 'UTC'), e.bot_id), (date_trunc('hour', e.created_at, 'UTC')))
    on conflict (hour, bot_id) do update set completed = excluded.completed, failed = excluded.failed, blocked = excluded.blocked,
      out_of_scope = excluded.out_of_scope
    where (h.completed, h.failed, h.blocked, h.out_of_scope)
      is distinct from (excluded.completed, excluded.failed, excluded.blocked, excluded.out_of_scope)`.execute(tx)
}

/** Deletes hours before an instant. */
export async function deleteHours(tx: Tx, before: Date): Promise<void> {
  await sql`delete from app.execution_hours where hour < ${before}`.execute(tx)
}
