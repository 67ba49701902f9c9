import { SafeMessageError } from '#platform/log/describe-error.ts'

/** What a provider is asked to sell: one order of ours, in euros. */
export interface CheckoutRequest {
  /** Ours; comes back with everything that the provider tells of this order. */
  readonly orderId: string
  /** Makes a repeated request answer the same session for as long as that has not run out, and then another one, the same for all who ask. */
  readonly idempotencyKey: string
  readonly kind: 'subscription' | 'once'
  /** What stands on the payment page, such as 'Syvo Pro'. */
  readonly title: string
  /** Whole cents, all that is asked: of the first month of a subscription, or of the whole purchase. */
  readonly amountCents: number
  /** The provider's own price of a plan; null for a bot, whose price goes along as an amount. */
  readonly priceId: string | null
  readonly customer: { readonly userId: string; readonly email: string }
  /** Where the browser goes after paying and after giving up; both addresses of ours. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
}

/** A session at the provider: the page where somebody pays. */
export interface CheckoutSession {
  readonly sessionId: string
  readonly url: string
}

/** One payment as the provider knows it. Amounts are whole cents, with btw where it was asked; `refundedCents` and `chargedBackCents` are totals, never steps. */
export interface ProviderPayment {
  readonly reference: string
  readonly amountCents: number
  /** Lower case, such as 'eur'. */
  readonly currency: string
  readonly status: 'pending' | 'paid' | 'failed'
  readonly paidAt: Date | null
  readonly refundedCents: number
  readonly chargedBackCents: number
  /** What the provider keeps for itself. */
  readonly costCents: number
  /** 'ideal', 'sepa_debit', 'card'. */
  readonly method: string
  /** What it pays for: the first or next period of a subscription, the rest of a period after an upgrade, or a purchase. */
  readonly reason: 'period' | 'upgrade' | 'purchase'
  /** The period of a subscription that it pays; null for a purchase. */
  readonly period: { readonly start: Date; readonly end: Date } | null
}

/** A subscription as the provider knows it. */
export interface ProviderSubscription {
  readonly reference: string
  /** `past_due` while a renewal failed and is tried again. */
  readonly status: 'incomplete' | 'active' | 'past_due' | 'ended'
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly cancelAtPeriodEnd: boolean
  readonly endedAt: Date | null
}

/** Everything that a provider knows of one order at the moment of asking. */
export interface ProviderOrder {
  readonly orderId: string
  readonly session: { readonly id: string; readonly status: 'open' | 'complete' | 'expired' }
  readonly subscription: ProviderSubscription | null
  /** Oldest first, all there ever were. */
  readonly payments: readonly ProviderPayment[]
}

/** One piece of news, verified: something about this order changed. What changed is read, not believed, so order and repetition do not matter. */
export interface ProviderEvent {
  readonly eventId: string
  readonly orderId: string
}

/** An answer of a provider that says no, or no answer at all; `isLasting` when asking again cannot help. Never carries a secret. */
export class ProviderError extends SafeMessageError {
  override name = 'ProviderError'
  readonly isLasting: boolean
  constructor(message: string, options: { isLasting: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isLasting = options.isLasting
  }
}

/**
 * Whoever takes the money. Every method may throw `ProviderError`. Calls with the same key do the same thing once; nothing here runs inside a
 * transaction of ours.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** True when no money moves; screens say so. */
  readonly isSimulated: boolean
  /** Makes a monthly price for a plan and answers its id; the same code, amount and name answer the same id. */
  createPrice(price: { readonly code: string; readonly name: string; readonly amountCents: number }): Promise<string>
  createCheckout(request: CheckoutRequest): Promise<CheckoutSession>
  /** Null for a session that the provider does not know. */
  readOrder(sessionId: string): Promise<ProviderOrder | null>
  /** Lets a session that was not paid end now; without effect on one that was. */
  expireSession(sessionId: string): Promise<void>
  /** Ends a subscription at the end of the period that was paid, takes that back, or ends it now. Without effect where it is so already. */
  cancelSubscription(reference: string, how: 'at_period_end' | 'resume' | 'now'): Promise<void>
  /**
   * Gives a subscription another price. `now` asks at once for the rest of the period (the difference in price, by time that is left);
   * `next_period` charges the new price from the next period on and nothing now.
   */
  changePrice(change: {
    readonly reference: string
    readonly priceId: string
    readonly amountCents: number
    readonly from: 'now' | 'next_period'
    readonly idempotencyKey: string
  }): Promise<void>
  /** What `changePrice` from now would ask at once, in whole cents. */
  previewUpgrade(reference: string, priceId: string, amountCents: number): Promise<number>
  /** Gives money back; `amountCents` of one payment. */
  refund(refund: {
    readonly paymentReference: string
    readonly amountCents: number
    readonly idempotencyKey: string
  }): Promise<void>
  /** A page of the provider where an account keeps its way to pay; null when the provider has none. */
  openPortal(customer: { readonly userId: string; readonly email: string }, returnUrl: string): Promise<string | null>
  /** Gives an account's customer its present address, where the provider has one; does nothing otherwise. */
  changeCustomer(customer: { readonly userId: string; readonly email: string }): Promise<void>
  /** What an event says, when its signature is the provider's and no older than five minutes; null when it is not. Answers an empty list for events of no interest. */
  parseWebhook(rawBody: string, headers: Headers, now: Date): Promise<readonly ProviderEvent[] | null>
  /** The orders about which something was told since then, for what never arrived; at most `limit`. */
  listEvents(since: Date, limit: number): Promise<readonly ProviderEvent[]>
}
