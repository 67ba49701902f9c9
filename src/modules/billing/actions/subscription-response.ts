import type { Invoice, Subscription } from '../contract.ts'
import { invoiceNumber } from '../domain/invoice-number.ts'
import { planChangeStateOf } from '../domain/plan-change.ts'
import { saleKindOf } from '../domain/sale-kind.ts'
import { chargeOf } from '../domain/vat.ts'
import type { SoldInvoiceRow } from '../store/invoice-store.ts'
import { planStateOf } from '../store/plan-state.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'

/** Converts a subscription row to the endpoints' response. */
export function subscriptionResponse(row: SubscriptionRow): Subscription {
  const nextRegime = row.next_btw_regime ?? row.btw_regime
  const hasNext = row.next_price_cents !== null || row.next_btw_regime !== null
  const state = planStateOf(row)
  const { failed_change: failed } = row
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    plan_code: row.plan_code,
    bot_id: row.bot_id,
    status: row.status,
    price_cents: chargeOf(row.price_cents, row.btw_regime).grossCents,
    period_start: row.period_start.toISOString(),
    period_end: row.period_end.toISOString(),
    access_end: row.access_end.toISOString(),
    next_plan_code: row.next_plan_code,
    next_title: row.next_title,
    next_price_cents: hasNext ? chargeOf(row.next_price_cents ?? row.price_cents, nextRegime).grossCents : null,
    next_stands: state && planChangeStateOf(state),
    failed_change: failed && { title: failed.title, reason: failed.reason, at: failed.at },
    btw_regime: row.btw_regime,
    next_btw_regime: row.next_btw_regime,
  }
}

/** Converts an invoice row to the endpoints' response. */
export function invoiceResponse(row: SoldInvoiceRow): Invoice {
  return {
    id: row.id,
    number: invoiceNumber(row.year, row.sequence),
    kind: row.kind,
    title: row.title,
    sold_as: saleKindOf(row),
    amount_cents: row.amount_cents,
    btw_cents: row.btw_cents,
    btw_regime: row.btw_regime,
    issued_at: row.issued_at.toISOString(),
  }
}
