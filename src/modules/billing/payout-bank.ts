/** One payment to a vendor that a bank is asked to make; the IBAN was checked. */
export interface PayoutOrder {
  /** Makes a repeated request the same payment. */
  readonly idempotencyKey: string
  readonly iban: string
  readonly name: string
  readonly amountCents: number
  /** What stands on the vendor's bank statement. */
  readonly description: string
}

/**
 * Whoever moves the money to vendors. `send` answers `by_hand` when an administrator makes the payment and confirms it; asked again with the
 * same key it answers what became of the same payment.
 */
export interface PayoutBank {
  readonly name: string
  send(order: PayoutOrder): Promise<'by_hand' | 'paid' | 'refused'>
}

/** The bank of an installation without one: an administrator pays by hand and says so with `npm run admin -- paid <nummer>`. */
export function createManualBank(): PayoutBank {
  return { name: 'manual', send: async () => 'by_hand' }
}
