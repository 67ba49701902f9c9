import type Stripe from 'stripe'
import type { ProviderPayment } from '../provider.ts'
import { idOf, instantOf } from './call-stripe.ts'

/** Disputes for which no money was taken, or in which it came back. */
const HARMLESS_DISPUTES: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
])

/** A charge with its disputes. */
export interface ChargeFacts {
  readonly charge: Stripe.Charge
  readonly disputes: readonly Stripe.Dispute[]
}

/** Returns the payment of a purchase; `facts` is its last charge, undefined before any attempt. */
export function purchaseOf(intent: Stripe.PaymentIntent, facts: ChargeFacts | undefined): ProviderPayment {
  const status = intent.status === 'succeeded' ? 'paid' : intent.status === 'processing' ? 'pending' : 'failed'
  return {
    reference: intent.id,
    amountCents: intent.amount,
    currency: intent.currency,
    status,
    paidAt: status === 'paid' ? instantOf(facts?.charge.created ?? intent.created) : null,
    ...moneyOf(facts, intent.amount),
    reason: 'purchase',
    period: null,
  }
}

/** Returns the payment of a subscription's invoice; null for an invoice that is not charged yet or charges nothing. `facts` is its last charge. */
export function invoicePaymentOf(invoice: Stripe.Invoice, facts: ChargeFacts | undefined): ProviderPayment | null {
  const amountCents = facts?.charge.amount ?? invoice.amount_due
  const wasAsked = facts !== undefined || invoice.attempted
  if (invoice.status === 'draft' || invoice.status === null || amountCents <= 0 || !wasAsked) return null
  const isUpgrade = invoice.billing_reason === 'subscription_update'
  const line = invoice.lines.data.find((one) => isProration(one) === isUpgrade) ?? invoice.lines.data[0]
  const isPending = invoice.status === 'open' && facts?.charge.status === 'pending'
  const status = invoice.status === 'paid' ? 'paid' : isPending ? 'pending' : 'failed'
  const paidAt = invoice.status_transitions.paid_at
  return {
    reference: intentOfInvoice(invoice) ?? invoice.id,
    amountCents,
    currency: invoice.currency,
    status,
    paidAt: status === 'paid' ? instantOf(paidAt ?? invoice.created) : null,
    ...moneyOf(facts, amountCents),
    reason: isUpgrade ? 'upgrade' : 'period',
    period: line ? { start: instantOf(line.period.start), end: instantOf(line.period.end) } : null,
  }
}

/** Returns the payment that paid an invoice, or else the newest attempt; null before any. */
export function intentOfInvoice(invoice: Stripe.Invoice): string | null {
  const tries = (invoice.payments?.data ?? []).toSorted((one, other) => one.created - other.created)
  const chosen = tries.find((one) => one.status === 'paid') ?? tries.at(-1)
  return idOf(chosen?.payment.payment_intent)
}

/** Tells whether a line covers a part of a period. */
export function isProration(line: Stripe.InvoiceLineItem): boolean {
  return line.parent?.subscription_item_details?.proration ?? line.parent?.invoice_item_details?.proration ?? false
}

function moneyOf(
  facts: ChargeFacts | undefined,
  amountCents: number,
): Pick<ProviderPayment, 'refundedCents' | 'chargedBackCents' | 'costCents' | 'method'> {
  const charge = facts?.charge
  const refundedCents = charge?.amount_refunded ?? 0
  const lost = (facts?.disputes ?? []).filter(({ status }) => !HARMLESS_DISPUTES.has(status))
  const disputedCents = lost.reduce((sum, dispute) => sum + dispute.amount, 0)
  return {
    refundedCents,
    // A bank may dispute the whole of a partly refunded payment; never more than the payment goes back.
    chargedBackCents: Math.min(disputedCents, amountCents - refundedCents),
    costCents: charge?.status === 'succeeded' ? feeOf(charge.balance_transaction) + disputeFees(facts) : 0,
    method: charge?.payment_method_details?.type ?? 'unknown',
  }
}

function disputeFees(facts: ChargeFacts | undefined): number {
  const moves = (facts?.disputes ?? []).flatMap((dispute) => dispute.balance_transactions)
  return moves.reduce((sum, move) => sum + feeOf(move), 0)
}

/** Returns the fee of a balance transaction; zero until Stripe has booked it. */
function feeOf(move: Stripe.Charge['balance_transaction']): number {
  return move === null || typeof move === 'string' ? 0 : move.fee
}
