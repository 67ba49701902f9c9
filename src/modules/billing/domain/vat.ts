import { splitOffVat } from './split-price.ts'

/**
 * The VAT regimes of a sale: VAT is in the price, the customer accounts for it in their own EU country, or the sale is outside Dutch VAT because the
 * business is outside the EU (docs/decisions/0016).
 */
export const VAT_REGIMES = ['standard', 'reverse_charged', 'out_of_scope'] as const

/** The VAT regime of a sale. */
export type VatRegime = (typeof VAT_REGIMES)[number]

/** The parts of an amount. Whole cents; `netCents` + `vatCents` = `grossCents`. */
export interface Charge {
  readonly netCents: number
  readonly vatCents: number
  readonly grossCents: number
}

/**
 * Returns what is charged for a shown price, which includes 21 % VAT: without that VAT where Syvo does not charge it. The net is the same in every
 * regime.
 */
export function chargeOf(shownCents: number, regime: VatRegime): Charge {
  const { netCents } = splitOffVat(shownCents)
  return regime === 'standard'
    ? { netCents, vatCents: shownCents - netCents, grossCents: shownCents }
    : { netCents, vatCents: 0, grossCents: netCents }
}

/** Splits an amount that was charged or paid into net and VAT. */
export function partsOf(amountCents: number, regime: VatRegime): Charge {
  const netCents = regime === 'standard' ? splitOffVat(amountCents).netCents : amountCents
  return { netCents, vatCents: amountCents - netCents, grossCents: amountCents }
}

/** Returns the net of what was refunded between two totals, so that all credit notes together reverse exactly the invoice's net; negative. */
export function netBetween(
  payment: { readonly amountCents: number; readonly regime: VatRegime },
  before: number,
  after: number,
): number {
  const { amountCents, regime } = payment
  return partsOf(amountCents - after, regime).netCents - partsOf(amountCents - before, regime).netCents
}
