import * as z from 'zod/mini'
import { operation } from '#platform/http/operation.ts'
import { PAYMENT_METHODS, PAYMENT_OUTCOMES } from './domain/payment-method.ts'

export type { PaymentMethod, PaymentOutcome } from './domain/payment-method.ts'

const idOf = (kind: 'session' | 'subscription' | 'payment', message: string) =>
  z.string(message).check(z.regex(new RegExp(`^sandbox_${kind}_[0-9a-f-]{36}$`), message))
const sessionId = idOf('session', 'Deze betaling bestaat niet')
const subscriptionId = idOf('subscription', 'Dit abonnement bestaat niet')
const done = z.object({ done: z.literal(true) })

const sessionSchema = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['subscription', 'once']),
  /** Whole cents, the full amount; for a subscription per month. */
  amount_cents: z.number(),
  status: z.enum(['open', 'complete', 'expired']),
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  success_url: z.string(),
  cancel_url: z.string(),
})

/** A payment page of the sandbox. */
export type SandboxSession = z.output<typeof sessionSchema>

/** Returns the payment page of one of the caller's orders; another account's page is not found. */
export const readSandboxSession = operation({
  id: 'readSandboxSession',
  summary: 'Betaalpagina van de proefomgeving',
  method: 'GET',
  path: '/functions/v1/sandbox-sessions/:sessionId',
  access: 'signed-in',
  params: z.object({ sessionId }),
  output: sessionSchema,
  errors: ['session_not_found'],
})

/** Simulates the end of the caller's payment page, and returns where the browser goes. No money moves. */
export const paySandboxSession = operation({
  id: 'paySandboxSession',
  summary: 'Betaling naspelen',
  method: 'POST',
  path: '/functions/v1/sandbox-pay',
  access: 'signed-in',
  body: z.strictObject({
    sessionId,
    method: z.enum(PAYMENT_METHODS, 'Kies hoe je betaalt'),
    outcome: z.enum(PAYMENT_OUTCOMES, 'Kies hoe de betaling afloopt'),
  }),
  output: z.object({ url: z.string() }),
  errors: ['session_not_found', 'session_paid', 'session_expired'],
})

const playedOrderSchema = z.object({
  id: z.string(),
  title: z.string(),
  subscription: z.nullable(
    z.object({
      id: z.string(),
      status: z.enum(['active', 'past_due', 'ended']),
      /** The amount of the next period, in whole cents. */
      amount_cents: z.number(),
      period_end: z.string(),
      next_try_at: z.string(),
      cancel_at_period_end: z.boolean(),
      renewals_fail: z.boolean(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      amount_cents: z.number(),
      /** The amount that was refunded or charged back. */
      returned_cents: z.number(),
      status: z.enum(['paid', 'failed']),
      method: z.enum(PAYMENT_METHODS),
      reason: z.enum(['period', 'upgrade', 'purchase']),
      at: z.string(),
      /** When the bank takes it back automatically. */
      fails_at: z.nullable(z.string()),
    }),
  ),
})

/** A sandbox order of an account with its payments. */
export type SimulatedOrder = z.output<typeof playedOrderSchema>

/** Returns the caller's sandbox payments, newest first. */
export const readSandboxOrders = operation({
  id: 'readSandboxOrders',
  summary: 'Mijn betalingen in de proefomgeving',
  method: 'GET',
  path: '/functions/v1/sandbox-orders',
  access: 'signed-in',
  output: z.array(playedOrderSchema),
})

/** Makes the next renewals of one of the caller's subscriptions fail, or succeed again. */
export const failSandboxRenewals = operation({
  id: 'failSandboxRenewals',
  summary: 'Verlenging laten mislukken',
  method: 'POST',
  path: '/functions/v1/sandbox-fail-renewals',
  access: 'signed-in',
  body: z.strictObject({ subscriptionId, fail: z.boolean('Kies of de verlenging mislukt') }),
  output: done,
  errors: ['subscription_not_found', 'subscription_ended'],
})

/** Renews one of the caller's subscriptions now. */
export const renewSandboxSubscription = operation({
  id: 'renewSandboxSubscription',
  summary: 'Nu verlengen',
  method: 'POST',
  path: '/functions/v1/sandbox-renew',
  access: 'signed-in',
  body: z.strictObject({ subscriptionId }),
  output: done,
  errors: ['subscription_not_found', 'subscription_ended'],
})

/** Makes the bank take back one of the caller's payments. */
export const chargeBackSandboxPayment = operation({
  id: 'chargeBackSandboxPayment',
  summary: 'Betaling terugboeken',
  method: 'POST',
  path: '/functions/v1/sandbox-charge-back',
  access: 'signed-in',
  body: z.strictObject({ paymentId: idOf('payment', 'Deze betaling bestaat niet') }),
  output: done,
  errors: ['payment_not_found', 'nothing_left'],
})
