/** A rental of an account as far as another order may make it a second payment. */
export interface RunningRental {
  readonly id: string
  readonly botId: string | null
  /** It is renewed, or its renewal is tried again. */
  readonly isRenewed: boolean
  /** Its bot is on the marketplace and may be rented, so that a plan can have it (AMB-035). */
  readonly fitsPlan: boolean
}

/** What is ordered beside them. */
export interface OrderBeside {
  readonly kind: 'plan' | 'rental' | 'purchase'
  readonly botId: string | null
}

/** The rentals that would be a second payment for what is ordered: on a plan every bot that it can have, with a purchase that of the same bot (AMB-037). */
export function duplicateRentals<Rental extends RunningRental>(
  order: OrderBeside,
  rentals: readonly Rental[],
): readonly Rental[] {
  const renewed = rentals.filter(({ isRenewed }) => isRenewed)
  if (order.kind === 'plan') return renewed.filter(({ fitsPlan }) => fitsPlan)
  return order.kind === 'purchase' ? renewed.filter(({ botId }) => botId !== null && botId === order.botId) : []
}

/** How many bots more a plan has room for; null is unlimited. */
export function slotsLeft(limit: number | null, running: number): number | null {
  return limit === null ? null : Math.max(0, limit - running)
}
