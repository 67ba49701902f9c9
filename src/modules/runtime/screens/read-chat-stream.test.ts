import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeEvent } from '#platform/http/sse.ts'
import { type ChatEvent, readChatStream } from './read-chat-stream.ts'

const text = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', '\n', '\r', ':', '"', '\uFEFF') })
const source = fc.record({ title: text, url: fc.option(fc.webUrl()), quote: text })
const chatEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.record({ event: fc.constant('start' as const), data: fc.record({ messages_left: fc.nat() }) }),
  fc.record({ event: fc.constant('delta' as const), data: fc.record({ text }) }),
  fc.record({
    event: fc.constant('sources' as const),
    data: fc.record({ sources: fc.array(source, { maxLength: 2 }) }),
  }),
  fc.record({
    event: fc.constant('done' as const),
    data: fc.record({ status: fc.constantFrom('completed', 'refused'), demo: fc.boolean() }),
  }),
  fc.record({ event: fc.constant('error' as const), data: fc.record({ message: text }) }),
)

test('gives the same events however the stream is cut, without heartbeats and unknown events', async () => {
  const stream = fc.tuple(fc.array(chatEvent, { maxLength: 8 }), fc.boolean(), fc.array(fc.nat(), { maxLength: 12 }))
  await fc.assert(
    fc.asyncProperty(stream, async ([events, crlf, cuts]) => {
      const blocks = events.flatMap((event) => [
        { comment: 'hartslag' },
        { event: 'later-bedacht', data: { text: 'x' } },
        event,
      ])
      const wire = blocks.map(encodeEvent).join('')
      const bytes = new TextEncoder().encode(crlf ? wire.replaceAll('\n', '\r\n') : wire)
      const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
      const pieces = at.slice(1).map((stop, index) => bytes.slice(at[index], stop))
      expect(await read(pieces)).toEqual(events)
    }),
  )
})

test('yields no event that was cut off, is no JSON or has another form', async () => {
  const bytes = new TextEncoder().encode(
    'event: delta\ndata: {"text":1}\n\nevent: delta\ndata: {\n\nevent: delta\ndata: {"text":"half"}\n',
  )
  expect(await read([bytes])).toEqual([])
})

test('closes the connection when the reader stops early', async () => {
  let wasCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(encodeEvent({ event: 'delta', data: { text: 'a' } }))),
    cancel: () => void (wasCancelled = true),
  })
  for await (const event of readChatStream(new Response(body))) {
    expect(event.event).toBe('delta')
    break
  }
  expect(wasCancelled).toBe(true)
})

async function read(pieces: readonly Uint8Array[]): Promise<ChatEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const events: ChatEvent[] = []
  for await (const event of readChatStream(new Response(body))) events.push(event)
  return events
}
