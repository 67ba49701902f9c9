/** Less than this is not paid out; it is carried over. */
export const PAYOUT_MIN_CENTS = 2500

/** What is known of a vendor when payouts are made. Cents; what Syvo owes is positive. */
export interface Owed {
  /** What was owed when the newest closed month ended. */
  readonly closedCents: number
  /** What is owed now, with everything that happened since. */
  readonly nowCents: number
  /** What was paid out since that month ended. */
  readonly paidSinceCents: number
}

/**
 * What can be paid out: of closed months only, less what was paid since, and never more than is owed now, so that refunds of this month are
 * held back. Nothing below the minimum; a negative balance is carried over.
 */
export function payableCents({ closedCents, nowCents, paidSinceCents }: Owed): number {
  const cents = Math.min(closedCents - paidSinceCents, nowCents)
  return cents >= PAYOUT_MIN_CENTS ? cents : 0
}
