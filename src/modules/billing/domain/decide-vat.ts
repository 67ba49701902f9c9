import { type Country, regionOf } from './countries.ts'
import type { VatRegime } from './vat.ts'

/** What is known of a btw-id: by VIES, or by its form alone where VIES is not set up. */
export interface VatIdState {
  readonly status: 'valid' | 'invalid' | 'unavailable'
  readonly by: 'vies' | 'form'
}

/** What of a buyer decides about btw. */
export interface BuyerLocation {
  readonly kind: 'business' | 'consumer'
  readonly country: Country
}

/** How btw is dealt with, or why that cannot be said now. */
export type VatDecision =
  | { readonly regime: VatRegime }
  | { readonly refusal: 'consumerAbroad' | 'vatIdUnknown' | 'viesUnavailable' }

/** Whether the btw-id of a buyer decides: a business elsewhere in the EU. At home it is looked at only to warn. */
export function needsVatIdCheck({ kind, country }: BuyerLocation): boolean {
  return kind === 'business' && regionOf(country) === 'eu'
}

/**
 * The one rule about btw (AMB-178, docs/decisions/0016). At home everybody pays 21 %. A business elsewhere in the EU has it reverse charged when VIES
 * says that its number is valid, and is never guessed about; where VIES is not set up it pays 21 %. A business outside the EU is out of scope,
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
