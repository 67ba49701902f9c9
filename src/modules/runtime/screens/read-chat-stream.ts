import * as z from 'zod/mini'
import { type ReceivedEvent, readEvents } from '#platform/http/event-stream.ts'
import { sourceSchema } from '../contract/answer-source.ts'
import { previousTurnSchema } from '../contract/execution.ts'

const chatEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('start'), data: z.object({ messages_left: z.optional(z.number()) }) }),
  z.object({ event: z.literal('delta'), data: z.object({ text: z.string() }) }),
  z.object({ event: z.literal('sources'), data: z.object({ sources: z.array(sourceSchema) }) }),
  z.object({
    event: z.literal('done'),
    data: z.object({
      status: z.string(),
      demo: z.optional(z.boolean()),
      asks: z.optional(previousTurnSchema.shape.asks),
      messages_left: z.optional(z.number()),
    }),
  }),
  z.object({ event: z.literal('error'), data: z.object({ message: z.string() }) }),
])

/** One validated event of a chat stream. */
export type ChatEvent = z.output<typeof chatEventSchema>

/**
 * Reads the events of a chat stream as they come; the events do not depend on how the bytes are cut. Unknown events and heartbeats are skipped, an
 * event that was cut off is never yielded, and stopping early closes the connection.
 */
export async function* readChatStream(response: Response): AsyncGenerator<ChatEvent, void> {
  for await (const arrived of readEvents(response)) yield* arrived.flatMap(chatEventsOf)
}

function chatEventsOf({ event, data }: ReceivedEvent): ChatEvent[] {
  const result = chatEventSchema.safeParse({ event, data: jsonOf(data) })
  return result.success ? [result.data] : []
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
