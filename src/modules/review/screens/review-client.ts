import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import { type Review, readBotVersions, readReview, readReviewQueue, type Submission } from '../contract.ts'

/** One frozen version of a bot. */
export type FrozenVersion = OperationOutput<typeof readBotVersions>[number]

/** Queries the pending submissions, refetched when the window gets the focus back. */
export function reviewQueueQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['reviews', userId, 'queue'],
    queryFn: ({ signal }): Promise<Submission[]> => api.call(readReviewQueue, { signal }),
    staleTime: 15_000,
  })
}

/** Queries one submission in full; null for one that does not exist. */
export function reviewQuery(api: ApiClient, userId: string, versionId: string) {
  return queryOptions({
    queryKey: ['reviews', userId, 'one', versionId],
    queryFn: ({ signal }): Promise<Review | null> =>
      api.call(readReview, { query: { versionId }, signal }).catch((error: unknown) => {
        if (error instanceof ApiFailure && (error.status === 404 || error.status === 422)) return null
        throw error
      }),
  })
}

/** Queries the versions of a bot, newest first. */
export function botVersionsQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: ['bot-versions', userId, botId],
    queryFn: ({ signal }): Promise<FrozenVersion[]> => api.call(readBotVersions, { query: { botId }, signal }),
    staleTime: 0,
  })
}
