import { categoryKey } from './categories.ts'
import type { ListingItem } from './listing-item.ts'

/** The ranges of the price filter in their order (LIST-10). */
export const PRICE_RANGES = ['0', '0-50', '50-200', '200-500', '500+'] as const
/** The sorts in their order; the first is the default (LIST-04). */
export const SORTS = ['featured', 'price-low', 'price-high', 'rating', 'popular'] as const

/** A price range of the filter, in euros. */
export type PriceRange = (typeof PRICE_RANGES)[number]
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

/** The listing as it opens. */
export const NO_FILTERS: ListingFilters = { categories: [], price: null, search: '', sort: 'featured', view: 'grid' }

/** The filters of a URL query; values that the listing does not know are left out (LIST-09). */
export function readListingFilters(query: URLSearchParams): ListingFilters {
  const categories = (query.get('categories') ?? '')
    .split(',')
    .map((key) => key.trim().toLowerCase())
    .filter(Boolean)
  return {
    categories: [...new Set(categories)],
    price: PRICE_RANGES.find((range) => range === query.get('price')) ?? null,
    search: query.get('search') ?? '',
    sort: SORTS.find((sort) => sort === query.get('sort')) ?? 'featured',
    view: query.get('view') === 'list' ? 'list' : 'grid',
  }
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

/** How many filters narrow the listing: each category, the price and the search (LIST-03). */
export function countActiveFilters(filters: ListingFilters): number {
  return filters.categories.length + (filters.price === null ? 0 : 1) + (filters.search.trim() === '' ? 0 : 1)
}

/** The items that pass the filters, in the asked order; `items` come in the server's order, newest first. */
export function applyListingFilters(items: readonly ListingItem[], filters: ListingFilters): ListingItem[] {
  const term = filters.search.trim().toLowerCase()
  const found = items.filter((item) => {
    if (filters.categories.length > 0 && !filters.categories.includes(categoryKey(item.category))) return false
    if (filters.price !== null && !isInPriceRange(listingPrice(item), filters.price)) return false
    return term === '' || item.name.toLowerCase().includes(term) || item.description.toLowerCase().includes(term)
  })
  return found.toSorted(COMPARE[filters.sort])
}

/** The price that filter and sort look at: the monthly one, else the one-time one, else 0 (AMB-050). */
export function listingPrice(item: ListingItem): number {
  return item.monthlyPrice ?? item.price ?? 0
}

/** Whether a price lies in a range; both ends count, and `500+` takes only what lies above 500 (LIST-10). */
export function isInPriceRange(price: number, range: PriceRange): boolean {
  switch (range) {
    case '0':
      return price === 0
    case '0-50':
      return price >= 0 && price <= 50
    case '50-200':
      return price >= 50 && price <= 200
    case '200-500':
      return price >= 200 && price <= 500
    case '500+':
      return price > 500
  }
}

/** How many of the items stand in each category (AMB-048). */
export function countCategories(items: readonly ListingItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { category } of items) counts.set(category, (counts.get(category) ?? 0) + 1)
  return counts
}

type Compare = (a: ListingItem, b: ListingItem) => number
const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'nl')
const byUsers: Compare = (a, b) => b.totalUsers - a.totalUsers || byName(a, b)

const COMPARE: Readonly<Record<Sort, Compare>> = {
  featured: (a, b) => Number(b.featured) - Number(a.featured),
  'price-low': (a, b) => listingPrice(a) - listingPrice(b) || byName(a, b),
  'price-high': (a, b) => listingPrice(b) - listingPrice(a) || byName(a, b),
  rating: (a, b) => b.rating - a.rating || byUsers(a, b),
  popular: byUsers,
}
