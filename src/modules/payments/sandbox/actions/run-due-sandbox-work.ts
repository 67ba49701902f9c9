import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { providerCostCents, renewalMethod } from '../domain/payment-method.ts'
import { type RenewableSubscription, renewSubscription } from '../domain/renewal.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { lockDueChargeBack, savePayment } from '../store/payment-store.ts'
import { closeSession, lockOverdueSession } from '../store/session-store.ts'
import { lockDueSubscription, saveSubscription } from '../store/subscription-store.ts'
import type { SubscriptionRow } from '../store/tables.ts'
import { orderOf } from './change-subscription.ts'
import { emitSandboxEvent } from './emit-sandbox-event.ts'
import { chargeBack } from './refund-payment.ts'

/**
 * Does the work that is due: sessions expire, banks take debits back, subscriptions renew. Each item gets its own transaction and the instant at
 * which it was due, however late this runs; a subscription that is months behind renews period by period.
 */
export async function runDueSandboxWork(deps: SandboxDeps, signal: AbortSignal): Promise<void> {
  for (const step of [expireNextSession, chargeBackNextPayment, renewNextSubscription]) {
    let hasMore = true
    while (hasMore && !signal.aborted) hasMore = await asService(deps.db, (tx) => step(tx, deps.clock.now()))
  }
}

/** Tries the next period of a locked subscription at an instant, and emits its event at `now`. */
export async function renewAt(tx: Tx, row: SubscriptionRow, at: Date, now: Date): Promise<void> {
  const { subscription, charge } = renewSubscription(renewableOf(row), at)
  const amountCents = row.next_amount_cents ?? row.amount_cents
  const isPaid = charge?.status === 'paid'
  await saveSubscription(tx, row.id, {
    status: subscription.status,
    periods_paid: subscription.periodsPaid,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    failed_tries: subscription.failedTries,
    next_try_at: subscription.nextTryAt,
    ended_at: subscription.endedAt,
    ...(isPaid ? { amount_cents: amountCents, next_amount_cents: null } : {}),
  })
  if (charge) {
    const method = renewalMethod(row.method)
    await savePayment(tx, {
      session_id: row.session_id,
      subscription_id: row.id,
      amount_cents: amountCents,
      status: charge.status,
      method,
      reason: 'period',
      period_start: charge.period.start,
      period_end: charge.period.end,
      paid_at: isPaid ? at : null,
      cost_cents: isPaid ? providerCostCents(method, amountCents) : 0,
      charge_back_at: null,
      created_at: at,
    })
  }
  await emitSandboxEvent(tx, await orderOf(tx, row), now)
}

async function expireNextSession(tx: Tx, now: Date): Promise<boolean> {
  const session = await lockOverdueSession(tx, now)
  if (!session) return false
  await closeSession(tx, session.id, { status: 'expired', method: null, now: session.expires_at })
  await emitSandboxEvent(tx, session.order_id, now)
  return true
}

async function chargeBackNextPayment(tx: Tx, now: Date): Promise<boolean> {
  const payment = await lockDueChargeBack(tx, now)
  if (!payment) return false
  await chargeBack(tx, payment, now)
  return true
}

async function renewNextSubscription(tx: Tx, now: Date): Promise<boolean> {
  const subscription = await lockDueSubscription(tx, now)
  if (!subscription) return false
  await renewAt(tx, subscription, subscription.next_try_at, now)
  return true
}

function renewableOf(row: SubscriptionRow): RenewableSubscription {
  return {
    status: row.status,
    anchorAt: row.anchor_at,
    periodsPaid: row.periods_paid,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    renewalsFail: row.renewals_fail,
    failedTries: row.failed_tries,
    nextTryAt: row.next_try_at,
    endedAt: row.ended_at,
  }
}
