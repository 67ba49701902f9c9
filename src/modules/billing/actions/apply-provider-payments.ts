import { moveBotTotals } from '#modules/catalogue/public.ts'
import type { ProviderPayment } from '#modules/payments/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { newId } from '#platform/ids/id.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { entriesBetween, type PaymentState } from '../domain/posting.ts'
import { productPaid } from '../domain/product-paid.ts'
import { chargeOf, netBetween, partsOf, type VatRegime } from '../domain/vat.ts'
import { issueInvoice } from '../store/invoice-store.ts'
import type { OrderRow } from '../store/order-store.ts'
import {
  addPayment,
  addPosting,
  changePayment,
  findPaymentsOfOrder,
  type PaymentRow,
  saveTransaction,
} from '../store/payment-store.ts'
import { planStateOf } from '../store/plan-state.ts'
import { findShares } from '../store/share-store.ts'
import { findSubscriptionOfOrder, type SubscriptionRow } from '../store/subscription-store.ts'
import { adjustShares, weightsOf } from './adjust-shares.ts'
import { notifyPaid, notifyRefunded } from './notify-buyer.ts'
import { findEvidence, vatRegimeOf } from './payment-vat-regime.ts'

/**
 * Applies the payments of an order as the provider reports them now: new payments get their ledger rows and an invoice; for known ones, later refunds
 * and costs are posted, with a credit note. Totals are compared, never steps, so that nothing counts twice.
 */
export async function applyProviderPayments(
  deps: BillingDeps,
  tx: Tx,
  order: OrderRow,
  reportedPayments: readonly ProviderPayment[],
): Promise<void> {
  const known = new Map((await findPaymentsOfOrder(tx, order.id)).map((row) => [row.provider_reference, row]))
  let isFirst = known.size === 0
  for (const payment of reportedPayments) {
    const row = known.get(payment.reference)
    if (row) await applyPaymentToPlan(deps, tx, order, row, payment)
    else if (payment.status === 'paid') {
      await applyNewPayments(deps, tx, order, payment, isFirst)
      isFirst = false
    }
  }
}

async function applyNewPayments(
  deps: BillingDeps,
  tx: Tx,
  order: OrderRow,
  payment: ProviderPayment,
  isFirst: boolean,
): Promise<void> {
  const now = deps.clock.now()
  const subscription = await findSubscriptionOfOrder(tx, order.id)
  const regime = vatRegimeOf(order, subscription, payment)
  const product = productOf(order, subscription, { payment, regime })
  const row = await addPayment(tx, {
    id: newId<'payment'>(now.getTime()),
    order_id: order.id,
    user_id: order.user_id,
    provider_reference: payment.reference,
    reason: payment.reason,
    plan_code: product.terms?.code ?? null,
    plan_price_cents: product.terms?.priceCents ?? null,
    over_plan_code: product.overCode,
    bot_id: order.bot_id,
    vendor_id: order.vendor_id,
    title: product.title,
    amount_cents: payment.amountCents,
    btw_regime: regime,
    btw_check_id: await findEvidence(tx, order, regime),
    method: payment.method,
    period_start: payment.period?.start ?? null,
    period_end: payment.period?.end ?? null,
    paid_at: payment.paidAt ?? now,
    created_at: now,
  })
  const invoice = await issueInvoice(tx, {
    payment: row,
    buyer: buyerOf(order),
    seller: deps.seller,
    amountCents: row.amount_cents,
    netCents: partsOf(row.amount_cents, regime).netCents,
    now,
  })
  await notifyPaid(deps, tx, { order, payment: row, invoice, isFirst })
  const state = { amountCents: row.amount_cents, returnedCents: 0, costCents: payment.costCents, regime }
  await post(deps, tx, row, null, state, isFirst ? 1 : 0)
  // A payment that was refunded before it was first reported gets both documents and both postings.
  await applyPaymentToPlan(deps, tx, order, { ...row, cost_cents: payment.costCents }, payment)
}

/** Returns the product that a payment is for: after a plan change this differs from the product first ordered. */
function productOf(
  order: OrderRow,
  subscription: SubscriptionRow | undefined,
  paid: { payment: ProviderPayment; regime: VatRegime },
) {
  const state = subscription && planStateOf(subscription)
  if (state) {
    const { terms, overCode } = productPaid(
      state,
      paid.payment,
      (shownCents) => chargeOf(shownCents, paid.regime).grossCents,
    )
    return { title: terms.title, terms, overCode }
  }
  const { title, plan_code: code, price_cents: priceCents } = order
  return { title, terms: code === null ? null : { code, title, priceCents }, overCode: null }
}

/** Posts the changes of a known payment since it was last read. */
async function applyPaymentToPlan(
  deps: BillingDeps,
  tx: Tx,
  order: OrderRow,
  row: PaymentRow,
  reportedPayments: ProviderPayment,
): Promise<void> {
  const shares = await findShares(tx, row)
  const before = {
    amountCents: row.amount_cents,
    returnedCents: row.returned_cents,
    costCents: row.cost_cents,
    regime: row.btw_regime,
    shares: shares && weightsOf(shares),
  }
  const returnedCents = Math.min(row.amount_cents, reportedPayments.refundedCents + reportedPayments.chargedBackCents)
  const after = { ...before, returnedCents, costCents: reportedPayments.costCents }
  if (after.returnedCents === before.returnedCents && after.costCents === before.costCents) return
  const hadRetainedAmount = before.returnedCents < before.amountCents
  const hasRetainedAmount = after.returnedCents < after.amountCents
  // Only a bot's first payment counts as a sale; renewals change only its revenue.
  const sales =
    row.reason !== 'upgrade' && isFirstOf(order, row) ? Number(hasRetainedAmount) - Number(hadRetainedAmount) : 0
  await post(deps, tx, row, before, after, sales)
  if (shares) await adjustShares(tx, shares, { beforeCents: retainedNetOf(before), afterCents: retainedNetOf(after) })
  const changeCents = before.returnedCents - after.returnedCents
  if (changeCents === 0) return
  const netCents = netBetween(before, before.returnedCents, after.returnedCents)
  const creditNote = await issueInvoice(tx, {
    payment: row,
    buyer: buyerOf(order),
    seller: deps.seller,
    amountCents: changeCents,
    netCents,
    now: deps.clock.now(),
  })
  if (changeCents < 0) await notifyRefunded(deps, tx, { order, invoice: creditNote })
}

async function post(
  deps: BillingDeps,
  tx: Tx,
  row: PaymentRow,
  before: PaymentState | null,
  after: PaymentState,
  sales: number,
): Promise<void> {
  const entries = entriesBetween(before, after, row.plan_code === null ? 'bot' : 'plan')
  await addPosting(tx, { of: { paymentId: row.id }, vendorId: row.vendor_id, entries, now: deps.clock.now() })
  await changePayment(tx, row.id, after)
  if (row.bot_id === null || row.plan_code !== null) return
  const retainedCents = retainedNetOf(after)
  await saveTransaction(tx, row, retainedCents)
  await moveBotTotals(tx, row.bot_id, { sales, revenueCents: retainedCents - (before ? retainedNetOf(before) : 0) })
}

function retainedNetOf({ amountCents, returnedCents, regime }: PaymentState): number {
  return partsOf(amountCents - returnedCents, regime).netCents
}

function isFirstOf(order: OrderRow, row: PaymentRow): boolean {
  return order.paid_at === null || row.paid_at.getTime() === order.paid_at.getTime()
}

/** Returns the order's invoice recipient; an order reaches the provider only after its recipient is known. */
function buyerOf(order: OrderRow) {
  if (order.buyer === null) throw new Error('An order was paid for that was never confirmed.')
  return order.buyer
}
