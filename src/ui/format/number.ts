// Written by hand: the first format that a browser makes takes it 20 milliseconds, in the midst of making the page live.

/** A whole number as people read it: 1.000. */
export function formatNumber(value: number): string {
  return formatDecimal(value, 0)
}

/** A share between 0 and 1 as a whole percent: 0.125 gives 13%. */
export function formatPercent(share: number): string {
  return `${formatNumber(Math.round(share * 100))}%`
}

/** A number with a fixed count of decimals, one unless told: 4,8. */
export function formatDecimal(value: number, decimals = 1): string {
  // Moving the point in the text and not by multiplying keeps 1.005 from becoming 100.49999.
  const units = Math.round(Number(`${Math.abs(value)}e${decimals}`))
  const digits = String(units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, '.')
  const rest = decimals > 0 ? `,${digits.slice(-decimals)}` : ''
  return (value < 0 && units > 0 ? '-' : '') + whole + rest
}
