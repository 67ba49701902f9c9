import { type Binding, bind } from '#platform/http/binding.ts'
import { type Caller, identityOf } from '#platform/http/caller.ts'
import { ok } from '#platform/http/failure.ts'
import { incrementUsage } from './actions/increment-usage.ts'
import * as contract from './contract.ts'
import { FREE_TIER } from './domain/plan-rules.ts'
import { effectivePlan, featureUsage } from './effective-plan.ts'
import type { PlanDeps } from './plan-deps.ts'
import { findPlanFeatures, findPlans, findSubscriber } from './store/plan-store.ts'
import { FILTER_FORMS, readTableQuery } from './table-query.ts'

const PLANS = {
  columns: Object.keys(contract.planSchema.shape),
  filters: { code: FILTER_FORMS.word, active: FILTER_FORMS.truth },
}
const FEATURES = {
  columns: Object.keys(contract.planFeatureSchema.shape),
  filters: { plan_code: FILTER_FORMS.word, feature_key: FILTER_FORMS.word },
}
const SUBSCRIBERS = { columns: Object.keys(contract.subscriberSchema.shape), filters: { user_id: FILTER_FORMS.id } }

/** The operations of plans, bound to their actions. */
export function planRoutes(deps: PlanDeps): Binding[] {
  const { db, clock } = deps
  return [
    bind(contract.readPlans, async ({ query }, { caller }) => {
      const asked = readTableQuery(query, PLANS)
      return asked.ok ? ok(await db.as(identityOf(caller), (tx) => findPlans(tx, asked.value))) : asked
    }),
    bind(contract.readPlanFeatures, async ({ query }, { caller }) => {
      const asked = readTableQuery(query, FEATURES)
      return asked.ok ? ok(await db.as(identityOf(caller), (tx) => findPlanFeatures(tx, asked.value))) : asked
    }),
    bind(contract.readSubscriber, async ({ query }, { caller }) => {
      const asked = readTableQuery(query, SUBSCRIBERS)
      if (!asked.ok) return asked
      const userId = memberOf(caller)
      if ((asked.value.equals['user_id'] ?? userId) !== userId) return ok([])
      return ok(await readOwnSubscription(deps, userId))
    }),
    bind(contract.getEffectivePlan, async (_, { caller }) =>
      ok(await db.as(identityOf(caller), (tx) => effectivePlan(tx, memberOf(caller), clock.now()))),
    ),
    bind(contract.canUseFeature, async ({ body }, { caller }) =>
      ok(
        await db.as(identityOf(caller), (tx) =>
          featureUsage(tx, memberOf(caller), body.key, clock.now(), deps.useCounters),
        ),
      ),
    ),
    bind(contract.incrementUsage, ({ body }, { caller }) =>
      incrementUsage(deps, { userId: memberOf(caller), key: body.key }),
    ),
  ]
}

async function readOwnSubscription({ db, clock }: PlanDeps, userId: string) {
  const row = await db.as({ role: 'member', userId }, (tx) => findSubscriber(tx, userId))
  if (!row) return []
  const live = row.subscribed && (row.subscription_end === null || row.subscription_end > clock.now())
  const subscription_end = row.subscription_end?.toISOString() ?? null
  return [
    {
      user_id: row.user_id,
      subscribed: live,
      subscription_tier: live ? row.subscription_tier : FREE_TIER,
      subscription_end,
    },
  ]
}

function memberOf(caller: Caller): string {
  if (caller.kind !== 'member') throw new Error('The door let someone through who is not signed in.')
  return caller.userId
}
