import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventDecoder, type ReceivedEvent, readEvents } from './event-stream.ts'
import { encodeEvent } from './sse.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The bytes in pieces; the same cut twice gives an empty piece. */
function cut(bytes: Uint8Array, cuts: readonly number[]): Uint8Array<ArrayBuffer>[] {
  const at = [0, ...cuts.map((one) => one % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
  return at.slice(1).map((stop, index) => new Uint8Array(bytes.subarray(at[index], stop)))
}

function decode(pieces: readonly Uint8Array[]): ReceivedEvent[] {
  const events: ReceivedEvent[] = []
  const push = createEventDecoder((event) => events.push(event))
  for (const piece of pieces) push(piece)
  return events
}

const message = (data: string) => ({ event: 'message', data })

const dataLine = fc.oneof(
  fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text)),
  fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', ':', '\uFEFF', '\u2028', '{', '"') }),
)
const cuts = fc.array(fc.nat(), { maxLength: 40 })
const stream = fc.record({
  events: fc.array(
    fc.record({
      name: fc.option(fc.constantFrom('start', 'delta', 'één')),
      lines: fc.array(dataLine, { minLength: 1, maxLength: 3 }),
      hasNoise: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  hasMark: fc.boolean(),
})

function written({ events, lineEnd, hasMark }: typeof stream extends fc.Arbitrary<infer T> ? T : never): string {
  const blocks = events.map(({ name, lines, hasNoise }) => [
    ...(hasNoise ? [': hartslag', 'id: 7', 'retry: 5', 'onbekend', 'database: x'] : []),
    ...(name === null ? [] : [`event: ${name}`]),
    ...lines.map((line) => (/^ |^$/.test(line) ? `data: ${line}` : `data:${line}`)),
    '',
    '',
  ])
  return (hasMark ? '\uFEFF' : '') + blocks.map((lines) => lines.join(lineEnd)).join('')
}

describe('a decoder of server-sent events', () => {
  it('gives the same events however the bytes are cut, with every kind of line end and noise in between', () => {
    fc.assert(
      fc.property(stream, cuts, (sent, at) => {
        expect(decode(cut(bytesOf(written(sent)), at))).toEqual(
          sent.events.map(({ name, lines }) => ({ event: name ?? 'message', data: lines.join('\n') })),
        )
      }),
      { numRuns: 500 },
    )
  })

  it('keeps characters of several bytes whole, when cut at every single byte', () => {
    const bytes = bytesOf('\uFEFFdata: één € 🍲\r\n\r\ndata:zonder spatie\n\ndata\n\n')
    const everywhere = Array.from({ length: bytes.length }, (_, at) => at)
    expect(decode(cut(bytes, everywhere))).toEqual(['één € 🍲', 'zonder spatie', ''].map(message))
  })

  it('delivers an event at its blank line, also when that ends in a CR that an LF may follow', () => {
    expect(decode([bytesOf('data: een\r\n\r')])).toEqual([message('een')])
    expect(decode(['data: een\r\n\r', '\ndata: twee\r\r', 'data: half'].map(bytesOf))).toEqual(
      ['een', 'twee'].map(message),
    )
  })

  it('names an event without a name "message" and forgets a name without data', () => {
    expect(decode([bytesOf('event: leeg\n\ndata:x\n\nevent\ndata: y\n\n')])).toEqual(['x', 'y'].map(message))
  })

  it('counts all that it holds of an unfinished event, and nothing once it was delivered', () => {
    fc.assert(
      fc.property(stream, fc.array(dataLine, { maxLength: 5 }), fc.string(), cuts, (sent, lines, name, at) => {
        const push = createEventDecoder(() => {})
        expect(
          cut(bytesOf(written(sent)), at)
            .map(push)
            .at(-1),
        ).toBe(0)
        const rest = `event: ${name.replaceAll(/[\r\n]/g, '')}\n${lines.map((line) => `data: ${line}\n`).join('')}data: ${'x'.repeat(500)}`
        const held = cut(bytesOf(rest), at).map(push).at(-1) ?? 0
        expect(held).toBeGreaterThanOrEqual(rest.length - 'event: \n'.length - lines.length * 'data: '.length)
        expect(held).toBeLessThanOrEqual(rest.length)
        expect(push(bytesOf('\n\n'))).toBe(0)
      }),
    )
  })
})

describe('the events of a response', () => {
  it('are those that were sent, however the bytes are cut, without one that was cut off', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ event: fc.constantFrom('a', 'b'), data: fc.string() })),
        cuts,
        async (sent, at) => {
          const bytes = bytesOf(`${sent.map(encodeEvent).join('')}event: half\ndata: "x"\n`)
          expect(await read(cut(bytes, at))).toEqual(
            sent.map(({ event, data }) => ({ event, data: JSON.stringify(data) })),
          )
        },
      ),
    )
  })

  it('come together when they arrived together, and there are none without a body', async () => {
    const sizes: number[] = []
    const pieces = ['data: 1\n\ndata: 2\n\nda', 'ta: 3\n\n'].map(bytesOf)
    for await (const events of readEvents(respond(pieces))) sizes.push(events.length)
    expect(sizes).toEqual([2, 1])
    for await (const events of readEvents(new Response(null))) expect(events).toBe('none')
  })

  it('break off with the error of the connection', async () => {
    const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.error(new Error('kapot')),
    })
    await expect(readEvents(new Response(broken)).next()).rejects.toThrow('kapot')
  })

  it('close the connection when the reader stops early', async () => {
    let wasCancelled = false
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(new Uint8Array(bytesOf('data: 1\n\n'))),
      cancel: () => void (wasCancelled = true),
    })
    for await (const events of readEvents(new Response(body))) {
      expect(events).toEqual([message('1')])
      break
    }
    expect(wasCancelled).toBe(true)
  })
})

function respond(pieces: readonly Uint8Array<ArrayBuffer>[]): Response {
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}

async function read(pieces: readonly Uint8Array<ArrayBuffer>[]): Promise<ReceivedEvent[]> {
  const all: ReceivedEvent[] = []
  for await (const events of readEvents(respond(pieces))) all.push(...events)
  return all
}
