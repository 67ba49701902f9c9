import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { LISTING_PAGE_DEFAULT, LISTING_PAGE_MAX, readListing } from '../contract.ts'
import { type ListingFilters, writeListingFilters } from '../domain/listing-filters.ts'
import type { Listing } from './listing-state.ts'

/** Queries the listing with these filters; a failed load gives demo data instead of an error (LIST-14, AMB-052). */
export function listingQuery(api: ApiClient, filters: ListingFilters) {
  const asked = questionOf(filters)
  return queryOptions({
    queryKey: ['listing', asked],
    queryFn: ({ signal, client, queryKey }) =>
      loadListing(api, filters, client.getQueryData<Listing>(queryKey), signal),
    staleTime: (query) => (query.state.data?.demo === 'no' ? 60_000 : 0),
    // Long enough to return to the same scroll position after reading a few bots.
    gcTime: 30 * 60_000,
  })
}

/** Reads the next page and appends it to the listing, unless that changed meanwhile. */
export async function loadMore(api: ApiClient, client: QueryClient, filters: ListingFilters): Promise<void> {
  const { queryKey } = listingQuery(api, filters)
  const before = client.getQueryData(queryKey)
  if (!before?.nextAfter) return
  const page = await api.call(readListing, { query: { ...questionOf(filters), after: before.nextAfter } })
  client.setQueryData(queryKey, (now) =>
    now === undefined || now.nextAfter !== before.nextAfter
      ? now
      : { ...now, bots: [...now.bots, ...page.items], nextAfter: page.next_after, total: page.total },
  )
}

/** Returns the filters as the endpoint takes them, without the layout. */
function questionOf(filters: ListingFilters): Record<string, string> {
  return Object.fromEntries(writeListingFilters({ ...filters, view: 'grid' }))
}

async function loadListing(
  api: ApiClient,
  filters: ListingFilters,
  before: Listing | undefined,
  signal: AbortSignal,
): Promise<Listing> {
  try {
    return await readPages(api, filters, before?.demo === 'no' ? before.bots.length : 0, signal)
  } catch (error) {
    // A listing that was read before is better than examples.
    if (signal.aborted || before?.demo === 'no') throw error
    console.error('the bots could not be loaded', error)
    const { demoListing } = await import('./demo-bots.ts')
    return demoListing(filters, error instanceof ApiFailure && error.status > 0 ? 'answered' : 'thrown')
  }
}

/** Reads the first page, or as many bots as were there before, so that the scroll position survives when the listing is read again. */
async function readPages(
  api: ApiClient,
  filters: ListingFilters,
  wanted: number,
  signal: AbortSignal,
): Promise<Listing> {
  const read = (left: number, after: string | null) => {
    const limit = String(Math.min(LISTING_PAGE_MAX, Math.max(LISTING_PAGE_DEFAULT, left)))
    return api.call(readListing, { query: { ...questionOf(filters), limit, ...(after && { after }) }, signal })
  }
  let page = await read(wanted, null)
  const bots = [...page.items]
  while (page.next_after !== null && bots.length < wanted) {
    page = await read(wanted - bots.length, page.next_after)
    bots.push(...page.items)
  }
  return { bots, total: page.total, facets: page.facets, nextAfter: page.next_after, meant: page.meant, demo: 'no' }
}
