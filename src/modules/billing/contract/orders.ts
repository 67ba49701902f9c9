import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { VAT_REGIMES } from '../domain/vat.ts'
import { invoiceRecipientSchema } from './invoice-recipient.ts'
import { planCode } from './plan-code.ts'

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
  errors: [
    'bot_not_found',
    'bot_paused',
    'model_missing',
    'not_for_sale',
    'access_exists',
    'own_bot',
    'payments_unavailable',
  ],
})

export const orderSchema = z.object({
  id: z.string(),
  kind: z.enum(['plan', 'rental', 'purchase']),
  /** What is bought, such as 'Syvo Pro' or the bot's name. */
  title: z.string(),
  plan_code: z.nullable(z.string()),
  bot: z.nullable(z.object({ id: z.string(), title: z.string(), category: z.string() })),
  /** What is asked, in whole cents: a month of a subscription, or all of a purchase. `net_cents` + `btw_cents` = `price_cents`. */
  price_cents: z.number(),
  /** The price as it is shown everywhere, with btw of 21 % in it, from which follows what another buyer would be asked. */
  shown_price_cents: z.number(),
  btw_regime: z.enum(VAT_REGIMES),
  net_cents: z.number(),
  btw_cents: z.number(),
  /** `draft` is not confirmed yet; `open` waits for payment; `returned` was paid and given back by us. */
  status: z.enum(['draft', 'open', 'paid', 'cancelled', 'expired', 'failed', 'returned', 'withdrawn']),
  /** What a person reads about a status that is no success. */
  problem: z.nullable(z.string()),
  /** The page to pay on, while the order is open. */
  payment_url: z.nullable(z.string()),
  /** The buyer as told with this order, or the last one told, or empty. */
  buyer: z.nullable(invoiceRecipientSchema),
  /** The end of the account's trial of this bot, when it has one that runs. */
  trial_ends_at: z.nullable(z.string()),
  /** Whether the account may try this bot for free first: a rental that is not confirmed, of a bot that it never tried. */
  trial_offered: z.boolean(),
  /** Whether the account's paid plan has the ordered bot already, or room for it, while the order is not paid (AMB-037). */
  plan_offer: z.nullable(z.enum(['has', 'room'])),
  /** What the account rents by the month and would pay for twice with this order, while it is not paid; it goes on until it is ended (AMB-037). */
  rentals: z.array(z.object({ subscription_id: z.string(), title: z.string(), price_cents: z.number() })),
  /** How many of these bots the ordered plan has room for; null is all. */
  rentals_room: z.nullable(z.number()),
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
    buyer: invoiceRecipientSchema,
    /** The total that the buyer saw, so that a price that changed meanwhile is not charged unseen. */
    seenPriceCents: z.int(),
    acceptsTerms: z.literal(true, 'Ga akkoord met de voorwaarden'),
    /** A consumer wants the service to begin at once, within the time for withdrawing. */
    startsNow: z.literal(true, 'Geef aan dat de dienst meteen mag beginnen'),
  }),
  output: z.object({ url: z.string() }),
  errors: [
    'order_not_found',
    'order_closed',
    'bot_paused',
    'model_missing',
    'access_exists',
    'price_changed',
    'other_provider',
    'btw_id_unknown',
    'vies_unavailable',
    'payments_unavailable',
  ],
})

/** Gives an order up that was not paid, as the way back from the payment page does; not while a direct debit is under way. */
export const abandonOrder = operation({
  id: 'abandonOrder',
  summary: 'Bestelling annuleren',
  method: 'POST',
  path: '/functions/v1/abandon-order',
  access: 'signed-in',
  body: z.strictObject({ orderId }),
  output: orderSchema,
  errors: ['order_not_found', 'order_paid', 'payment_underway', 'other_provider', 'payments_unavailable'],
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
  errors: ['order_not_found', 'withdrawal_closed', 'other_provider', 'payments_unavailable'],
})
