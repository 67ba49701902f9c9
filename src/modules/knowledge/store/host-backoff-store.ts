import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** A host that failed for an account, and the end of its pause. */
export type HostBackoffRow = { host: string; pausedUntil: Date | null }

/** Finds the hosts that failed for the account of a configuration since their last success. */
export async function findHostBackoffs(tx: Tx, configId: string): Promise<HostBackoffRow[]> {
  const { rows } = await sql<HostBackoffRow>`
    select host, paused_until as "pausedUntil" from app.reading_host_pauses
    where user_id = (select user_id from app.user_bot_configs where id = ${configId}::uuid)`.execute(tx)
  return rows
}

/**
 * Counts a failure of a host unless it is paused already, and pauses it from the `allowed`th in a row on: for `firstMs`, then twice as long each
 * time, at most `maxMs`. Returns until when, or null.
 */
export async function recordHostFailure(
  tx: Tx,
  failure: { configId: string; host: string; now: Date; allowed: number; firstMs: number; maxMs: number },
): Promise<Date | null> {
  const { configId, host, now, allowed, firstMs, maxMs } = failure
  const pause = sql`case when f.failures >= ${allowed}::int
    then ${now}::timestamptz + make_interval(secs => least(${maxMs}::float8, ${firstMs}::float8 * power(2, f.failures - ${allowed}::int)) / 1000) end`
  const { rows } = await sql<{ paused_until: Date | null }>`
    insert into app.reading_host_pauses as p (user_id, host, failures, noted_at)
    select c.user_id, ${host}, 1, ${now} from app.user_bot_configs c where c.id = ${configId}::uuid
    on conflict (user_id, host) do update set failures = least(p.failures + 1, 60), noted_at = ${now},
      paused_until = (select ${pause} from (values (least(p.failures + 1, 60))) as f (failures))
      where p.paused_until is null or p.paused_until <= ${now}
    returning paused_until`.execute(tx)
  return rows[0]?.paused_until ?? null
}

/** Deletes the failures of a host that answered well. */
export async function deleteHostFailures(tx: Tx, configId: string, host: string): Promise<void> {
  await sql`delete from app.reading_host_pauses where host = ${host}
    and user_id = (select user_id from app.user_bot_configs where id = ${configId}::uuid)`.execute(tx)
}
