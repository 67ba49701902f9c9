import * as z from 'zod/mini'
import { defineEvent } from '#platform/events/define-event.ts'

const MAILED = 'The mail is written with the change; results and automation will count it.'
const payment = z.object({ order_id: z.string(), payment_id: z.string() })
const order = z.object({ order_id: z.string() })
const subscription = z.object({ subscription_id: z.string() })

/** An order was paid for the first time; the owner is its buyer. */
export const orderPaid = defineEvent('order.paid', payment, { unheard: MAILED })

/** A later payment of an order arrived: a renewal, or the difference of an upgrade. */
export const orderPaidAgain = defineEvent('order.paid-again', payment, { unheard: MAILED })

/** Money of a payment went back to its buyer, by a refund or a charge-back. */
export const paymentRefunded = defineEvent('payment.refunded', order, { unheard: MAILED })

/** A buyer withdrew an order within the legal period (BW 6:230o). */
export const orderWithdrawn = defineEvent('order.withdrawn', order, { unheard: MAILED })

/** A payment of a subscription failed. */
export const subscriptionPastDue = defineEvent('subscription.past-due', subscription, { unheard: MAILED })

/** A subscription was cancelled; it runs until the end of its period. */
export const subscriptionCancelled = defineEvent('subscription.cancelled', subscription, { unheard: MAILED })

/** A subscription that was cancelled or past due runs on. */
export const subscriptionResumed = defineEvent('subscription.resumed', subscription, { unheard: MAILED })

/** A subscription ended, and its access with it. */
export const subscriptionEnded = defineEvent('subscription.ended', subscription, { unheard: MAILED })
