import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { SALE_KINDS } from '../domain/sale-kind.ts'
import { VAT_REGIMES } from '../domain/vat.ts'
import { invoiceRecipientSchema } from './invoice-recipient.ts'
import { planCode } from './plan-code.ts'

/** Refreshes the caller's plan from the provider (API-26, AMB-080); `session_id` names the order to reconcile first (AMB-075). */
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

/**
 * Reconciles an order and returns whether it was paid (API-26); another account's order returns no success. `sessionId` is the one in the address of
 * `/payment-success`.
 */
export const verifyPayment = operation({
  id: 'verifyPayment',
  summary: 'Is deze betaling gelukt?',
  method: 'POST',
  path: '/functions/v1/verify-payment',
  access: 'signed-in',
  body: z.strictObject({ sessionId: z.string().check(z.maxLength(200)) }),
  output: z.object({
    success: z.boolean(),
    /** The bot that was bought; null for a plan or when nothing was bought. */
    bot_id: z.nullable(z.string()),
    /** The payment is still on its way, as a direct debit can be for days. */
    pending: z.boolean(),
    /** It was paid for what the account had already, and is or will be paid back. */
    returned: z.boolean(),
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
  /** The latest moment until which access lasts, if no further payment follows. */
  access_end: z.string(),
  /** The plan that was requested and is not in force yet. */
  next_plan_code: z.nullable(z.string()),
  next_title: z.nullable(z.string()),
  next_price_cents: z.nullable(z.number()),
  btw_regime: z.enum(VAT_REGIMES),
  /** The VAT regime from the next period on, when it changes. */
  next_btw_regime: z.nullable(z.enum(VAT_REGIMES)),
  /** The state of that change: the provider has not made it yet, its payment is on its way, or it begins with the next period. */
  next_stands: z.nullable(z.enum(['asking', 'payment', 'planned'])),
  /** The last plan change that failed, or whose payment was returned; until another one is requested. */
  failed_change: z.nullable(
    z.object({ title: z.string(), reason: z.enum(['refused', 'late', 'unpaid', 'returned']), at: z.string() }),
  ),
})

/** One of the caller's live subscriptions: the plan, or a rented bot. */
export type Subscription = z.output<typeof subscriptionSchema>

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  title: z.string(),
  sold_as: z.enum(SALE_KINDS),
  amount_cents: z.number(),
  btw_cents: z.number(),
  btw_regime: z.enum(VAT_REGIMES),
  issued_at: z.string(),
})

/** One invoice or credit note. */
export type Invoice = z.output<typeof invoiceSchema>

const withdrawableSchema = z.object({
  order_id: z.string(),
  title: z.string(),
  paid_at: z.string(),
  /** The last moment of the last day (BW 6:230o). */
  until: z.string(),
  /** The amount to refund, in whole cents including VAT. */
  refund_cents: z.number(),
})

/** An order from which the consumer can still withdraw. */
export type Withdrawable = z.output<typeof withdrawableSchema>

/** Returns the data of My Subscription in one response (ACCT-02 to ACCT-04, AMB-143). */
export const readBilling = operation({
  id: 'readBilling',
  summary: 'Mijn abonnement, betalingen en facturen',
  method: 'GET',
  path: '/functions/v1/billing',
  access: 'signed-in',
  output: z.object({
    subscriptions: z.array(subscriptionSchema),
    /** Rented bots that could run on the plan, and those that will when their rental ends (`moveRentalToPlan`). */
    plan_places: z.array(z.object({ subscription_id: z.string(), stands: z.enum(['fits', 'kept']) })),
    /** Subscription ids of rentals whose bot the account also bought: access continues when they end. */
    bought_rentals: z.array(z.string()),
    invoices: z.array(invoiceSchema),
    withdrawable: z.array(withdrawableSchema),
    buyer: z.nullable(invoiceRecipientSchema),
    /** The capabilities of the payment provider; a missing one is announced, not offered (AMB-143). */
    provider: z.object({ is_simulated: z.boolean(), has_portal: z.boolean() }),
    /** The monthly total charged, in whole cents; including VAT where it is charged. */
    monthly_total_cents: z.number(),
  }),
})

/** The data of My Subscription. */
export type Billing = z.output<typeof readBilling.output>

/** Returns the caller's invoices, newest first. */
export const readInvoices = operation({
  id: 'readInvoices',
  summary: 'Mijn facturen',
  method: 'GET',
  path: '/functions/v1/invoices',
  access: 'signed-in',
  output: z.array(invoiceSchema),
})

/** Returns one of the caller's invoices as a PDF document. */
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

/** Ends a subscription at the end of the paid period, or undoes that with `resume`. */
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
  errors: ['subscription_not_found', 'subscription_ended', 'other_provider', 'payments_unavailable'],
})

/**
 * Reserves a slot on the caller's plan for a bot that it rents and ends that rental at the end of the paid period, so that the bot is paid for once
 * and runs on without a gap (AMB-037). Fails with `plan_full` when the plan has no free slot, also when a requested smaller plan has none.
 */
export const moveRentalToPlan = operation({
  id: 'moveRentalToPlan',
  summary: 'Gehuurde bot op mijn plan zetten',
  method: 'POST',
  path: '/functions/v1/move-rental-to-plan',
  access: 'signed-in',
  body: z.strictObject({ subscriptionId: idField('Deze huur bestaat niet') }),
  output: subscriptionSchema,
  errors: [
    'subscription_not_found',
    'subscription_ended',
    'not_a_rental',
    'access_exists',
    'no_running_plan',
    'plan_full',
    'model_missing',
    'other_provider',
    'payments_unavailable',
  ],
})

const planChangeSchema = z.object({
  plan_code: z.string(),
  plan_name: z.string(),
  from: z.enum(['now', 'next_period']),
  /** Charged at once for the rest of this period, in whole cents; including VAT where it is charged. */
  due_now_cents: z.number(),
  price_cents: z.number(),
  btw_regime: z.enum(VAT_REGIMES),
  /** When the new price is charged for the first time. */
  next_charge_at: z.string(),
  /** How many bots the new plan allows, null for unlimited; and the bots that run on the plan now. */
  bot_limit: z.nullable(z.number()),
  running: z.array(z.object({ bot_id: z.string(), title: z.string() })),
  /** True when the change was made, false for a preview. */
  done: z.boolean(),
})

/** The effects of a plan change. */
export type PlanChange = z.output<typeof planChangeSchema>

/**
 * Changes the caller's plan: to a larger one at once, to a smaller one with the next period. With `confirm` false it only returns the effects. A
 * smaller plan needs the choice of bots to keep when more run than it allows.
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
    /** The amount that the customer saw, required to confirm. */
    seenDueNowCents: z.optional(z.int()),
  }),
  output: planChangeSchema,
  errors: [
    'not_subscribed',
    'plan_not_found',
    'price_missing',
    'same_plan',
    'change_pending',
    'change_refused',
    'choose_bots',
    'price_changed',
    'other_provider',
    'payments_unavailable',
  ],
})

/** Returns the provider's page for managing cards and mandates; fails with `portal_missing` where it has none (AMB-143). */
export const openBillingPortal = operation({
  id: 'openBillingPortal',
  summary: 'Betaalgegevens beheren',
  method: 'POST',
  path: '/functions/v1/billing-portal',
  access: 'signed-in',
  output: z.object({ url: z.string() }),
  errors: ['portal_missing', 'payments_unavailable'],
})
