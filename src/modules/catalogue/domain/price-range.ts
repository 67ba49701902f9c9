/** The ranges of the price filter in their order (LIST-10). */
export const PRICE_RANGES = ['0', '0-50', '50-200', '200-500', '500+'] as const

/** A price range of the filter, in euros. */
export type PriceRange = (typeof PRICE_RANGES)[number]

/** The lowest and highest amount of a range in cents, both inclusive; `500+` holds only amounts above 500 (LIST-10). */
export const PRICE_BOUNDS: Readonly<
  Record<PriceRange, { readonly leastCents: number; readonly mostCents: number | null }>
> = {
  '0': { leastCents: 0, mostCents: 0 },
  '0-50': { leastCents: 0, mostCents: 50_00 },
  '50-200': { leastCents: 50_00, mostCents: 200_00 },
  '200-500': { leastCents: 200_00, mostCents: 500_00 },
  '500+': { leastCents: 500_01, mostCents: null },
}

/** Returns whether a price in cents is in a range. */
export function isInPriceRange(cents: number, range: PriceRange): boolean {
  const { leastCents, mostCents } = PRICE_BOUNDS[range]
  return cents >= leastCents && (mostCents === null || cents <= mostCents)
}
