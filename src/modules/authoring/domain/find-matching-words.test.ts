import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluateAnswer } from '#modules/health/evaluation/evaluate-answer.ts'
import { highlightWords } from '#modules/health/screens/highlight-words.ts'
import { evaluateQuestions } from '../checking/evaluate-questions.ts'
import { findMatchingWords } from './find-matching-words.ts'

describe('whether an answer holds a word', () => {
  it.each([
    ['rijbewijs B', 'Een RIJBEWIJS\n  b is nodig', true],
    [' open ', 'geopend', true],
    ['caf\u00e9', 'CAFE\u0301', true],
    ['(9,50)', 'kost (9,50)', true],
    ['9.50', '9x50', false],
    ['a/b-c', 'A/B-C', true],
    ['open', 'dicht', false],
  ])('%j in %j: %s', (word, answer, stands) => expect(findMatchingWords([word], answer)).toEqual(stands ? [word] : []))

  it('is the same when a draft is checked, when a bot is tested and when an administrator reads it', () => {
    const letters = fc.constantFrom('a', 'B', 'é', 'e\u0301', ' ', '\n', '.', '(', 'ß', 'İ', 'ſ')
    const piece = fc.string({ unit: letters, minLength: 1, maxLength: 3 }).filter((word) => word.trim() !== '')
    fc.assert(
      fc.property(piece, fc.string({ unit: letters, maxLength: 30 }), (word, answer) => {
        const stands = findMatchingWords([word], answer).length > 0
        const expectation = { expectedKeywords: [word], forbiddenKeywords: [], expectsRefusal: false }
        expect(evaluateAnswer(expectation, { outcome: 'answered', response: answer }).passed).toBe(stands)
        const parts = highlightWords(answer, { expected: [word], forbidden: [] })
        expect(parts.some(({ kind }) => kind === 'expected')).toBe(stands)
        const sample = { company: 'Bistro', questions: [{ question: 'Open?', keywords: [word] }], pages: [] }
        const checked = evaluateQuestions({ sample, api_endpoint: 'https://a.example' }, [
          { end: { outcome: 'answered' }, shown: answer },
        ])
        expect(checked.outcome).toBe(stands ? 'passed' : 'failed')
      }),
    )
  })
})
