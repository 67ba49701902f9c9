import type { BillingDeps } from '../billing-deps.ts'
import { chargeOf, type VatRegime } from '../domain/vat.ts'

/** A price as it is shown, with btw in it, and the provider's own price for just that amount. */
export interface ShownPrice {
  readonly code: string
  readonly title: string
  readonly shownCents: number
  /** Null has one made. */
  readonly priceId: string | null
}

/** What is asked by the month under a regime, with the provider's price for that amount, which is made when there is none. Throws `ProviderError`. */
export async function priceFor(
  { provider }: Pick<BillingDeps, 'provider'>,
  { code, title, shownCents, priceId }: ShownPrice,
  regime: VatRegime,
): Promise<{ readonly amountCents: number; readonly priceId: string }> {
  const { grossCents: amountCents } = chargeOf(shownCents, regime)
  if (priceId !== null && amountCents === shownCents) return { amountCents, priceId }
  return { amountCents, priceId: await provider.createPrice({ code, name: title, amountCents }) }
}
