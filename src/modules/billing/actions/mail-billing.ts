import { findAddress } from '#modules/identity/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import type { BillingDeps } from '../billing-deps.ts'
import { invoiceNumber } from '../domain/invoice-number.ts'
import * as mails from '../mails/billing-mails.ts'
import type { InvoiceRow } from '../store/invoice-store.ts'
import type { OrderRow } from '../store/order-store.ts'
import type { PaymentRow } from '../store/payment-store.ts'
import type { PriceChange } from '../store/plan-price-store.ts'
import type { SubscriptionRow } from '../store/subscription-store.ts'

type Deps = Pick<BillingDeps, 'clock' | 'publicUrl' | 'provider'>

/** Writes a mail about money, once per key; nobody is mailed whose account is gone. */
async function write(
  deps: Deps,
  tx: Tx,
  mail: { userId: string | null; kind: string; dedupeKey: string; content: mails.MailText },
): Promise<void> {
  const address = mail.userId === null ? null : await findAddress(tx, mail.userId)
  if (!address) return
  const { userId, kind, dedupeKey, content } = mail
  await enqueueMail(tx, { ...content, userId, kind, dedupeKey, recipient: address.email, now: deps.clock.now() })
}

/** Tells that something was paid, and where its invoice is; the first time also what begins now. */
export function mailInvoice(
  deps: Deps,
  tx: Tx,
  paid: { order: OrderRow; payment: PaymentRow; invoice: InvoiceRow; isFirst: boolean },
): Promise<void> {
  const { order, payment, invoice, isFirst } = paid
  const content = mails.paidMail({
    title: payment.title,
    amountCents: payment.amount_cents,
    number: invoiceNumber(invoice.year, invoice.sequence),
    isFirst,
    isConsumer: order.buyer?.kind === 'consumer',
    isMonthly: order.kind !== 'purchase',
    isSimulated: deps.provider.isSimulated,
    periodEnd: payment.period_end,
    publicUrl: deps.publicUrl,
  })
  return write(deps, tx, { userId: order.user_id, kind: 'invoice', dedupeKey: `invoice:${invoice.id}`, content })
}

/** Tells that money was given back, and where the credit note is. */
export function mailCreditNote(deps: Deps, tx: Tx, returned: { order: OrderRow; invoice: InvoiceRow }): Promise<void> {
  const { order, invoice } = returned
  const content = mails.returnedMail({
    title: invoice.title,
    amountCents: -invoice.amount_cents,
    number: invoiceNumber(invoice.year, invoice.sequence),
    isSimulated: deps.provider.isSimulated,
    publicUrl: deps.publicUrl,
  })
  return write(deps, tx, { userId: order.user_id, kind: 'credit-note', dedupeKey: `invoice:${invoice.id}`, content })
}

/** Tells what changed in the life of a subscription: a payment that failed, that it will end, that it ended. */
export async function mailSubscription(
  deps: Deps,
  tx: Tx,
  before: SubscriptionRow,
  after: SubscriptionRow,
): Promise<void> {
  if (before.status === after.status) return
  const facts = {
    title: after.title,
    periodEnd: after.period_end,
    accessEnd: after.access_end,
    publicUrl: deps.publicUrl,
  }
  const content =
    after.status === 'past_due'
      ? mails.failedPaymentMail(facts)
      : after.status === 'cancelled'
        ? mails.cancelledMail(facts)
        : after.status === 'ended'
          ? mails.endedMail(facts)
          : mails.runsAgainMail(facts)
  // A subscription can be cancelled, taken back and cancelled again within one period: each is told.
  const dedupeKey = `subscription:${after.id}:${after.status}:${deps.clock.now().getTime()}`
  await write(deps, tx, { userId: after.user_id, kind: `subscription-${after.status}`, dedupeKey, content })
}

/** Confirms a withdrawal with its time, at once (BW 6:230o). */
export function mailWithdrawal(deps: Deps, tx: Tx, order: OrderRow, refundCents: number): Promise<void> {
  const content = mails.withdrawnMail({
    title: order.title,
    at: deps.clock.now(),
    refundCents,
    isSimulated: deps.provider.isSimulated,
    publicUrl: deps.publicUrl,
  })
  return write(deps, tx, { userId: order.user_id, kind: 'withdrawal', dedupeKey: `withdrawal:${order.id}`, content })
}

/** Tells a subscriber of another price of his plan: what it was, what it becomes and from when, and how to leave. Once per change. */
export function mailPriceChange(
  deps: Deps,
  tx: Tx,
  told: { change: PriceChange; subscription: SubscriptionRow },
): Promise<void> {
  const { change, subscription } = told
  const content = mails.priceChangeMail({
    title: subscription.next_title ?? subscription.title,
    oldCents: subscription.next_price_cents ?? subscription.price_cents,
    newCents: change.new_cents,
    startsAt: change.starts_at,
    publicUrl: deps.publicUrl,
  })
  const dedupeKey = `price-change:${change.id}:${subscription.id}`
  return write(deps, tx, { userId: subscription.user_id, kind: 'price-change', dedupeKey, content })
}
