import { CompiledQuery, sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import type { TableQuery } from '#platform/http/table-query.ts'
import type { Plan, PlanFeature } from '../contract.ts'
import { monthOf } from '../domain/month.ts'
import type { PlanContent } from '../domain/plan-content.ts'
import { FREE_TIER } from '../domain/plan-rules.ts'
import type { PlansTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<PlansTables>().withSchema('app')

/** Returns the plans that the caller may see, in the order of the price cards. */
export async function findPlans(tx: Tx, query: TableQuery): Promise<Plan[]> {
  let select = tables(tx)
    .selectFrom('subscription_plans')
    .select(['code', 'name', 'price_cents', 'active', 'stripe_price_id'])
  const { code, active } = query.equals
  if (code !== undefined) select = select.where('code', '=', code)
  if (active !== undefined) select = select.where('active', '=', active === 'true')
  return select.orderBy('position').orderBy('code').limit(query.limit).execute()
}

/** Returns the features of plans, sorted by plan and key. */
export async function findPlanFeatures(tx: Tx, query: TableQuery): Promise<PlanFeature[]> {
  let select = tables(tx).selectFrom('plan_features').select(['plan_code', 'feature_key', 'enabled', 'limit_value'])
  const { plan_code: planCode, feature_key: featureKey } = query.equals
  if (planCode !== undefined) select = select.where('plan_code', '=', planCode)
  if (featureKey !== undefined) select = select.where('feature_key', '=', featureKey)
  return select.orderBy('plan_code').orderBy('feature_key').limit(query.limit).execute()
}

/** Returns the account's subscription row, live or ended; undefined without one. */
export function findSubscriber(tx: Tx, userId: string) {
  return tables(tx)
    .selectFrom('subscribers')
    .select(['user_id', 'subscribed', 'subscription_tier', 'subscription_end'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** One row per feature of the account's present plan; a plan without features returns one row with nulls. */
export interface EffectiveRow {
  readonly code: string
  readonly name: string | null
  readonly price_cents: number | null
  readonly subscription_end: Date | null
  readonly feature_key: string | null
  readonly enabled: boolean | null
  readonly limit_value: number | null
}

const EFFECTIVE_SQL = `
  select t.code, p.name, p.price_cents, s.subscription_end, f.feature_key, f.enabled, f.limit_value
  from (select app.tier_of($1, $2) as code) t
  left join app.subscription_plans p on p.code = t.code
  left join app.subscribers s on s.user_id = $1 and s.subscription_tier = t.code
  left join app.plan_features f on f.plan_code = t.code
  order by f.feature_key`

/** Returns the plan that counts for an account at an instant with its features, in one statement (AMB-079). */
export async function findEffectiveRows(tx: Tx, userId: string, now: Date): Promise<EffectiveRow[]> {
  return (await tx.executeQuery<EffectiveRow>(CompiledQuery.raw(EFFECTIVE_SQL, [userId, now]))).rows
}

/** Returns the same rows as the account itself, in a transaction of their own and one round trip. */
export function findOwnEffectiveRows(db: Database, userId: string, now: Date): Promise<EffectiveRow[]> {
  return db.query<EffectiveRow>({ role: 'member', userId }, EFFECTIVE_SQL, [userId, now])
}

/** Returns how often an account used a feature in the month of an instant. */
export async function findMonthlyUse(tx: Tx, userId: string, key: string, now: Date): Promise<number> {
  const row = await tables(tx)
    .selectFrom('usage_counters')
    .select('used')
    .where('user_id', '=', userId)
    .where('feature_key', '=', key)
    .where('month', '=', monthOf(now))
    .executeTakeFirst()
  return row?.used ?? 0
}

/** Counts one use within the plan's limit in the statement that decides it; returns false when the limit is reached or the feature is off. */
export async function consumeMonthlyUse(tx: Tx, userId: string, key: string, now: Date): Promise<boolean> {
  const result = await sql`
    with allowance as (
      select f.limit_value from app.plan_features f
      where f.plan_code = app.tier_of(${userId}, ${now}) and f.feature_key = ${key} and f.enabled
    )
    insert into app.usage_counters as u (user_id, feature_key, month, used)
    select ${userId}, ${key}, ${monthOf(now)}::date, 1 from allowance a where a.limit_value is null or a.limit_value > 0
    on conflict (user_id, feature_key, month) do update set used = u.used + 1
      where (select a.limit_value is null or u.used < a.limit_value from allowance a)
    returning u.used`.execute(tx)
  return result.rows.length > 0
}

/**
 * Counts a use like `consumeMonthlyUse` where a client of the specification reports the same use later: that report then counts nothing (AMB-108).
 */
export async function consumeUseForClient(tx: Tx, userId: string, key: string, now: Date): Promise<boolean> {
  if (!(await consumeMonthlyUse(tx, userId, key, now))) return false
  await keepUseForClient(tx, userId, key, now)
  return true
}

/** Has a use of this month that was counted before serve again: a client's telling of it counts nothing either (AMB-108). */
export async function keepUseForClient(tx: Tx, userId: string, key: string, now: Date): Promise<void> {
  await tables(tx)
    .updateTable('usage_counters')
    .set((q) => ({ told: q('told', '+', 1) }))
    .where('user_id', '=', userId)
    .where('feature_key', '=', key)
    .where('month', '=', monthOf(now))
    .execute()
}

/** Releases a use of the month of `consumedAt` that led to nothing. */
export async function releaseUse(tx: Tx, userId: string, key: string, consumedAt: Date): Promise<void> {
  await tables(tx)
    .updateTable('usage_counters')
    .set((q) => ({ used: q('used', '-', 1) }))
    .where('user_id', '=', userId)
    .where('feature_key', '=', key)
    .where('month', '=', monthOf(consumedAt))
    .where('used', '>', 0)
    .execute()
}

/** Claims one use that the product counted before a client reports it; returns whether there was one. Each is claimed once. */
export async function claimPrecountedUse(tx: Tx, userId: string, key: string, now: Date): Promise<boolean> {
  const claimed = await tables(tx)
    .updateTable('usage_counters')
    .set((q) => ({ told: q('told', '-', 1) }))
    .where('user_id', '=', userId)
    .where('feature_key', '=', key)
    .where('month', '=', monthOf(now))
    .where('told', '>', 0)
    .returning('told')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Stores the product's own plans and features; ids of the payment provider do not change. */
export async function savePlans(tx: Tx, plans: readonly PlanContent[]): Promise<void> {
  await tables(tx)
    .insertInto('subscription_plans')
    .values(
      plans.map(({ code, name, priceCents, active }, position) => ({
        code,
        name,
        price_cents: priceCents,
        active,
        position,
      })),
    )
    .onConflict((c) =>
      c.column('code').doUpdateSet((q) => ({
        name: q.ref('excluded.name'),
        active: q.ref('excluded.active'),
        position: q.ref('excluded.position'),
      })),
    )
    .execute()
  const features = plans.flatMap(({ code, features }) =>
    features.map(({ featureKey, enabled, limitValue }) => ({
      plan_code: code,
      feature_key: featureKey,
      enabled,
      limit_value: limitValue,
    })),
  )
  await tables(tx)
    .insertInto('plan_features')
    .values(features)
    .onConflict((c) =>
      c
        .columns(['plan_code', 'feature_key'])
        .doUpdateSet((q) => ({ enabled: q.ref('excluded.enabled'), limit_value: q.ref('excluded.limit_value') })),
    )
    .execute()
}

/** An account's present subscription, as its payment module reports it. */
export interface NewSubscription {
  readonly userId: string
  /** Null for none: the free tier. */
  readonly planCode: string | null
  readonly endsAt: Date | null
  readonly providerReference: string | null
  readonly now: Date
}

/** Stores the plan that an account has paid for, in the caller's service transaction (DATA-13, AMB-079). */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { userId, planCode, endsAt, providerReference, now } = subscription
  const values = {
    subscribed: planCode !== null,
    subscription_tier: planCode ?? FREE_TIER,
    subscription_end: endsAt,
    provider_reference: providerReference,
    updated_at: now,
  }
  await tables(tx)
    .insertInto('subscribers')
    .values({ user_id: userId, ...values })
    .onConflict((c) => c.column('user_id').doUpdateSet(values))
    .execute()
}

/** Returns one plan that is for sale, or undefined. */
export function findActivePlan(tx: Tx, code: string) {
  return tables(tx)
    .selectFrom('subscription_plans')
    .select(['code', 'name', 'price_cents', 'stripe_price_id'])
    .where('code', '=', code)
    .where('active', '=', true)
    .executeTakeFirst()
}

/** Returns how many bots a plan runs; null is unlimited. */
export async function findBotLimit(tx: Tx, code: string): Promise<number | null> {
  const row = await tables(tx)
    .selectFrom('plan_features')
    .select(['enabled', 'limit_value'])
    .where('plan_code', '=', code)
    .where('feature_key', '=', 'bot_activation')
    .executeTakeFirst()
  return row?.enabled ? row.limit_value : 0
}

/** Stores a plan's price from now on, in whole cents including btw, with the provider's price id; in the caller's service transaction. */
export async function savePlanPrice(tx: Tx, price: { code: string; cents: number; priceId: string }): Promise<void> {
  await tables(tx)
    .updateTable('subscription_plans')
    .set({ price_cents: price.cents, stripe_price_id: price.priceId })
    .where('code', '=', price.code)
    .execute()
}

/** Stores the payment provider's own price id of a plan (DATA-04). */
export async function savePriceId(tx: Tx, code: string, priceId: string): Promise<void> {
  await tables(tx)
    .updateTable('subscription_plans')
    .set({ stripe_price_id: priceId })
    .where('code', '=', code)
    .execute()
}

/** Returns the paid plans, in the order of the price cards. */
export function findPlansToSell(tx: Tx) {
  return tables(tx)
    .selectFrom('subscription_plans')
    .select(['code', 'name', 'price_cents', 'stripe_price_id'])
    .where('active', '=', true)
    .where('price_cents', '>', 0)
    .orderBy('position')
    .execute()
}
