import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type BotDetail, readBotDetail, readListing } from '../contract.ts'

/** What the landing tells of the marketplace: the id of the bot it presents, and the lowest price a month in euros. */
export interface Showcase {
  readonly featuredId: string | null
  readonly fromPrice: number | null
}

/** The first featured bot and the lowest price; the landing does without them rather than show an error. */
export function showcaseQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['showcase'],
    queryFn: async (): Promise<Showcase> => {
      try {
        const [first, cheapest] = await Promise.all([
          api.call(readListing, { query: { limit: '1' } }),
          api.call(readListing, { query: { sort: 'price-low' } }),
        ])
        const prices = cheapest.items.flatMap(({ monthly_price }) => monthly_price ?? [])
        return {
          featuredId: first.items.find((bot) => bot.featured)?.id ?? null,
          fromPrice: prices.length > 0 ? Math.min(...prices) : null,
        }
      } catch (error) {
        console.error('the marketplace could not be read', error)
        return { featuredId: null, fromPrice: null }
      }
    },
    staleTime: (query) => (query.state.data?.fromPrice ? 60_000 : 0),
  })
}

/** One bot for its detail page; null for a bot that the caller may not see (BOT-10). Signed in, the answer may be another (AMB-105). */
export function botDetailQuery(api: ApiClient, botId: string, userId: string | null) {
  return queryOptions({
    queryKey: ['bot', botId, userId],
    queryFn: (): Promise<BotDetail | null> => api.call(readBotDetail, { query: { botId } }).catch(nullWhenMissing),
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
