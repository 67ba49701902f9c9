/** The job that reconciles an order with the provider. */
export const RECONCILE_ORDER_JOB = 'billing.settle'

/** The job that refunds an order. */
export const REFUND_JOB = 'billing.give-back'

/** The job that has the provider make a requested plan change. */
export const CHANGE_PLAN_JOB = 'billing.change-plan'

/** The job that has the provider charge another amount because the VAT regime changes from the next period on. */
export const CHANGE_VAT_JOB = 'billing.change-btw'

/** The job that ends a subscription at the provider. */
export const END_AT_PROVIDER_JOB = 'billing.end-at-provider'
