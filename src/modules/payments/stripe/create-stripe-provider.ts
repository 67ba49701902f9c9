import Stripe from 'stripe'
import type { PaymentProvider } from '../provider.ts'
import { callStripe } from './call-stripe.ts'
import { readStripeOrder } from './read-stripe-order.ts'
import {
  expireStripeSession,
  makeStripePrice,
  openStripeCheckout,
  openStripePortal,
  readdressStripeCustomer,
} from './stripe-checkout.ts'
import { changeStripePrice, endStripeSubscription, previewStripePrice } from './stripe-subscription.ts'
import { listStripeEvents, parseStripeWebhook } from './stripe-webhook.ts'

const TIMEOUT_MS = 20_000
const RETRIES_MAX = 2

/** The access to Stripe; `server` overrides Stripe's own address, for tests. */
export interface StripeAccess {
  readonly secretKey: string
  readonly webhookSecret: string
  readonly server?: { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: number }
}

/** Creates the payment provider that uses Stripe: its checkout pages with iDEAL, SEPA direct debit and card, its subscriptions, portal and events. */
export function createStripeProvider(access: StripeAccess): PaymentProvider {
  const stripe = new Stripe(access.secretKey, {
    maxNetworkRetries: RETRIES_MAX,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...access.server,
  })
  return {
    name: 'stripe',
    isSimulated: false,
    createPrice: (price) => makeStripePrice(stripe, price),
    createCheckout: (request) => openStripeCheckout(stripe, request),
    readOrder: (sessionId) => readStripeOrder(stripe, sessionId),
    expireSession: (sessionId) => expireStripeSession(stripe, sessionId),
    cancelSubscription: (reference, how) => endStripeSubscription(stripe, reference, how),
    changePrice: (change) => changeStripePrice(stripe, change),
    previewUpgrade: (reference, priceId, amountCents) =>
      previewStripePrice(stripe, { reference, priceId, amountCents }),
    refund: async ({ paymentReference, amountCents, idempotencyKey }) => {
      await callStripe(() =>
        stripe.refunds.create(
          { payment_intent: paymentReference, amount: amountCents },
          { idempotencyKey: `refund:${idempotencyKey}` },
        ),
      )
    },
    openPortal: (customer, returnUrl) => openStripePortal(stripe, customer, returnUrl),
    changeCustomer: (customer) => readdressStripeCustomer(stripe, customer),
    parseWebhook: (rawBody, headers, now) =>
      parseStripeWebhook(stripe, access.webhookSecret, {
        rawBody,
        signature: headers.get('stripe-signature') ?? '',
        now,
      }),
    listEvents: (since, limit) => listStripeEvents(stripe, since, limit),
  }
}
