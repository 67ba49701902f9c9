/** Days that rights outlast a period that was not followed by a payment, while the provider tries again. */
export const GRACE_DAYS = 14

const DAY_MS = 86_400_000

/** What decides until when a subscription gives rights. */
export interface PaidSubscription {
  /** The end of the last period of which a payment was kept; null when nothing was. */
  readonly paidUntil: Date | null
  /** It will not be renewed. */
  readonly isCancelled: boolean
  /** When it was ended, by the provider or by withdrawal; null while it runs. */
  readonly endedAt: Date | null
}

/**
 * Until when a subscription gives rights as things stand, or null for never. Only what was paid gives rights; one that is renewed keeps them
 * for the days of grace, so that a failed direct debit can be mended.
 */
export function accessEndOf({ paidUntil, isCancelled, endedAt }: PaidSubscription): Date | null {
  if (paidUntil === null) return null
  const end = isCancelled ? paidUntil : new Date(paidUntil.getTime() + GRACE_DAYS * DAY_MS)
  return endedAt !== null && endedAt < end ? endedAt : end
}
