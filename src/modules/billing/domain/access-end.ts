/** The number of days that access outlasts an unpaid period, while the provider retries. */
export const GRACE_DAYS = 14

const DAY_MS = 86_400_000

/** The facts that decide until when a subscription gives access. */
export interface PaidSubscription {
  /** The end of the last period whose payment was not fully refunded; null when there is none. */
  readonly paidUntil: Date | null
  /** It will not be renewed. */
  readonly isCancelled: boolean
  /** When it was ended, by the provider or by withdrawal; null while it runs. */
  readonly endedAt: Date | null
}

/**
 * Returns until when a subscription gives access, or null for never. Only payments give access; a renewed subscription keeps it for the grace period,
 * so that a failed direct debit can be fixed.
 */
export function accessEndOf({ paidUntil, isCancelled, endedAt }: PaidSubscription): Date | null {
  if (paidUntil === null) return null
  const end = isCancelled ? paidUntil : new Date(paidUntil.getTime() + GRACE_DAYS * DAY_MS)
  return endedAt !== null && endedAt < end ? endedAt : end
}
