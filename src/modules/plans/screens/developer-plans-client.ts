import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#platform/http/api-client.ts'
import { type Plan, type PlanFeature, readPlanFeatures, readPlans } from '../contract.ts'
import { isDeveloperPlan } from '../domain/developer-plan.ts'

/** A plan for developers with its features. */
export interface DeveloperPlan extends Plan {
  readonly features: readonly PlanFeature[]
}

/** Queries the plans for developers from the tables, in their order (PLAN-08, AMB-061). */
export function developerPlansQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['developer-plans'],
    queryFn: async (): Promise<DeveloperPlan[]> => {
      const plans = (await api.call(readPlans, { query: { active: 'eq.true' } })).filter((one) =>
        isDeveloperPlan(one.code),
      )
      return Promise.all(
        plans.map(async (plan) => ({
          ...plan,
          features: await api.call(readPlanFeatures, { query: { plan_code: `eq.${plan.code}` } }),
        })),
      )
    },
    staleTime: 60_000,
  })
}
