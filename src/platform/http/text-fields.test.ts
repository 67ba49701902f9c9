import { expect, it } from 'vitest'
import { isPhoneNumber } from './text-fields.ts'

it.each([
  ['0612345678', true],
  ['06-12 34 56 78', true],
  ['+31 (0)6 1234 5678', true],
  ['0031 6 12345678', true],
  ['020/123 45 67', true],
  ['tel. 020-1234567', true],
  ['06–12345678', true],
  ['+32 470 12 34 56', true],
  ['0612', false],
  ['bel mij', false],
  ['06-12345678 of 020', false],
  ['12345678901234567', false],
  ['', false],
])('%j is a telephone number: %s', (text, expected) => {
  expect(isPhoneNumber(text)).toBe(expected)
})
