export { paymentQueue } from './jobs/payment-queue.ts'
export {
  type CheckoutRequest,
  type PaymentProvider,
  ProviderError,
  type ProviderEvent,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderSubscription,
} from './provider.ts'
export { createSandboxProvider } from './sandbox/create-sandbox-provider.ts'
export type { SandboxDeps } from './sandbox/sandbox-deps.ts'
export { createStripeProvider } from './stripe/create-stripe-provider.ts'
