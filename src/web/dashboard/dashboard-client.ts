import { queryOptions } from '@tanstack/react-query'
import { readUserBots } from '#modules/activation/contract.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** Queries the bots that the account switched on, ended ones included so that they read 'Verlopen' (AMB-117). */
export function dashboardBotsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['dashboard', userId, 'bots'],
    queryFn: ({ signal }) => api.call(readUserBots, { query: { user_id: `eq.${userId}`, active: 'eq.true' }, signal }),
  })
}
