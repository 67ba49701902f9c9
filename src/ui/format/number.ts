// Written by hand: the first format that a browser makes takes it 20 milliseconds, in the midst of making the page live.

/** A whole number as people read it: 1.000. */
export function formatNumber(value: number): string {
  return formatDecimal(value, 0)
}

/** A share between 0 and 1 as a whole percent: 0.125 gives 13%. */
export function formatPercent(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`
}

/** Digits in groups of three with points between them, from the right: 12345 gives 12.345. */
export function groupDigits(digits: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join('.')
}

/** A number with a fixed count of decimals, one unless told: 4,8. */
export function formatDecimal(value: number, decimals = 1): string {
  // Moving the point in the text and not by multiplying keeps 1.005 from becoming 100.49999.
  const units = Math.round(Number(`${Math.abs(value)}e${decimals}`))
  const digits = String(units).padStart(decimals + 1, '0')
  const whole = groupDigits(digits.slice(0, digits.length - decimals))
  const rest = decimals > 0 ? `,${digits.slice(-decimals)}` : ''
  return (value < 0 && units > 0 ? '-' : '') + whole + rest
}
