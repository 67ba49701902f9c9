import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { Entry } from '../domain/posting.ts'
import type { BillingTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<BillingTables>().withSchema('app')

/** A payment as it is stored. */
export type PaymentRow = Selectable<BillingTables['payments']>

/** Returns the payments of an order, oldest first. */
export function findPaymentsOfOrder(tx: Tx, orderId: string): Promise<PaymentRow[]> {
  return tables(tx)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('paid_at')
    .orderBy('id')
    .execute()
}

/** Adds a new payment. */
export async function addPayment(tx: Tx, row: Insertable<BillingTables['payments']>): Promise<PaymentRow> {
  return tables(tx).insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Saves the total refunded amount of a payment and its costs. */
export async function changePayment(
  tx: Tx,
  id: string,
  change: { readonly returnedCents: number; readonly costCents: number },
): Promise<void> {
  await tables(tx)
    .updateTable('payments')
    .set({ returned_cents: change.returnedCents, cost_cents: change.costCents })
    .where('id', '=', id)
    .execute()
}

/** Writes one posting; its rows must sum to zero, which the database checks when the transaction ends. */
export async function addPosting(
  tx: Tx,
  posting: {
    /** The subject of the posting: a payment, or a payout to the vendor. */
    readonly of: { readonly paymentId: string } | { readonly payoutId: string }
    /** The vendor of the `vendor` rows that name nobody. */
    readonly vendorId: string | null
    readonly entries: readonly Entry[]
    readonly now: Date
  },
): Promise<void> {
  const { of, vendorId, entries, now } = posting
  if (entries.length === 0) return
  const postingId = newId<'posting'>(now.getTime())
  await tables(tx)
    .insertInto('ledger_entries')
    .values(
      entries.map(({ account, amountCents, vendorId: named }) => ({
        id: newId<'ledger-entry'>(now.getTime()),
        posting_id: postingId,
        payment_id: 'paymentId' in of ? of.paymentId : null,
        payout_id: 'payoutId' in of ? of.payoutId : null,
        account,
        vendor_id: account === 'vendor' ? (named ?? vendorId) : null,
        amount_cents: amountCents,
        created_at: now,
      })),
    )
    .execute()
}

/** Saves the vendor's view of a bot's payment: one row per payment, net of VAT, `refunded` when nothing was retained (DATA-11, VEND-34). */
export async function saveTransaction(tx: Tx, payment: PaymentRow, retainedNetCents: number): Promise<void> {
  const status = retainedNetCents > 0 ? 'paid' : 'refunded'
  await tables(tx)
    .insertInto('transactions')
    .values({
      id: payment.id,
      bot_id: payment.bot_id,
      vendor_id: payment.vendor_id,
      user_id: payment.user_id,
      amount_cents: retainedNetCents,
      status,
      created_at: payment.paid_at,
    })
    .onConflict((c) => c.column('id').doUpdateSet({ amount_cents: retainedNetCents, status }))
    .execute()
}

/** Tells whether an account bought a bot and still has it: its payment was not fully refunded. */
export async function isBotBought(
  tx: Tx,
  userId: string,
  botId: string,
  exceptOrderId: string | null = null,
): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.id')
    .where('payments.user_id', '=', userId)
    .where('payments.bot_id', '=', botId)
    .where('payments.reason', '=', 'purchase')
    .where('orders.status', '=', 'paid')
    .where((q) => q('payments.returned_cents', '<', q.ref('payments.amount_cents')))
    .$if(exceptOrderId !== null, (select) => select.where('orders.id', '<>', exceptOrderId ?? ''))
    .executeTakeFirst()
  return row !== undefined
}
