import { expect, test } from 'vitest'
import { StreamedAnswer } from './streamed-answer.ts'

const piece = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}`

test('reads a last event without its blank line at the end of the stream, also one that ends in half a CRLF', () => {
  for (const ending of ['', '\n', '\r']) {
    const answer = new StreamedAnswer()
    expect(answer.append(Buffer.from(`${piece('een')}\n\n${piece(' twee')}${ending}`))).toBe('een')
    expect(answer.end()).toBe(' twee')
    expect(answer.text).toBe('een twee')
  }
})

test.each([
  ['one endless line', 'x'],
  ['endless data lines', 'data: xxxx\n'],
  ['an endless comment', ': '],
])('gives up on %s past 262,144 characters, and not before', (_, repeated) => {
  const part = Buffer.from(repeated.repeat(1000))
  const answer = new StreamedAnswer()
  answer.append(Buffer.from(`${piece('een')}\n\n`))
  // Of a finished data line only its value and line end are held.
  const heldEach = repeated.startsWith('data') ? 5 * 1000 : part.length
  const allowed = Math.floor(262_144 / heldEach)
  for (let n = 0; n < allowed; n++) answer.append(part)
  expect(answer.done).toBe(false)
  answer.append(part)
  expect(answer.done).toBe(true)
})
