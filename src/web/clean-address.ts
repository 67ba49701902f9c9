import { cleanListingSearch } from '#modules/catalogue/screens/listing-address.ts'
import { cleanAcademySearch } from '#modules/marketing/screens/academy-address.ts'
import { cleanContactSearch } from './contact-search.ts'
import { cleanPlansSearch } from './plans-search.ts'
import { parseSearch, stringifySearch } from './search-codec.ts'
import { vendorDashboardSearch } from './vendor-dashboard-search.ts'
import { cleanVersionSearch } from './version-search.ts'

/** The public pages that keep a state in their query, each with what it keeps of one. */
const PAGES: Readonly<Record<string, (raw: Record<string, unknown>) => object>> = {
  '/bots': cleanListingSearch,
  '/marketplace': cleanListingSearch,
  // An id only: what else stands under /bot, such as /bot/success, is a page with a query of its own.
  '/bot/:botId{[0-9a-fA-F-]{36}}': cleanVersionSearch,
  '/pricing': cleanPlansSearch,
  '/upgrade': cleanPlansSearch,
  '/contact': cleanContactSearch,
  '/academy': cleanAcademySearch,
  '/vendor/apply': vendorDashboardSearch,
}

/** The paths of these pages, as the server's router writes them. */
export const CLEANED_PATHS: readonly string[] = Object.keys(PAGES)

/** What a campaign hangs on a link. No page of ours reads it, but whoever measures the campaign does, so it stays as it was. */
const CAMPAIGN = /^(?:utm_[a-z_]+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_[ce]id)$/

/**
 * The query that a page of `CLEANED_PATHS` would write itself for the one that was asked for, or null when that is the one: unknown names,
 * values that the page does not know, defaults and what is empty or stands twice fall away (LIST-09). How it is encoded does not matter.
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
