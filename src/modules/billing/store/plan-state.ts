import type { Updateable } from 'kysely'
import type { PlanPayment } from '../domain/paid-plan.ts'
import { asksSurely, type PendingPlanChange, type PlanState } from '../domain/plan-change.ts'
import type { PaymentRow } from './payment-store.ts'
import type { SubscriptionRow } from './subscription-store.ts'
import type { BillingTables } from './tables.ts'

/** Returns the plan state of a subscription; null for the rental of a bot. */
export function planStateOf(row: SubscriptionRow): PlanState | null {
  if (row.plan_code === null) return null
  const { billed_plan: billed, failed_change: failed } = row
  return {
    plan: { code: row.plan_code, title: row.title, priceCents: row.price_cents },
    billed: billed && { ...billed, since: new Date(billed.since) },
    pendingChange: pendingChangeOf(row),
    failed: failed && { ...failed, at: new Date(failed.at), askedAt: new Date(failed.askedAt) },
  }
}

function pendingChangeOf(row: SubscriptionRow): PendingPlanChange | null {
  const { next_plan_code: code, next_price_cents: priceCents, next_from: from, next_asked_at: askedAt } = row
  if (code === null || priceCents === null || from === null || askedAt === null) return null
  const title = row.next_title ?? row.title
  return { code, title, priceCents, from, askedAt, isAtOnce: row.next_at_once, overCode: row.next_over_code }
}

/** Converts a plan state to its columns. */
export function planColumns(state: PlanState) {
  const { plan, billed, pendingChange, failed } = state
  return {
    plan_code: plan.code,
    title: plan.title,
    price_cents: plan.priceCents,
    billed_plan: asksSurely(state, plan) ? null : JSON.stringify(billed),
    failed_change: failed && JSON.stringify(failed),
    ...pendingChangeColumns(pendingChange),
  } satisfies Updateable<BillingTables['subscriptions']>
}

/** Converts a pending change to its columns; all null without one. */
export function pendingChangeColumns(pendingChange: PendingPlanChange | null) {
  return {
    next_plan_code: pendingChange?.code ?? null,
    next_title: pendingChange?.title ?? null,
    next_price_cents: pendingChange?.priceCents ?? null,
    next_from: pendingChange?.from ?? null,
    next_asked_at: pendingChange?.askedAt ?? null,
    next_at_once: pendingChange?.isAtOnce ?? false,
    next_over_code: pendingChange?.overCode ?? null,
  } satisfies Updateable<BillingTables['subscriptions']>
}

/** Converts a payment to a plan payment; null for a payment of a bot. */
export function planPaymentOf(row: PaymentRow): PlanPayment | null {
  if (row.plan_code === null || row.period_start === null) return null
  const priceCents = row.plan_price_cents ?? row.amount_cents
  return {
    reason: row.reason,
    terms: { code: row.plan_code, title: row.title, priceCents },
    overCode: row.over_plan_code,
    periodStart: row.period_start,
    paidAt: row.paid_at,
    knownAt: row.created_at,
    hasRetainedAmount: row.returned_cents < row.amount_cents,
  }
}
