import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { idField } from '#platform/http/query-fields.ts'
import { VAT_REGIMES } from '../domain/vat.ts'
import { invoiceRecipientSchema } from './invoice-recipient.ts'
import { planCode } from './plan-code.ts'

const orderId = idField('Deze bestelling bestaat niet')

const checkoutAnswer = z.object({
  /** The page of the order, where the browser goes next. Both names, for both callers (AMB-068). */
  checkoutUrl: z.string(),
  url: z.string(),
})

/** The address where the browser goes to pay. */
export type CheckoutAnswer = z.output<typeof checkoutAnswer>

const startErrors = ['plan_not_found', 'price_missing', 'already_subscribed', 'payments_unavailable'] as const

/**
 * Starts the order of a customer plan, or activates the free plan when `paymentMethod` is 'none' (API-23, API-24). Returns the address of the order;
 * an account with a plan is sent to change it.
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

/** Starts the order of a developer plan (API-25). */
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

/** Starts the order of one bot: rented by the month, or bought once (AMB-037). */
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
  /** The title of the ordered product, such as 'Syvo Pro' or the bot's name. */
  title: z.string(),
  plan_code: z.nullable(z.string()),
  bot: z.nullable(z.object({ id: z.string(), title: z.string(), category: z.string() })),
  /** The amount charged, in whole cents: one month of a subscription, or all of a purchase. `net_cents` + `btw_cents` = `price_cents`. */
  price_cents: z.number(),
  /** The price as it is shown everywhere, including 21 % VAT; what another customer would be charged follows from it. */
  shown_price_cents: z.number(),
  btw_regime: z.enum(VAT_REGIMES),
  net_cents: z.number(),
  btw_cents: z.number(),
  /** `draft` is not confirmed yet; `open` waits for payment; `returned` was paid and refunded by us. */
  status: z.enum(['draft', 'open', 'paid', 'cancelled', 'expired', 'failed', 'returned', 'withdrawn']),
  /** The text for users about a status that is not a success. */
  problem: z.nullable(z.string()),
  /** The payment page, while the order is open. */
  payment_url: z.nullable(z.string()),
  /** The invoice recipient of this order, or else the last one that the account gave, or null. */
  buyer: z.nullable(invoiceRecipientSchema),
  /** The end of the account's live trial of this bot, or null. */
  trial_ends_at: z.nullable(z.string()),
  /** Whether the account may try this bot for free first: an unconfirmed rental of a bot that it never tried. */
  trial_offered: z.boolean(),
  /** Whether the account's paid plan includes the ordered bot already, or has a free slot for it, while the order is unpaid (AMB-037). */
  plan_offer: z.nullable(z.enum(['has', 'room'])),
  /** The account's rentals that this order would pay for twice, while it is unpaid; each continues until it is ended (AMB-037). */
  rentals: z.array(z.object({ subscription_id: z.string(), title: z.string(), price_cents: z.number() })),
  /** How many of these bots fit on the ordered plan; null means all. */
  rentals_room: z.nullable(z.number()),
  /** True when no money moves. */
  is_simulated: z.boolean(),
  terms_version: z.string(),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
})

/** One order as its customer sees it. */
export type Order = z.output<typeof orderSchema>

/** Returns one of the caller's orders; another account's order is not found. */
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
 * Confirms an order ('Bestellen met betalingsverplichting'): stores the invoice recipient and the acceptance of the terms, and returns the payment
 * page. Confirming twice returns the same page.
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
    /** The total that the customer saw, so that a changed price is not charged unseen. */
    seenPriceCents: z.int(),
    acceptsTerms: z.literal(true, 'Ga akkoord met de voorwaarden'),
    /** The consumer asks for the service to begin at once, within the withdrawal period. */
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

/** Cancels an unpaid order, as the way back from the payment page does; refused while a direct debit is under way. */
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

/** Withdraws a consumer's order within fourteen days: access ends, the money is refunded, and a mail with the time confirms it. */
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
