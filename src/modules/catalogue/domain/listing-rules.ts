import { categoryKey } from './categories.ts'
import type { ListingFilters, Sort } from './listing-filters.ts'
import type { ListingItem } from './listing-item.ts'
import { isInPriceRange } from './price-range.ts'

/**
 * Filters, searches and sorts items in plain code: for the demo data, and as the reference that the tests compare the database with.
 * `items` come newest first. By a search the database finds more than this, never less.
 */
export function applyListingFilters(items: readonly ListingItem[], filters: ListingFilters): ListingItem[] {
  const term = foldText(filters.search.trim())
  const found = items.filter((item) => {
    if (filters.categories.length > 0 && !filters.categories.includes(categoryKey(item.category))) return false
    if (filters.price !== null && !isInPriceRange(listingPriceCents(item), filters.price)) return false
    return term === '' || foldText(item.name).includes(term) || foldText(item.description).includes(term)
  })
  return found.toSorted(COMPARE[filters.sort])
}

/** Returns the price for filter and sort, in cents: the monthly one, else the one-time one, else 0 (AMB-050). */
export function listingPriceCents(item: Pick<ListingItem, 'monthlyPrice' | 'price'>): number {
  return Math.round((item.monthlyPrice ?? item.price ?? 0) * 100)
}

/** Counts the items of each category, by its key (AMB-048). */
export function countCategories(items: readonly ListingItem[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) {
    const key = categoryKey(item.category)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** Returns a text without capitals and accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

type Compare = (a: ListingItem, b: ListingItem) => number
const byName: Compare = (a, b) => compareTexts(foldText(a.name), foldText(b.name)) || compareTexts(a.id, b.id)
// AMB-051: equal items are sorted by users, then by title.
const byUsers: Compare = (a, b) => b.totalUsers - a.totalUsers || byName(a, b)

const COMPARE: Readonly<Record<Sort, Compare>> = {
  featured: (a, b) => Number(b.featured) - Number(a.featured),
  'price-low': (a, b) => listingPriceCents(a) - listingPriceCents(b) || byUsers(a, b),
  'price-high': (a, b) => listingPriceCents(b) - listingPriceCents(a) || byUsers(a, b),
  rating: (a, b) => b.rating - a.rating || byUsers(a, b),
  popular: byUsers,
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
