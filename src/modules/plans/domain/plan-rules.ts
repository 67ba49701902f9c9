import type { FeatureUse } from '../contract.ts'

/** The tier of an account without a live subscription (AMB-079). */
export const FREE_TIER = 'free'

/** Features whose uses are counted per calendar month (AMB-042). */
const COUNTED_BY_MONTH: ReadonlySet<string> = new Set(['bot_create', 'executions_monthly'])

/** A plan's allowance of a feature; a null limit is unlimited. */
export interface PlanAllowance {
  readonly enabled: boolean
  readonly limit_value: number | null
}

/** Returns whether a tier is an active subscription: every tier but free, developer tiers too (PLAN-11, AMB-061). */
export function isPaidTier(tier: string): boolean {
  return tier !== FREE_TIER
}

/** Returns whether the uses of a feature are counted per calendar month. */
export function isCountedByMonth(key: string): boolean {
  return COUNTED_BY_MONTH.has(key)
}

/** Returns how many uses are left; never below 0, and null for unlimited. */
export function remainingOf(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used)
}

/** Returns whether a feature may be used once more. A feature that the plan lacks or has switched off is not allowed (PLAN-15). */
export function featureUseOf(allowance: PlanAllowance | null, used: number, month: string | null): FeatureUse {
  if (!allowance?.enabled)
    return { allowed: false, remaining: 0, limit_value: allowance?.limit_value ?? null, used, month }
  const remaining = remainingOf(allowance.limit_value, used)
  return { allowed: remaining === null || remaining > 0, remaining, limit_value: allowance.limit_value, used, month }
}
