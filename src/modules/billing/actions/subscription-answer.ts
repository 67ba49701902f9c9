import type { Invoice, Subscription } from '../contract.ts'
import { invoiceNumber } from '../domain/invoice-number.ts'
import type { InvoiceRow } from '../store/invoice-store.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'

/** A subscription as the doors answer it. */
export function subscriptionAnswer(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    plan_code: row.plan_code,
    bot_id: row.bot_id,
    status: row.status,
    price_cents: row.price_cents,
    period_start: row.period_start.toISOString(),
    period_end: row.period_end.toISOString(),
    access_end: row.access_end.toISOString(),
    next_plan_code: row.next_plan_code,
    next_price_cents: row.next_price_cents,
  }
}

/** An invoice as the doors answer it. */
export function invoiceAnswer(row: InvoiceRow): Invoice {
  return {
    id: row.id,
    number: invoiceNumber(row.year, row.sequence),
    kind: row.kind,
    title: row.title,
    amount_cents: row.amount_cents,
    btw_cents: row.btw_cents,
    issued_at: row.issued_at.toISOString(),
  }
}
