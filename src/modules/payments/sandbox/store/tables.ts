import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentMethod } from '../domain/payment-method.ts'

type SessionTable = {
  id: string
  idempotency_key: string
  order_id: string
  user_id: string | null
  kind: 'subscription' | 'once'
  title: string
  amount_cents: number
  price_id: string | null
  success_url: string
  cancel_url: string
  status: Generated<'open' | 'complete' | 'expired'>
  method: PaymentMethod | null
  expires_at: Date
  created_at: Date
  closed_at: Date | null
}

type SubscriptionTable = {
  id: string
  session_id: string
  amount_cents: number
  next_amount_cents: number | null
  method: PaymentMethod
  status: 'active' | 'past_due' | 'ended'
  anchor_at: Date
  periods_paid: number
  period_start: Date
  period_end: Date
  cancel_at_period_end: Generated<boolean>
  renewals_fail: Generated<boolean>
  failed_tries: Generated<number>
  next_try_at: Date
  ended_at: Date | null
}

type PaymentTable = {
  id: string
  session_id: string
  subscription_id: string | null
  amount_cents: number
  status: 'paid' | 'failed'
  method: PaymentMethod
  reason: 'period' | 'upgrade' | 'purchase'
  period_start: Date | null
  period_end: Date | null
  paid_at: Date | null
  refunded_cents: Generated<number>
  charged_back_cents: Generated<number>
  cost_cents: number
  charge_back_at: Date | null
  created_at: ColumnType<Date, Date, never>
}

/** The sandbox's tables as a query sees them. */
type SandboxTables = {
  sandbox_prices: { id: string; code: string; name: string; amount_cents: number }
  sandbox_sessions: SessionTable
  sandbox_subscriptions: SubscriptionTable
  sandbox_payments: PaymentTable
  sandbox_requests: { key: string; asked: string; created_at: Date }
  sandbox_news: {
    seq: Generated<string>
    event_id: string
    order_id: string
    created_at: Date
    delivered_at: Date | null
  }
}

/** A session as it is stored. */
export type SessionRow = Selectable<SessionTable>

/** A subscription as it is stored. */
export type SubscriptionRow = Selectable<SubscriptionTable>

/** A payment as it is stored. */
export type PaymentRow = Selectable<PaymentTable>

/** Returns the transaction with the sandbox's tables. */
export const sandboxTables = (tx: Tx) => tx.withTables<SandboxTables>().withSchema('app')
