import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ServerEvent, sseParser } from './sse-parser.ts'

function read(pieces: readonly string[]): ServerEvent[] {
  const events: ServerEvent[] = []
  const push = sseParser((event) => events.push(event))
  pieces.forEach((piece) => push(piece))
  return events
}

const line = fc.string({ unit: fc.constantFrom('a', 'é', '😀', ' ', ':', '\uFEFF', '{', '"') })
const event = fc.record({
  event: fc.constantFrom('start', 'delta', 'done'),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
})

test('gives the same events however a stream is cut, with every kind of line end', () => {
  const stream = fc.tuple(
    fc.array(event),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.boolean(),
    fc.array(fc.nat(), { maxLength: 12 }),
  )
  fc.assert(
    fc.property(stream, ([events, end, mark, cuts]) => {
      const blocks = events.map((each) =>
        [`event: ${each.event}`, ': hartslag', ...each.lines.map((data) => `data: ${data}`), '', ''].join(end),
      )
      // A lone CR at the very end could still become CRLF, so it counts when something follows.
      const text = `${mark ? '\uFEFF' : ''}${blocks.join('')}:`
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b)
      const pieces = at.slice(1).map((stop, index) => text.slice(at[index], stop))
      expect(read(pieces)).toEqual(events.map((each) => ({ event: each.event, data: each.lines.join('\n') })))
    }),
  )
})

test('never returns an event that was cut off, and names an event without a name "message"', () => {
  expect(read(['data: een\n\ndata: half'])).toEqual([{ event: 'message', data: 'een' }])
  expect(read(['event: done\ndata: {}\n'])).toEqual([])
  expect(read(['event: leeg\n\ndata:x\nid: 1\nretry: 5\nonbekend\n\n'])).toEqual([{ event: 'message', data: 'x' }])
})
