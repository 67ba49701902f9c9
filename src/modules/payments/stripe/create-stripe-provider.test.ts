import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { type FakeStripeServer, startFakeStripe } from '../../../../tests/support/fake-stripe/server.ts'
import {
  describePaymentProvider,
  type ProviderMessage,
  type ProviderScenario,
} from '../../../../tests/support/payment-provider-suite.ts'
import { type CheckoutRequest, type PaymentProvider, ProviderError } from '../provider.ts'
import { createStripeProvider } from './create-stripe-provider.ts'

const secretKey = 'sk_test_standin'
const webhookSecret = 'whsec_standin'
const START = new Date('2026-11-20T09:00:00.000Z')

/** Returns the message that Stripe would send about an event, signed by the library itself. */
function messageOf(event: unknown, now: number, secret = webhookSecret): ProviderMessage {
  const rawBody = JSON.stringify(event)
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: rawBody, secret, timestamp: now })
  return { rawBody, headers: new Headers({ 'stripe-signature': signature }) }
}

describePaymentProvider('Stripe', async (): Promise<ProviderScenario> => {
  const stand = await startFakeStripe(secretKey)
  const { fakeStripe } = stand
  const { books } = fakeStripe
  books.now = START.getTime() / 1000
  let sent = 0
  return {
    provider: createStripeProvider({ secretKey, webhookSecret, server: stand.server }),
    now: () => new Date(books.now * 1000),
    passTime: async (to) => fakeStripe.passTime(to.getTime() / 1000),
    customer: async () => ({ userId: newId(), email: 'koper@bedrijf.example' }),
    async pay(sessionId, method, outcome = 'paid') {
      // A customer who goes back leaves Stripe's page as it was.
      if (outcome !== 'cancelled') fakeStripe.pay(sessionId, method, outcome)
    },
    failRenewals: async (subscription, fail) =>
      void (fail ? fakeStripe.failing.add(subscription) : fakeStripe.failing.delete(subscription)),
    chargeBack: async (payment) => void books.dispute(payment),
    async drainMessages() {
      const events = books.events.slice(sent)
      sent = books.events.length
      return events.map((event) => messageOf(event, books.now))
    },
    forge: async (message) => messageOf(JSON.parse(message.rawBody), books.now, 'whsec_another'),
    noise: async () =>
      messageOf({ id: 'evt_1', object: 'event', type: 'payout.paid', data: { object: {} } }, books.now),
    close: () => stand.close(),
  }
})

describe('Stripe only', () => {
  let stand: FakeStripeServer
  let provider: PaymentProvider
  beforeEach(async () => {
    stand = await startFakeStripe(secretKey)
    stand.fakeStripe.books.now = START.getTime() / 1000
    provider = createStripeProvider({ secretKey, webhookSecret, server: stand.server })
  })
  afterEach(() => stand.close())

  const request = (wanted: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
    orderId: newId(),
    idempotencyKey: newId(),
    kind: 'once',
    title: 'Tafelwijs',
    amountCents: 14_900,
    priceId: null,
    customer: { userId: newId(), email: 'koper@bedrijf.example' },
    successUrl: 'http://localhost:3000/payment-success',
    cancelUrl: 'http://localhost:3000/pricing',
    expiresAt: new Date(START.getTime() + 3_600_000),
    ...wanted,
  })

  it.each(['once', 'subscription'] as const)(
    '[HOME-06] a checkout offers iDEAL, direct debit and card, and stores the order in all its objects: %s',
    async (kind) => {
      const { books, wanted } = stand.fakeStripe
      const one = request({ kind })
      const { sessionId } = await provider.createCheckout(one)
      expect(books.sessions.get(sessionId)).toMatchObject({
        payment_method_types: ['ideal', 'sepa_debit', 'card'],
        client_reference_id: one.orderId,
        metadata: { orderId: one.orderId },
      })
      expect(wanted.get(sessionId)?.metadata).toEqual({ orderId: one.orderId })
    },
  )

  it('a repeated request with a later end returns the same session', async () => {
    const one = request()
    const made = await provider.createCheckout(one)
    const later = new Date(one.expiresAt.getTime() + 60_000)
    expect(await provider.createCheckout({ ...one, expiresAt: later })).toEqual(made)
    expect(stand.fakeStripe.books.sessions.size).toBe(1)
  })

  it('an account has one customer, also after a change of e-mail address', async () => {
    const customer = { userId: newId(), email: 'oud@bedrijf.example' }
    await provider.createCheckout(request({ customer }))
    await provider.createCheckout(request({ customer }))
    await provider.createCheckout(request({ customer: { ...customer, email: 'nieuw@bedrijf.example' } }))
    await provider.createCheckout(request({ customer: { ...customer, userId: newId() } }))
    expect(stand.fakeStripe.books.customers.size).toBe(2)
    await provider.changeCustomer({ ...customer, email: 'nieuw@bedrijf.example' })
    const known = [...stand.fakeStripe.books.customers.values()].filter(
      ({ metadata }) => metadata.userId === customer.userId,
    )
    expect(known.map(({ email }) => email)).toEqual(['nieuw@bedrijf.example'])
    expect(await provider.openPortal(customer, 'http://localhost:3000/billing')).toMatch(/^https:/)
  })

  it('a direct debit is pending until the bank answers, and then paid or failed', async () => {
    for (const [answer, status] of [
      ['succeeded', 'paid'],
      ['failed', 'failed'],
    ] as const) {
      const { sessionId } = await provider.createCheckout(request())
      stand.fakeStripe.pay(sessionId, 'sepa_debit', 'processing')
      const waiting = await provider.readOrder(sessionId)
      expect(waiting).toMatchObject({
        session: { status: 'complete' },
        payments: [{ status: 'pending', paidAt: null, costCents: 0 }],
      })
      stand.fakeStripe.finishPayment(waiting?.payments[0]?.reference ?? '', answer)
      expect(await provider.readOrder(sessionId)).toMatchObject({ payments: [{ status, method: 'sepa_debit' }] })
    }
  })

  it('an inquiry and a won dispute charge nothing back', async () => {
    for (const status of ['warning_needs_response', 'won', 'prevented'] as const) {
      const { sessionId } = await provider.createCheckout(request())
      stand.fakeStripe.pay(sessionId, 'card', 'paid')
      const order = await provider.readOrder(sessionId)
      stand.fakeStripe.books.dispute(order?.payments[0]?.reference ?? '', status)
      expect(await provider.readOrder(sessionId)).toMatchObject({ payments: [{ chargedBackCents: 0 }] })
    }
  })

  it('a session of another product on the same Stripe account is ignored', async () => {
    const { sessionId } = await provider.createCheckout(request())
    const session = stand.fakeStripe.books.sessions.get(sessionId)
    if (session) session.metadata = {}
    expect(await provider.readOrder(sessionId)).toBeNull()
  })

  it('a cancellation in the portal, which names a date, is reported and can be undone', async () => {
    const { sessionId } = await provider.createCheckout(request({ kind: 'subscription' }))
    stand.fakeStripe.pay(sessionId, 'ideal', 'paid')
    const reference = (await provider.readOrder(sessionId))?.subscription?.reference ?? ''
    const stored = stand.fakeStripe.books.subscriptions.get(reference)
    if (stored) stored.cancel_at = stored.items.data[0].current_period_end
    expect((await provider.readOrder(sessionId))?.subscription?.cancelAtPeriodEnd).toBe(true)
    await provider.cancelSubscription(reference, 'resume')
    expect((await provider.readOrder(sessionId))?.subscription?.cancelAtPeriodEnd).toBe(false)
  })

  it('an upgrade whose difference cannot be charged changes nothing', async () => {
    const { sessionId } = await provider.createCheckout(request({ kind: 'subscription', amountCents: 2999 }))
    stand.fakeStripe.pay(sessionId, 'card', 'paid')
    const before = await provider.readOrder(sessionId)
    const reference = before?.subscription?.reference ?? ''
    const priceId = await provider.createPrice({ code: 'groei', name: 'Syvo Groei', amountCents: 5999 })
    stand.fakeStripe.failing.add(reference)
    const change = { reference, priceId, amountCents: 5999, from: 'now', idempotencyKey: newId() } as const
    await expect(provider.changePrice(change)).rejects.toMatchObject({ name: 'ProviderError', isLasting: true })
    expect(await provider.readOrder(sessionId)).toEqual(before)
  })

  it('no answer, a fault and a wrong key may pass, a refusal lasts, and no error repeats a secret', async () => {
    for (const [status, isLasting] of [
      [500, false],
      [429, false],
      [409, false],
      [400, true],
      [402, true],
    ] as const) {
      stand.failNext(status)
      await expect(provider.createCheckout(request()), String(status)).rejects.toMatchObject({
        name: 'ProviderError',
        isLasting,
      })
    }
    const { server } = stand
    const wrong = createStripeProvider({ secretKey: 'sk_test_wrong', webhookSecret, server })
    const refusal = await wrong.createCheckout(request()).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'ProviderError', isLasting: false })
    expect(JSON.stringify([refusal, String(refusal)])).not.toContain('sk_test')
    await stand.close()
    const gone = await provider.readOrder('cs_1').catch((error: unknown) => error)
    expect(gone).toBeInstanceOf(ProviderError)
    expect(gone).toMatchObject({ isLasting: false })
    stand = await startFakeStripe(secretKey)
  })
})
