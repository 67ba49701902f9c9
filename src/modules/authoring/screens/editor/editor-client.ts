import { queryOptions } from '@tanstack/react-query'
import { canUseFeature } from '#modules/plans/contract.ts'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import { readBotEditor } from '../../contract.ts'

/** A bot as its editor opens it. */
export type EditedBot = OperationOutput<typeof readBotEditor>

/** Queries a bot for its editor; never cached, because another tab may have saved. */
export function editedBotQuery(api: ApiClient, userId: string, botId: string) {
  return queryOptions({
    queryKey: ['bot-editor', userId, botId],
    queryFn: ({ signal }): Promise<EditedBot> => api.call(readBotEditor, { query: { botId }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: 'always',
    retry: (count, error) => count < 2 && !isCode(error, 'bot_not_found'),
  })
}

/** Queries how often the account may still publish this month (AMB-041). */
export function publishingLimitQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['publishing-limit', userId],
    queryFn: () => api.call(canUseFeature, { body: { key: 'bot_create' } }),
  })
}

/** Returns whether a failure has the given code. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof ApiFailure && error.code === code
}

/** Returns the Dutch message of a failed call, or the given text when nothing more is known. */
export function messageOr(error: unknown, fallback: string): string {
  return error instanceof ApiFailure && error.code !== 'unexpected' && error.message !== '' ? error.message : fallback
}
