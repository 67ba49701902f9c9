import { categoryKey } from './categories.ts'
import type { ListingFilters, Sort } from './listing-filters.ts'
import type { ListingItem } from './listing-item.ts'
import { isInPriceRange } from './price-range.ts'

/**
 * What the listing shows of items, written out plainly: for the demo data, and for the tests as the measure of what the database answers.
 * `items` come newest first. The database finds more than this by a search, never less.
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

/** The price that filter and sort look at: the monthly one, else the one-time one, else 0 (AMB-050). */
export function listingPriceCents(item: Pick<ListingItem, 'monthlyPrice' | 'price'>): number {
  return Math.round((item.monthlyPrice ?? item.price ?? 0) * 100)
}

/** How many of the items stand in each category, by its key (AMB-048). */
export function countCategories(items: readonly ListingItem[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) {
    const key = categoryKey(item.category)
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/** A text without capitals and accents. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
}

type Compare = (a: ListingItem, b: ListingItem) => number
const byName: Compare = (a, b) => compareTexts(foldText(a.name), foldText(b.name)) || compareTexts(a.id, b.id)
// AMB-051: what is equal goes by users, then by title.
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
