import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { listOwnMails, readOwnMail } from '../contract/own-mails.ts'

/** The mails to the signed-in account, twenty-five at a time, newest first. */
export function ownMailsQuery(api: ApiClient, userId: string) {
  return infiniteQueryOptions({
    queryKey: ['own-mails', userId, 'list'],
    queryFn: ({ pageParam, signal }) =>
      api.call(listOwnMails, { query: { limit: '25', ...(pageParam ? { after: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
    // A mail may have been written a second ago, by what was just done on another page.
    staleTime: 0,
  })
}

/** One of those mails with its text. */
export function ownMailQuery(api: ApiClient, userId: string, id: string) {
  return queryOptions({
    queryKey: ['own-mails', userId, 'one', id],
    queryFn: ({ signal }) => api.call(readOwnMail, { params: { id }, signal }),
  })
}
