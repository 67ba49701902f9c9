import type Stripe from 'stripe'
import type { PaymentProvider } from '../provider.ts'
import { callStripe, findInStripe, type StripeClient, stripeRefusal } from './call-stripe.ts'
import { checkStripePrice } from './stripe-checkout.ts'
import { isProration } from './stripe-payments.ts'

/** Ends a subscription at the end of the paid period, undoes that, or ends it now; does nothing when it is already so. */
export async function endStripeSubscription(
  stripe: StripeClient,
  reference: string,
  how: 'at_period_end' | 'resume' | 'now',
): Promise<void> {
  const subscription = await findSubscription(stripe, reference)
  if (hasEnded(subscription)) {
    if (how === 'resume') throw stripeRefusal('an ended subscription does not come back')
    return
  }
  // When past due, the paid period is over: another one would be charged before its end.
  const isNow = how === 'now' || (how === 'at_period_end' && isPastDue(subscription))
  if (isNow) {
    await callStripe(() => stripe.subscriptions.cancel(reference, { prorate: false, invoice_now: false }))
    return
  }
  const willEnd = subscription.cancel_at_period_end || subscription.cancel_at !== null
  if (willEnd === (how === 'at_period_end')) return
  // The portal may have set a date instead.
  const change: Stripe.SubscriptionUpdateParams =
    how === 'resume' && !subscription.cancel_at_period_end
      ? { cancel_at: '' }
      : { cancel_at_period_end: how === 'at_period_end' }
  await callStripe(() => stripe.subscriptions.update(reference, change))
}

/** Gives a subscription another price, now with the rest of the period charged at once, or from the next period on. */
export async function changeStripePrice(
  stripe: StripeClient,
  change: Parameters<PaymentProvider['changePrice']>[0],
): Promise<void> {
  const { reference, priceId, amountCents, from, idempotencyKey } = change
  const subscription = await findSubscription(stripe, reference)
  if (hasEnded(subscription) || isPastDue(subscription)) throw stripeRefusal('the subscription is not active')
  await checkStripePrice(stripe, priceId, amountCents)
  const items = [{ id: itemOf(subscription), price: priceId, quantity: 1 }]
  await callStripe(() =>
    stripe.subscriptions.update(
      reference,
      from === 'now'
        ? // Nothing changes when the difference cannot be charged.
          { items, proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' }
        : { items, proration_behavior: 'none' },
      { idempotencyKey: `change:${idempotencyKey}` },
    ),
  )
}

/** Returns what a price change from now would charge at once, in whole cents; never below zero. */
export async function previewStripePrice(
  stripe: StripeClient,
  change: { reference: string; priceId: string; amountCents: number },
): Promise<number> {
  const { reference, priceId } = change
  const subscription = await findSubscription(stripe, reference)
  await checkStripePrice(stripe, priceId, change.amountCents)
  const preview = await callStripe(() =>
    stripe.invoices.createPreview({
      subscription: reference,
      subscription_details: {
        items: [{ id: itemOf(subscription), price: priceId, quantity: 1 }],
        proration_behavior: 'always_invoice',
      },
    }),
  )
  const asked = preview.lines.data.filter(isProration).reduce((sum, line) => sum + line.amount, 0)
  return Math.max(asked, 0)
}

async function findSubscription(stripe: StripeClient, reference: string): Promise<Stripe.Subscription> {
  const subscription = await findInStripe(() => stripe.subscriptions.retrieve(reference))
  if (!subscription) throw stripeRefusal('no such subscription')
  return subscription
}

function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

function isPastDue({ status }: Stripe.Subscription): boolean {
  return status === 'past_due' || status === 'unpaid'
}

function itemOf(subscription: Stripe.Subscription): string {
  const [item] = subscription.items.data
  if (!item) throw stripeRefusal('the subscription sells nothing')
  return item.id
}
