/** A rental of the account that another order may make a double payment. */
export interface RunningRental {
  readonly id: string
  readonly botId: string | null
  /** It is renewed, or its renewal is being retried. */
  readonly isRenewed: boolean
  /** Its bot is on the marketplace and may be rented, so that it can be on a plan (AMB-035). */
  readonly fitsPlan: boolean
}

/** The order that is placed beside the rentals. */
export interface OrderBeside {
  readonly kind: 'plan' | 'rental' | 'purchase'
  readonly botId: string | null
}

/**
 * Returns the rentals that would be paid for twice: for a plan those of every bot that it can include, for a purchase that of the same bot (AMB-037).
 */
export function duplicateRentals<Rental extends RunningRental>(
  order: OrderBeside,
  rentals: readonly Rental[],
): readonly Rental[] {
  const renewed = rentals.filter(({ isRenewed }) => isRenewed)
  if (order.kind === 'plan') return renewed.filter(({ fitsPlan }) => fitsPlan)
  return order.kind === 'purchase' ? renewed.filter(({ botId }) => botId !== null && botId === order.botId) : []
}

/** Returns how many more bots fit on a plan; null is unlimited. */
export function slotsLeft(limit: number | null, running: number): number | null {
  return limit === null ? null : Math.max(0, limit - running)
}
