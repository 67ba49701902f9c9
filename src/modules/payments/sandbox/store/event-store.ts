import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { ProviderEvent } from '../../provider.ts'
import { sandboxTables } from './tables.ts'

/** An event that the webhook endpoint has not accepted yet. */
export interface PendingEvent extends ProviderEvent {
  readonly seq: string
}

/** Adds an event that an order changed. */
export async function addEvent(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sandboxTables(tx)
    .insertInto('sandbox_news')
    .values({ event_id: newId(now.getTime()), order_id: orderId, created_at: now, delivered_at: null })
    .execute()
}

/** Returns undelivered events after `since`, in order from behind `afterSeq`, at most `limit`. */
export async function findPendingEvents(
  tx: Tx,
  from: { since: Date; afterSeq: string; limit: number },
): Promise<PendingEvent[]> {
  const rows = await sandboxTables(tx)
    .selectFrom('sandbox_news')
    .select(['seq', 'event_id', 'order_id'])
    .where('delivered_at', 'is', null)
    .where('created_at', '>=', from.since)
    .where('seq', '>', from.afterSeq)
    .orderBy('seq')
    .limit(from.limit)
    .execute()
  return rows.map((row) => ({ seq: row.seq, eventId: row.event_id, orderId: row.order_id }))
}

/** Marks an event as accepted by the webhook endpoint. */
export async function markDelivered(tx: Tx, seq: string, now: Date): Promise<void> {
  await sandboxTables(tx).updateTable('sandbox_news').set({ delivered_at: now }).where('seq', '=', seq).execute()
}

/** Deletes events from before an instant; a billing that missed them found the changes by asking. */
export async function deleteOldEvents(db: Database, before: Date): Promise<void> {
  await db.query({ role: 'service' }, 'delete from app.sandbox_news where created_at < $1', [before])
}

/** Returns the newest event of each order that has one since then, newest first. */
export async function findEventsSince(tx: Tx, since: Date, limit: number): Promise<ProviderEvent[]> {
  const result = await sql<{ event_id: string; order_id: string }>`
    select event_id, order_id from (select distinct on (order_id) seq, event_id, order_id from app.sandbox_news
      where created_at >= ${since} order by order_id, seq desc) newest order by seq desc limit ${limit}`.execute(tx)
  return result.rows.map((row) => ({ eventId: row.event_id, orderId: row.order_id }))
}
