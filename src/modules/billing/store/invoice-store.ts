import { type Selectable, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { Seller } from '../billing-deps.ts'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import { amsterdamYear } from '../domain/invoice-number.ts'
import type { PaymentRow } from './payment-store.ts'
import type { BillingTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<BillingTables>().withSchema('app')

/** An invoice or credit note as it was issued. */
export type InvoiceRow = Selectable<BillingTables['invoices']>

/** An invoice with the product of its payment. */
export type SoldInvoiceRow = InvoiceRow & Pick<PaymentRow, 'reason' | 'plan_code'>

/** A document to issue; `amountCents` is negative for a credit note. Cents include VAT. */
export interface NewInvoice {
  readonly payment: PaymentRow
  readonly buyer: InvoiceRecipient
  readonly seller: Seller
  readonly amountCents: number
  readonly netCents: number
  readonly now: Date
}

/**
 * Issues an invoice, or for a negative amount a credit note, under the next number of the year; later documents of a payment refer to its first. The
 * counter stays locked until the transaction ends.
 */
export async function issueInvoice(tx: Tx, invoice: NewInvoice): Promise<InvoiceRow> {
  const { payment, amountCents, netCents, now } = invoice
  const year = amsterdamYear(now)
  const { rows } = await sql<{ last_number: number }>`
    insert into app.invoice_counters as c (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = c.last_number + 1 returning last_number`.execute(tx)
  const about = await findInvoiceOfPayment(tx, payment.id)
  return tables(tx)
    .insertInto('invoices')
    .values({
      id: newId<'invoice'>(now.getTime()),
      year,
      sequence: rows[0]?.last_number ?? 1,
      kind: amountCents < 0 ? 'credit_note' : 'invoice',
      user_id: payment.user_id,
      payment_id: payment.id,
      about_id: about?.id ?? null,
      title: payment.title,
      buyer: JSON.stringify(invoice.buyer),
      seller: JSON.stringify(invoice.seller),
      amount_cents: amountCents,
      net_cents: netCents,
      btw_cents: amountCents - netCents,
      btw_regime: payment.btw_regime,
      method: payment.method,
      period_start: payment.period_start,
      period_end: payment.period_end,
      issued_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Returns the one invoice of a payment. */
function findInvoiceOfPayment(tx: Tx, paymentId: string): Promise<{ id: string } | undefined> {
  return tables(tx)
    .selectFrom('invoices')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('about_id', 'is', null)
    .executeTakeFirst()
}

/** Returns the account's invoices and credit notes, newest first. */
export function findInvoicesOf(tx: Tx, userId: string): Promise<SoldInvoiceRow[]> {
  return tables(tx)
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .selectAll('invoices')
    .select(['payments.reason', 'payments.plan_code'])
    .where('invoices.user_id', '=', userId)
    .orderBy('invoices.issued_at', 'desc')
    .orderBy('invoices.sequence', 'desc')
    .limit(500)
    .execute()
}

/** Returns one invoice with its payment's provider and, for a credit note, the number of the invoice that it credits; a member sees only its own. */
export async function findInvoice(tx: Tx, id: string) {
  const row = await tables(tx)
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('invoices')
    .select(['orders.provider', 'payments.reason', 'payments.plan_code'])
    .where('invoices.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const about =
    row.about_id === null
      ? undefined
      : await tables(tx)
          .selectFrom('invoices')
          .select(['year', 'sequence'])
          .where('id', '=', row.about_id)
          .executeTakeFirst()
  return { ...row, about: about ?? null }
}
