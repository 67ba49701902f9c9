import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import type { AuditKind } from '#modules/identity/contract.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { readAuditTrail } from '../../contract/audit.ts'

/** The filter of the audit trail; null does not filter. */
export interface AuditFilter {
  readonly person: string | null
  readonly kind: AuditKind | null
}

/** The empty filter. */
export const NO_FILTER: AuditFilter = { person: null, kind: null }

/** Queries the audit trail, newest first, page by page. */
export function auditQuery(api: ApiClient, userId: string, { person, kind }: AuditFilter) {
  return infiniteQueryOptions({
    queryKey: ['audit', userId, person, kind],
    queryFn: ({ pageParam, signal }) =>
      api.call(readAuditTrail, {
        query: {
          ...(person ? { person } : {}),
          ...(kind ? { kind } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
    staleTime: 0,
    // Names and lines stay visible until the filtered ones have arrived.
    placeholderData: keepPreviousData,
  })
}
