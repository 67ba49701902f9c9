import type { ListedBot, ListingFacets } from '../contract.ts'

/**
 * The loaded part of the listing. `demo` says that it consists of examples: `answered` when the server refused, `thrown` when it could not be
 * reached.
 */
export interface Listing {
  readonly bots: readonly ListedBot[]
  /** How many bots match these filters. */
  readonly total: number
  readonly facets: ListingFacets
  /** The start of the next page; null when all are loaded. */
  readonly nextAfter: string | null
  /** The search that was answered instead of a mistyped one. */
  readonly meant: string | null
  readonly demo: 'no' | 'answered' | 'thrown'
}
