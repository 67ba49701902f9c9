import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids/id.ts'
import type { EventData, EventDefinition } from './define-event.ts'

/** An event to publish. */
export interface NewEvent<Data extends EventData> {
  /** The account whose data changed; null for an event of the product itself. */
  readonly ownerId: string | null
  readonly data: Data
  /** The event that this one follows from; leave it out when a person or the clock caused the change. */
  readonly causeId?: string | null
  readonly now: Date
}

/**
 * Writes an event in the caller's own (service) transaction, so that it exists exactly when the change does; the worker dispatches it at least once.
 * Returns the event's id; throws when the data does not fit its schema.
 */
export async function publishEvent<Data extends EventData>(
  tx: Tx,
  { name, data: schema }: EventDefinition<Data>,
  { ownerId, data, causeId = null, now }: NewEvent<Data>,
): Promise<string> {
  const id = newId<'event'>(now.getTime())
  const payload = JSON.stringify(schema.parse(data))
  await sql`insert into app.outbox (id, topic, owner_id, cause_id, payload, created_at)
    values (${id}, ${name}, ${ownerId}, ${causeId}, ${payload}::jsonb, ${now})`.execute(tx)
  return id
}
