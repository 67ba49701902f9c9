import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { enqueueJob } from '../jobs/enqueue-job.ts'
import { type StoredEvent, toPayload } from './event-payload.ts'

const BATCH = 100

/** The jobs that run for an event, by its name. */
export type Subscriptions = ReadonlyMap<string, readonly string[]>

/**
 * Dispatches waiting events to their subscribers: one job per subscriber, in the same transaction that marks the event, so that none is lost or
 * dispatched twice, with any number of workers. Returns how many events it dispatched.
 */
export function dispatchEvents(db: Database, subscriptions: Subscriptions, now: Date): Promise<number> {
  return db.as({ role: 'service' }, async (tx) => {
    const { rows } = await sql<StoredEvent>`
      select id, topic, owner_id, cause_id, payload, created_at from app.outbox
      where handed_on_at is null order by id limit ${BATCH} for update skip locked`.execute(tx)
    if (rows.length === 0) return 0
    for (const event of rows) {
      for (const name of subscriptions.get(event.topic) ?? [])
        await enqueueJob(tx, { name, payload: toPayload(event), now })
    }
    await sql`update app.outbox set handed_on_at = ${now} where id = any(${rows.map((row) => row.id)}::uuid[])`.execute(
      tx,
    )
    return rows.length
  })
}

/** Deletes events that were dispatched before an instant; returns how many. */
export async function deleteOldEvents(db: Database, before: Date): Promise<number> {
  const rows = await db.query<{ id: string }>(
    { role: 'service' },
    'delete from app.outbox where handed_on_at < $1 returning id',
    [before],
  )
  return rows.length
}
