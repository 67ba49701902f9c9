import { type ListingFilters, readListingFilters, writeListingFilters } from '../domain/listing-filters.ts'

/** The listing's part of the address, as it stands there. */
export interface ListingSearch {
  categories?: string | undefined
  price?: string | undefined
  search?: string | undefined
  sort?: string | undefined
  view?: string | undefined
}

/** Keeps of an address what the listing knows and what is not at its default (LIST-09); the rest is named, so that the router takes it out. */
export function cleanListingSearch(raw: Record<string, unknown>): ListingSearch {
  const unasked = { categories: undefined, price: undefined, search: undefined, sort: undefined, view: undefined }
  return { ...unasked, ...searchOf(filtersOf(raw)) }
}

/** The filters that an address asks for. */
export function filtersOf(raw: object): ListingFilters {
  const texts = Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return readListingFilters(new URLSearchParams(texts))
}

/** The address that belongs to filters. */
export function searchOf(filters: ListingFilters): ListingSearch {
  return Object.fromEntries(writeListingFilters(filters))
}

export type { ListingFilters } from '../domain/listing-filters.ts'
