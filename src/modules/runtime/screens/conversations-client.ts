import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { readBotDetail } from '#modules/catalogue/contract.ts'
import type { ApiClient } from '#platform/http/api-client.ts'
import { listConversations, readConversation } from '../contract/conversations.ts'

/** Queries the owner's conversations, fifty a page, latest first. */
export function conversationsQuery(api: ApiClient, userId: string, onlyRefused: boolean) {
  return infiniteQueryOptions({
    queryKey: ['conversations', userId, 'list', onlyRefused],
    queryFn: ({ pageParam, signal }) =>
      api.call(listConversations, {
        query: {
          limit: '50',
          ...(onlyRefused ? { refused: 'true' as const } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
  })
}

/** Queries one conversation with all its messages. */
export function conversationQuery(api: ApiClient, userId: string, id: string) {
  return queryOptions({
    queryKey: ['conversations', userId, 'one', id],
    queryFn: ({ signal }) => api.call(readConversation, { params: { id }, signal }),
  })
}

/** Queries the bot of a conversation, for its portrait; a deleted bot has none, and is not requested again. */
export function speakingBotQuery(api: ApiClient, botId: string | undefined) {
  return queryOptions({
    queryKey: ['conversations', 'bot', botId],
    queryFn: ({ signal }) => api.call(readBotDetail, { query: { botId: botId ?? '' }, signal }),
    enabled: botId !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
