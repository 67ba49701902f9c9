import type { ProviderOrder, ProviderSubscription } from '#modules/payments/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { accessEndOf } from '../domain/access-end.ts'
import type { OrderRow } from '../store/order-store.ts'
import { findPaymentsOfOrder, type PaymentRow } from '../store/payment-store.ts'
import {
  addSubscription,
  changeSubscription,
  findLiveSubscriptions,
  lockSubscriptionOfOrder,
  type SubscriptionRow,
} from '../store/subscription-store.ts'
import { derivePlanState } from './derive-plan-state.ts'
import { enqueueEndAtProvider } from './end-at-provider.ts'
import { notifySubscriptionChanged } from './notify-buyer.ts'
import { nextVatColumns } from './payment-vat-regime.ts'

/**
 * Updates the subscription of an order to match the provider's answer and the payments. Returns `doubled` when the account already has a subscription
 * for the same product, which is never paid twice. Nothing is written before the first payment.
 */
export async function applyProviderSubscription(
  deps: BillingDeps,
  tx: Tx,
  order: OrderRow,
  answer: ProviderOrder,
): Promise<'done' | 'doubled'> {
  const reported = answer.subscription
  if (reported === null || order.kind === 'purchase') return 'done'
  const row = await lockSubscriptionOfOrder(tx, order.id)
  const payments = await findPaymentsOfOrder(tx, order.id)
  const state = stateOf(order, reported, payments, deps.clock.now())
  if (!row) return order.status === 'paid' ? begin(deps, tx, order, reported, state) : 'done'
  // A subscription that ended for good stays ended when the account has another by now; the worker ends it at the provider too.
  const isOver = row.status === 'ended' && state.status !== 'ended' && (await hasOther(tx, row))
  if (reported.status !== 'ended' && (isOver || state.status === 'ended')) await enqueueEndAtProvider(deps, tx, row)
  const endedAtProvider = {
    ended_at_provider_at: reported.status === 'ended' ? (row.ended_at_provider_at ?? deps.clock.now()) : null,
  }
  if (isOver) {
    await changeSubscription(tx, row.id, endedAtProvider)
    return 'done'
  }
  const planUpdate = derivePlanState(deps, row, { payments, reported: answer.payments })
  const after = await changeSubscription(tx, row.id, {
    ...state,
    ...endedAtProvider,
    ...planUpdate.columns,
    ...nextVatColumns(row, reported.periodStart),
  })
  await notifySubscriptionChanged(deps, tx, row, after)
  await planUpdate.notifyBuyer(tx, after)
  return 'done'
}

async function hasOther(tx: Tx, { user_id: userId, kind, bot_id: botId }: SubscriptionRow): Promise<boolean> {
  if (userId === null) return true
  return (await findLiveSubscriptions(tx, userId)).some((other) => other.kind === kind && other.bot_id === botId)
}

type State = Pick<SubscriptionRow, 'status' | 'period_start' | 'period_end' | 'access_end' | 'ended_at'>

function stateOf(order: OrderRow, reported: ProviderSubscription, payments: readonly PaymentRow[], now: Date): State {
  const isClosed = order.status === 'withdrawn' || order.status === 'returned'
  const endedAt = isClosed ? (order.closed_at ?? now) : reported.status === 'ended' ? (reported.endedAt ?? now) : null
  const isCancelled = reported.cancelAtPeriodEnd
  const accessEnd = accessEndOf({ paidUntil: paidUntilOf(payments), isCancelled, endedAt }) ?? endedAt ?? now
  const hasEnded = endedAt !== null || accessEnd <= now
  const running = isCancelled ? 'cancelled' : reported.status === 'past_due' ? 'past_due' : 'active'
  return {
    status: hasEnded ? 'ended' : running,
    period_start: reported.periodStart,
    period_end: reported.periodEnd,
    access_end: accessEnd,
    ended_at: hasEnded ? (endedAt ?? accessEnd) : null,
  }
}

/** Returns the end of the last period whose payment was not fully refunded; null when there is none. */
function paidUntilOf(payments: readonly PaymentRow[]): Date | null {
  const ends = payments.flatMap((payment) =>
    payment.reason === 'period' && payment.period_end && payment.returned_cents < payment.amount_cents
      ? [payment.period_end.getTime()]
      : [],
  )
  return ends.length === 0 ? null : new Date(Math.max(...ends))
}

async function begin(
  deps: BillingDeps,
  tx: Tx,
  order: OrderRow,
  reported: ProviderSubscription,
  state: State,
): Promise<'done' | 'doubled'> {
  if (order.kind === 'purchase') return 'done'
  const now = deps.clock.now()
  const isNew = await addSubscription(tx, {
    id: newId<'subscription'>(now.getTime()),
    order_id: order.id,
    user_id: order.user_id,
    kind: order.kind,
    plan_code: order.plan_code,
    bot_id: order.bot_id,
    title: order.title,
    price_cents: order.price_cents,
    btw_regime: order.btw_regime,
    provider_reference: reported.reference,
    created_at: now,
    ...state,
  })
  return isNew ? 'done' : 'doubled'
}
