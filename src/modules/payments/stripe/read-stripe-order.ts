import type Stripe from 'stripe'
import type { ProviderOrder, ProviderPayment, ProviderSubscription } from '../provider.ts'
import { callStripe, findInStripe, idOf, instantOf, type StripeClient } from './call-stripe.ts'
import { type ChargeFacts, intentOfInvoice, invoicePaymentOf, purchaseOf } from './stripe-payments.ts'

/** More than eighty years of months: a longer list is a fault, not a history. */
const ROWS_MAX = 1000
const STATES = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
} as const satisfies Record<string, ProviderSubscription['status']>

/** Returns everything that Stripe knows of a session's order; null for an unknown session or one that is not an order of this app. */
export async function readStripeOrder(stripe: StripeClient, sessionId: string): Promise<ProviderOrder | null> {
  const session = await findInStripe(() =>
    stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent', 'subscription'] }),
  )
  const orderId = session?.metadata?.orderId
  if (!session || !orderId) return null
  const { payment_intent: intent, subscription } = session
  const isClosed = session.status === 'complete'
  const status = isClosed ? 'complete' : session.status === 'expired' ? 'expired' : 'open'
  const order: ProviderOrder = { orderId, session: { id: session.id, status }, subscription: null, payments: [] }
  // An open page may have seen failed attempts; they concern only the customer.
  if (!isClosed) return order
  if (subscription && typeof subscription !== 'string') return withSubscription(stripe, order, subscription)
  if (!intent || typeof intent === 'string') return order
  const charges = await readCharges(stripe, { payment_intent: intent.id })
  return { ...order, payments: [purchaseOf(intent, charges.get(intent.id))] }
}

async function withSubscription(
  stripe: StripeClient,
  order: ProviderOrder,
  subscription: Stripe.Subscription,
): Promise<ProviderOrder> {
  const customer = idOf(subscription.customer) ?? ''
  const invoices = await callStripe(() =>
    stripe.invoices
      .list({ subscription: subscription.id, limit: 100, expand: ['data.payments'] })
      .autoPagingToArray({ limit: ROWS_MAX }),
  )
  const charges = await readCharges(stripe, { customer })
  const payments = invoices
    .toSorted((one, other) => one.created - other.created)
    .map((invoice) => invoicePaymentOf(invoice, charges.get(intentOfInvoice(invoice) ?? '')))
    .filter((payment) => payment !== null)
  return { ...order, subscription: subscriptionOf(subscription, payments), payments }
}

/** Returns the last charge of every payment, with its disputes. */
async function readCharges(
  stripe: StripeClient,
  by: { payment_intent: string } | { customer: string },
): Promise<Map<string, ChargeFacts>> {
  const charges = await callStripe(() =>
    stripe.charges
      .list({ ...by, limit: 100, expand: ['data.balance_transaction'] })
      .autoPagingToArray({ limit: ROWS_MAX }),
  )
  const last = new Map<string, ChargeFacts>()
  for (const charge of charges.toSorted((one, other) => one.created - other.created)) {
    const disputes = charge.disputed
      ? (await callStripe(() => stripe.disputes.list({ charge: charge.id, limit: 100 }))).data
      : []
    last.set(idOf(charge.payment_intent) ?? '', { charge, disputes })
  }
  return last
}

/** Converts a subscription. Stripe begins the next period before it is paid; here the paid period is the current one, as long as there is one. */
function subscriptionOf(
  stripeSubscription: Stripe.Subscription,
  payments: readonly ProviderPayment[],
): ProviderSubscription {
  const paid = payments.findLast(({ reason, status }) => reason === 'period' && status !== 'failed')
  const [item] = stripeSubscription.items.data
  return {
    reference: stripeSubscription.id,
    status: Object.hasOwn(STATES, stripeSubscription.status)
      ? STATES[stripeSubscription.status as keyof typeof STATES] // narrowed by hasOwn
      : 'past_due',
    periodStart: paid?.period?.start ?? instantOf(item?.current_period_start ?? stripeSubscription.start_date),
    periodEnd: paid?.period?.end ?? instantOf(item?.current_period_end ?? stripeSubscription.start_date),
    cancelAtPeriodEnd: stripeSubscription.cancel_at_period_end || stripeSubscription.cancel_at !== null,
    endedAt: stripeSubscription.ended_at === null ? null : instantOf(stripeSubscription.ended_at),
  }
}
