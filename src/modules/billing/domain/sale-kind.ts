/**
 * The kinds of products that a document charges for, as the law requires (Wet OB art. 35a: kind and extent of what was delivered). A trial costs
 * nothing, so it has no document.
 */
export const SALE_KINDS = ['subscription', 'upgrade', 'rental', 'purchase'] as const

/** A kind of product that is sold. */
export type SaleKind = (typeof SALE_KINDS)[number]

/** Returns the kind of product that a payment was for; the rest of a month on a larger plan is an upgrade. */
export function saleKindOf(payment: {
  readonly reason: 'period' | 'upgrade' | 'purchase'
  readonly plan_code: string | null
}): SaleKind {
  if (payment.reason === 'upgrade') return 'upgrade'
  if (payment.plan_code !== null) return 'subscription'
  return payment.reason === 'purchase' ? 'purchase' : 'rental'
}
