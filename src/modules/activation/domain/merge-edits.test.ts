import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const base = { menu: 'a', hours: 'b', method: 'c' }

it('takes a stored change where nothing was typed, and keeps typed text', () => {
  expect(mergeEdits({ base, mine: { ...base, menu: 'mine' }, theirs: { ...base, hours: 'theirs' } })).toEqual({
    typed: { menu: 'mine' },
    clashes: [],
    accepted: ['hours'],
  })
})

it('names a field that changed on both sides, unless both changed it to the same text', () => {
  const theirs = { ...base, menu: 'theirs', hours: 'both' }
  expect(mergeEdits({ base, mine: { ...base, menu: 'mine', hours: 'both' }, theirs })).toEqual({
    typed: { menu: 'mine' },
    clashes: ['menu'],
    accepted: [],
  })
})

it('emptying a field counts as typing', () => {
  expect(mergeEdits({ base, mine: { ...base, menu: '' }, theirs: { ...base, menu: 'theirs' } })).toMatchObject({
    typed: { menu: '' },
    clashes: ['menu'],
  })
})

it('never loses typed text, and shows the stored text wherever nothing was typed', () => {
  const texts = fc.record({ menu: fc.constantFrom('', 'a', 'b', 'c'), hours: fc.constantFrom('', 'a', 'b', 'c') })
  fc.assert(
    fc.property(texts, texts, texts, (before, mine, theirs) => {
      const { typed, clashes } = mergeEdits({ base: before, mine, theirs })
      const shown: Record<string, string> = { ...theirs, ...typed }
      for (const name of ['menu', 'hours'] as const) {
        expect(shown[name]).toBe(mine[name] === before[name] ? theirs[name] : mine[name])
        const areAllDifferent = new Set([before[name], mine[name], theirs[name]]).size === 3
        expect(clashes.includes(name)).toBe(areAllDifferent)
      }
    }),
  )
})
