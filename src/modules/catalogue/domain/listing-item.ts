/** One row of the marketplace (DATA-09). Prices are euros; a price that is not offered is null. */
export interface ListingItem {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly price: number | null
  readonly monthlyPrice: number | null
  readonly rating: number
  readonly totalUsers: number
  readonly image: string
  readonly featured: boolean
}

/** The fixed starting score by the editors, until a bot has verified reviews (AMB-019). */
export const EDITORS_SCORE = 4.8

interface ListedBot {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly price: number | null
  readonly monthly_price: number | null
  readonly total_sales: number
  readonly featured: boolean
}

/** Converts a bot to a row of the marketplace (DATA-09). */
export function listingItemOf(bot: ListedBot): ListingItem {
  return {
    id: bot.id,
    name: bot.title,
    description: bot.description,
    category: bot.category,
    price: bot.price,
    monthlyPrice: bot.monthly_price,
    rating: EDITORS_SCORE,
    totalUsers: bot.total_sales,
    image: '',
    featured: bot.featured,
  }
}
