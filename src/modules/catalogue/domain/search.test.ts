import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoriesNamedBy } from './category-search-terms.ts'
import { nearestWord } from './nearest-word.ts'
import { searchTermsOf } from './search-terms.ts'

describe('the words of a search', () => {
  it.each([
    ['', []],
    ['   ', []],
    ['Horeca', ['Horeca']],
    ['bot voor de horeca', ['bot', 'horeca']],
    ['de', ['de']],
    ['voor een', ['voor', 'een']],
    ['menu menu  kaart', ['menu', 'kaart']],
    ["menu's en foto’s", ['menu', 'foto']],
    ["'s", ["'s"]],
    ['50% korting', ['50%', 'korting']],
    ['a1 b2 c3 d4 e5 f6 g7 h8 i9', ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']],
  ])('%j is searched as %j', (search, terms) => {
    expect(searchTermsOf(search)).toEqual(terms)
  })
})

describe('a mistyped word', () => {
  const words = ['reserveren', 'reserveringen', 'horeca', 'klantenservice', 'factuur', 'menu', 'webshop']
  it.each([
    ['horca', 'horeca'],
    ['hroeca', 'horeca'],
    ['horrecca', 'horeca'],
    ['resreveren', 'reserveren'],
    ['klantensrvise', 'klantenservice'],
    ['facturr', 'factuur'],
    ['meun', 'menu'],
    ['webshp', 'webshop'],
    ['hotel', null],
    ['men', null],
    ['manu', 'menu'],
    ['fietsen', null],
    ['', null],
  ])('%s means %s', (typed, word) => {
    expect(nearestWord(typed, words)).toBe(word)
  })

  it('the word itself is the nearest, and one letter too many or too few is corrected', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{5,12}$/),
        fc.nat(11),
        fc.stringMatching(/^[a-z]$/),
        (word, place, letter) => {
          const at = place % word.length
          expect(nearestWord(word, ['', `${word}${word}`, word])).toBe(word)
          expect(nearestWord(word.slice(0, at) + word.slice(at + 1), [word])).toBe(word)
          expect(nearestWord(word.slice(0, at) + letter + word.slice(at), [word])).toBe(word)
        },
      ),
    )
  })
})

describe('a category that a search names', () => {
  it.each([
    ['klantenservice', ['klantenservice']],
    ['Horeca', ['horeca']],
    ['webshop', ['e-commerce']],
    ['bot voor restaurants', ['horeca']],
    ['café', ['horeca']],
    ['personeel en vacatures', ['hr-& recruitment']],
    ['boekhouder met webshop en facturen', ['administratie', 'e-commerce']],
    ['sportschool', ['sport-& gezondheid']],
    ['boekhoudpakket', ['administratie']],
    ['bonnen', ['administratie']],
    ['facturering', ['administratie']],
    ['bonbons', []],
    ['zeilboot', []],
    ['', []],
  ])('%j names %j', (search, keys) => {
    expect(categoriesNamedBy(search)).toEqual(keys)
  })
})
