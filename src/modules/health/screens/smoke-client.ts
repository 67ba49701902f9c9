import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import { readSmokeTests } from '../contract.ts'

/** The data of the smoke tests' screen. */
export type SmokeTests = OperationOutput<typeof readSmokeTests>

const POLL_MS = 1000

/** Queries the health tests; refetched every second while a batch runs, and only then. */
export function smokeTestsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['smoke-tests', userId],
    queryFn: ({ signal }): Promise<SmokeTests> => api.call(readSmokeTests, { signal }),
    refetchInterval: ({ state }) => (state.data?.batches.some(({ status }) => status === 'running') ? POLL_MS : false),
  })
}
