import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textDiff } from './text-diff.ts'

const without = (before: string, after: string, kind: 'removed' | 'added') =>
  textDiff(before, after)
    .filter((part) => part.kind !== kind)
    .map((part) => part.text)
    .join('')

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom('de', 'kaart', ' ', '\n', '.', '{{', 'naam', 'é'), { maxLength: 60 })
    .map((words) => words.join('')),
)

describe('the difference between two texts', () => {
  it('returns both texts to the letter, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(without(before, after, 'added')).toBe(before)
        expect(without(before, after, 'removed')).toBe(after)
      }),
      { numRuns: 500 },
    )
  })

  it('finds no difference between a text and itself', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(textDiff(same, same).every((part) => part.kind === 'same')).toBe(true)
      }),
    )
  })

  it('marks whole words and leaves the rest', () => {
    expect(
      textDiff('Antwoord kort en vriendelijk aan iedere gast.', 'Antwoord lang en vriendelijk aan iedere klant.'),
    ).toEqual([
      { kind: 'same', text: 'Antwoord ' },
      { kind: 'removed', text: 'kort' },
      { kind: 'added', text: 'lang' },
      { kind: 'same', text: ' en vriendelijk aan iedere ' },
      { kind: 'removed', text: 'gast' },
      { kind: 'added', text: 'klant' },
      { kind: 'same', text: '.' },
    ])
    expect(textDiff('', 'Nieuw')).toEqual([{ kind: 'added', text: 'Nieuw' }])
    expect(textDiff('Een twee drie', 'Vier vijf zes')).toEqual([
      { kind: 'removed', text: 'Een twee drie' },
      { kind: 'added', text: 'Vier vijf zes' },
    ])
  })

  it('takes bounded time for two long texts that have nothing in common', () => {
    const long = (word: string) => Array.from({ length: 10_000 }, (_, n) => `${word}${n}`).join(' ')
    const parts = textDiff(long('a'), long('b'))
    expect(parts.map((part) => part.kind)).toEqual(['removed', 'added'])
  })
})
