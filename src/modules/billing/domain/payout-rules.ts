/** The minimum payout; a smaller balance is carried over. */
export const PAYOUT_MIN_CENTS = 2500

/** Three months: long enough for the last month to be closed and paid, and expired when a vendor stays after all. */
const VENDOR_DEPARTURE_MS = 92 * 86_400_000

/** Returns the minimum payout, in cents; a vendor who asked to leave gets any amount. */
export function minimumCents(leavingAt: Date | null, now: Date): number {
  return leavingAt !== null && now.getTime() - leavingAt.getTime() < VENDOR_DEPARTURE_MS ? 1 : PAYOUT_MIN_CENTS
}

/** A vendor's balance when payouts are made. Cents; what Syvo owes is positive. */
export interface VendorBalance {
  /** The balance at the end of the newest closed month. */
  readonly closedCents: number
  /** The current balance, including everything since then. */
  readonly nowCents: number
  /** The amount paid out since that month ended. */
  readonly paidSinceCents: number
}

/**
 * Returns what can be paid out: only over closed months, less what was paid since, and never more than the current balance, so that refunds of this
 * month are held back. Amounts below the minimum give zero; a negative balance is carried over.
 */
export function payableCents(
  { closedCents, nowCents, paidSinceCents }: VendorBalance,
  minimum = PAYOUT_MIN_CENTS,
): number {
  const cents = Math.min(closedCents - paidSinceCents, nowCents)
  return cents >= minimum ? cents : 0
}
