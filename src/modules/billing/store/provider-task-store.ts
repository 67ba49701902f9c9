import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

// The provider's overdue tasks, derived from our own rows: a job may have been given up.

const REFUND_DUE = sql`status in ('withdrawn', 'returned', 'failed') and session_id is not null and given_back_at is null`
const END_DUE = sql`status = 'ended' and ended_at_provider_at is null`
/** A pending change that the provider has not made, or none while the provider may not charge the price of the plan in force. */
const PLAN_CHANGE_DUE = sql`status <> 'ended' and (next_plan_code is not null or billed_plan is not null)
  and ((billed_plan->>'isSure')::boolean is false or (coalesce(next_plan_code, plan_code), coalesce(next_price_cents, price_cents))
    is distinct from (coalesce(billed_plan->>'code', plan_code), coalesce((billed_plan->>'priceCents')::int, price_cents)))`

const ofProvider = (provider: string) =>
  sql`exists (select 1 from app.orders o where o.id = order_id and o.provider = ${provider})`

/**
 * Returns orders that were closed for good and may still have an unrefunded payment or a subscription at the provider they were started with; oldest
 * first.
 */
export async function findOrdersToRefund(tx: Tx, provider: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.orders where ${REFUND_DUE} and provider = ${provider} order by created_at limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Returns subscriptions that ended here and may still be charged by the provider; oldest first. */
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

/** Returns live subscriptions whose provider may not charge the right plan yet. */
export async function findPlanChangesDue(tx: Tx, provider: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.subscriptions where ${PLAN_CHANGE_DUE} and ${ofProvider(provider)} order by id limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Counts the overdue tasks of each kind that have waited since before an instant. */
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

/** Tells whether any order waits for payment, any subscription is live, or the provider has overdue tasks. */
export async function hasOutstandingWork(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    select exists (select 1 from app.orders where status in ('draft', 'open') or ${REFUND_DUE})
      or exists (select 1 from app.subscriptions where status <> 'ended' or ${END_DUE}) as open`.execute(tx)
  return rows[0]?.open === true
}

/** Records whether a closed order has no unrefunded payment and no live subscription left at the provider. */
export async function saveRefunded(tx: Tx, orderId: string, isDone: boolean, now: Date): Promise<void> {
  await sql`update app.orders set given_back_at = case when ${isDone} then coalesce(given_back_at, ${now}) end
    where id = ${orderId}`.execute(tx)
}

/** Records that the provider has ended a subscription. */
export async function markEndedAtProvider(tx: Tx, reference: string, now: Date): Promise<void> {
  await sql`update app.subscriptions set ended_at_provider_at = ${now}
    where provider_reference = ${reference} and ended_at_provider_at is null`.execute(tx)
}
