import type { ListedBot, ListingFacets } from '../contract.ts'

/** What was read of the listing so far. `demo` tells that it is made of examples: `answered` when the server refused, `thrown` when it could not be reached. */
export interface Listing {
  readonly bots: readonly ListedBot[]
  /** How many bots there are with these filters. */
  readonly total: number
  readonly facets: ListingFacets
  /** Where the next page begins; null when all are here. */
  readonly nextAfter: string | null
  /** The search that was answered instead of a mistyped one. */
  readonly meant: string | null
  readonly demo: 'no' | 'answered' | 'thrown'
}
