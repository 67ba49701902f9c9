import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { type Acceptances, acceptTerms, readAcceptances } from '../contract/terms.ts'

/** Whether the signed-in account agreed to the terms as they are now. */
export function acceptancesQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['acceptances', userId],
    queryFn: ({ signal }): Promise<Acceptances> => api.call(readAcceptances, { signal }),
  })
}

/** Agrees to the terms and the privacy statement in this version. */
export function saveAcceptance(api: ApiClient, version: string): Promise<Acceptances> {
  return api.call(acceptTerms, { body: { terms_version: version } })
}
