/** Less than this is not paid out; it is carried over. */
export const PAYOUT_MIN_CENTS = 2500

/** Three months: long enough for the last month to be closed and paid, and over when a vendor stays after all. */
const VENDOR_DEPARTURE_MS = 92 * 86_400_000

/** Below what a payout is not made now: anything goes out to a vendor who wants to leave. Cents. */
export function minimumCents(leavingAt: Date | null, now: Date): number {
  return leavingAt !== null && now.getTime() - leavingAt.getTime() < VENDOR_DEPARTURE_MS ? 1 : PAYOUT_MIN_CENTS
}

/** What is known of a vendor when payouts are made. Cents; what Syvo owes is positive. */
export interface VendorBalance {
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
export function payableCents(
  { closedCents, nowCents, paidSinceCents }: VendorBalance,
  minimum = PAYOUT_MIN_CENTS,
): number {
  const cents = Math.min(closedCents - paidSinceCents, nowCents)
  return cents >= minimum ? cents : 0
}
