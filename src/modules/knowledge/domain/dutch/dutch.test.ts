import fc from 'fast-check'
import { expect, test } from 'vitest'
import { impliedDays } from './day-terms.ts'
import { createWordIndex, editDistance, nearestWord } from './nearest-word.ts'
import { tokenize } from './normalize-word.ts'
import { splitCompound } from './split-compound.ts'
import { stemsOf } from './stem-dutch.ts'

test.each([
  ['prijzen', 'prijs'],
  ['openingstijden', 'openingstijd'],
  ['reserveren', 'reservering'],
  ['gereserveerd', 'reserveren'],
  ['brieven', 'brief'],
  ['betaalt', 'betaling'],
  ['kaartjes', 'kaart'],
  ['biertje', 'bier'],
  ['bloemetje', 'bloem'],
  ['hondje', 'honden'],
  ['verzonden', 'verzending'],
  ['teruggestuurd', 'terugsturen'],
  ['opgezegd', 'opzeggen'],
  ['meegenomen', 'meenemen'],
  ['gemeld', 'melden'],
  ['werkt', 'werken'],
  ['kinderen', 'kind'],
  ["menu's", 'menu'],
  ['grote', 'groot'],
  ['drie', '3'],
  ['tafels', 'tafeltje'],
  ['duurt', 'duren'],
  ['mogelijkheden', 'mogelijkheid'],
  ['geïnstalleerd', 'installeren'],
])('%s and %s are the same word', (one, other) => {
  const stems = (text: string) => tokenize(text).flatMap(({ word }) => stemsOf(word))
  expect(stems(one).some((stem) => stems(other).includes(stem))).toBe(true)
})

test.each([
  ['korting', 'kort'],
  ['gratis', 'graat'],
  ['prijs', 'prins'],
  ['hond', 'hon'],
  ['kast', 'kas'],
])('%s and %s are not', (one, other) => {
  expect(stemsOf(one).some((stem) => stemsOf(other).includes(stem))).toBe(false)
})

test.each([
  ['bezorgkosten', 'bezorg kosten'],
  ['parkeerplaats', 'parkeer plaats'],
  ['kindermenu', 'kinder menu'],
  ['verjaardagstaart', 'verjaardag taart'],
])('%s is split into %s', (word, parts) => {
  const known = new Set('bezorgen kosten parkeren plaats kind kinder menu verjaardag taart'.split(' '))
  expect(splitCompound(word, (part) => known.has(part))?.join(' ')).toBe(parts)
})

test.each([
  ['reseveren', 'reserveren'],
  ['reserveern', 'reserveren'],
  ['parkern', 'parkeren'],
  ['allergeen', 'allergie'],
  ['rolstoell', 'rolstoel'],
  ['kado', 'kado'],
  ['terass', 'terras'],
])('%s is corrected to %s', (typed, meant) => {
  const shelf = createWordIndex(
    ['reserveren', 'parkeren', 'allergie', 'rolstoel', 'kado', 'terras', 'betalen'].map((word) => [word, 1] as const),
  )
  expect(nearestWord(typed, shelf)?.word).toBe(meant)
})

test('a word of another subject is no typing error', () => {
  expect(
    nearestWord(
      'scooter',
      createWordIndex([
        ['zomer', 1],
        ['poster', 1],
      ]),
    ),
  ).toBeNull()
})

test('the distance of two words is symmetric and 0 only for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'e', 'n'), maxLength: 8 })
  fc.assert(
    fc.property(
      word,
      word,
      (a, b) => editDistance(a, b, 9) === editDistance(b, a, 9) && (editDistance(a, b, 9) === 0) === (a === b),
    ),
  )
})

test.each([
  ['ma t/m wo 9-17 uur', 'maandag dinsdag woensdag'],
  ['Zo: gesloten', 'zondag'],
  ['vrijdag tot en met zondag', 'vrijdag zaterdag zondag'],
  ['in het weekend', 'zaterdag zondag'],
  ['doe wat je wilt, zo ook wij', ''],
  ['za 9:30-16:00', 'zaterdag'],
])('%s implies: %s', (text, days) => {
  expect(impliedDays(text).join(' ')).toBe(days)
})
