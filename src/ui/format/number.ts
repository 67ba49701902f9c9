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
  return new Intl.NumberFormat('nl-NL', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  )
}
