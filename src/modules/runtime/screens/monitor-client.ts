import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import {
  type EXECUTION_CHANNELS,
  type EXECUTION_STATUSES,
  MONITOR_PAGE,
  readExecutionHours,
  readExecutions,
} from '../contract/monitor.ts'

/** The filter of the monitor; null does not filter. */
export interface MonitorFilter {
  readonly status: (typeof EXECUTION_STATUSES)[number] | null
  readonly channel: (typeof EXECUTION_CHANNELS)[number] | null
  readonly botId: string | null
}

/** The empty filter. */
export const NO_FILTER: MonitorFilter = { status: null, channel: null, botId: null }

/** A bot, for the components that modules above the runtime pass in. */
export interface MonitoredBotRef {
  readonly id: string
  readonly title: string
}

const LIVE_MS = 5000
const CHART_MS = 60_000

/**
 * Queries the executions, newest first, fifty a page. While `isLive`, and while only the first page is loaded, it refetches every five seconds in a
 * visible window.
 */
export function executionsQuery(api: ApiClient, userId: string, filter: MonitorFilter, isLive: boolean) {
  return infiniteQueryOptions({
    queryKey: ['monitor', userId, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api.call(readExecutions, {
        query: {
          order: 'created_at.desc',
          limit: String(MONITOR_PAGE),
          ...(filter.status ? { status: `eq.${filter.status}` } : {}),
          ...(filter.channel ? { channel: `eq.${filter.channel}` } : {}),
          ...(filter.botId ? { bot_id: `eq.${filter.botId}` } : {}),
          ...(pageParam ? { after: pageParam } : {}),
        },
        signal,
      }),
    initialPageParam: '',
    // A page that is not full is the last one.
    getNextPageParam: (last) => (last.length < MONITOR_PAGE ? undefined : last.at(-1)?.id),
    refetchInterval: (query) => (isLive && query.state.data?.pages.length === 1 ? LIVE_MS : false),
    refetchOnWindowFocus: (query) => query.state.data?.pages.length === 1,
  })
}

/** Queries one execution by its id, wherever in the list it is; null when it does not exist. */
export function executionQuery(api: ApiClient, userId: string, id: string) {
  return queryOptions({
    queryKey: ['monitor', userId, 'one', id],
    queryFn: async ({ signal }) => {
      const [found] = await api.call(readExecutions, { query: { id: `eq.${id}` }, signal })
      return found ?? null
    },
  })
}

/** Queries the errors per hour of the last seven days, of all bots or of one, and the bots that were used. */
export function hoursQuery(api: ApiClient, userId: string, botId: string | null) {
  return queryOptions({
    queryKey: ['monitor', userId, 'hours', botId],
    queryFn: ({ signal }) => api.call(readExecutionHours, { query: botId ? { bot_id: botId } : {}, signal }),
    refetchInterval: CHART_MS,
  })
}
