import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SseParser } from './sse-parser.ts'

function parseInPieces(stream: string, cuts: readonly number[], maxEventChars?: number): string[] {
  const events: string[] = []
  const parser = new SseParser((data) => events.push(data), maxEventChars)
  const bytes = Buffer.from(stream)
  const points = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b)
  let from = 0
  for (const point of [...points, bytes.length]) {
    parser.push(bytes.subarray(from, point))
    from = point
  }
  parser.end()
  return events
}

const dataText = fc.string({ unit: 'grapheme' }).filter((text) => !/[\r\n]/.test(text))
const eol = fc.constantFrom('\n', '\r\n', '\r')

test('gives the same events however the bytes are cut, with any line ending and noise in between', () => {
  const streams = fc.array(fc.tuple(fc.array(dataText, { minLength: 1, maxLength: 3 }), fc.boolean()), { maxLength: 6 })
  fc.assert(
    fc.property(streams, eol, fc.array(fc.nat(), { maxLength: 40 }), (events, newline, cuts) => {
      const stream = events
        .map(([lines, noise]) => {
          const before = noise ? `: ping${newline}event: x${newline}id: 7${newline}` : ''
          return before + lines.map((line) => `data: ${line}${newline}`).join('') + newline
        })
        .join('')
      expect(parseInPieces(stream, cuts)).toEqual(events.map(([lines]) => lines.join('\n')))
    }),
    { numRuns: 500 },
  )
})

test('keeps characters of several bytes whole, when cut at every single byte', () => {
  const stream = '\uFEFFdata: één € 🍲\r\n\r\ndata:zonder spatie\n\ndata\n\n'
  const everywhere = Array.from({ length: Buffer.byteLength(stream) }, (_, at) => at)
  expect(parseInPieces(stream, everywhere)).toEqual(['één € 🍲', 'zonder spatie', ''])
})

test('delivers a last event without its blank line and ignores fields that only start with data', () => {
  expect(parseInPieces('database: x\n\ndata: laatste', [])).toEqual(['laatste'])
})

test('reports an event that grows past the limit', () => {
  const parser = new SseParser(() => {}, 100)
  expect(parser.push(Buffer.from('data: kort\n\n'))).toBe(true)
  expect(parser.push(Buffer.from(`data: ${'x'.repeat(200)}`))).toBe(false)
})
