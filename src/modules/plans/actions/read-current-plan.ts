import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import { type EffectivePlan, type FeatureUse, type Subscriber, subscriberSchema } from '../contract.ts'
import { FREE_TIER } from '../domain/plan-rules.ts'
import { featureUsage, ownEffectivePlan } from '../effective-plan.ts'
import type { PlanDeps } from '../plan-deps.ts'
import { findSubscriber } from '../store/plan-store.ts'

const SUBSCRIBERS = { columns: Object.keys(subscriberSchema.shape), filters: { user_id: FILTER_FORMS.id } }
const member = (userId: string) => ({ role: 'member' as const, userId })

/** Returns the account's subscription as a list of one row, an ended one as the free tier; never another account's. */
export async function readSubscription(
  { db, clock }: PlanDeps,
  userId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<Outcome<Subscriber[]>> {
  const asked = readTableQuery(query, SUBSCRIBERS)
  if (!asked.ok) return asked
  if ((asked.value.equals['user_id'] ?? userId) !== userId) return ok([])
  const row = await db.as(member(userId), (tx) => findSubscriber(tx, userId))
  if (!row) return ok([])
  const live = row.subscribed && (row.subscription_end === null || row.subscription_end > clock.now())
  const { user_id, subscription_tier, subscription_end } = row
  return ok([
    {
      user_id,
      subscribed: live,
      subscription_tier: live ? subscription_tier : FREE_TIER,
      subscription_end: subscription_end?.toISOString() ?? null,
    },
  ])
}

/** Returns the plan that counts for the account now (AMB-079). */
export async function readEffectivePlan({ db, clock }: PlanDeps, userId: string): Promise<Outcome<EffectivePlan>> {
  return ok(await ownEffectivePlan(db, userId, clock.now()))
}

/** Returns whether the account may use a feature now, and how much is left (API-21). */
export async function readFeatureUse(deps: PlanDeps, userId: string, key: string): Promise<Outcome<FeatureUse>> {
  return ok(await deps.db.as(member(userId), (tx) => featureUsage(tx, userId, key, deps.clock.now(), deps.useCounters)))
}
