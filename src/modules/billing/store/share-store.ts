import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { PaymentRow } from './payment-store.ts'
import type { VendorTables } from './vendor-tables.ts'

const tables = (tx: Tx) => tx.withTables<VendorTables>().withSchema('app')

/** A share as it is stored. */
export type ShareRow = Selectable<VendorTables['plan_shares']>

/** Returns plan payments that are in the pool and whose period ended before an instant, the oldest first. */
export async function findPaymentsToShare(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<{ id: string; order_id: string }[]> {
  return tables(tx)
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('plan_code', 'is not', null)
    .where('shared_at', 'is', null)
    .where('period_end', '<=', before)
    .orderBy('period_end')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Returns an account's plan payments that are in the pool, whether their period is over or not. */
export async function findUnsharedOf(tx: Tx, userId: string): Promise<{ id: string; order_id: string }[]> {
  return tables(tx)
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('user_id', '=', userId)
    .where('plan_code', 'is not', null)
    .where('shared_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Returns one payment; the caller must lock its order, so that nothing else changes it meanwhile. */
export function findPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return tables(tx).selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
}

/**
 * Returns how often each bot was used on the plan in a payment's period, and its vendor: completed executions that counted on the plan. The account's
 * own bots are left out.
 */
export async function findUseOf(
  tx: Tx,
  payment: PaymentRow,
): Promise<{ bot_id: string; vendor_id: string | null; uses: number }[]> {
  const { user_id: userId, period_start: from, period_end: to } = payment
  if (userId === null || from === null || to === null) return []
  const { rows } = await sql<{ bot_id: string; vendor_id: string | null; uses: number }>`
    select e.bot_id, b.vendor_id, count(*)::int as uses
    from app.bot_executions e join app.bots_with_vendor b on b.id = e.bot_id
    where e.user_id = ${userId} and e.status = 'completed' and e.counts_plan and e.created_at >= ${from} and e.created_at < ${to}
      and b.vendor_id is distinct from ${userId}::uuid
    group by e.bot_id, b.vendor_id order by e.bot_id`.execute(tx)
  return rows
}

/** Records that a payment was shared, with its shares; returns false when it was before. */
export async function addShares(
  tx: Tx,
  payment: PaymentRow,
  use: readonly { bot_id: string; vendor_id: string | null; uses: number }[],
  now: Date,
): Promise<boolean> {
  const taken = await tables(tx)
    .updateTable('payments')
    .set({ shared_at: now })
    .where('id', '=', payment.id)
    .where('shared_at', 'is', null)
    .returning('id')
    .execute()
  if (taken.length === 0) return false
  const rows = use.map((one) => ({
    ...one,
    id: newId<'plan-share'>(now.getTime()),
    payment_id: payment.id,
    created_at: now,
  }))
  if (rows.length > 0) await tables(tx).insertInto('plan_shares').values(rows).execute()
  return true
}

/** Returns the shares of a payment in their fixed order, or null while it is in the pool. */
export async function findShares(tx: Tx, payment: PaymentRow): Promise<ShareRow[] | null> {
  if (payment.shared_at === null) return null
  return tables(tx).selectFrom('plan_shares').selectAll().where('payment_id', '=', payment.id).orderBy('id').execute()
}

/** Saves the vendor's view of a share: one row per share, net of VAT, without the subscriber (DATA-11). */
export async function saveShareTransaction(
  tx: Tx,
  share: ShareRow,
  amountCents: number,
  hasRetainedAmount: boolean,
): Promise<void> {
  const status = hasRetainedAmount ? 'paid' : 'refunded'
  await tables(tx)
    .insertInto('transactions')
    .values({
      id: share.id,
      bot_id: share.bot_id,
      vendor_id: share.vendor_id,
      user_id: null,
      amount_cents: amountCents,
      status,
      created_at: share.created_at,
    })
    .onConflict((c) => c.column('id').doUpdateSet({ amount_cents: amountCents, status }))
    .execute()
}

/** Tells whether anything was ever paid. */
export async function hasPayments(tx: Tx): Promise<boolean> {
  const row = await tables(tx).selectFrom('payments').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}
