import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { healthOf, maintenanceAfter } from '../domain/health-day.ts'
import { evaluateAnswer } from './evaluate-answer.ts'

const nothing = { expectedKeywords: [], forbiddenKeywords: [], expectsRefusal: false }
const answered = (response: string) => ({ outcome: 'answered', response }) as const

describe('evaluating an answer', () => {
  it.each([
    ['every expected word', ['21.00', '22.00'], 'De keuken sluit om 21.00, in het weekend om 22.00.', true],
    ['half of the expected words', ['a1', 'b2'], 'Alleen a1.', true],
    ['less than half', ['a1', 'b2', 'c3'], 'Alleen a1.', false],
    ['words in another case', ['Rijbewijs B'], 'een RIJBEWIJS B is nodig', true],
    ['no expected word', ['ja'], 'nee', false],
    ['no expectation', [], 'wat dan ook', true],
  ])('%s: passed is %s', (_, expectedKeywords, response, passed) => {
    expect(evaluateAnswer({ ...nothing, expectedKeywords }, answered(response)).passed).toBe(passed)
  })

  it('a forbidden word fails what would have passed, and is named', () => {
    const expectation = { ...nothing, expectedKeywords: ['open'], forbiddenKeywords: ['gratis'] }
    expect(evaluateAnswer(expectation, answered('Open, en GRATIS'))).toEqual({
      passed: false,
      found: ['open'],
      wrong: ['gratis'],
    })
  })

  it('an out-of-scope question passes only by a refusal', () => {
    const outside = { ...nothing, expectsRefusal: true }
    expect(evaluateAnswer(outside, { outcome: 'refused', response: 'Dat weet ik niet.' }).passed).toBe(true)
    expect(evaluateAnswer(outside, answered('De verkiezingen wint ...')).passed).toBe(false)
  })

  it('a refusal without expected words passes only when a refusal was expected', () => {
    expect(evaluateAnswer(nothing, { outcome: 'refused', response: '' }).passed).toBe(false)
  })

  it('[ADMIN-09] passes exactly when the answer holds at least half of the words, in any order and case', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{4}[0-9]{4}$/), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(words, fc.nat(12), fc.boolean(), (expectedKeywords, count, isLoud) => {
        const said = [...expectedKeywords].reverse().slice(0, Math.min(count, expectedKeywords.length))
        const text = said.join(' en ')
        const { passed, found } = evaluateAnswer(
          { ...nothing, expectedKeywords },
          answered(isLoud ? text.toUpperCase() : text),
        )
        expect([...found].sort()).toEqual([...said].sort())
        expect(passed).toBe(said.length * 2 >= expectedKeywords.length)
      }),
    )
  })
})

describe('the health of a day and what follows from it', () => {
  it.each([
    [['passed', 'passed'], 'good'],
    [['passed', 'failed'], 'good'],
    [['passed', 'failed', 'failed'], 'failing'],
    [['foreign-fault', 'foreign-fault'], 'unknown'],
    [['foreign-fault', 'failed'], 'failing'],
    [[], 'unknown'],
  ] as const)('%j is %s', (runs, outcome) => expect(healthOf(runs).outcome).toBe(outcome))

  it.each([
    [['failing', 'failing', 'failing'], false, 'begins'],
    [['failing', 'failing', 'failing'], true, null],
    [['failing', 'failing'], false, null],
    [['failing', 'unknown', 'failing', 'unknown', 'failing'], false, 'begins'],
    [['failing', 'good', 'failing', 'failing'], false, null],
    [['good', 'failing', 'failing', 'failing'], true, 'ends'],
    [['unknown', 'good'], true, 'ends'],
    [['unknown', 'failing'], true, null],
    [['unknown', 'unknown', 'unknown'], false, null],
  ] as const)('days %j, in maintenance %s: %s', (days, inMaintenance, change) =>
    expect(maintenanceAfter(days, inMaintenance)).toBe(change),
  )
})
