import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { buyerSchema } from './domain/buyer.ts'

export { type Buyer, buyerSchema } from './domain/buyer.ts'

const planCode = z.string('Kies een plan').check(z.regex(/^[a-z][a-z0-9-]{0,40}$/, 'Dit plan bestaat niet'))
const orderId = idField('Deze bestelling bestaat niet')

const checkoutAnswer = z.object({
  /** Where the browser goes: the page of the order. Both names, for both callers (AMB-068). */
  checkoutUrl: z.string(),
  url: z.string(),
})

/** Where the browser goes to pay. */
export type CheckoutAnswer = z.output<typeof checkoutAnswer>

const startErrors = ['plan_not_found', 'price_missing', 'already_subscribed', 'payments_unavailable'] as const

/**
 * Starts the order of a customer plan, or with `paymentMethod` 'none' activates the free one (API-23, API-24). Answers the address of the
 * order; an account with a plan is sent to change it.
 */
export const createSubscriptionCheckout = operation({
  id: 'createSubscriptionCheckout',
  summary: 'Abonnement bestellen',
  method: 'POST',
  path: '/functions/v1/create-subscription-checkout',
  access: 'signed-in',
  body: z.strictObject({
    planCode: z.optional(planCode),
    plan: z.optional(planCode),
    paymentMethod: z.optional(z.literal('none')),
  }),
  output: checkoutAnswer,
  errors: [...startErrors, 'plan_not_free'],
})

/** Starts the order of a plan for developers (API-25). */
export const createCheckout = operation({
  id: 'createCheckout',
  summary: 'Ontwikkelaarsplan bestellen',
  method: 'POST',
  path: '/functions/v1/create-checkout',
  access: 'signed-in',
  body: z.strictObject({ plan: planCode }),
  output: checkoutAnswer,
  errors: [...startErrors],
})

/** Starts the order of one bot: rented by the month, or bought once and for all (AMB-037). */
export const createBotCheckout = operation({
  id: 'createBotCheckout',
  summary: 'Bot huren of kopen',
  method: 'POST',
  path: '/functions/v1/create-bot-checkout',
  access: 'signed-in',
  body: z.strictObject({ botId: idField('Deze bot bestaat niet'), accessType: z.enum(['rental', 'purchase']) }),
  output: checkoutAnswer,
  errors: ['bot_not_found', 'not_for_sale', 'access_exists', 'own_bot', 'payments_unavailable'],
})

export const orderSchema = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'rental', 'purchase']),
  /** What is bought, such as 'Syvo Pro' or the bot's name. */
  title: z.string(),
  plan_code: z.nullable(z.string()),
  bot: z.nullable(z.object({ id: z.string(), title: z.string(), category: z.string() })),
  /** Whole cents including btw: a month of a subscription, or all of a purchase. `net_cents` + `btw_cents` = `price_cents`. */
  price_cents: z.number(),
  net_cents: z.number(),
  btw_cents: z.number(),
  /** `draft` is not confirmed yet; `open` waits for payment; `returned` was paid and given back by us. */
  status: z.enum(['draft', 'open', 'paid', 'cancelled', 'expired', 'failed', 'returned', 'withdrawn']),
  /** What a person reads about a status that is no success. */
  problem: z.nullable(z.string()),
  /** The page to pay on, while the order is open. */
  payment_url: z.nullable(z.string()),
  /** The buyer as told with this order, or the last one told, or empty. */
  buyer: z.nullable(buyerSchema),
  /** The end of the account's trial of this bot, when it has one that runs. */
  trial_ends_at: z.nullable(z.string()),
  /** True when no money moves. */
  is_simulated: z.boolean(),
  terms_version: z.string(),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
})

/** One order as its buyer sees it. */
export type Order = z.output<typeof orderSchema>

/** One order of the caller's own; another's does not exist. */
export const readOrder = operation({
  id: 'readOrder',
  summary: 'Mijn bestelling',
  method: 'GET',
  path: '/functions/v1/orders/:orderId',
  access: 'signed-in',
  params: z.object({ orderId }),
  output: orderSchema,
  errors: ['order_not_found'],
})

/**
 * The press of 'Bestellen met betalingsverplichting': keeps who buys and that the terms were accepted, and answers the payment page. Pressed
 * twice it answers the same page.
 */
export const confirmOrder = operation({
  id: 'confirmOrder',
  summary: 'Bestellen met betalingsverplichting',
  method: 'POST',
  path: '/functions/v1/confirm-order',
  access: 'signed-in',
  body: z.strictObject({
    orderId,
    buyer: buyerSchema,
    /** The total that the buyer saw, so that a price that changed meanwhile is not charged unseen. */
    seenPriceCents: z.int(),
    acceptsTerms: z.literal(true, 'Ga akkoord met de voorwaarden'),
    /** A consumer wants the service to begin at once, within the time for withdrawing. */
    startsNow: z.literal(true, 'Geef aan dat de dienst meteen mag beginnen'),
  }),
  output: z.object({ url: z.string() }),
  errors: ['order_not_found', 'order_closed', 'price_changed', 'payments_unavailable'],
})

/** Gives an order up that was not paid, as the way back from the payment page does. */
export const abandonOrder = operation({
  id: 'abandonOrder',
  summary: 'Bestelling annuleren',
  method: 'POST',
  path: '/functions/v1/abandon-order',
  access: 'signed-in',
  body: z.strictObject({ orderId }),
  output: orderSchema,
  errors: ['order_not_found', 'order_paid'],
})

/** Refreshes the caller's plan from the provider (API-26, AMB-080); `session_id` names the order to settle first (AMB-075). */
export const checkSubscription = operation({
  id: 'checkSubscription',
  summary: 'Is mijn abonnement actief?',
  method: 'POST',
  path: '/functions/v1/check-subscription',
  access: 'signed-in',
  body: z.optional(z.strictObject({ session_id: z.optional(z.string().check(z.maxLength(200))) })),
  output: z.object({
    subscribed: z.boolean(),
    subscription_tier: z.string(),
    subscription_end: z.nullable(z.string()),
  }),
})

/** Settles an order and tells whether it was paid (API-26); another's order answers no. `sessionId` is what `/payment-success` carries. */
export const verifyPayment = operation({
  id: 'verifyPayment',
  summary: 'Is deze betaling gelukt?',
  method: 'POST',
  path: '/functions/v1/verify-payment',
  access: 'signed-in',
  body: z.strictObject({ sessionId: z.string().check(z.maxLength(200)) }),
  output: z.object({
    success: z.boolean(),
    /** Of a bot, what was bought; null for a plan or when nothing was. */
    bot_id: z.nullable(z.string()),
    /** Still on its way, as a direct debit can be for days. */
    pending: z.boolean(),
  }),
  errors: ['payments_unavailable'],
})

const subscriptionSchema = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'rental']),
  title: z.string(),
  plan_code: z.nullable(z.string()),
  bot_id: z.nullable(z.string()),
  status: z.enum(['active', 'past_due', 'cancelled', 'ended']),
  price_cents: z.number(),
  period_start: z.string(),
  period_end: z.string(),
  /** Until when the rights last at most, if nothing is paid any more. */
  access_end: z.string(),
  /** The smaller plan that begins with the next period. */
  next_plan_code: z.nullable(z.string()),
  next_price_cents: z.nullable(z.number()),
})

/** A running subscription of the caller's: the plan, or a rented bot. */
export type Subscription = z.output<typeof subscriptionSchema>

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  title: z.string(),
  amount_cents: z.number(),
  btw_cents: z.number(),
  issued_at: z.string(),
})

/** One invoice or credit note. */
export type Invoice = z.output<typeof invoiceSchema>

const withdrawableSchema = z.object({
  order_id: z.string(),
  title: z.string(),
  paid_at: z.string(),
  /** The last moment of the fourteen days. */
  until: z.string(),
  /** What comes back, in whole cents including btw. */
  refund_cents: z.number(),
})

/** An order that its consumer may still withdraw from. */
export type Withdrawable = z.output<typeof withdrawableSchema>

/** Everything on My Subscription in one answer (ACCT-02 to ACCT-04, AMB-143). */
export const readBilling = operation({
  id: 'readBilling',
  summary: 'Mijn abonnement, betalingen en facturen',
  method: 'GET',
  path: '/functions/v1/billing',
  access: 'signed-in',
  output: z.object({
    subscriptions: z.array(subscriptionSchema),
    invoices: z.array(invoiceSchema),
    withdrawable: z.array(withdrawableSchema),
    buyer: z.nullable(buyerSchema),
    /** What the payment provider can do; a missing thing is announced, not offered (AMB-143). */
    provider: z.object({ is_simulated: z.boolean(), has_portal: z.boolean() }),
    /** What leaves the account each month, in whole cents including btw. */
    monthly_total_cents: z.number(),
  }),
})

/** Everything on My Subscription. */
export type Billing = z.output<typeof readBilling.output>

/** The caller's invoices, newest first. */
export const readInvoices = operation({
  id: 'readInvoices',
  summary: 'Mijn facturen',
  method: 'GET',
  path: '/functions/v1/invoices',
  access: 'signed-in',
  output: z.array(invoiceSchema),
})

/** One invoice of the caller's own as a PDF document. */
export const readInvoice = operation({
  id: 'readInvoice',
  summary: 'Factuur als PDF',
  method: 'GET',
  path: '/functions/v1/invoices/:invoiceId',
  access: 'signed-in',
  params: z.object({ invoiceId: idField('Deze factuur bestaat niet') }),
  output: z.unknown(),
  answers: 'page',
  errors: ['invoice_not_found'],
})

/** Ends a subscription at the end of the period that was paid, or with `resume` takes that back. */
export const cancelSubscription = operation({
  id: 'cancelSubscription',
  summary: 'Abonnement opzeggen',
  method: 'POST',
  path: '/functions/v1/cancel-subscription',
  access: 'signed-in',
  body: z.strictObject({
    subscriptionId: idField('Dit abonnement bestaat niet'),
    resume: z._default(z.boolean(), false),
  }),
  output: subscriptionSchema,
  errors: ['subscription_not_found', 'subscription_ended', 'payments_unavailable'],
})

const planChangeSchema = z.object({
  plan_code: z.string(),
  plan_name: z.string(),
  from: z.enum(['now', 'next_period']),
  /** Asked at once for the rest of this period, in whole cents including btw. */
  due_now_cents: z.number(),
  price_cents: z.number(),
  /** When the new price is asked for the first time. */
  next_charge_at: z.string(),
  /** How many bots the new plan lets run, null for unlimited; and the bots that run on the plan now. */
  bot_limit: z.nullable(z.number()),
  running: z.array(z.object({ bot_id: z.string(), title: z.string() })),
  /** True when the change was made, false for a look ahead. */
  done: z.boolean(),
})

/** What a change of plan means. */
export type PlanChange = z.output<typeof planChangeSchema>

/**
 * Changes the caller's plan: to a larger one at once, to a smaller one with the next period. With `confirm` false it only tells what it would
 * mean. A smaller plan takes the bots that stay on when more run than it allows.
 */
export const changePlan = operation({
  id: 'changePlan',
  summary: 'Van plan wisselen',
  method: 'POST',
  path: '/functions/v1/change-plan',
  access: 'signed-in',
  body: z.strictObject({
    planCode,
    confirm: z.boolean(),
    keepBotIds: z.optional(z.array(idField('Deze bot bestaat niet')).check(z.maxLength(1000))),
    /** The amount that the buyer saw, needed to confirm. */
    seenDueNowCents: z.optional(z.int()),
  }),
  output: planChangeSchema,
  errors: [
    'not_subscribed',
    'plan_not_found',
    'price_missing',
    'same_plan',
    'choose_bots',
    'price_changed',
    'payments_unavailable',
  ],
})

/** The provider's page for cards and mandates; `portal_missing` where it has none (AMB-143). */
export const openBillingPortal = operation({
  id: 'openBillingPortal',
  summary: 'Betaalgegevens beheren',
  method: 'POST',
  path: '/functions/v1/billing-portal',
  access: 'signed-in',
  output: z.object({ url: z.string() }),
  errors: ['portal_missing', 'payments_unavailable'],
})

/** A consumer withdraws within fourteen days: access ends, the money comes back, a mail with the time confirms it. */
export const withdrawOrder = operation({
  id: 'withdrawOrder',
  summary: 'Overeenkomst ontbinden',
  method: 'POST',
  path: '/functions/v1/withdraw-order',
  access: 'signed-in',
  body: z.strictObject({ orderId }),
  output: orderSchema,
  errors: ['order_not_found', 'withdrawal_closed', 'payments_unavailable'],
})
