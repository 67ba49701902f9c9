export * from './contract/agreements.ts'
export * from './contract/buyer.ts'
export * from './contract/orders.ts'
export * from './contract/subscriptions.ts'
