import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { canUseFeature, type EffectivePlan, type FeatureUse, getEffectivePlan, readPlans } from '../contract.ts'
import type { PlanPrices } from './plan-card-content.ts'

/** Queries the plan that counts for the signed-in account; null when it could not be checked, which counts as no subscription (PLAN-15). */
export function effectivePlanQuery(api: ApiClient, userId: string) {
  return queryOptions({
    queryKey: ['effective-plan', userId],
    queryFn: async (): Promise<EffectivePlan | null> => {
      try {
        return await api.call(getEffectivePlan, { body: {} })
      } catch (error) {
        console.error('the plan could not be checked', error)
        return null
      }
    },
    staleTime: 15_000,
  })
}

/** Queries the prices of the plans that are sold; a changed price shows at the next load of a page (PLAN-01). */
export function planPricesQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['plan-prices'],
    queryFn: async (): Promise<PlanPrices> => {
      const plans = await api.call(readPlans, { query: { active: 'eq.true' } })
      return Object.fromEntries(plans.map((plan) => [plan.code, plan.price_cents]))
    },
    staleTime: 60_000,
  })
}

/** The result of a failed check (PLAN-15). */
export const NOT_ALLOWED: FeatureUse = { allowed: false, remaining: 0, limit_value: null, used: 0, month: null }

/** Queries whether the signed-in account may use a feature, and how often; `NOT_ALLOWED` when that could not be checked (PLAN-15). */
export function featureUseQuery(api: ApiClient, userId: string, key: string) {
  return queryOptions({
    queryKey: ['feature-use', userId, key],
    queryFn: async (): Promise<FeatureUse> => {
      try {
        return await api.call(canUseFeature, { body: { key } })
      } catch (error) {
        console.error('the feature could not be checked', error)
        return NOT_ALLOWED
      }
    },
  })
}
