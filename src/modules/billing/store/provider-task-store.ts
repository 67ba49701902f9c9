import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

// What the provider was to do and has not done, told from our own rows: a job may have been given up.

const REFUND_DUE = sql`status in ('withdrawn', 'returned', 'failed') and session_id is not null and given_back_at is null`
const END_DUE = sql`status = 'ended' and ended_at_provider_at is null`
/** A wish that the provider has not made, or none and it does not surely ask what the plan that counts costs. */
const PLAN_CHANGE_DUE = sql`status <> 'ended' and (next_plan_code is not null or billed_plan is not null)
  and ((billed_plan->>'isSure')::boolean is false or (coalesce(next_plan_code, plan_code), coalesce(next_price_cents, price_cents))
    is distinct from (coalesce(billed_plan->>'code', plan_code), coalesce((billed_plan->>'priceCents')::int, price_cents)))`

const ofProvider = (provider: string) =>
  sql`exists (select 1 from app.orders o where o.id = order_id and o.provider = ${provider})`

/** Orders that were closed for good and of which something that was paid, or a subscription, may still be at the provider that they were begun with; oldest first. */
export async function findOrdersToRefund(tx: Tx, provider: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.orders where ${REFUND_DUE} and provider = ${provider} order by created_at limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Subscriptions that ended with us and may still be charged by the provider; oldest first. */
export async function findSubscriptionsToEnd(
  tx: Tx,
  provider: string,
  limit: number,
): Promise<{ id: string; provider_reference: string }[]> {
  const { rows } = await sql<{ id: string; provider_reference: string }>`
    select id, provider_reference from app.subscriptions where ${END_DUE} and ${ofProvider(provider)} order by ended_at limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** Running subscriptions whose provider may not ask yet what it is to ask. */
export async function findPlanChangesDue(tx: Tx, provider: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.subscriptions where ${PLAN_CHANGE_DUE} and ${ofProvider(provider)} order by id limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** How much of each has waited since before an instant. */
export async function countProviderTasks(
  tx: Tx,
  before: Date,
): Promise<{ give_backs: number; ends: number; changes: number }> {
  const { rows } = await sql<{ give_backs: number; ends: number; changes: number }>`
    select (select count(*)::int from app.orders where ${REFUND_DUE} and closed_at < ${before}) as give_backs,
      (select count(*)::int from app.subscriptions where ${END_DUE} and ended_at < ${before}) as ends,
      (select count(*)::int from app.subscriptions where ${PLAN_CHANGE_DUE}
        and coalesce(next_asked_at, (billed_plan->>'since')::timestamptz) < ${before}) as changes`.execute(tx)
  return rows[0] ?? { give_backs: 0, ends: 0, changes: 0 }
}

/** Whether any order waits for payment, any subscription runs, or the provider owes any of this. */
export async function hasOutstandingWork(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select 1 from app.orders where status in ('draft', 'open') or ${REFUND_DUE})
      or exists (select 1 from app.subscriptions where status <> 'ended' or ${END_DUE}) as open`.execute(tx)
  return rows[0]?.open === true
}

/** Notes whether nothing that was paid for a closed order is left at the provider and nothing of it runs on there. */
export async function saveRefunded(tx: Tx, orderId: string, isDone: boolean, now: Date): Promise<void> {
  await sql`update app.orders set given_back_at = case when ${isDone} then coalesce(given_back_at, ${now}) end
    where id = ${orderId}`.execute(tx)
}

/** Notes that the provider has ended a subscription. */
export async function markEndedAtProvider(tx: Tx, reference: string, now: Date): Promise<void> {
  await sql`update app.subscriptions set ended_at_provider_at = ${now}
    where provider_reference = ${reference} and ended_at_provider_at is null`.execute(tx)
}
