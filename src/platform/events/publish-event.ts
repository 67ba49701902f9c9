import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids/id.ts'

/**
 * Writes an event in the caller's own (service) transaction, so that it exists exactly when the change does; the worker dispatches it at least once.
 * `payload` carries ids and codes, never a visitor's text. Returns the event's id.
 */
export async function publishEvent(
  tx: Tx,
  topic: string,
  payload: Record<string, unknown>,
  now: Date,
): Promise<string> {
  const id = newId<'event'>(now.getTime())
  await sql`insert into app.outbox (id, topic, payload, created_at) values (${id}, ${topic}, ${JSON.stringify(payload)}::jsonb, ${now})`.execute(
    tx,
  )
  return id
}
