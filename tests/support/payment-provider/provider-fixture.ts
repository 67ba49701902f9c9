import { expect } from 'vitest'
import type { CheckoutRequest, PaymentProvider, ProviderEvent, ProviderOrder } from '#modules/payments/provider.ts'
import { newId } from '#platform/ids/id.ts'

/** A request of the provider to the webhook endpoint. */
export interface ProviderMessage {
  readonly rawBody: string
  readonly headers: Headers
}

type Method = 'ideal' | 'sepa_debit' | 'card'

/** A provider with payers, banks and time. */
export interface ProviderScenario {
  readonly provider: PaymentProvider
  now(): Date
  /** Moves the clock, and lets everything happen that is due by then. */
  passTime(to: Date): Promise<void>
  customer(): Promise<CheckoutRequest['customer']>
  /** Ends a payment page as a payer would; `fails_later` is a direct debit that the bank takes back five days on. */
  pay(sessionId: string, method: Method, outcome?: 'paid' | 'fails_later' | 'cancelled'): Promise<void>
  failRenewals(subscription: string, fail: boolean): Promise<void>
  chargeBack(payment: string): Promise<void>
  /** What was sent since the last time. */
  drainMessages(): Promise<ProviderMessage[]>
  /** A message in the provider's form about an order that exists, signed with another secret. */
  forge(message: ProviderMessage): Promise<ProviderMessage>
  /** A well signed message about something that is no order of ours. */
  noise(): Promise<ProviderMessage>
  close(): Promise<void>
}

export const DAY_MS = 86_400_000
export const START = new Date('2027-01-31T11:00:00.000Z')

/** A refusal that asking again does not change. */
export const lasting = expect.objectContaining({ name: 'ProviderError', isLasting: true })

/** The scene of one guarantee, and what every guarantee does in it. */
export class ProviderFixture {
  #scene: ProviderScenario | null = null

  async enter(scene: ProviderScenario): Promise<void> {
    this.#scene = scene
    await scene.passTime(START)
  }

  get scene(): ProviderScenario {
    if (!this.#scene) throw new Error('the scene is not set')
    return this.#scene
  }

  get provider(): PaymentProvider {
    return this.scene.provider
  }

  async request(wanted: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> {
    return {
      orderId: newId(),
      idempotencyKey: newId(),
      kind: 'subscription',
      title: 'Syvo Pro',
      amountCents: 2999,
      priceId: null,
      customer: await this.scene.customer(),
      successUrl: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'http://localhost:3000/pricing',
      expiresAt: new Date(this.scene.now().getTime() + 3_600_000),
      ...wanted,
    }
  }

  async open(wanted: Partial<CheckoutRequest> = {}) {
    const asked = await this.request(wanted)
    const { sessionId } = await this.provider.createCheckout(asked)
    return { orderId: asked.orderId, sessionId, read: () => this.#readOrder(sessionId) }
  }

  async bought(wanted: Partial<CheckoutRequest> = {}, ...how: [method?: Method, outcome?: 'fails_later']) {
    const order = await this.open(wanted)
    await this.scene.pay(order.sessionId, how[0] ?? 'ideal', how[1])
    return order
  }

  read(message: ProviderMessage, now = this.scene.now()) {
    return this.provider.parseWebhook(message.rawBody, message.headers, now)
  }

  /** What was sent about an order since the last time. */
  async eventsOf(orderId: string): Promise<{ message: ProviderMessage; event: ProviderEvent }[]> {
    const found = []
    for (const message of await this.scene.drainMessages())
      for (const event of (await this.read(message)) ?? [])
        if (event.orderId === orderId) found.push({ message, event })
    return found
  }

  async #readOrder(sessionId: string): Promise<ProviderOrder> {
    const order = await this.provider.readOrder(sessionId)
    if (!order) throw new Error(`the session ${sessionId} is not known`)
    return order
  }
}

/** The day of an instant in UTC. */
export function dayOf(at: Date | null | undefined): string | undefined {
  return at?.toISOString().slice(0, 10)
}

export function subscriptionOf(order: ProviderOrder) {
  if (!order.subscription) throw new Error('the order has no subscription')
  return order.subscription
}

export function firstOf(order: ProviderOrder) {
  const [payment] = order.payments
  if (!payment) throw new Error('the order has no payment')
  return payment
}
