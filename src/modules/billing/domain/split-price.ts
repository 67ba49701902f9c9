/** The parts of a price including VAT. Whole cents. */
export interface PriceParts {
  readonly netCents: number
  readonly vatCents: number
}

const VAT_PERCENT = 21
const PRODUCT_PERCENT = 15

/** Splits 21 % VAT off a price that includes it; the net is rounded to the nearest cent, half a cent up (AMB-178). */
export function splitOffVat(grossCents: number): PriceParts {
  const whole = 100 + VAT_PERCENT
  // Whole numbers throughout: 2 * 100 * gross + whole stays far below the limit of exact integers.
  const netCents = Math.floor((200 * grossCents + whole) / (2 * whole))
  return { netCents, vatCents: grossCents - netCents }
}

/** Divides a net amount: 15 % for Syvo, the rest for the vendor; half a cent goes to the vendor (AMB-178). */
export function splitNet(netCents: number): { readonly productCents: number; readonly vendorCents: number } {
  const productCents = Math.ceil((2 * PRODUCT_PERCENT * netCents - 100) / 200)
  return { productCents: productCents + 0, vendorCents: netCents - productCents }
}
