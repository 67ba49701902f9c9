import fc from 'fast-check'
import { expect, test } from 'vitest'
import { euro, euroAmount } from './euro.ts'

test.each([
  [0, '€ 0,00'],
  [5, '€ 0,05'],
  [2999, '€ 29,99'],
  [102999, '€ 1.029,99'],
  [123456789, '€ 1.234.567,89'],
  [-2999, '-€ 29,99'],
])('[SHELL-09] %i cents reads %s', (cents, text) => expect(euro(cents)).toBe(text))

test('[SHELL-09] euro equals the nl-NL currency format for every amount, with the sign before it', () => {
  const intl = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      const amount = intl.format(Math.abs(cents) / 100).replaceAll('\u00a0', ' ')
      expect(euro(cents)).toBe(cents < 0 ? `-${amount}` : amount)
    }),
  )
})

test('an amount can be read back from its text', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      expect(BigInt(euroAmount(cents).replace(/[.,]/g, ''))).toBe(BigInt(cents))
    }),
  )
})

test('euro refuses a number that is not whole cents', () => {
  expect(() => euro(29.99)).toThrow(RangeError)
  expect(() => euro(Number.NaN)).toThrow(RangeError)
})
