import { expect, it } from 'vitest'
import { isArithmetic } from './is-arithmetic.ts'

const WORST_MS = 50

it.each([
  ...['12 x 14', '12x14=', '3,5+2', '38 keer 16,95 min 9 procent = ?', 'reken uit: 12 : 4', 'reken eens uit 2 maal 3'],
  ...['9 gedeeld door 3 is hoeveel?', '1 + 2 + 3 - 4', '7 plus 8 is wat', '12 * 4 is'],
])('a sum is recognised: %s', (text) => {
  expect(isArithmetic(text)).toBe(true)
})

it.each([
  ...['wat kost een tafel van 80x120', '80x120 cm', '2 keer 3 weken vakantie', '12', '12 14', '12  x  14', 'reken uit'],
  ...['2 x 3 min', '12 x 14 is 168', 'hallo 12 x 14', '12 x a', ''],
])('a text that is more or less than a sum is none: %s', (text) => {
  expect(isArithmetic(text)).toBe(false)
})

it('a text that makes a backtracking sum pattern run for minutes is read within 50 ms of CPU time', () => {
  const hostile = `1x${'1'.repeat(130)}${'-'.repeat(130)}${'='.repeat(230)}a`
  const before = process.cpuUsage()
  expect(isArithmetic(hostile)).toBe(false)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(WORST_MS)
})
