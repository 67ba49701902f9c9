import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type BotDetail, readBotDetail, readShowcase, type Showcase } from '../contract.ts'

/** Queries the first featured bot and the lowest price; on an error the landing leaves them out. */
export function showcaseQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['showcase'],
    queryFn: (): Promise<Showcase> =>
      api.call(readShowcase).catch((error: unknown) => {
        console.error('the marketplace could not be read', error)
        return { featured: null, from_price: null }
      }),
    staleTime: (query) => (query.state.data?.from_price ? 60_000 : 0),
  })
}

/**
 * Queries one bot for its detail page, or one version of it; null for a bot that the caller may not see (BOT-10). The key holds the account, because
 * its
 * answer may differ (AMB-105).
 */
export function botDetailQuery(api: ApiClient, botId: string, userId: string | null, version: string | null = null) {
  return queryOptions({
    queryKey: ['bot', botId, userId, version],
    queryFn: (): Promise<BotDetail | null> =>
      api.call(readBotDetail, { query: { botId, ...(version === null ? {} : { version }) } }).catch(nullWhenMissing),
    staleTime: 60_000,
  })
}

function nullWhenMissing(error: unknown): null {
  const isMissing =
    error instanceof ApiFailure &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 401 &&
    error.status !== 429
  if (isMissing) return null
  throw error
}
