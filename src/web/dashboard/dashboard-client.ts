import { queryOptions } from '@tanstack/react-query'
import { readUserBots } from '#modules/activation/contract.ts'
import { canUseFeature, getEffectivePlan } from '#modules/plans/contract.ts'
import type { ApiClient } from '#platform/http/api-client.ts'

/** The bots that the account switched on, ended ones included so that they read 'Verlopen' (AMB-117). */
export function dashboardBotsQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['dashboard', userId, 'bots'],
    queryFn: ({ signal }) => api.call(readUserBots, { query: { user_id: `eq.${userId}`, active: 'eq.true' }, signal }),
  })
}

/** The plan that counts now. */
export function dashboardPlanQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['dashboard', userId, 'plan'],
    queryFn: ({ signal }) => api.call(getEffectivePlan, { body: {}, signal }),
  })
}

/** Limit and remainder of one feature; a failing check reads as not allowed (PLAN-15). */
export function featureUseQuery(
  api: ApiClient,
  userId: string,
  key: 'executions_monthly' | 'bot_create' | 'bot_activation',
) {
  return queryOptions({
    queryKey: ['dashboard', userId, 'feature', key],
    queryFn: async ({ signal }) => {
      try {
        return await api.call(canUseFeature, { body: { key }, signal })
      } catch (error) {
        console.error('the feature check failed', error)
        return { allowed: false, remaining: 0, limit_value: null, used: 0, month: null }
      }
    },
  })
}
