import { splitNet } from './split-price.ts'

/** How often one bot was used in the period of a plan payment, and the bot's vendor; null for a bot without vendor, which earns for Syvo. */
export interface PlanShare {
  readonly vendorId: string | null
  readonly uses: number
}

/**
 * Divides whole cents over shares by their uses: each share gets the whole cents of its part, and the remaining cents go one by one to the largest
 * remainders, the earlier share first. The parts sum to the amount, unless there are no shares: then there are no parts.
 */
export function divideByUse(amountCents: number, shares: readonly Pick<PlanShare, 'uses'>[]): number[] {
  const total = shares.reduce((sum, { uses }) => sum + BigInt(uses), 0n)
  if (total === 0n) return shares.map(() => 0)
  const exact = shares.map(({ uses }) => BigInt(amountCents) * BigInt(uses))
  const parts = exact.map((part) => Number(part / total))
  const left = amountCents - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % total }))
    .toSorted((one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder))
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/**
 * Returns what each vendor earns of a net amount, 85 % of every share, and what Syvo earns: the rest of those, and shares without vendor (AMB-037).
 */
export function earnedOf(
  netCents: number,
  shares: readonly PlanShare[],
): { readonly byVendor: ReadonlyMap<string, number>; readonly productCents: number } {
  const byVendor = new Map<string, number>()
  divideByUse(netCents, shares).forEach((partCents, index) => {
    const vendorId = shares[index]?.vendorId ?? null
    if (vendorId !== null) byVendor.set(vendorId, (byVendor.get(vendorId) ?? 0) + splitNet(partCents).vendorCents)
  })
  const vendorsCents = [...byVendor.values()].reduce((sum, cents) => sum + cents, 0)
  return { byVendor, productCents: netCents - vendorsCents }
}
