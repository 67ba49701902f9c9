/** The numbers of passed and failed checks or tests. */
export type Totals = { readonly passed: number; readonly failed: number }

/** Returns the sum of several counts. */
export function sumOf(parts: readonly Totals[]): Totals {
  return {
    passed: parts.reduce((sum, one) => sum + one.passed, 0),
    failed: parts.reduce((sum, one) => sum + one.failed, 0),
  }
}

/** Prints the closing line `N passed, N failed` and returns the exit code; a run of nothing fails. */
export function printTotals(totals: Totals): number {
  if (totals.passed + totals.failed === 0) console.error('Nothing ran.')
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1
}
