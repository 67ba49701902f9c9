import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highlightWords } from './highlight-words.ts'

describe('highlighting the words of an answer', () => {
  it('finds them in any case, the longest first, and separates forbidden from expected', () => {
    expect(
      highlightWords('OPEN vanaf openingstijd (12 uur).', {
        expected: ['open', 'openingstijd'],
        forbidden: ['(12 uur)'],
      }),
    ).toEqual([
      { text: 'OPEN', kind: 'expected' },
      { text: ' vanaf ', kind: 'plain' },
      { text: 'openingstijd', kind: 'expected' },
      { text: ' ', kind: 'plain' },
      { text: '(12 uur)', kind: 'forbidden' },
      { text: '.', kind: 'plain' },
    ])
  })

  it('keeps the whole answer, whatever the words are', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), fc.array(fc.string()), (answer, expected, forbidden) => {
        const parts = highlightWords(answer, { expected, forbidden })
        expect(parts.map(({ text }) => text).join('')).toBe(answer.normalize('NFC'))
      }),
    )
  })
})
