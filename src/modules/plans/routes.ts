import { type Binding, bind } from '#platform/http/binding.ts'
import { memberOf } from '#platform/http/caller.ts'
import { incrementUsage } from './actions/increment-usage.ts'
import { readEffectivePlan, readFeatureUse, readSubscription } from './actions/read-current-plan.ts'
import { readPlanFeatures, readPlans } from './actions/read-plans.ts'
import * as contract from './contract.ts'
import type { PlanDeps } from './plan-deps.ts'

/** Binds the operations of plans to their actions. */
export function planRoutes(deps: PlanDeps): Binding[] {
  return [
    bind(contract.readPlans, ({ query }, { caller }) => readPlans(deps, caller, query)),
    bind(contract.readPlanFeatures, ({ query }, { caller }) => readPlanFeatures(deps, caller, query)),
    bind(contract.readSubscriber, ({ query }, { caller }) => readSubscription(deps, memberOf(caller).userId, query)),
    bind(contract.getEffectivePlan, (_, { caller }) => readEffectivePlan(deps, memberOf(caller).userId)),
    bind(contract.canUseFeature, ({ body }, { caller }) => readFeatureUse(deps, memberOf(caller).userId, body.key)),
    bind(contract.incrementUsage, ({ body }, { caller }) =>
      incrementUsage(deps, { userId: memberOf(caller).userId, key: body.key }),
    ),
  ]
}
