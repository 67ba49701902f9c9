import { cleanAcademySearch } from '#modules/academy/screens/academy-address.ts'
import { cleanListingSearch } from '#modules/catalogue/screens/listing-address.ts'
import { cleanContactSearch } from './contact-search.ts'
import { cleanPlansSearch } from './plans-search.ts'
import { parseSearch, stringifySearch } from './search-codec.ts'
import { vendorDashboardSearch } from './vendor-dashboard-search.ts'
import { cleanVersionSearch } from './version-search.ts'

/** The public pages with a state in their query, each with the function that cleans it. */
const PAGES: Readonly<Record<string, (raw: Record<string, unknown>) => object>> = {
  '/bots': cleanListingSearch,
  '/marketplace': cleanListingSearch,
  // An id only: other paths under /bot, such as /bot/success, are pages with their own query.
  '/bot/:botId{[0-9a-fA-F-]{36}}': cleanVersionSearch,
  '/pricing': cleanPlansSearch,
  '/upgrade': cleanPlansSearch,
  '/contact': cleanContactSearch,
  '/academy': cleanAcademySearch,
  '/vendor/apply': vendorDashboardSearch,
}

/** The paths of these pages, as the server's router writes them. */
export const CLEANED_PATHS: readonly string[] = Object.keys(PAGES)

/** Campaign parameters of a link. No page of ours reads them, but analytics do, so they stay unchanged. */
const CAMPAIGN = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_[ce]id)$/

/**
 * Returns the query that a page of `CLEANED_PATHS` would write itself for the requested one, or null when they are equal: unknown names, invalid
 * values, defaults, and empty or repeated values are removed (LIST-09). The encoding does not matter.
 */
export function cleanerSearch(page: string, asked: string): string | null {
  const raw = parseSearch(asked)
  const campaignParams = Object.entries(raw).filter(([name]) => CAMPAIGN.test(name))
  const clean = stringifySearch({ ...PAGES[page]?.(raw), ...Object.fromEntries(campaignParams) })
  return sortedPairs(clean) === sortedPairs(asked) ? null : clean
}

function sortedPairs(search: string): string {
  const query = new URLSearchParams(search)
  query.sort()
  return query.toString()
}
