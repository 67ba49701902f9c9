import { UUID_PATTERN } from '#platform/ids/is-uuid.ts'
import type { Sort } from '../domain/listing-filters.ts'

/** The sort columns of a row of the listing; each is signed so that it ascends. */
export type OrderNumber = 'by_featured' | 'by_age' | 'by_users' | 'by_price' | 'by_price_down'

/** The columns of each sort, followed by title and id (LIST-04, AMB-051). All ratings are still equal (AMB-019), so only their ties order. */
export const ORDER_NUMBERS: Readonly<Record<Sort, readonly OrderNumber[]>> = {
  featured: ['by_featured', 'by_age', 'by_users'],
  'price-low': ['by_price', 'by_users'],
  'price-high': ['by_price_down', 'by_users'],
  rating: ['by_users'],
  popular: ['by_users'],
}

/** The sort columns of a page: with a search the fit of a bot comes first (AMB-194). */
export type PageNumber = 'by_fit' | OrderNumber

/** Returns the columns of a sort, with or without a search. */
export function pageNumbersOf(sort: Sort, hasSearch: boolean): readonly PageNumber[] {
  return hasSearch ? ['by_fit', ...ORDER_NUMBERS[sort]] : ORDER_NUMBERS[sort]
}

/** The start of a page of the listing: after the row with these numbers, title and id. */
export interface ListingKey {
  readonly numbers: readonly number[]
  readonly id: string
  readonly title: string
}

/** Writes a key as the endpoint answers it: numbers, id and title, separated by points. */
export function writeListingKey(key: ListingKey): string {
  return [...key.numbers, key.id, key.title].join('.')
}

/** Reads the key of a sort from a text; null for a text that is no key of this sort. */
export function readListingKey(text: string, sort: Sort, hasSearch: boolean): ListingKey | null {
  const count = pageNumbersOf(sort, hasSearch).length
  const parts = text.split('.')
  const [id, ...title] = parts.slice(count)
  const numbers = parts.slice(0, count)
  if (id === undefined || title.length === 0 || !UUID_PATTERN.test(id)) return null
  if (numbers.some((part) => !/^(0|-?[1-9]\d{0,15})$/.test(part))) return null
  return { numbers: numbers.map(Number), id, title: title.join('.') }
}
