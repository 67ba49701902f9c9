import { splitOffVat } from './split-price.ts'

/**
 * How btw is dealt with in a sale: it is in the price, the buyer pays it in his own country of the EU, or the sale lies outside Dutch btw
 * because the business is outside the EU (docs/decisions/0016).
 */
export const VAT_REGIMES = ['standard', 'reverse_charged', 'out_of_scope'] as const

/** How btw is dealt with in a sale. */
export type VatRegime = (typeof VAT_REGIMES)[number]

/** What an amount is made of. Whole cents; `netCents` + `vatCents` = `grossCents`. */
export interface Charge {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/** What is asked for a price as it is shown, which has btw of 21 % in it: without that btw where it is not ours to ask. The net is the same in every regime. */
export function chargeOf(shownCents: number, regime: VatRegime): Charge {
  const { netCents } = splitOffVat(shownCents)
  return regime === 'standard'
    ? { netCents, vatCents: shownCents - netCents, grossCents: shownCents }
    : { netCents, vatCents: 0, grossCents: netCents }
}

/** What an amount that was asked or paid is made of. */
export function partsOf(amountCents: number, regime: VatRegime): Charge {
  const netCents = regime === 'standard' ? splitOffVat(amountCents).netCents : amountCents
  return { netCents, vatCents: amountCents - netCents, grossCents: amountCents }
}

/** The net of what was returned of a payment between two totals, so that all credit notes together take back exactly the invoice's net; negative. */
export function netBetween(
  payment: { readonly amountCents: number; readonly regime: VatRegime },
  before: number,
  after: number,
): number {
  const { amountCents, regime } = payment
  return partsOf(amountCents - after, regime).netCents - partsOf(amountCents - before, regime).netCents
}
