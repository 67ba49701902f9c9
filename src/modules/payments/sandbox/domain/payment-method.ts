/** The payment methods that the sandbox simulates. */
export const PAYMENT_METHODS = ['ideal', 'sepa_debit', 'card'] as const

/** A payment method. */
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** How an unpaid session may end: paid, paid by a direct debit that the bank takes back later, cancelled for now, or expired. */
export const PAYMENT_OUTCOMES = ['paid', 'fails_later', 'cancelled', 'expired'] as const

/** A payment outcome. */
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number]

const FIXED_CENTS: Readonly<Record<PaymentMethod, number>> = { ideal: 29, sepa_debit: 35, card: 25 }
const CARD_THOUSANDTHS = 15

/** Returns the provider's fee for a payment, in whole cents: a fixed part, and for cards 1.5 % on top, rounded half up. */
export function providerCostCents(method: PaymentMethod, amountCents: number): number {
  const share = method === 'card' ? Math.floor((amountCents * CARD_THOUSANDTHS + 500) / 1000) : 0
  return FIXED_CENTS[method] + share
}

/** Returns the method of the next periods: iDEAL pays once and leaves a mandate for direct debit, as at a real provider. */
export function renewalMethod(method: PaymentMethod): PaymentMethod {
  return method === 'ideal' ? 'sepa_debit' : method
}

/** Tells whether a payment method can have this outcome: only a direct debit is taken back by the bank. */
export function canHaveOutcome(method: PaymentMethod, outcome: PaymentOutcome): boolean {
  return outcome !== 'fails_later' || method === 'sepa_debit'
}
