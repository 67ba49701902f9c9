import * as z from 'zod/mini'
import type { EventData, EventDefinition, PublishedEvent } from './define-event.ts'

/** An event as its row in the outbox. */
export interface StoredEvent {
  id: string
  topic: string
  owner_id: string | null
  cause_id: string | null
  payload: Record<string, unknown>
  created_at: Date
}

const payloadSchema = z.object({
  event_id: z.string(),
  owner_id: z.nullable(z.string()),
  cause_id: z.nullable(z.string()),
  occurred_at: z.string(),
  data: z.unknown(),
})

/** Returns the payload of a subscriber's job. */
export function toPayload(event: StoredEvent): z.output<typeof payloadSchema> {
  return {
    event_id: event.id,
    owner_id: event.owner_id,
    cause_id: event.cause_id,
    occurred_at: event.created_at.toISOString(),
    data: event.payload,
  }
}

/** Returns the event of a subscriber's job; throws when the payload does not fit what the event declares. */
export function toEvent<Data extends EventData>(
  { name, data }: EventDefinition<Data>,
  payload: Record<string, unknown>,
): PublishedEvent<Data> {
  const stored = payloadSchema.parse(payload)
  return {
    id: stored.event_id,
    name,
    ownerId: stored.owner_id,
    causeId: stored.cause_id,
    occurredAt: new Date(stored.occurred_at),
    data: data.parse(stored.data),
  }
}
