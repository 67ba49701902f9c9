import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDecimal, formatNumber, formatPercent } from './number.ts'

test('[SHELL-09] thousands are grouped with a dot', () => {
  expect(formatNumber(999)).toBe('999')
  expect(formatNumber(1000)).toBe('1.000')
  expect(formatNumber(1234567)).toBe('1.234.567')
})

test('formatPercent rounds a share to a whole percent, halves up', () => {
  expect(formatPercent(0.125)).toBe('13%')
  expect(formatPercent(0)).toBe('0%')
  expect(formatPercent(1)).toBe('100%')
})

test('formatDecimal writes decimals with a comma', () => {
  expect(formatDecimal(4.8)).toBe('4,8')
  expect(formatDecimal(4)).toBe('4,0')
  expect(formatDecimal(1234.5, 2)).toBe('1.234,50')
})

test('[SHELL-09] formatDecimal equals the nl-NL format for every number of at most three decimals', () => {
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).filter((value) => Math.abs(value) >= 500 || value === 0)
  fc.assert(
    fc.property(thousandths, fc.constantFrom(0, 1, 2), (value, decimals) => {
      const intl = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
      expect(formatDecimal(value / 1000, decimals)).toBe(intl.format(value / 1000))
    }),
  )
})
