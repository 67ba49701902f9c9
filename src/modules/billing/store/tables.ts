import type { ColumnType, Generated } from 'kysely'
import type { InvoiceRecipient } from '../contract/invoice-recipient.ts'
import type { BilledPlan, FailedChange } from '../domain/plan-change.ts'
import type { Account } from '../domain/posting.ts'
import type { VatRegime } from '../domain/vat.ts'

/** A jsonb column: read parsed, written as text. */
type Json<Value> = ColumnType<Value, string, string>

/** A value as jsonb returns it: its times are strings. */
type Stored<Value> = { readonly [Key in keyof Value]: Value[Key] extends Date ? string : Value[Key] }

/** The kinds of products that are ordered. */
export type OrderKind = 'plan' | 'rental' | 'purchase'

/** The status of an order. */
export type OrderStatus = 'draft' | 'open' | 'paid' | 'cancelled' | 'expired' | 'failed' | 'returned' | 'withdrawn'

/** The tables of the billing module as a query sees them. */
export type BillingTables = {
  billing_profiles: { user_id: string; buyer: Json<InvoiceRecipient>; updated_at: Date }
  orders: {
    id: string
    user_id: string | null
    kind: OrderKind
    plan_code: string | null
    bot_id: string | null
    vendor_id: string | null
    title: string
    price_cents: number
    btw_regime: Generated<VatRegime>
    status: Generated<OrderStatus>
    problem: string | null
    buyer: ColumnType<InvoiceRecipient | null, string | null | undefined, string | null>
    terms_version: string
    accepted_at: Date | null
    provider: string
    session_id: string | null
    payment_url: string | null
    session_ends_at: Date | null
    read_ticket: ColumnType<string, string | undefined, string>
    created_at: Date
    paid_at: Date | null
    closed_at: Date | null
    given_back_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  subscriptions: {
    id: string
    order_id: string
    user_id: string | null
    kind: 'plan' | 'rental'
    plan_code: string | null
    bot_id: string | null
    title: string
    price_cents: number
    btw_regime: Generated<VatRegime>
    next_btw_regime: ColumnType<VatRegime | null, VatRegime | null | undefined, VatRegime | null>
    next_btw_from: ColumnType<Date | null, Date | null | undefined, Date | null>
    status: 'active' | 'past_due' | 'cancelled' | 'ended'
    provider_reference: string
    period_start: Date
    period_end: Date
    access_end: Date
    next_plan_code: string | null
    next_title: string | null
    next_price_cents: number | null
    next_from: Date | null
    next_asked_at: Date | null
    next_at_once: Generated<boolean>
    next_over_code: string | null
    billed_plan: ColumnType<Stored<BilledPlan> | null, string | null | undefined, string | null>
    failed_change: ColumnType<Stored<FailedChange> | null, string | null | undefined, string | null>
    keep_bot_ids: ColumnType<readonly string[] | null, string | null | undefined, string | null>
    created_at: Date
    ended_at: Date | null
    ended_at_provider_at: Date | null
  }
  payments: {
    id: string
    order_id: string
    user_id: string | null
    provider_reference: string
    reason: 'period' | 'upgrade' | 'purchase'
    plan_code: string | null
    plan_price_cents: number | null
    over_plan_code: string | null
    bot_id: string | null
    vendor_id: string | null
    title: string
    amount_cents: number
    btw_regime: Generated<VatRegime>
    btw_check_id: ColumnType<string | null, string | null | undefined, string | null>
    returned_cents: Generated<number>
    cost_cents: Generated<number>
    method: string
    period_start: Date | null
    period_end: Date | null
    paid_at: Date
    created_at: Date
    shared_at: ColumnType<Date | null, Date | null | undefined, Date>
  }
  ledger_entries: {
    id: string
    posting_id: string
    payment_id: string | null
    payout_id: string | null
    account: Account
    vendor_id: string | null
    amount_cents: number
    created_at: Date
  }
  invoice_counters: { year: number; last_number: number }
  invoices: {
    id: string
    year: number
    sequence: number
    kind: 'invoice' | 'credit_note'
    user_id: string | null
    payment_id: string
    about_id: string | null
    title: string
    buyer: Json<InvoiceRecipient>
    seller: Json<{ name: string; address: string; kvkNumber: string; btwId: string; iban: string }>
    amount_cents: number
    net_cents: number
    btw_cents: number
    btw_regime: Generated<VatRegime>
    method: string
    period_start: Date | null
    period_end: Date | null
    issued_at: Date
  }
  btw_checks: {
    id: string
    btw_id: string
    status: 'valid' | 'invalid'
    consultation: string | null
    consulted_on: string | null
    checked_at: Date
  }
  provider_news: { event_id: string; order_id: string; received_at: Date }
  transactions: {
    id: string
    bot_id: string | null
    vendor_id: string | null
    user_id: string | null
    amount_cents: number
    status: string | null
    created_at: Date
  }
}
