import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { BillingTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<BillingTables>().withSchema('app')

/** A subscription as it is stored. */
export type SubscriptionRow = Selectable<BillingTables['subscriptions']>

/** Returns the subscription of an order, live or ended. */
export function findSubscriptionOfOrder(tx: Tx, orderId: string): Promise<SubscriptionRow | undefined> {
  return tables(tx).selectFrom('subscriptions').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Returns one subscription; a member sees only its own. */
export function findSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return tables(tx).selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Returns the subscription with a provider's reference, live or ended. */
export function findSubscriptionByReference(tx: Tx, reference: string): Promise<SubscriptionRow | undefined> {
  return tables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
}

/** Returns one subscription, locked until the transaction ends so that its changes are serialized. */
export function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return tables(tx).selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Returns the subscription of an order, locked until the transaction ends. */
export function lockSubscriptionOfOrder(tx: Tx, orderId: string): Promise<SubscriptionRow | undefined> {
  return tables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Returns the account's subscriptions that have not ended, the plan first. */
export function findLiveSubscriptions(tx: Tx, userId: string): Promise<SubscriptionRow[]> {
  return tables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'ended')
    .orderBy('kind')
    .orderBy('created_at')
    .execute()
}

/** Returns the account's plan subscription that has not ended. */
export function findLivePlan(tx: Tx, userId: string): Promise<SubscriptionRow | undefined> {
  return tables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'plan')
    .where('status', '<>', 'ended')
    .executeTakeFirst()
}

/** Adds a subscription that was just paid; returns false when the account has one for the same product already. */
export async function addSubscription(tx: Tx, row: Insertable<BillingTables['subscriptions']>): Promise<boolean> {
  const rows = await tables(tx)
    .insertInto('subscriptions')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Changes a subscription and returns its new state. */
export function changeSubscription(
  tx: Tx,
  id: string,
  change: Updateable<BillingTables['subscriptions']>,
): Promise<SubscriptionRow> {
  return tables(tx)
    .updateTable('subscriptions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns orders of open subscriptions whose period or access ended before an instant; with `provider` only of that provider. */
export async function findOverdue(tx: Tx, before: Date, limit: number, provider?: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'subscriptions.order_id')
    .select('order_id')
    .where('subscriptions.status', '<>', 'ended')
    .$if(provider !== undefined, (select) => select.where('orders.provider', '=', provider ?? ''))
    .where((q) => q.or([q('period_end', '<=', before), q('access_end', '<=', before)]))
    .orderBy('access_end')
    .limit(limit)
    .execute()
  return rows.map((row) => row.order_id)
}
