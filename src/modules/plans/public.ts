export { botLimitReached } from './actions/increment-usage.ts'
export { isDeveloperPlan } from './domain/developer-plan.ts'
export { monthLabel, monthOf, nextMonthAt } from './domain/month.ts'
export { type PlanContent, planContentSchema } from './domain/plan-content.ts'
export { FREE_TIER, isPaidTier, remainingOf } from './domain/plan-rules.ts'
export { type CountUses, effectivePlan, featureUsage, type UseCounters } from './effective-plan.ts'
export type { PlanDeps } from './plan-deps.ts'
export { plansPersonalData } from './store/personal-data.ts'
export {
  findActivePlan,
  findBotLimit,
  findPlansToSell,
  releaseUse,
  savePlanPrice,
  savePlans as seedPlans,
  savePriceId,
  saveSubscription,
  takeMonthlyUse as takeFeatureUse,
  takeUseForClient,
} from './store/plan-store.ts'
