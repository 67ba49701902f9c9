import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { listOutbox, readOutboxMail } from '../contract/outbox.ts'

const REFRESH_MS = 3000

/** Queries every mail, twenty-five at a time, newest first; refetches by itself, so that a mail that was just requested appears. */
export function outboxQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: ['outbox', 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listOutbox, { query: { limit: '25', ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
    // A mail may have been written a second ago, by an action on another page.
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })
}

/** Queries one of those mails with its text. */
export function outboxMailQuery(api: ApiClient, id: string) {
  return queryOptions({
    queryKey: ['outbox', 'one', id],
    queryFn: ({ signal }) => api.call(readOutboxMail, { params: { id }, signal }),
  })
}
