import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { readKnowledge } from '../contract.ts'

const POLL_MS = 1000

/**
 * Queries the pages of a configuration; refetched every second while they are being read, or when `isExpected` says that a reading is about to start.
 */
export function knowledgeQuery(api: ApiClient, configId: string, isExpected: boolean) {
  return queryOptions({
    queryKey: ['knowledge', configId],
    queryFn: ({ signal }) => api.call(readKnowledge, { query: { config_id: configId }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isExpected || state.data?.reading ? POLL_MS : false),
  })
}
