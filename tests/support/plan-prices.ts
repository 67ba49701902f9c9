/** The prices of the customer plans as seeded, in cents a month. */
export const PLAN_PRICES = { free: 0, starter: 2999, pro: 5399, ultimate: 14_999 }
