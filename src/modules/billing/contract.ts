export * from './contract/buyer.ts'
export * from './contract/orders.ts'
export * from './contract/statements.ts'
export * from './contract/subscriptions.ts'
