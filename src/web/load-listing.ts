import { filtersOf } from '#modules/catalogue/screens/listing-address.ts'
import { listingQuery } from '#modules/catalogue/screens/listing-client.ts'
import { type ListedBotName, STRUCTURED_MAX } from './listing-head.ts'
import type { RouterContext } from './router-context.ts'

/**
 * Loads the listing of an address and returns the bots that the head names; examples are not named. The server waits for it, a browser does not:
 * there the screen shows what it has meanwhile.
 */
export async function loadListing(context: RouterContext, search: object): Promise<ListedBotName[]> {
  const query = listingQuery(context.api, filtersOf(search))
  if (typeof document !== 'undefined') {
    void context.queryClient.prefetchQuery(query)
    return []
  }
  const { bots, demo } = await context.queryClient.ensureQueryData(query)
  return demo === 'no' ? bots.slice(0, STRUCTURED_MAX).map(({ id, title }) => ({ id, title })) : []
}
