import type { ListedBot } from '../contract.ts'
import type { ListingFilters } from '../domain/listing-filters.ts'
import { listingItemOf } from '../domain/listing-item.ts'
import { applyListingFilters, countCategories, listingPriceCents } from '../domain/listing-rules.ts'
import { isInPriceRange, PRICE_RANGES, type PriceRange } from '../domain/price-range.ts'
import type { Listing } from './listing-state.ts'

const ROWS = [
  ['Voorbeeld: klantvragen', 'Klantenservice', 'Beantwoordt vragen van klanten uit een veelgestelde-vragenpagina.', 29],
  ['Voorbeeld: notulen', 'Productiviteit', 'Maakt van een vergadering een lijst met afspraken.', 19],
  ['Voorbeeld: nieuwsbrief', 'Marketing', 'Schrijft berichten in de toon van een bedrijf.', 24],
  ['Voorbeeld: reserveren', 'Horeca', 'Kent menu en openingstijden van een restaurant.', 25],
  ['Voorbeeld: productadvies', 'E-commerce', 'Helpt bezoekers een product kiezen.', 45],
  ['Voorbeeld: sollicitatie', 'HR & Recruitment', 'Stelt sollicitanten de eerste vragen.', 59],
] as const

const DEMO_BOTS: readonly ListedBot[] = ROWS.map(([title, category, description, monthlyPrice], index) => ({
  id: `voorbeeld-${index + 1}`,
  title,
  description,
  category,
  price: null,
  monthly_price: monthlyPrice,
  featured: index === 0,
  total_sales: 0,
  monthly_execution_limit: 1000,
  in_maintenance: false,
  model_missing: false,
}))

/** Returns the listing to show while the real bots cannot be loaded: marked examples without a detail page, which filter like bots (AMB-052). */
export function demoListing(filters: ListingFilters, demo: 'answered' | 'thrown'): Listing {
  const items = DEMO_BOTS.map(listingItemOf)
  const inRange = (range: PriceRange) => items.filter((item) => isInPriceRange(listingPriceCents(item), range)).length
  const shown = applyListingFilters(items, filters).map(({ id }) => id)
  return {
    bots: shown.flatMap((id) => DEMO_BOTS.find((bot) => bot.id === id) ?? []),
    total: shown.length,
    facets: {
      bots: items.length,
      categories: countCategories(items),
      prices: Object.fromEntries(PRICE_RANGES.map((range) => [range, inRange(range)])) as Record<PriceRange, number>, // one entry per range
      model_missing: 0,
    },
    nextAfter: null,
    meant: null,
    demo,
  }
}
