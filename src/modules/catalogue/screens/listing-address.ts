import { type ListingFilters, readListingFilters, writeListingFilters } from '../domain/listing-filters.ts'

/** The listing's part of the address, as written there. */
export interface ListingSearch {
  categories?: string | undefined
  price?: string | undefined
  search?: string | undefined
  sort?: string | undefined
  view?: string | undefined
}

/** Returns the known, non-default parameters of an address (LIST-09); the others are named as undefined, so that the router removes them. */
export function cleanListingSearch(raw: Record<string, unknown>): ListingSearch {
  const unasked = { categories: undefined, price: undefined, search: undefined, sort: undefined, view: undefined }
  return { ...unasked, ...searchOf(filtersOf(raw)) }
}

/** Returns the filters of an address. */
export function filtersOf(raw: object): ListingFilters {
  const texts = Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return readListingFilters(new URLSearchParams(texts))
}

/** Returns the address parameters of filters. */
export function searchOf(filters: ListingFilters): ListingSearch {
  return Object.fromEntries(writeListingFilters(filters))
}

export type { ListingFilters } from '../domain/listing-filters.ts'
