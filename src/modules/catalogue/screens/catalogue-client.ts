import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiFailure } from '#platform/http/api-client.ts'
import { type Bot, type BotDetail, readBotDetail, readBots } from '../contract.ts'

/** The bots of the listing. `demo` tells that they are examples: `answered` when the server refused, `thrown` when it could not be reached. */
export interface Listing {
  readonly bots: readonly Bot[]
  readonly demo: 'no' | 'answered' | 'thrown'
}

/** The public bots, featured first; a load that fails gives demo data instead of an error (LIST-14, AMB-052). */
export function listingQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['bots'],
    queryFn: ({ signal }) => loadListing(api, signal),
    staleTime: (query) => (query.state.data?.demo === 'no' ? 60_000 : 0),
  })
}

async function loadListing(api: ApiClient, signal: AbortSignal): Promise<Listing> {
  try {
    return {
      bots: await api.call(readBots, {
        query: { active: 'eq.true', status: 'eq.approved', order: 'featured.desc,created_at.desc' },
      }),
      demo: 'no',
    }
  } catch (error) {
    if (signal.aborted) throw error
    console.error('the bots could not be loaded', error)
    const { DEMO_BOTS } = await import('./demo-bots.ts')
    const isAnswer = error instanceof ApiFailure && error.status > 0
    return { bots: DEMO_BOTS, demo: isAnswer ? 'answered' : 'thrown' }
  }
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
