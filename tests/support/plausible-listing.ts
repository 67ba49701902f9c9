import { type ListingItem, listingItemOf } from '#modules/catalogue/contract.ts'
import type { ListingFilters } from '#modules/catalogue/domain/listing-filters.ts'
import { applyListingFilters, foldText } from '#modules/catalogue/domain/listing-rules.ts'
import type { PlausibleBot } from './plausible-bots.ts'

/** The public ones of these bots as the listing shows them, in its own order. */
export function itemsOf(bots: readonly PlausibleBot[]): ListingItem[] {
  return publicOnes(bots)
    .toSorted(
      (a, b) =>
        Date.parse(b.created_at) - Date.parse(a.created_at) ||
        b.total_sales - a.total_sales ||
        compare(foldText(a.title), foldText(b.title)) ||
        compare(a.id, b.id),
    )
    .map((bot) =>
      listingItemOf({ ...bot, price: euros(bot.price_cents), monthly_price: euros(bot.monthly_price_cents) }),
    )
}

/**
 * The ids that answer a question, in order, for a search of whole words. A question that no name or description answers is answered by the long
 * descriptions (AMB-194).
 */
export function answerTo(bots: readonly PlausibleBot[], filters: ListingFilters): string[] {
  const items = itemsOf(bots)
  const found = applyListingFilters(items, filters)
  if (found.length > 0) return found.map(({ id }) => id)
  const term = foldText(filters.search)
  const deep = new Set(bots.filter((bot) => foldText(bot.long_description).includes(term)).map(({ id }) => id))
  const asked = applyListingFilters(items, { ...filters, search: '' })
  return asked.map(({ id }) => id).filter((id) => deep.has(id))
}

function publicOnes(bots: readonly PlausibleBot[]): PlausibleBot[] {
  return bots.filter((bot) => bot.active && bot.status === 'approved')
}

function euros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
