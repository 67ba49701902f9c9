import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { type EffectivePlan, getEffectivePlan } from '../contract.ts'

/** The plan that counts for the signed-in account; null when it could not be checked, which counts as no subscription (PLAN-15). */
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
