import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Seller } from '../billing-deps.ts'
import type { BillingTables } from './tables.ts'

/** A day without a time, such as `2026-11-01`. */
type Day = string

/** The tables of vendors' balances and payouts, with those of sales. */
export type VendorTables = BillingTables & {
  plan_shares: {
    id: string
    payment_id: string
    bot_id: string | null
    vendor_id: string | null
    uses: number
    created_at: Date
  }
  payout_accounts: {
    vendor_id: string
    iban: string
    name: string
    status: 'unchecked' | 'checked'
    checked_by: string | null
    checked_at: Date | null
    changed_at: Date
    leaving_at: Date | null
  }
  payouts: {
    id: string
    number: GeneratedAlways<number>
    vendor_id: string
    amount_cents: number
    first_month: Day
    last_month: Day
    iban: string
    name: string
    status: 'due' | 'paid' | 'refused'
    created_at: Date
    settled_at: Date | null
  }
  vendor_statements: {
    id: string
    year: number
    sequence: number
    vendor_id: string
    month: Day
    vendor_name: string
    seller: ColumnType<Seller, string, string>
    opening_cents: number
    sales_cents: number
    refunds_cents: number
    plan_cents: number
    payouts_cents: number
    closing_cents: number
    /** Issued for simulated sandbox money, before such statements were refused. */
    is_simulated: Generated<boolean>
    issued_at: Date
  }
}
