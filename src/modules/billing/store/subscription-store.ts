import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { BillingTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<BillingTables>().withSchema('app')

/** A subscription as it is stored. */
export type SubscriptionRow = Selectable<BillingTables['subscriptions']>

/** The subscription that an order began, live or ended. */
export function findSubscriptionOfOrder(tx: Tx, orderId: string): Promise<SubscriptionRow | undefined> {
  return tables(tx).selectFrom('subscriptions').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** One subscription; as a member only its own. */
export function findSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return tables(tx).selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The subscription that a provider names so, live or ended. */
export function findSubscriptionByReference(tx: Tx, reference: string): Promise<SubscriptionRow | undefined> {
  return tables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('provider_reference', '=', reference)
    .executeTakeFirst()
}

/** One subscription, held until the transaction ends so that its changes follow each other. */
export function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return tables(tx).selectFrom('subscriptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The subscription that an order began, held until the transaction ends. */
export function lockSubscriptionOfOrder(tx: Tx, orderId: string): Promise<SubscriptionRow | undefined> {
  return tables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** The account's subscriptions that have not ended, the plan first. */
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

/** The account's plan that has not ended. */
export function findLivePlan(tx: Tx, userId: string): Promise<SubscriptionRow | undefined> {
  return tables(tx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'plan')
    .where('status', '<>', 'ended')
    .executeTakeFirst()
}

/** Writes a subscription that was just paid; false when the account has one for the same thing already. */
export async function addSubscription(tx: Tx, row: Insertable<BillingTables['subscriptions']>): Promise<boolean> {
  const rows = await tables(tx)
    .insertInto('subscriptions')
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Changes a subscription, and answers it as it is then. */
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

/** Orders of subscriptions whose period or rights ended before an instant, and that were not closed; with `provider` of that one alone. */
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
