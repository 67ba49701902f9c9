import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { SandboxDeps } from '../sandbox-deps.ts'
import { findPaymentsOf, lockPayment } from '../store/payment-store.ts'
import { findPaidSessions, findSession } from '../store/session-store.ts'
import { findSubscriptionsOf, lockSubscription, saveSubscription } from '../store/subscription-store.ts'
import type { SubscriptionRow } from '../store/tables.ts'
import { chargeBack } from './refund-payment.ts'
import { renewAt } from './run-due-sandbox-work.ts'

const SESSIONS_SHOWN = 50

const subscriptionNotFound = {
  status: 404,
  code: 'subscription_not_found',
  message: 'Dit abonnement bestaat niet, of hoort bij een ander account.',
} as const
const subscriptionEnded = {
  status: 409,
  code: 'subscription_ended',
  message: 'Dit abonnement is al beëindigd.',
} as const

/** Returns an account's sandbox payments, newest first, with what can still happen to them. */
export async function readSimulatedOrders(deps: SandboxDeps, userId: string) {
  return asService(deps.db, async (tx) => {
    const sessions = await findPaidSessions(tx, userId, SESSIONS_SHOWN)
    const ids = sessions.map(({ id }) => id)
    const subscriptions = await findSubscriptionsOf(tx, ids)
    const payments = await findPaymentsOf(tx, ids)
    return sessions.map((session) => {
      const subscription = subscriptions.find((one) => one.session_id === session.id)
      return {
        id: session.id,
        title: session.title,
        subscription: subscription ? playedSubscription(subscription) : null,
        payments: payments
          .filter((payment) => payment.session_id === session.id)
          .map((payment) => ({
            id: payment.id,
            amount_cents: payment.amount_cents,
            returned_cents: payment.refunded_cents + payment.charged_back_cents,
            status: payment.status,
            method: payment.method,
            reason: payment.reason,
            at: (payment.paid_at ?? payment.created_at).toISOString(),
            fails_at: payment.charge_back_at?.toISOString() ?? null,
          })),
      }
    })
  })
}

/** Makes the next renewals of one of the account's subscriptions fail, or succeed again. */
export function simulateFailedRenewals(
  deps: SandboxDeps,
  input: { userId: string; subscriptionId: string; fail: boolean },
): Promise<Outcome<{ done: true }>> {
  return withUserSubscription(deps, input, (tx, { id }) => saveSubscription(tx, id, { renewals_fail: input.fail }))
}

/** Renews one of the account's subscriptions now, without waiting for its day. */
export function renewNow(
  deps: SandboxDeps,
  input: { userId: string; subscriptionId: string },
): Promise<Outcome<{ done: true }>> {
  const now = deps.clock.now()
  return withUserSubscription(deps, input, (tx, subscription) => renewAt(tx, subscription, now, now))
}

/** Makes the bank take back one of the account's payments. */
export async function chargeBackPayment(
  deps: SandboxDeps,
  input: { userId: string; paymentId: string },
): Promise<Outcome<{ done: true }>> {
  return asService(deps.db, async (tx) => {
    const payment = await lockPayment(tx, input.paymentId)
    const session = payment && (await findSession(tx, payment.session_id))
    if (!payment || session?.user_id !== input.userId)
      return fail({ status: 404, code: 'payment_not_found', message: 'Deze betaling bestaat niet.' })
    if (!(await chargeBack(tx, payment, deps.clock.now())))
      return fail({ status: 409, code: 'nothing_left', message: 'Van deze betaling is niets meer over.' })
    return ok({ done: true })
  })
}

async function withUserSubscription(
  deps: SandboxDeps,
  input: { userId: string; subscriptionId: string },
  change: (tx: Tx, subscription: SubscriptionRow) => Promise<void>,
): Promise<Outcome<{ done: true }>> {
  return asService(deps.db, async (tx) => {
    const subscription = await lockSubscription(tx, input.subscriptionId)
    const session = subscription && (await findSession(tx, subscription.session_id))
    if (!subscription || session?.user_id !== input.userId) return fail(subscriptionNotFound)
    if (subscription.status === 'ended') return fail(subscriptionEnded)
    await change(tx, subscription)
    return ok({ done: true })
  })
}

function playedSubscription(row: SubscriptionRow) {
  return {
    id: row.id,
    status: row.status,
    amount_cents: row.next_amount_cents ?? row.amount_cents,
    period_end: row.period_end.toISOString(),
    next_try_at: row.next_try_at.toISOString(),
    cancel_at_period_end: row.cancel_at_period_end,
    renewals_fail: row.renewals_fail,
  }
}
