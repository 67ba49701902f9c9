import * as z from 'zod/mini'
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
export async function* readChatStream(body: ReadableStream<Uint8Array>): AsyncGenerator<ChatEvent, void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // A CR at the end waits in the rest for its LF.
      rest = (rest + decoder.decode(value, { stream: true })).replaceAll('\r\n', '\n')
      const frames = rest.split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) {
        const event = eventOf(frame)
        if (event) yield event
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function eventOf(frame: string): ChatEvent | null {
  const lines = frame.split('\n')
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).replace(/^ /, ''))
  const result = chatEventSchema.safeParse({
    event: valuesOf('event').at(-1),
    data: jsonOf(valuesOf('data').join('\n')),
  })
  return result.success ? result.data : null
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
