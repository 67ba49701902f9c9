import { expect, test } from 'vitest'
import { weightedWordsOf } from './asking-clause.ts'

const loud = (text: string) =>
  weightedWordsOf(text)
    .filter(({ share }) => share === 1)
    .map(({ word }) => word)
    .join(' ')

test.each([
  ['kan ik pinnen', 'kan ik pinnen'],
  [
    'Ons vliegtuig landt pas laat en daarna rijden we nog twee uur. Kunnen we dan nog inchecken in het hotel?',
    'kunnen we dan nog inchecken in het hotel',
  ],
  [
    'mijn zus heeft mij een bon gegeven voor mijn verjaardag in maart, hoe lang is die bon geldig bij de kassa',
    'hoe lang is die bon geldig bij de kassa',
  ],
])('the asking words of %s are: %s', (text, words) => {
  expect(loud(text)).toBe(words)
})

test('when the asking clause names nothing, the whole story counts', () => {
  const text = 'De ketel maakt al sinds gisteren een raar geluid en geeft code F4 aan. Wat nu?'
  expect(weightedWordsOf(text).every(({ share }) => share === 1)).toBe(true)
})
