/** Returns the price difference for the rest of a period, in whole cents rounded half up; never below zero. */
export function prorationCents(change: {
  readonly oldCents: number
  readonly newCents: number
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly at: Date
}): number {
  const period = change.periodEnd.getTime() - change.periodStart.getTime()
  const left = Math.min(Math.max(change.periodEnd.getTime() - change.at.getTime(), 0), period)
  const difference = change.newCents - change.oldCents
  if (difference <= 0 || period <= 0) return 0
  // Whole numbers: cents times milliseconds exceed what a double holds exactly.
  return Number((2n * BigInt(difference) * BigInt(left) + BigInt(period)) / (2n * BigInt(period)))
}
