import type { BillingDeps } from '../billing-deps.ts'
import { chargeOf, type VatRegime } from '../domain/vat.ts'

/** A shown price, including VAT, and the provider's price for exactly that amount. */
export interface ShownPrice {
  readonly code: string
  readonly title: string
  readonly shownCents: number
  /** Null makes `priceFor` create one. */
  readonly priceId: string | null
}

/** Returns the monthly amount under a VAT regime and the provider's price for it, which is created when there is none. Throws `ProviderError`. */
export async function priceFor(
  { provider }: Pick<BillingDeps, 'provider'>,
  { code, title, shownCents, priceId }: ShownPrice,
  regime: VatRegime,
): Promise<{ readonly amountCents: number; readonly priceId: string }> {
  const { grossCents: amountCents } = chargeOf(shownCents, regime)
  if (priceId !== null && amountCents === shownCents) return { amountCents, priceId }
  return { amountCents, priceId: await provider.createPrice({ code, name: title, amountCents }) }
}
