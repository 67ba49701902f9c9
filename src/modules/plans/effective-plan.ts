import type { Database, Tx } from '#platform/database/database.ts'
import type { EffectivePlan, FeatureUse } from './contract.ts'
import { monthLabel } from './domain/month.ts'
import { FREE_TIER, featureUseOf, isCountedByMonth, isPaidTier } from './domain/plan-rules.ts'
import { type EffectiveRow, findEffectiveRows, findMonthlyUse, findOwnEffectiveRows } from './store/plan-store.ts'

/** Counts the present uses of a feature that another module owns, such as switched-on bots. */
export type CountUses = (tx: Tx, userId: string, now: Date) => Promise<number>

/** Counters by feature key, passed in by the modules that own the features. */
export type UseCounters = Readonly<Record<string, CountUses>>

/** Returns the plan that counts for an account at an instant, with its features (DATA-17, AMB-079). Runs as the account itself or as the service. */
export async function effectivePlan(tx: Tx, userId: string, now: Date): Promise<EffectivePlan> {
  return toPlan(await findEffectiveRows(tx, userId, now))
}

/** Returns the account's plan like `effectivePlan`, for a caller that needs no other statement in the transaction. */
export async function ownEffectivePlan(db: Database, userId: string, now: Date): Promise<EffectivePlan> {
  return toPlan(await findOwnEffectiveRows(db, userId, now))
}

function toPlan(rows: readonly EffectiveRow[]): EffectivePlan {
  const first = rows[0]
  const code = first?.code ?? FREE_TIER
  const features: EffectivePlan['features'] = {}
  for (const { feature_key: key, enabled, limit_value } of rows)
    if (key !== null) features[key] = { enabled: enabled ?? false, limit_value }
  const botLimit = features['bot_limit']
  return {
    plan_code: code,
    plan_name: first?.name ?? code,
    price_cents: first?.price_cents ?? 0,
    subscription_tier: code,
    is_paid: isPaidTier(code),
    subscription_end: isPaidTier(code) ? (first?.subscription_end?.toISOString() ?? null) : null,
    bot_limit: botLimit?.enabled ? botLimit.limit_value : 0,
    features,
  }
}

/** Returns whether an account may use a feature at an instant; counted by month, by the counter of another module, or not at all (API-21). */
export async function featureUsage(
  tx: Tx,
  userId: string,
  key: string,
  now: Date,
  counters: UseCounters = {},
): Promise<FeatureUse> {
  const plan = await effectivePlan(tx, userId, now)
  const byMonth = isCountedByMonth(key)
  const count = Object.hasOwn(counters, key) ? counters[key] : undefined
  const used = byMonth ? await findMonthlyUse(tx, userId, key, now) : ((await count?.(tx, userId, now)) ?? 0)
  const allowance = Object.hasOwn(plan.features, key) ? (plan.features[key] ?? null) : null
  return featureUseOf(allowance, used, byMonth ? monthLabel(now) : null)
}
