import { findLiveAccess } from '#modules/activation/public.ts'
import { findAddress } from '#modules/identity/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { invoiceNumber } from '../domain/invoice-number.ts'
import { isSimulatedBy } from '../domain/is-simulated-by.ts'
import { chargeOf } from '../domain/vat.ts'
import { withdrawableUntil } from '../domain/withdrawal.ts'
import {
  orderPaid,
  orderPaidAgain,
  orderWithdrawn,
  paymentRefunded,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionPastDue,
  subscriptionResumed,
} from '../events.ts'
import * as mails from '../mails/billing-mails.ts'
import type { InvoiceRow } from '../store/invoice-store.ts'
import type { OrderRow } from '../store/order-store.ts'
import { isBotBought, type PaymentRow } from '../store/payment-store.ts'
import type { PriceChange } from '../store/plan-price-store.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'

/** The dependencies of notices about money. */
export type MailDeps = Pick<BillingDeps, 'clock' | 'publicUrl'>

/** Enqueues a mail about money, once per key; an account that is gone gets no mail. */
export async function writeMail(
  deps: MailDeps,
  tx: Tx,
  mail: { userId: string | null; kind: string; dedupeKey: string; content: mails.MailText },
): Promise<void> {
  const address = mail.userId === null ? null : await findAddress(tx, mail.userId)
  if (!address) return
  const { userId, kind, dedupeKey, content } = mail
  await enqueueMail(tx, { ...content, userId, kind, dedupeKey, recipient: address.email, now: deps.clock.now() })
}

/** Publishes that a payment was made, and mails where its invoice is; for the first payment also what begins now. */
export async function notifyPaid(
  deps: MailDeps,
  tx: Tx,
  paid: { order: OrderRow; payment: PaymentRow; invoice: InvoiceRow; isFirst: boolean },
): Promise<void> {
  const { order, payment, invoice, isFirst } = paid
  const data = { order_id: order.id, payment_id: payment.id }
  const event = isFirst ? orderPaid : orderPaidAgain
  await publishEvent(tx, event, { ownerId: order.user_id, data, now: deps.clock.now() })
  const content = mails.paidMail({
    title: payment.title,
    amountCents: payment.amount_cents,
    regime: payment.btw_regime,
    number: invoiceNumber(invoice.year, invoice.sequence),
    isFirst,
    withdrawableUntil: withdrawableUntil(order.buyer, payment.paid_at),
    isMonthly: order.kind !== 'purchase',
    isSimulated: isSimulatedBy(order.provider),
    periodEnd: payment.period_end,
    publicUrl: deps.publicUrl,
  })
  return writeMail(deps, tx, { userId: order.user_id, kind: 'invoice', dedupeKey: `invoice:${invoice.id}`, content })
}

/** Publishes that money was refunded, and mails where the credit note is. */
export async function notifyRefunded(
  deps: MailDeps,
  tx: Tx,
  returned: { order: OrderRow; invoice: InvoiceRow },
): Promise<void> {
  const { order, invoice } = returned
  const now = deps.clock.now()
  await publishEvent(tx, paymentRefunded, { ownerId: order.user_id, data: { order_id: order.id }, now })
  const content = mails.returnedMail({
    title: invoice.title,
    amountCents: -invoice.amount_cents,
    number: invoiceNumber(invoice.year, invoice.sequence),
    reason: refundReasonOf(order),
    isSimulated: isSimulatedBy(order.provider),
    publicUrl: deps.publicUrl,
  })
  return writeMail(deps, tx, {
    userId: order.user_id,
    kind: 'credit-note',
    dedupeKey: `invoice:${invoice.id}`,
    content,
  })
}

/** Returns why an order is refunded, in words for its buyer; null where the order alone does not tell, such as after a charge-back. */
function refundReasonOf({ status, kind }: OrderRow): string | null {
  if (status === 'withdrawn') return mails.refundReasons.withdrawn
  if (status !== 'returned') return null
  return kind === 'plan' ? mails.refundReasons.planHad : mails.refundReasons.botHad
}

/** Publishes and mails a status change of a subscription: a payment failed, it will end, it ended, or it runs on. */
export async function notifySubscriptionChanged(
  deps: MailDeps,
  tx: Tx,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  if (before.status === after.status) return
  const data = { subscription_id: after.id }
  await publishEvent(tx, eventOf(after), { ownerId: after.user_id, data, now: deps.clock.now() })
  const facts = {
    title: after.title,
    periodEnd: after.period_end,
    accessEnd: after.access_end,
    remainingAccess: await remainingAccess(deps, tx, after),
    publicUrl: deps.publicUrl,
  }
  const content =
    after.status === 'past_due'
      ? mails.failedPaymentMail(facts)
      : after.status === 'cancelled'
        ? mails.cancelledMail(facts)
        : after.status === 'ended'
          ? mails.subscriptionEndedMail(facts)
          : mails.runsAgainMail(facts)
  // A subscription can be cancelled, resumed and cancelled again within one period: each change is mailed.
  const dedupeKey = `subscription:${after.id}:${after.status}:${deps.clock.now().getTime()}`
  await writeMail(deps, tx, { userId: after.user_id, kind: `subscription-${after.status}`, dedupeKey, content })
}

function eventOf({ status }: SubscriptionRow) {
  if (status === 'past_due') return subscriptionPastDue
  if (status === 'cancelled') return subscriptionCancelled
  return status === 'ended' ? subscriptionEnded : subscriptionResumed
}

async function remainingAccess(
  deps: MailDeps,
  tx: Tx,
  { kind, user_id: userId, bot_id: botId }: SubscriptionRow,
): Promise<'purchase' | 'plan' | null> {
  if (kind !== 'rental' || userId === null || botId === null) return null
  if (await isBotBought(tx, userId, botId)) return 'purchase'
  return (await findLiveAccess(tx, userId, botId, deps.clock.now())).plan ? 'plan' : null
}

/** Publishes a withdrawal, and confirms it by mail with its time, at once (BW 6:230o). */
export async function notifyWithdrawn(deps: MailDeps, tx: Tx, order: OrderRow, refundCents: number): Promise<void> {
  const now = deps.clock.now()
  await publishEvent(tx, orderWithdrawn, { ownerId: order.user_id, data: { order_id: order.id }, now })
  const content = mails.withdrawnMail({
    title: order.title,
    at: deps.clock.now(),
    refundCents,
    isSimulated: isSimulatedBy(order.provider),
    publicUrl: deps.publicUrl,
  })
  return writeMail(deps, tx, {
    userId: order.user_id,
    kind: 'withdrawal',
    dedupeKey: `withdrawal:${order.id}`,
    content,
  })
}

/** Mails a subscriber that the price of their plan changes: the old price, the new one, its first day, and how to leave. Once per change. */
export function mailPriceChange(
  deps: MailDeps,
  tx: Tx,
  details: { change: PriceChange; subscription: SubscriptionRow },
): Promise<void> {
  const { change, subscription } = details
  const regime = subscription.next_btw_regime ?? subscription.btw_regime
  const content = mails.priceChangeMail({
    title: subscription.next_title ?? subscription.title,
    oldCents: chargeOf(subscription.next_price_cents ?? subscription.price_cents, regime).grossCents,
    newCents: chargeOf(change.new_cents, regime).grossCents,
    regime,
    startsAt: change.starts_at,
    publicUrl: deps.publicUrl,
  })
  const dedupeKey = `price-change:${change.id}:${subscription.id}`
  return writeMail(deps, tx, { userId: subscription.user_id, kind: 'price-change', dedupeKey, content })
}

/** Mails a vendor at once that their payout account was set or changed, with only its last four digits. */
export function mailPayoutAccount(
  deps: MailDeps,
  tx: Tx,
  details: { userId: string; iban: string; isFirst: boolean },
): Promise<void> {
  const { userId, iban, isFirst } = details
  const content = mails.payoutAccountMail({ lastFour: iban.slice(-4), isFirst, publicUrl: deps.publicUrl })
  return writeMail(deps, tx, { userId, kind: 'payout-account', dedupeKey: `payout-account:${newId()}`, content })
}

/** Mails a subscriber that the VAT regime changes from the next period on, and what that period costs. Once per period. */
export function mailVatChange(
  deps: MailDeps,
  tx: Tx,
  details: { subscription: SubscriptionRow; btwId: string },
): Promise<void> {
  const { subscription, btwId } = details
  const regime = subscription.next_btw_regime ?? subscription.btw_regime
  const content = mails.vatChangeMail({
    title: subscription.next_title ?? subscription.title,
    btwId,
    regime,
    newCents: chargeOf(subscription.next_price_cents ?? subscription.price_cents, regime).grossCents,
    startsAt: subscription.period_end,
    publicUrl: deps.publicUrl,
  })
  const dedupeKey = `btw-change:${subscription.id}:${subscription.period_end.getTime()}`
  return writeMail(deps, tx, { userId: subscription.user_id, kind: 'btw-change', dedupeKey, content })
}
