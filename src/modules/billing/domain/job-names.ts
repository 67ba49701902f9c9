/** The job that asks the provider about an order. */
export const RECONCILE_ORDER_JOB = 'billing.settle'

/** The job that gives back what was paid for an order. */
export const REFUND_JOB = 'billing.give-back'

/** The job that has the provider make a change of plan that was asked for. */
export const CHANGE_PLAN_JOB = 'billing.change-plan'

/** The job that has the provider ask another amount because btw is dealt with in another way from the next period on. */
export const CHANGE_VAT_JOB = 'billing.change-btw'

/** The job that ends a subscription at the provider. */
export const END_AT_PROVIDER_JOB = 'billing.end-at-provider'
