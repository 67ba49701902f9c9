import { UUID_PATTERN } from '#platform/ids/is-uuid.ts'
import type { Sort } from '../domain/listing-filters.ts'

/** The numbers that a row of the listing is ordered by; each is turned so that it ascends. */
export type OrderNumber = 'by_featured' | 'by_age' | 'by_users' | 'by_price' | 'by_price_down'

/** What each sort goes by, after which come title and id (LIST-04, AMB-051). All ratings are equal yet (AMB-019), so only their ties order. */
export const ORDER_NUMBERS: Readonly<Record<Sort, readonly OrderNumber[]>> = {
  featured: ['by_featured', 'by_age', 'by_users'],
  'price-low': ['by_price', 'by_users'],
  'price-high': ['by_price_down', 'by_users'],
  rating: ['by_users'],
  popular: ['by_users'],
}

/** What a page goes by: with a search how well a bot fits comes first (AMB-194). */
export type PageNumber = 'by_fit' | OrderNumber

/** The numbers of a sort, with or without a search. */
export function pageNumbersOf(sort: Sort, hasSearch: boolean): readonly PageNumber[] {
  return hasSearch ? ['by_fit', ...ORDER_NUMBERS[sort]] : ORDER_NUMBERS[sort]
}

/** Where a page of the listing begins: after the row with these numbers, title and id. */
export interface ListingKey {
  readonly numbers: readonly number[]
  readonly id: string
  readonly title: string
}

/** A key as the door gives it away: numbers, id and title, with a point between. */
export function writeListingKey(key: ListingKey): string {
  return [...key.numbers, key.id, key.title].join('.')
}

/** The key of a sort in a text that came back; null for a text that no page of this sort gave. */
export function readListingKey(text: string, sort: Sort, hasSearch: boolean): ListingKey | null {
  const count = pageNumbersOf(sort, hasSearch).length
  const parts = text.split('.')
  const [id, ...title] = parts.slice(count)
  const numbers = parts.slice(0, count)
  if (id === undefined || title.length === 0 || !UUID_PATTERN.test(id)) return null
  if (numbers.some((part) => !/^(0|-?[1-9]\d{0,15})$/.test(part))) return null
  return { numbers: numbers.map(Number), id, title: title.join('.') }
}
