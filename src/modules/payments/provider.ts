import { SafeMessageError } from '#platform/log/describe-error.ts'

/** The input of a checkout at the provider: one order, in euros. */
export interface CheckoutRequest {
  /** Our order id; returned with everything that the provider reports about this order. */
  readonly orderId: string
  /** Makes a repeated request return the same session until it expires; after that another one, the same for all requests. */
  readonly idempotencyKey: string
  readonly kind: 'subscription' | 'once'
  /** The title on the payment page, such as 'Syvo Pro'. */
  readonly title: string
  /** The full amount in whole cents: of the first month of a subscription, or of the purchase. */
  readonly amountCents: number
  /** The provider's own price of a plan; null for a bot, whose price is passed as an amount. */
  readonly priceId: string | null
  readonly customer: { readonly userId: string; readonly email: string }
  /** Where the browser goes after paying and after cancelling; both are addresses of this app. */
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: Date
}

/** A payment session at the provider: the page where the customer pays. */
export interface CheckoutSession {
  readonly sessionId: string
  readonly url: string
}

/**
 * One payment as the provider knows it. Amounts are whole cents, including VAT where it was charged; `refundedCents` and `chargedBackCents` are
 * totals, never steps.
 */
export interface ProviderPayment {
  readonly reference: string
  readonly amountCents: number
  /** Lower case, such as 'eur'. */
  readonly currency: string
  readonly status: 'pending' | 'paid' | 'failed'
  readonly paidAt: Date | null
  readonly refundedCents: number
  readonly chargedBackCents: number
  /** The provider's own fee. */
  readonly costCents: number
  /** 'ideal', 'sepa_debit', 'card'. */
  readonly method: string
  /** What it pays for: the first or next period of a subscription, the rest of a period after an upgrade, or a purchase. */
  readonly reason: 'period' | 'upgrade' | 'purchase'
  /** The subscription period that it pays for; null for a purchase. */
  readonly period: { readonly start: Date; readonly end: Date } | null
}

/** A subscription as the provider knows it. */
export interface ProviderSubscription {
  readonly reference: string
  /** `past_due` while a failed renewal is being retried. */
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
  /** All payments, oldest first. */
  readonly payments: readonly ProviderPayment[]
}

/**
 * One verified webhook event: something about this order changed. The order is then read from the provider, so the sequence and repetition of events
 * do not matter.
 */
export interface ProviderEvent {
  readonly eventId: string
  readonly orderId: string
}

/** A refusal of a provider, or no answer at all; `isLasting` when asking again cannot help. Never carries a secret. */
export class ProviderError extends SafeMessageError {
  override name = 'ProviderError'
  readonly isLasting: boolean
  constructor(message: string, options: { isLasting: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.isLasting = options.isLasting
  }
}

/**
 * The port of a payment provider. Every method may throw `ProviderError`. Calls with the same key take effect once; none of them runs inside one of
 * our transactions.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'stripe'
  /** True when no money moves; screens say so. */
  readonly isSimulated: boolean
  /** Creates a monthly price for a plan and returns its id; the same code, amount and name return the same id. */
  createPrice(price: { readonly code: string; readonly name: string; readonly amountCents: number }): Promise<string>
  createCheckout(request: CheckoutRequest): Promise<CheckoutSession>
  /** Returns null for a session that the provider does not know. */
  readOrder(sessionId: string): Promise<ProviderOrder | null>
  /** Expires an unpaid session now; does nothing for a paid one. */
  expireSession(sessionId: string): Promise<void>
  /** Ends a subscription at the end of the paid period, undoes that, or ends it now. Does nothing when it is already so. */
  cancelSubscription(reference: string, how: 'at_period_end' | 'resume' | 'now'): Promise<void>
  /**
   * Gives a subscription another price. `now` charges the rest of the period at once (the price difference for the time that is left); `next_period`
   * charges the new price from the next period on and nothing now.
   */
  changePrice(change: {
    readonly reference: string
    readonly priceId: string
    readonly amountCents: number
    readonly from: 'now' | 'next_period'
    readonly idempotencyKey: string
  }): Promise<void>
  /** Returns what `changePrice` from now would charge at once, in whole cents. */
  previewUpgrade(reference: string, priceId: string, amountCents: number): Promise<number>
  /** Refunds `amountCents` of one payment. */
  refund(refund: {
    readonly paymentReference: string
    readonly amountCents: number
    readonly idempotencyKey: string
  }): Promise<void>
  /** Returns the provider's page where an account manages its payment method; null when the provider has none. */
  openPortal(customer: { readonly userId: string; readonly email: string }, returnUrl: string): Promise<string | null>
  /** Updates the e-mail address of an account's customer at the provider, where it has one; does nothing otherwise. */
  changeCustomer(customer: { readonly userId: string; readonly email: string }): Promise<void>
  /**
   * Returns the events of a message whose signature is the provider's and at most five minutes old; null for any other message. An empty list means
   * events of no interest.
   */
  parseWebhook(rawBody: string, headers: Headers, now: Date): Promise<readonly ProviderEvent[] | null>
  /** Returns the orders with events since then, to find what never arrived; at most `limit`. */
  listEvents(since: Date, limit: number): Promise<readonly ProviderEvent[]>
}
