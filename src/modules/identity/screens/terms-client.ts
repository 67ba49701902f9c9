import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { type Acceptances, acceptTerms, readAcceptances } from '../contract/terms.ts'

/** Queries whether the signed-in account accepted the current terms. */
export function acceptancesQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['acceptances', userId],
    queryFn: ({ signal }): Promise<Acceptances> => api.call(readAcceptances, { signal }),
  })
}

/** Accepts the terms and the privacy statement in this version. */
export function saveAcceptance(api: ApiClient, version: string): Promise<Acceptances> {
  return api.call(acceptTerms, { body: { terms_version: version } })
}
