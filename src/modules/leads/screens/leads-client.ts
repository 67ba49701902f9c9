import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import {
  countLeads,
  type LeadScore,
  type LeadStatus,
  listLeads,
  readLeadAnalytics,
  readLeads,
  scoreSchema,
  statusSchema,
} from '../contract.ts'

/** The filters of the list; empty means everything. */
export interface LeadFilters {
  search: string
  score: LeadScore | ''
  status: LeadStatus | ''
}

/** The empty filters. */
export const NO_FILTERS: LeadFilters = { search: '', score: '', status: '' }

/** Returns the filters that an address asks for, without unknown ones and without a search. */
export function leadFiltersOf({ score, status }: Record<string, unknown>): LeadFilters {
  return {
    search: '',
    score: scoreSchema.safeParse(score).data ?? '',
    status: statusSchema.safeParse(status).data ?? '',
  }
}

/** Returns the address of the list with its score and status. The search stays out: it is a person's name or address, and addresses are stored. */
export function leadsPath(filters: LeadFilters): string {
  const query = new URLSearchParams(queryOf({ ...filters, search: '' })).toString()
  return query === '' ? '/leads' : `/leads?${query}`
}

/** Returns whether any filter narrows the list. */
export function isFiltered(filters: LeadFilters): boolean {
  return filters.search.trim() !== '' || filters.score !== '' || filters.status !== ''
}

function queryOf(filters: LeadFilters) {
  return {
    ...(filters.search.trim() ? { search: filters.search.trim() } : {}),
    ...(filters.score ? { score: filters.score } : {}),
    ...(filters.status ? { status: filters.status } : {}),
  }
}

/** Queries the filtered leads, fifty a page. */
export function leadsQuery(api: ApiClient, userId: string, filters: LeadFilters) {
  return infiniteQueryOptions({
    queryKey: ['leads', userId, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      api.call(listLeads, {
        query: { ...queryOf(filters), limit: '50', ...(pageParam ? { after: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (last) => last.next_after ?? undefined,
  })
}

/** Queries one lead by its id, which need not be on the list; null when it does not exist (any more). */
export function leadQuery(api: ApiClient, userId: string, id: string | null) {
  return queryOptions({
    queryKey: ['leads', userId, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.call(readLeads, { query: { id: `eq.${id}`, limit: '1' }, signal }))[0] ?? null,
    enabled: id !== null,
  })
}

/** Queries the number of leads that match the filters. */
export function leadCountQuery(api: ApiClient, userId: string, filters: LeadFilters) {
  return queryOptions({
    queryKey: ['leads', userId, 'count', filters],
    queryFn: async ({ signal }) => (await api.call(countLeads, { query: queryOf(filters), signal })).total_filtered,
  })
}

/** Queries the all-time figures; a failure is logged and leaves the cards empty (LEAD-30). */
export function analyticsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['leads', userId, 'analytics'],
    queryFn: async ({ signal }) => {
      try {
        const [row] = await api.call(readLeadAnalytics, { body: {}, signal })
        return row ?? null
      } catch (error) {
        // A newer request replaced this one: nothing failed.
        if (signal.aborted) throw error
        console.error('lead analytics could not be loaded', error)
        return null
      }
    },
  })
}
