import { type Country, regionOf } from './countries.ts'
import type { VatRegime } from './vat.ts'

/** The state of a VAT number: according to VIES, or only by its format where VIES is not set up. */
export interface VatIdState {
  readonly status: 'valid' | 'invalid' | 'unavailable'
  readonly by: 'vies' | 'form'
}

/** The properties of an invoice recipient that decide the VAT regime. */
export interface BuyerLocation {
  readonly kind: 'business' | 'consumer'
  readonly country: Country
}

/** The VAT regime, or why it cannot be determined now. */
export type VatDecision =
  | { readonly regime: VatRegime }
  | { readonly refusal: 'consumerAbroad' | 'vatIdUnknown' | 'viesUnavailable' }

/** Tells whether the recipient's VAT number decides the regime: a business elsewhere in the EU. At home it is checked only to warn. */
export function needsVatIdCheck({ kind, country }: BuyerLocation): boolean {
  return kind === 'business' && regionOf(country) === 'eu'
}

/**
 * Decides the VAT regime (AMB-178, docs/decisions/0016). In the Netherlands everybody pays 21 %. For a business elsewhere in the EU VAT is reverse
 * charged when VIES calls its number valid, and never on a guess; where VIES is not set up it pays 21 %. A business outside the EU is out of scope,
 * and a consumer abroad cannot order.
 */
export function decideVat(buyer: BuyerLocation, known: VatIdState | null): VatDecision {
  const place = regionOf(buyer.country)
  if (place === 'home') return { regime: 'standard' }
  if (buyer.kind === 'consumer') return { refusal: 'consumerAbroad' }
  if (place === 'elsewhere') return { regime: 'out_of_scope' }
  if (known === null || known.status === 'unavailable') return { refusal: 'viesUnavailable' }
  if (known.status === 'invalid') return { refusal: 'vatIdUnknown' }
  return { regime: known.by === 'vies' ? 'reverse_charged' : 'standard' }
}
