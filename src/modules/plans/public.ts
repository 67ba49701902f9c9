export { botLimitReached } from './actions/increment-usage.ts'
export { isDeveloperPlan } from './domain/developer-plan.ts'
export { monthLabel, monthOf, nextMonthAt } from './domain/month.ts'
export { type PlanContent, planContentSchema } from './domain/plan-content.ts'
export { FREE_TIER, isPaidTier, remainingOf } from './domain/plan-rules.ts'
export { type CountUses, effectivePlan, featureUsage, type UseCounters } from './effective-plan.ts'
export type { PlanDeps } from './plan-deps.ts'
export { plansPersonalData } from './store/personal-data.ts'
export {
  consumeMonthlyUse as takeFeatureUse,
  consumeUseForClient,
  findActivePlan,
  findBotLimit,
  findPlansToSell,
  keepUseForClient,
  releaseUse,
  savePlanPrice,
  savePlans as seedPlans,
  savePriceId,
  saveSubscription,
} from './store/plan-store.ts'
