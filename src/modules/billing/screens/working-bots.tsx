import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ListingFacets, readListing } from '#modules/catalogue/contract.ts'
import { useApi } from '#platform/browser/api-context.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { workingBotsText } from './working-bots.text.ts'

/** The count of all bots, and of those without their language model. */
export function workingBotsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['working-bots'],
    queryFn: async ({ signal }): Promise<ListingFacets> =>
      (await api.call(readListing, { query: { limit: '1' }, signal })).facets,
    staleTime: 60_000,
  })
}

/** Says how many bots work now, only when some do not: they miss their language model (AMB-197). */
export function WorkingBots() {
  const { data } = useQuery(workingBotsQuery(useApi()))
  if (!data || data.model_missing === 0) return null
  return <>{workingBotsText(data.bots - data.model_missing, data.bots)}</>
}
