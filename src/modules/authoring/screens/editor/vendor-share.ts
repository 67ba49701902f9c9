import { splitNet, splitOffVat } from '#modules/billing/contract.ts'
import { readPrice } from '../../form/price-text.ts'

/** The split of a price that a customer pays, in whole cents. */
export interface VendorShare {
  readonly grossCents: number
  readonly netCents: number
  readonly vendorCents: number
}

/** Returns the vendor's share of a price as typed: 85 % of the amount without VAT; null while it is no price. */
export function vendorShare(typed: string): VendorShare | null {
  const price = readPrice(typed)
  if (!('cents' in price) || price.cents === null) return null
  const { netCents } = splitOffVat(price.cents)
  return { grossCents: price.cents, netCents, vendorCents: splitNet(netCents).vendorCents }
}

/** Returns a price as typed, a cent more or less (VEND-10); an empty one starts at zero and a text that is no price stays. */
export function steppedPrice(typed: string, cents: 1 | -1): string {
  const price = readPrice(typed)
  if (!('cents' in price)) return typed
  const next = Math.max((price.cents ?? 0) + cents, 0)
  return next === 0 ? '' : `${Math.floor(next / 100)},${String(next % 100).padStart(2, '0')}`
}
