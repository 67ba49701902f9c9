/** What a document charges for, as the law wants it told (Wet OB art. 35a: kind and extent of what was delivered). A trial costs nothing, so no document is of one. */
export const SOLD_AS = ['subscription', 'upgrade', 'rental', 'purchase'] as const

/** One kind of thing that is sold. */
export type SoldAs = (typeof SOLD_AS)[number]

/** The kind of thing that a payment was for; the rest of a month on a larger plan is an upgrade. */
export function soldAs(payment: {
  readonly reason: 'period' | 'upgrade' | 'purchase'
  readonly plan_code: string | null
}): SoldAs {
  if (payment.reason === 'upgrade') return 'upgrade'
  if (payment.plan_code !== null) return 'subscription'
  return payment.reason === 'purchase' ? 'purchase' : 'rental'
}
