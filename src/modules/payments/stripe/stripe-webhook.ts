import Stripe from 'stripe'
import { isUuid } from '#platform/ids/is-uuid.ts'
import type { ProviderEvent } from '../provider.ts'
import { callStripe, findInStripe, idOf, type StripeClient } from './call-stripe.ts'

const AGE_MAX_SECONDS = 5 * 60
const EVENTS_MAX = 10_000

/** The events about orders; the operator enables them for the webhook. */
const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'charge.updated',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

/** Parses an event whose signature is Stripe's and at most five minutes old; null for any other, empty when it is not about an order of this app. */
export async function parseStripeWebhook(
  stripe: StripeClient,
  webhookSecret: string,
  message: { rawBody: string; signature: string; now: Date },
): Promise<readonly ProviderEvent[] | null> {
  let event: Stripe.Event
  try {
    const { rawBody, signature, now } = message
    event = Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, AGE_MAX_SECONDS, undefined, now.getTime())
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
  const orderId = ours(await orderOfEvent(stripe, event, new Map()))
  return orderId === null ? [] : [{ eventId: event.id, orderId }]
}

/** Returns the newest event of each order that has one since then, newest first. */
export async function listStripeEvents(stripe: StripeClient, since: Date, limit: number): Promise<ProviderEvent[]> {
  const byOrder = new Map<string, ProviderEvent>()
  const known = new Map<string, string | null>()
  await callStripe(async () => {
    let seen = 0
    const events = stripe.events.list({
      created: { gte: Math.floor(since.getTime() / 1000) },
      types: [...STRIPE_EVENTS],
      limit: 100,
    })
    for await (const event of events) {
      const orderId = ours(await orderOfEvent(stripe, event, known))
      if (orderId !== null && !byOrder.has(orderId)) byOrder.set(orderId, { eventId: event.id, orderId })
      if (byOrder.size >= limit || ++seen >= EVENTS_MAX) return
    }
  })
  return [...byOrder.values()]
}

/** Returns an order id of this app, or null: another product on the same account may use the same metadata key for its own ids. */
function ours(orderId: string | null): string | null {
  return orderId !== null && isUuid(orderId) ? orderId : null
}

/** Returns the order of an event: from the attached metadata, or looked up for a charge of an invoice. `known` caches lookups. */
async function orderOfEvent(
  stripe: StripeClient,
  event: Stripe.Event,
  known: Map<string, string | null>,
): Promise<string | null> {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.expired' ||
    event.type === 'checkout.session.async_payment_succeeded' ||
    event.type === 'checkout.session.async_payment_failed' ||
    event.type === 'customer.subscription.updated' ||
    event.type === 'customer.subscription.deleted'
  )
    return event.data.object.metadata?.orderId ?? null
  if (
    event.type === 'invoice.paid' ||
    event.type === 'invoice.payment_failed' ||
    event.type === 'invoice.voided' ||
    event.type === 'invoice.marked_uncollectible'
  )
    return orderOfInvoice(event.data.object)
  if (event.type === 'charge.updated' || event.type === 'charge.refunded')
    return event.data.object.metadata.orderId ?? orderOfIntent(stripe, event.data.object.payment_intent, known)
  if (
    event.type === 'refund.updated' ||
    event.type === 'refund.failed' ||
    event.type === 'charge.dispute.created' ||
    event.type === 'charge.dispute.updated' ||
    event.type === 'charge.dispute.closed' ||
    event.type === 'charge.dispute.funds_withdrawn' ||
    event.type === 'charge.dispute.funds_reinstated'
  )
    return orderOfIntent(stripe, event.data.object.payment_intent, known)
  return null
}

function orderOfInvoice(invoice: Stripe.Invoice): string | null {
  return invoice.parent?.subscription_details?.metadata?.orderId ?? null
}

async function orderOfIntent(
  stripe: StripeClient,
  given: string | Stripe.PaymentIntent | null,
  known: Map<string, string | null>,
): Promise<string | null> {
  const id = idOf(given)
  if (id === null) return null
  const remembered = known.get(id)
  if (remembered !== undefined) return remembered
  const found = await findOrderOfIntent(stripe, id)
  known.set(id, found)
  return found
}

async function findOrderOfIntent(stripe: StripeClient, id: string): Promise<string | null> {
  const intent = await findInStripe(() => stripe.paymentIntents.retrieve(id))
  if (intent?.metadata.orderId) return intent.metadata.orderId
  const paid = await callStripe(() =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: id },
      limit: 1,
      expand: ['data.invoice'],
    }),
  )
  const invoice = paid.data[0]?.invoice
  return invoice && typeof invoice !== 'string' && !invoice.deleted ? orderOfInvoice(invoice) : null
}
