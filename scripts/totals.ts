/** How many checks or tests held and how many did not. */
export type Totals = { readonly passed: number; readonly failed: number }

/** The sum of several counts. */
export function sumOf(parts: readonly Totals[]): Totals {
  return {
    passed: parts.reduce((sum, one) => sum + one.passed, 0),
    failed: parts.reduce((sum, one) => sum + one.failed, 0),
  }
}

/** Prints the closing line `N passed, N failed` and answers the exit code; having run nothing is a failure too. */
export function printTotals(totals: Totals): number {
  if (totals.passed + totals.failed === 0) console.error('Er is niets uitgevoerd.')
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  return totals.failed === 0 && totals.passed > 0 ? 0 : 1
}
