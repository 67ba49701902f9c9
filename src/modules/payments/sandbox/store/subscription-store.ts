import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { PaymentMethod } from '../domain/payment-method.ts'
import { type SubscriptionRow, sandboxTables } from './tables.ts'

/** Adds a subscription whose first period is paid; returns its id. */
export async function addSubscription(
  tx: Tx,
  start: {
    sessionId: string
    amountCents: number
    method: PaymentMethod
    period: { start: Date; end: Date }
  },
): Promise<string> {
  const { period } = start
  const id = `sandbox_subscription_${newId(period.start.getTime())}`
  await sandboxTables(tx)
    .insertInto('sandbox_subscriptions')
    .values({
      id,
      session_id: start.sessionId,
      amount_cents: start.amountCents,
      next_amount_cents: null,
      method: start.method,
      status: 'active',
      anchor_at: period.start,
      periods_paid: 1,
      period_start: period.start,
      period_end: period.end,
      next_try_at: period.end,
      ended_at: null,
    })
    .execute()
  return id
}

/** Returns a subscription by its id, locked until the transaction ends. */
export function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return sandboxTables(tx)
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns a subscription by its id. */
export function findSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return sandboxTables(tx).selectFrom('sandbox_subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the subscriptions of these sessions. */
export function findSubscriptionsOf(tx: Tx, sessionIds: readonly string[]): Promise<SubscriptionRow[]> {
  if (sessionIds.length === 0) return Promise.resolve([])
  return sandboxTables(tx)
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('session_id', 'in', [...sessionIds])
    .execute()
}

/** Locks the subscription that is overdue the longest and that no other transaction is renewing. */
export function lockDueSubscription(tx: Tx, now: Date): Promise<SubscriptionRow | undefined> {
  return sandboxTables(tx)
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('status', '<>', 'ended')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Saves changes of a subscription. */
export async function saveSubscription(
  tx: Tx,
  id: string,
  changes: Partial<Omit<SubscriptionRow, 'id' | 'session_id' | 'anchor_at' | 'method'>>,
): Promise<void> {
  await sandboxTables(tx).updateTable('sandbox_subscriptions').set(changes).where('id', '=', id).execute()
}
