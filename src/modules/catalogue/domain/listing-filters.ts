import { BOT_CATEGORIES, categoryKey } from './categories.ts'
import { PRICE_RANGES, type PriceRange } from './price-range.ts'

/** The sorts in their order; the first is the default (LIST-04). */
export const SORTS = ['featured', 'price-low', 'price-high', 'rating', 'popular'] as const

/** A way to sort the listing. */
export type Sort = (typeof SORTS)[number]
/** How the listing is laid out (LIST-05). */
export type View = 'grid' | 'list'

/** The filters that a visitor set on the listing; `categories` are keys of `categoryKey`, an empty list is every category. */
export interface ListingFilters {
  readonly categories: readonly string[]
  readonly price: PriceRange | null
  readonly search: string
  readonly sort: Sort
  readonly view: View
}

/** The longest search text; a longer one is cut. */
export const SEARCH_MAX = 100

/** The key of every category that a bot may have. */
export const CATEGORY_KEYS: readonly string[] = BOT_CATEGORIES.map(categoryKey)

/** The filters of the listing as it opens. */
export const NO_FILTERS: ListingFilters = { categories: [], price: null, search: '', sort: 'featured', view: 'grid' }

/** Reads the filters of a URL query; unknown values are left out, so that every query reads (LIST-09). */
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

/** Returns the text to search for: without surrounding space and control characters, cut at its longest. */
export function cleanSearch(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .trim()
    .slice(0, SEARCH_MAX)
    .replace(/\p{Cs}$/u, '')
    .trimEnd()
}

/** Writes filters as a URL query; defaults are absent (LIST-09). */
export function writeListingFilters(filters: ListingFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (filters.categories.length > 0) query.set('categories', filters.categories.join(','))
  if (filters.price !== null) query.set('price', filters.price)
  if (filters.search !== '') query.set('search', filters.search)
  if (filters.sort !== 'featured') query.set('sort', filters.sort)
  if (filters.view !== 'grid') query.set('view', filters.view)
  return query
}

/** Returns whether a filter or the search narrows the listing. */
export function isNarrowed(filters: ListingFilters): boolean {
  return countFilters(filters) > 0 || filters.search !== ''
}

/** Counts the active filters: each category and the price (LIST-03). The search has its own box and does not count. */
export function countFilters({ categories, price }: ListingFilters): number {
  return categories.length + (price === null ? 0 : 1)
}
