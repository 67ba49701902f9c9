const WHOLE = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** A whole number as people read it: 1.000. */
export function formatNumber(value: number): string {
  return WHOLE.format(value)
}

/** A share between 0 and 1 as a whole percent: 0.125 gives 13%. */
export function formatPercent(share: number): string {
  return `${WHOLE.format(Math.round(share * 100))}%`
}

/** A number with a fixed count of decimals, one unless told: 4,8. */
export function formatDecimal(value: number, decimals = 1): string {
  return fixedTo(decimals).format(value)
}

const FIXED = new Map<number, Intl.NumberFormat>()

/** Made once: making one takes a hundred times as long as using it. */
function fixedTo(decimals: number): Intl.NumberFormat {
  const known = FIXED.get(decimals)
  if (known) return known
  const made = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  FIXED.set(decimals, made)
  return made
}
