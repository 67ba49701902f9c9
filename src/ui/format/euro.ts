import { groupDigits } from './number.ts'

/** Formats an amount in cents as '€ 29,99'; negative as '-€ 29,99'. The space is a normal one: use class `price` where it may wrap. */
export function euro(cents: number): string {
  return `${cents < 0 ? '-' : ''}€ ${euroAmount(Math.abs(cents))}`
}

/** Formats an amount in cents as '29,99', for sentences that name the currency themselves. */
export function euroAmount(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('an amount is a whole number of cents')
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${groupDigits(digits.slice(0, -2))},${digits.slice(-2)}`
}
