export { makePlanPrices } from './actions/make-plan-prices.ts'
export { takeNews } from './actions/take-news.ts'
export type { BillingDeps, Seller } from './billing-deps.ts'
export type { PaymentProvider } from './provider.ts'
