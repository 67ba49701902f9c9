// Written by hand: the first formatter that a browser creates takes 20 milliseconds, during hydration.

/** Formats a whole number with separators: 1.000. */
export function formatNumber(value: number): string {
  return formatDecimal(value, 0)
}

/** Formats a share between 0 and 1 as a whole percent: 0.125 gives 13%. */
export function formatPercent(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`
}

/** Groups digits in threes with points between them, from the right: 12345 gives 12.345. */
export function groupDigits(digits: string): string {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end))
  return groups.join('.')
}

/** Formats a number with a fixed count of decimals, one by default: 4,8. */
export function formatDecimal(value: number, decimals = 1): string {
  // Moving the point in the text instead of multiplying keeps 1.005 from becoming 100.49999.
  const units = Math.round(Number(`${Math.abs(value)}e${decimals}`))
  const digits = String(units).padStart(decimals + 1, '0')
  const whole = groupDigits(digits.slice(0, digits.length - decimals))
  const rest = decimals > 0 ? `,${digits.slice(-decimals)}` : ''
  return (value < 0 && units > 0 ? '-' : '') + whole + rest
}
