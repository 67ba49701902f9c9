import type { ProviderOrder } from '#modules/payments/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { ensureJob } from '#platform/jobs/enqueue-job.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { REFUND_JOB } from '../domain/job-names.ts'
import { chargeOf } from '../domain/vat.ts'
import {
  changeOrder,
  findOrder,
  lockBuyer,
  lockOrder,
  nextReadTicket,
  type OrderRow,
  saveReadTicket,
} from '../store/order-store.ts'
import { isBotBought } from '../store/payment-store.ts'
import { saveRefunded } from '../store/provider-task-store.ts'
import { findSubscriptionOfOrder } from '../store/subscription-store.ts'
import { applyProviderPayments } from './apply-provider-payments.ts'
import { applyProviderSubscription } from './apply-provider-subscription.ts'
import { closeOrder } from './close-order.ts'
import { grantPaidAccess } from './grant-paid-access.ts'
import { isFromCurrentProvider } from './is-from-current-provider.ts'
import { releaseReservedSlot } from './release-reserved-slot.ts'

/**
 * Asks the provider for the state of an order and applies it: payments, ledger, invoices, subscription and access, all in one transaction. Callable
 * any number of times, by anyone, in any order; of two answers the one requested later counts. Returns the updated order, or null when it is unknown;
 * an order of another provider is not asked about. Throws `ProviderError`.
 */
export async function reconcileOrder(deps: BillingDeps, orderId: string): Promise<OrderRow | null> {
  const asked = await asService(deps.db, async (tx) => {
    const order = await findOrder(tx, orderId)
    return order ? { order, ticket: order.session_id === null ? 0n : await nextReadTicket(tx) } : null
  })
  if (!asked || asked.order.session_id === null || !isFromCurrentProvider(deps, asked.order))
    return asked?.order ?? null
  const providerOrder = await deps.provider.readOrder(asked.order.session_id)
  if (!providerOrder) {
    deps.log.error({ orderId }, 'the payment provider does not know the session of an order')
    return asked.order
  }
  return asService(deps.db, (tx) => applyProviderOrder(deps, tx, { orderId, ticket: asked.ticket, providerOrder }))
}

async function applyProviderOrder(
  deps: BillingDeps,
  tx: Tx,
  answer: { orderId: string; ticket: bigint; providerOrder: ProviderOrder },
): Promise<OrderRow | null> {
  const { orderId, ticket, providerOrder } = answer
  const order = await lockOrder(tx, orderId)
  if (!order || BigInt(order.read_ticket) >= ticket) return order ?? null
  if (order.user_id !== null) await lockBuyer(tx, order.user_id)
  await saveReadTicket(tx, orderId, ticket)
  if (providerOrder.orderId !== orderId)
    throw new Error('The payment provider answered another order than the one that was asked for.')
  const now = deps.clock.now()
  if (!isAsOrdered(order, providerOrder)) {
    if (order.problem !== AMOUNT_DIFFERS)
      await closeOrder(tx, order, { status: 'failed', problem: AMOUNT_DIFFERS, needsRefund: true, now })
  } else {
    await applyProviderPayments(deps, tx, order, providerOrder.payments)
    await changeOrder(tx, orderId, toOrderChange(order, providerOrder, now))
    const currentOrder = (await findOrder(tx, orderId)) ?? order
    const before = await findSubscriptionOfOrder(tx, orderId)
    const isDoubled =
      order.kind === 'purchase'
        ? order.paid_at === null && (await isHadAlready(tx, currentOrder))
        : (await applyProviderSubscription(deps, tx, currentOrder, providerOrder)) === 'doubled'
    const isOrphan = order.user_id === null && order.paid_at === null && currentOrder.status === 'paid'
    if (isDoubled || isOrphan)
      await closeOrder(tx, currentOrder, {
        status: 'returned',
        problem: isOrphan ? GONE : DOUBLED,
        needsRefund: true,
        now,
      })
    else {
      await grantPaidAccess(deps, tx, currentOrder)
      await releaseReservedSlot(deps, tx, before)
    }
  }
  await refundRemainder(tx, orderId, providerOrder, now)
  return (await findOrder(tx, orderId)) ?? null
}

const AMOUNT_DIFFERS = 'Het betaalde bedrag klopt niet met je bestelling. Je krijgt het terug.'
const DOUBLED = 'Je had dit al. Je betaling krijg je terug.'
const GONE = 'Het account bestond niet meer toen er betaald werd. De betaling gaat terug.'
const PAYMENT_FAILED = 'De betaling is niet gelukt. Er is niets afgeschreven.'

/** Refunds what is paid for an order that was closed for good, such as a direct debit that was still on its way. */
async function refundRemainder(tx: Tx, orderId: string, providerOrder: ProviderOrder, now: Date): Promise<void> {
  const order = await findOrder(tx, orderId)
  const isClosed = order?.status === 'withdrawn' || order?.status === 'returned' || order?.status === 'failed'
  if (!order || !isClosed) return
  const runsOn = providerOrder.subscription !== null && providerOrder.subscription.status !== 'ended'
  await saveRefunded(tx, orderId, !hasUnrefundedPayment(providerOrder) && !runsOn, now)
  if (!hasUnrefundedPayment(providerOrder)) return
  // Delayed: money that comes back repeatedly, such as a refund to a closed account, must not loop.
  const runAt = new Date(now.getTime() + REFUND_RETRY_MS)
  await ensureJob(tx, { name: REFUND_JOB, payload: { order_id: order.id }, dedupeKey: order.id, runAt, now })
}

const REFUND_RETRY_MS = 3_600_000

function hasUnrefundedPayment({ payments }: ProviderOrder): boolean {
  return payments.some(
    (paid) => paid.status === 'paid' && paid.amountCents > paid.refundedCents + paid.chargedBackCents,
  )
}

/** Tells whether the account bought the same bot by another order: the later payment is refunded. */
async function isHadAlready(tx: Tx, { id, status, user_id: userId, bot_id: botId }: OrderRow): Promise<boolean> {
  return status === 'paid' && userId !== null && botId !== null && (await isBotBought(tx, userId, botId, id))
}

/** Tells whether the first payment equals the ordered amount, to the cent. */
function isAsOrdered(order: OrderRow, providerOrder: ProviderOrder): boolean {
  const paid = providerOrder.payments.filter((payment) => payment.status === 'paid')
  const first = paid[0]
  const { grossCents } = chargeOf(order.price_cents, order.btw_regime)
  if (first && first.amountCents !== grossCents && order.paid_at === null) return false
  return paid.every((payment) => payment.currency === 'eur')
}

/** Derives the change of an order from the provider's answer; a payment counts, also after the order was cancelled. */
function toOrderChange(order: OrderRow, providerOrder: ProviderOrder, now: Date): Parameters<typeof changeOrder>[2] {
  if (order.paid_at !== null || order.status === 'withdrawn' || order.status === 'returned') return {}
  const paid = providerOrder.payments.find((payment) => payment.status === 'paid')
  if (paid) return { status: 'paid', problem: null, paidAt: paid.paidAt ?? now }
  if (order.status !== 'open') return {}
  if (providerOrder.session.status === 'expired') return { status: 'expired', closedAt: now }
  const isOver =
    providerOrder.session.status === 'complete' &&
    providerOrder.payments.every((payment) => payment.status === 'failed')
  return isOver && providerOrder.payments.length > 0 ? { status: 'failed', problem: PAYMENT_FAILED, closedAt: now } : {}
}
