import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { accessEndOf } from '../domain/access-end.ts'
import { END_JOB } from '../domain/job-names.ts'
import type { ProviderSubscription } from '../provider.ts'
import type { OrderRow } from '../store/order-store.ts'
import { findPaymentsOfOrder, type PaymentRow } from '../store/payment-store.ts'
import {
  addSubscription,
  changeSubscription,
  findLiveSubscriptions,
  findSubscriptionOfOrder,
  type SubscriptionRow,
} from '../store/subscription-store.ts'
import { mailSubscription } from './mail-billing.ts'

/**
 * Brings the subscription of an order in step with what the provider tells and what was paid. Answers `doubled` when the account has one for
 * the same thing already, which is never paid twice. Nothing is written before the first payment.
 */
export async function takeInSubscription(
  deps: BillingDeps,
  tx: Tx,
  order: OrderRow,
  told: ProviderSubscription | null,
): Promise<'done' | 'doubled'> {
  if (told === null || order.kind === 'purchase') return 'done'
  const row = await findSubscriptionOfOrder(tx, order.id)
  const payments = await findPaymentsOfOrder(tx, order.id)
  const state = stateOf(order, told, payments, deps.clock.now())
  if (!row) return order.status === 'paid' ? begin(deps, tx, order, told, state) : 'done'
  // What ended for good stays so when the account has another by now; the worker ends it at the provider too.
  const isOver = row.status === 'ended' && state.status !== 'ended' && (await hasOther(tx, row))
  if (told.status !== 'ended' && (isOver || state.status === 'ended')) await endAtProvider(deps, tx, row)
  if (isOver) return 'done'
  const change = { ...state, ...planOf(row, told, payments) }
  await changeSubscription(tx, row.id, change)
  await mailSubscription(deps, tx, row, { ...row, ...change })
  return 'done'
}

/** What gives no rights any more may not be charged either. */
export async function endAtProvider(deps: Pick<BillingDeps, 'clock'>, tx: Tx, row: SubscriptionRow): Promise<void> {
  const payload = { reference: row.provider_reference }
  await enqueueJob(tx, { name: END_JOB, payload, dedupeKey: row.id, now: deps.clock.now() })
}

async function hasOther(tx: Tx, { user_id: userId, kind, bot_id: botId }: SubscriptionRow): Promise<boolean> {
  if (userId === null) return true
  return (await findLiveSubscriptions(tx, userId)).some((other) => other.kind === kind && other.bot_id === botId)
}

type State = Pick<SubscriptionRow, 'status' | 'period_start' | 'period_end' | 'access_end' | 'ended_at'>

function stateOf(order: OrderRow, told: ProviderSubscription, payments: readonly PaymentRow[], now: Date): State {
  const isClosed = order.status === 'withdrawn' || order.status === 'returned'
  const endedAt = isClosed ? (order.closed_at ?? now) : told.status === 'ended' ? (told.endedAt ?? now) : null
  const isCancelled = told.cancelAtPeriodEnd
  const accessEnd = accessEndOf({ paidUntil: paidUntilOf(payments), isCancelled, endedAt }) ?? endedAt ?? now
  const hasEnded = endedAt !== null || accessEnd <= now
  const running = isCancelled ? 'cancelled' : told.status === 'past_due' ? 'past_due' : 'active'
  return {
    status: hasEnded ? 'ended' : running,
    period_start: told.periodStart,
    period_end: told.periodEnd,
    access_end: accessEnd,
    ended_at: hasEnded ? (endedAt ?? accessEnd) : null,
  }
}

/** The end of the last period of which a payment was kept at least in part; null when none was. */
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
  told: ProviderSubscription,
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
    provider_reference: told.reference,
    created_at: now,
    ...state,
  })
  return isNew ? 'done' : 'doubled'
}

/** A subscription of which no change of plan is ahead; the bots that were chosen to stay are kept for when it took effect. */
export const NO_CHANGE_AHEAD = {
  next_plan_code: null,
  next_title: null,
  next_price_cents: null,
  next_from: null,
}

/** A change of plan that was asked for takes effect when its difference was paid, or with the period that it was asked for. */
function planOf(row: SubscriptionRow, told: ProviderSubscription, payments: readonly PaymentRow[]) {
  const { next_plan_code: code, next_price_cents: price, next_from: from } = row
  if (code === null || price === null || from === null) return {}
  const isPaid = payments.some(
    (payment) => payment.reason === 'upgrade' && payment.created_at >= from && payment.returned_cents === 0,
  )
  if (!isPaid && told.periodStart < from) return {}
  return { plan_code: code, title: row.next_title ?? row.title, price_cents: price, ...NO_CHANGE_AHEAD }
}
