import { type Caller, identityOf } from '#platform/http/caller.ts'
import { type Outcome, ok } from '#platform/http/failure.ts'
import { FILTER_FORMS, readTableQuery } from '#platform/http/table-query.ts'
import { type Plan, type PlanFeature, planFeatureSchema, planSchema } from '../contract.ts'
import type { PlanDeps } from '../plan-deps.ts'
import { findPlanFeatures, findPlans } from '../store/plan-store.ts'

type Asked = Readonly<Record<string, unknown>>

const PLANS = {
  columns: Object.keys(planSchema.shape),
  filters: { code: FILTER_FORMS.word, active: FILTER_FORMS.truth },
}
const FEATURES = {
  columns: Object.keys(planFeatureSchema.shape),
  filters: { plan_code: FILTER_FORMS.word, feature_key: FILTER_FORMS.word },
}

/** Returns the plans that the caller may see, by the grammar of the table endpoints (API-10). */
export async function readPlans({ db }: PlanDeps, caller: Caller, query: Asked): Promise<Outcome<Plan[]>> {
  const asked = readTableQuery(query, PLANS)
  return asked.ok ? ok(await db.as(identityOf(caller), (tx) => findPlans(tx, asked.value))) : asked
}

/** Returns the features of plans, by the grammar of the table endpoints (API-11). */
export async function readPlanFeatures(
  { db }: PlanDeps,
  caller: Caller,
  query: Asked,
): Promise<Outcome<PlanFeature[]>> {
  const asked = readTableQuery(query, FEATURES)
  return asked.ok ? ok(await db.as(identityOf(caller), (tx) => findPlanFeatures(tx, asked.value))) : asked
}
