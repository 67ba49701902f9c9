import fc from 'fast-check'
import { expect, it } from 'vitest'
import { steppedPrice, vendorShare } from './vendor-share.ts'

it('shows the vendor’s share of a price as the statements will pay it, however the Dutch type it', () => {
  for (const typed of ['29,99', '29.99', '€ 29,99', ' 29,99 '])
    expect(vendorShare(typed)).toEqual({ grossCents: 2999, netCents: 2479, vendorCents: 2107 })
  for (const typed of ['', 'abc', '0', '-1', '1e9', 'NaN', '1.000'])
    expect([typed, vendorShare(typed)]).toEqual([typed, null])
})

it('an arrow key is a cent up or down, never below zero, and leaves a text that is no price alone', () => {
  expect([steppedPrice('', 1), steppedPrice('0,01', -1), steppedPrice('29,99', 1), steppedPrice('abc', 1)]).toEqual([
    '0,01',
    '',
    '30,00',
    'abc',
  ])
  const cents = fc.integer({ min: 1, max: 4_999_998 })
  const typed = (value: number) => `${Math.floor(value / 100)},${String(value % 100).padStart(2, '0')}`
  fc.assert(
    fc.property(cents, (value) => {
      expect(steppedPrice(steppedPrice(typed(value), 1), -1)).toBe(typed(value))
    }),
  )
})
