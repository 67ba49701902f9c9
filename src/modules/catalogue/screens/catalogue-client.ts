import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type Bot, type BotDetail, readBotDetail, readBots } from '../contract.ts'

/** The bots that the landing presents: the first of the marketplace. Without an answer there are none. */
export interface FirstBots {
  readonly bots: readonly Bot[]
  readonly demo: 'no' | 'thrown'
}

/** The first bot of the marketplace, featured before newest; the landing does without one rather than show an error. */
export function listingQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['bots'],
    queryFn: async (): Promise<FirstBots> => {
      const query = { active: 'eq.true', status: 'eq.approved', order: 'featured.desc,created_at.desc', limit: '1' }
      try {
        return { bots: await api.call(readBots, { query }), demo: 'no' }
      } catch (error) {
        console.error('the first bots could not be loaded', error)
        return { bots: [], demo: 'thrown' }
      }
    },
    staleTime: (query) => (query.state.data?.demo === 'no' ? 60_000 : 0),
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
