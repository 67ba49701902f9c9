import type { BtwRegime } from './btw.ts'
import { type Country, placeOf } from './countries.ts'

/** What is known of a btw-id: by VIES, or by its form alone where VIES is not set up. */
export interface BtwIdState {
  readonly status: 'valid' | 'invalid' | 'unavailable'
  readonly by: 'vies' | 'form'
}

/** What of a buyer decides about btw. */
export interface BuyerPlace {
  readonly kind: 'business' | 'consumer'
  readonly country: Country
}

/** How btw is dealt with, or why that cannot be said now. */
export type BtwDecision =
  | { readonly regime: BtwRegime }
  | { readonly refusal: 'consumerAbroad' | 'btwIdUnknown' | 'viesUnavailable' }

/** Whether the btw-id of a buyer decides: a business elsewhere in the EU. At home it is looked at only to warn. */
export function needsBtwCheck({ kind, country }: BuyerPlace): boolean {
  return kind === 'business' && placeOf(country) === 'eu'
}

/**
 * The one rule about btw (AMB-178, docs/decisions/0016). At home everybody pays 21 %. A business elsewhere in the EU has it reverse charged when VIES
 * says that its number is valid, and is never guessed about; where VIES is not set up it pays 21 %. A business outside the EU is out of scope,
 * and a consumer abroad cannot order.
 */
export function decideBtw(buyer: BuyerPlace, known: BtwIdState | null): BtwDecision {
  const place = placeOf(buyer.country)
  if (place === 'home') return { regime: 'standard' }
  if (buyer.kind === 'consumer') return { refusal: 'consumerAbroad' }
  if (place === 'elsewhere') return { regime: 'out_of_scope' }
  if (known === null || known.status === 'unavailable') return { refusal: 'viesUnavailable' }
  if (known.status === 'invalid') return { refusal: 'btwIdUnknown' }
  return { regime: known.by === 'vies' ? 'reverse_charged' : 'standard' }
}
