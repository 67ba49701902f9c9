import { BOT_CATEGORIES, categoryKey } from './categories.ts'
import { PRICE_RANGES, type PriceRange } from './price-range.ts'

/** The sorts in their order; the first is the default (LIST-04). */
export const SORTS = ['featured', 'price-low', 'price-high', 'rating', 'popular'] as const

/** A way to sort the listing. */
export type Sort = (typeof SORTS)[number]
/** How the listing is laid out (LIST-05). */
export type View = 'grid' | 'list'

/** What a visitor asked of the listing; `categories` are keys of `categoryKey`, an empty list is every category. */
export interface ListingFilters {
  readonly categories: readonly string[]
  readonly price: PriceRange | null
  readonly search: string
  readonly sort: Sort
  readonly view: View
}

/** The longest text that is searched for; what is longer is cut. */
export const SEARCH_MAX = 100

/** Every category that a bot may have, as the filter writes it. */
export const CATEGORY_KEYS: readonly string[] = BOT_CATEGORIES.map(categoryKey)

/** The listing as it opens. */
export const NO_FILTERS: ListingFilters = { categories: [], price: null, search: '', sort: 'featured', view: 'grid' }

/** The filters of a URL query; what the listing does not know is left out, so that every query reads (LIST-09). */
export function readListingFilters(query: URLSearchParams): ListingFilters {
  const asked = (query.get('categories') ?? '').split(',').map((key) => key.trim().toLowerCase())
  return {
    categories: CATEGORY_KEYS.filter((key) => asked.includes(key)),
    price: PRICE_RANGES.find((range) => range === query.get('price')) ?? null,
    search: cleanSearch(query.get('search') ?? ''),
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'featured',
    view: query.get('view') === 'list' ? 'list' : 'grid',
  }
}

/** A text as it is searched for: without space around it, without characters that no text holds, cut at its longest. */
export function cleanSearch(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}

/** The URL query of filters; what is at its default is absent (LIST-09). */
export function writeListingFilters(filters: ListingFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (filters.categories.length > 0) query.set('categories', filters.categories.join(','))
  if (filters.price !== null) query.set('price', filters.price)
  if (filters.search !== '') query.set('search', filters.search)
  if (filters.sort !== 'featured') query.set('sort', filters.sort)
  if (filters.view !== 'grid') query.set('view', filters.view)
  return query
}

/** Whether anything narrows the listing: a filter or the search. */
export function isNarrowed(filters: ListingFilters): boolean {
  return countFilters(filters) > 0 || filters.search !== ''
}

/** How many filters are on: each category and the price (LIST-03). The search is none of them; it has its own box. */
export function countFilters({ categories, price }: ListingFilters): number {
  return categories.length + (price === null ? 0 : 1)
}
