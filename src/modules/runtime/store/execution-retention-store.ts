import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { firstIdAt } from '#platform/ids/id.ts'

const DAY_MS = 86_400_000

/**
 * Empties input and output of at most `max` executions that are older than their owner's retention period (90 days by default), in the order of their
 * ids after `after`, and returns those ids in that order. A running one is left for the next night.
 */
export async function emptyBatch(
  tx: Tx,
  { after, now, max }: { after: string | null; now: Date; max: number },
): Promise<string[]> {
  // Ids carry their time, which limits the search to the partitions that can hold old executions; the shortest retention period is a day.
  const until = firstIdAt(now.getTime() - DAY_MS)
  const result = await sql<{ id: string }>`
    with old as (
      select e.id from app.bot_executions e left join app.user_settings s on s.user_id = e.user_id
      where e.id < ${until} and (${after}::uuid is null or e.id > ${after}::uuid) and e.status <> 'running'
        and e.created_at < ${now}::timestamptz - coalesce(s.conversation_retention_days, 90) * interval '24 hours'
        and (e.input_data <> '{}' or e.output_data <> '{}')
      order by e.id limit ${max}
    ), emptied as (
      update app.bot_executions e set input_data = '{}', output_data = '{}' from old where e.id = old.id returning e.id
    )
    select id from emptied order by id`.execute(tx)
  return result.rows.map((row) => row.id)
}
