import type { PaymentProvider } from '../provider.ts'
import { changeSubscriptionPrice, endSubscription, previewPrice } from './actions/change-subscription.ts'
import { listSandboxEvents } from './actions/deliver-sandbox-events.ts'
import { expireCheckout, makePrice, openCheckout } from './actions/open-checkout.ts'
import { readProviderOrder } from './actions/read-provider-order.ts'
import { refundPayment } from './actions/refund-payment.ts'
import type { SandboxDeps } from './sandbox-deps.ts'
import { parseSignedWebhook } from './sign-webhook.ts'

/**
 * Creates the payment provider of an installation without one: it stores sessions, subscriptions and payments as a real provider would, and no money
 * moves. It uses the app's clock; `registerSandboxJobs` runs what is due.
 */
export function createSandboxProvider(deps: SandboxDeps): PaymentProvider {
  return {
    name: deps.playedAs ?? 'sandbox',
    isSimulated: deps.playedAs === undefined,
    createPrice: (price) => makePrice(deps, price),
    createCheckout: (request) => openCheckout(deps, request),
    readOrder: (sessionId) => readProviderOrder(deps, sessionId),
    expireSession: (sessionId) => expireCheckout(deps, sessionId),
    cancelSubscription: (reference, how) => endSubscription(deps, reference, how),
    changePrice: (change) => changeSubscriptionPrice(deps, change),
    previewUpgrade: (reference, priceId, amountCents) => previewPrice(deps, { reference, priceId, amountCents }),
    refund: (refund) => refundPayment(deps, refund),
    openPortal: async () => null,
    changeCustomer: async () => {},
    parseWebhook: async (rawBody, headers, now) => parseSignedWebhook(deps.signingKey, { rawBody, headers }, now),
    listEvents: (since, limit) => listSandboxEvents(deps, since, limit),
  }
}
