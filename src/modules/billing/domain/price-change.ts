/** How many days before a price change the subscribers are notified. */
export const NOTICE_DAYS = 14
export const NOTICE_MS = NOTICE_DAYS * 86_400_000

/** Parses an amount such as `34,99` or `35` to whole cents; null for a text that is not an amount. */
export function centsOf(text: string): number | null {
  const [, euros, cents = '00'] = /^(\d{1,5})(?:,(\d\d))?$/.exec(text) ?? []
  return euros === undefined ? null : Number(euros) * 100 + Number(cents)
}

/** Returns why a price change cannot be announced, or null when it can. */
export function priceChangeProblem(change: {
  newCents: number
  oldCents: number
  startsAt: Date
  now: Date
}): 'too_soon' | 'same_price' | 'no_price' | null {
  if (change.newCents < 1) return 'no_price'
  if (change.newCents === change.oldCents) return 'same_price'
  return change.startsAt.getTime() - change.now.getTime() < NOTICE_MS ? 'too_soon' : null
}
