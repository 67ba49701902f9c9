import type Stripe from 'stripe'

/** The parts of Stripe's objects that the product reads, each as the official package declares it. */
export type StoredSession = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'status'
  | 'mode'
  | 'amount_total'
  | 'client_reference_id'
  | 'metadata'
  | 'url'
  | 'success_url'
  | 'cancel_url'
  | 'expires_at'
  | 'created'
  | 'currency'
  | 'payment_method_types'
> & { customer: string; payment_intent: string | null; subscription: string | null }

export type StoredCustomer = Pick<Stripe.Customer, 'id' | 'object' | 'email' | 'metadata' | 'created'>

export type StoredPrice = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'unit_amount' | 'lookup_key' | 'created'
>

export type StoredItem = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end' | 'subscription'
> & { price: StoredPrice }

export type StoredSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'metadata'
  | 'cancel_at_period_end'
  | 'cancel_at'
  | 'ended_at'
  | 'start_date'
  | 'billing_cycle_anchor'
  | 'created'
> & { customer: string; items: { object: 'list'; data: [StoredItem]; has_more: boolean; url: string } }

export type StoredIntent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'metadata' | 'created'
> & { customer: string }

export type StoredFee = Pick<Stripe.BalanceTransaction, 'id' | 'object' | 'fee' | 'amount' | 'currency'>

export type StoredCharge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'currency' | 'status' | 'disputed' | 'metadata' | 'created'
> & {
  customer: string
  payment_intent: string
  balance_transaction: StoredFee | null
  payment_method_details: Pick<Stripe.Charge.PaymentMethodDetails, 'type'>
}

export type StoredDispute = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'created' | 'reason'
> & { charge: string; payment_intent: string; balance_transactions: StoredFee[] }

type Line = Pick<Stripe.InvoiceLineItem, 'id' | 'object' | 'amount' | 'currency' | 'period'> & {
  parent: {
    type: 'subscription_item_details'
    invoice_item_details: null
    subscription_item_details: Pick<
      Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails,
      'proration' | 'subscription' | 'subscription_item'
    >
  }
}

export type StoredInvoice = Pick<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'attempted'
  | 'attempt_count'
  | 'billing_reason'
  | 'created'
  | 'currency'
  | 'status'
  | 'status_transitions'
> & {
  customer: string
  lines: { object: 'list'; data: Line[]; has_more: boolean; url: string }
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: Pick<Stripe.Invoice.Parent.SubscriptionDetails, 'metadata' | 'subscription'>
  }
  payments: { object: 'list'; data: StoredInvoicePayment[]; has_more: boolean; url: string }
}

export type StoredInvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'status' | 'created' | 'is_default'
> & {
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
}

export type StoredEvent = {
  id: string
  object: 'event'
  type: Stripe.Event['type']
  created: number
  data: { object: unknown }
}

/** What each way to pay costs, in whole cents. */
export function feeOf(method: string, amount: number): number {
  if (method === 'card') return 25 + Math.round(amount * 0.015)
  return method === 'ideal' ? 29 : 35
}

/** Stripe counts months by the clock of UTC; `months` after an anchor in whole seconds. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate()
  const to = new Date(from)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return to.getTime() / 1000
}
