/** One payment to a vendor that a bank is asked to make; the IBAN was checked. */
export interface PayoutOrder {
  /** Makes a repeated request the same payment. */
  readonly idempotencyKey: string
  readonly iban: string
  readonly name: string
  readonly amountCents: number
  /** The description on the vendor's bank statement. */
  readonly description: string
}

/**
 * The port that pays vendors. `send` returns `by_hand` when an administrator makes the payment and confirms it; repeated with the same key it returns
 * the result of the same payment.
 */
export interface PayoutBank {
  readonly name: string
  send(order: PayoutOrder): Promise<'by_hand' | 'paid' | 'refused'>
}

/** Creates the bank of an installation without one: an administrator pays by hand and confirms it with `npm run admin -- paid <nummer>`. */
export function createManualBank(): PayoutBank {
  return { name: 'manual', send: async () => 'by_hand' }
}
