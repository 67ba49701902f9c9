import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type CheckoutRequest,
  type PaymentProvider,
  ProviderError,
  type ProviderNews,
  type ProviderOrder,
} from '#modules/billing/provider.ts'
import { newId } from '#platform/ids/id.ts'

/** What a provider sent to the webhook door. */
export interface ProviderMessage {
  readonly rawBody: string
  readonly headers: Headers
}

/** A provider with its outside world: who pays, what banks do, and the time. */
export interface ProviderScene {
  readonly provider: PaymentProvider
  now(): Date
  /** Moves the clock, and lets everything happen that is due by then. */
  passTime(to: Date): Promise<void>
  customer(): Promise<CheckoutRequest['customer']>
  /** Ends a payment page as a payer would; `fails_later` is a direct debit that the bank takes back five days on. */
  pay(
    sessionId: string,
    method: 'ideal' | 'sepa_debit' | 'card',
    outcome?: 'paid' | 'fails_later' | 'cancelled',
  ): Promise<void>
  failRenewals(subscription: string, fail: boolean): Promise<void>
  chargeBack(payment: string): Promise<void>
  /** What was sent since the last time. */
  takeMessages(): Promise<ProviderMessage[]>
  /** A message in the provider's form about an order that exists, signed with another secret. */
  forge(message: ProviderMessage): Promise<ProviderMessage>
  /** A well signed message about something that is no order of ours. */
  noise(): Promise<ProviderMessage>
  close(): Promise<void>
}

const DAY_MS = 86_400_000
const START = new Date('2027-01-31T11:00:00.000Z')
const dayOf = (at: Date | null | undefined) => at?.toISOString().slice(0, 10)

/** The guarantees that every payment provider gives, whoever it is; each runs against a world of its own. */
export function describePaymentProvider(name: string, makeScene: () => Promise<ProviderScene>): void {
  describe(`the payment provider ${name}`, () => {
    let scene: ProviderScene
    let provider: PaymentProvider
    beforeEach(async () => {
      scene = await makeScene()
      provider = scene.provider
      await scene.passTime(START)
    })
    afterEach(() => scene.close())

    const request = async (wanted: Partial<CheckoutRequest> = {}): Promise<CheckoutRequest> => ({
      orderId: newId(),
      idempotencyKey: newId(),
      kind: 'subscription',
      title: 'Syvo Pro',
      amountCents: 2999,
      priceId: null,
      customer: await scene.customer(),
      successUrl: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancelUrl: 'http://localhost:3000/pricing',
      expiresAt: new Date(scene.now().getTime() + 3_600_000),
      ...wanted,
    })
    const open = async (wanted: Partial<CheckoutRequest> = {}) => {
      const asked = await request(wanted)
      const { sessionId } = await provider.createCheckout(asked)
      return { orderId: asked.orderId, sessionId, read: () => readOrder(sessionId) }
    }
    const bought = async (
      wanted: Partial<CheckoutRequest> = {},
      ...how: [method?: 'ideal' | 'card' | 'sepa_debit', outcome?: 'fails_later']
    ) => {
      const order = await open(wanted)
      await scene.pay(order.sessionId, how[0] ?? 'ideal', how[1])
      return order
    }
    const readOrder = async (sessionId: string): Promise<ProviderOrder> => {
      const order = await provider.readOrder(sessionId)
      if (!order) throw new Error(`${name} does not know the session ${sessionId}`)
      return order
    }
    const subscriptionOf = (order: ProviderOrder) => {
      if (!order.subscription) throw new Error('the order has no subscription')
      return order.subscription
    }
    const firstOf = (order: ProviderOrder) => {
      const [payment] = order.payments
      if (!payment) throw new Error('the order has no payment')
      return payment
    }
    const lasting = expect.objectContaining({ name: 'ProviderError', isLasting: true })

    describe('a session', () => {
      it('is made once per key, however often and at once it is asked for, and a new key makes another', async () => {
        const asked = await request()
        const answers = await Promise.all([provider.createCheckout(asked), provider.createCheckout(asked)])
        expect(new Set(answers.map(({ sessionId }) => sessionId)).size).toBe(1)
        expect(await provider.createCheckout(asked)).toEqual(answers[0])
        expect(answers[0]?.url).toMatch(/^https?:\/\//)
        const again = await provider.createCheckout({ ...asked, idempotencyKey: newId() })
        expect(again.sessionId).not.toBe(answers[0]?.sessionId)
      })

      it('is refused for a key that stood for something else', async () => {
        const asked = await request()
        await provider.createCheckout(asked)
        await expect(provider.createCheckout({ ...asked, amountCents: 1 })).rejects.toEqual(lasting)
      })

      it('is open and unpaid at first, and one that nobody made is not known', async () => {
        const { orderId, sessionId, read } = await open()
        expect(await read()).toEqual({
          orderId,
          session: { id: sessionId, status: 'open' },
          subscription: null,
          payments: [],
        })
        expect(await provider.readOrder('nobody-made-this')).toBeNull()
      })

      it('stays open when somebody turns back, and can still be paid', async () => {
        const { sessionId, read } = await open({ kind: 'once' })
        await scene.pay(sessionId, 'ideal', 'cancelled')
        expect(await read()).toMatchObject({ session: { status: 'open' }, payments: [] })
        await scene.pay(sessionId, 'ideal')
        expect(await read()).toMatchObject({ session: { status: 'complete' }, payments: [{ status: 'paid' }] })
      })

      it('ends when it is told to and by its time, and never after it was paid', async () => {
        const told = await open()
        await provider.expireSession(told.sessionId)
        await provider.expireSession(told.sessionId)
        expect(await told.read()).toMatchObject({ session: { status: 'expired' }, subscription: null, payments: [] })
        const late = await open()
        const paid = await bought({ kind: 'once' })
        await scene.passTime(new Date(scene.now().getTime() + 2 * 3_600_000))
        expect((await late.read()).session.status).toBe('expired')
        await provider.expireSession(paid.sessionId)
        expect(await paid.read()).toMatchObject({ session: { status: 'complete' }, payments: [{ status: 'paid' }] })
      })
    })

    describe('a payment', () => {
      it.each(['ideal', 'sepa_debit', 'card'] as const)(
        'by %s is told with its amount, cost and time',
        async (method) => {
          const { read } = await bought({ kind: 'once', amountCents: 14_900 }, method)
          const order = await read()
          expect(order.subscription).toBeNull()
          expect(order.payments).toEqual([
            {
              reference: expect.any(String),
              amountCents: 14_900,
              currency: 'eur',
              status: 'paid',
              paidAt: scene.now(),
              refundedCents: 0,
              chargedBackCents: 0,
              costCents: expect.toSatisfy((cents: number) => Number.isInteger(cents) && cents > 0),
              method,
              reason: 'purchase',
              period: null,
            },
          ])
        },
      )

      it('is given back in parts or whole, once per key and never beyond what it was', async () => {
        const { read } = await bought({ kind: 'once', amountCents: 1000 })
        const { reference: paymentReference } = firstOf(await read())
        const part = { paymentReference, amountCents: 400, idempotencyKey: newId() }
        await provider.refund(part)
        await provider.refund(part)
        expect(firstOf(await read()).refundedCents).toBe(400)
        await expect(provider.refund({ paymentReference, amountCents: 601, idempotencyKey: newId() })).rejects.toEqual(
          lasting,
        )
        await expect(provider.refund({ ...part, amountCents: 500 })).rejects.toEqual(lasting)
        await provider.refund({ paymentReference, amountCents: 600, idempotencyKey: newId() })
        expect(firstOf(await read())).toMatchObject({ status: 'paid', refundedCents: 1000, chargedBackCents: 0 })
      })

      it('that the bank takes back is told as a total, of which a refund keeps its part', async () => {
        const { read } = await bought({ kind: 'once', amountCents: 1000 }, 'card')
        const { reference: paymentReference } = firstOf(await read())
        await provider.refund({ paymentReference, amountCents: 300, idempotencyKey: newId() })
        await scene.chargeBack(paymentReference)
        expect(firstOf(await read())).toMatchObject({ refundedCents: 300, chargedBackCents: 700 })
        await expect(provider.refund({ paymentReference, amountCents: 1, idempotencyKey: newId() })).rejects.toEqual(
          lasting,
        )
      })

      it('by direct debit can be taken back days later', async () => {
        const { read } = await bought({ kind: 'once', amountCents: 1000 }, 'sepa_debit', 'fails_later')
        await scene.passTime(new Date(START.getTime() + 5 * DAY_MS - 3_600_000))
        expect(firstOf(await read())).toMatchObject({ status: 'paid', chargedBackCents: 0 })
        await scene.passTime(new Date(START.getTime() + 5 * DAY_MS + 3_600_000))
        expect(firstOf(await read())).toMatchObject({ amountCents: 1000, chargedBackCents: 1000 })
      })
    })

    describe('a subscription', () => {
      it('runs from the moment of paying for a month, and renews on the day of the month that it began', async () => {
        const { read } = await bought()
        const first = await read()
        expect(subscriptionOf(first)).toMatchObject({
          status: 'active',
          periodStart: scene.now(),
          cancelAtPeriodEnd: false,
          endedAt: null,
        })
        expect(dayOf(subscriptionOf(first).periodEnd)).toBe('2027-02-28')
        await scene.passTime(new Date('2027-04-15T11:00:00.000Z'))
        const later = await read()
        expect(dayOf(subscriptionOf(later).periodEnd)).toBe('2027-04-30')
        expect(
          later.payments.map(({ status, reason, amountCents, period }) => [
            status,
            reason,
            amountCents,
            dayOf(period?.end),
          ]),
        ).toEqual([
          ['paid', 'period', 2999, '2027-02-28'],
          ['paid', 'period', 2999, '2027-03-31'],
          ['paid', 'period', 2999, '2027-04-30'],
        ])
        expect(new Set(later.payments.map(({ reference }) => reference)).size).toBe(3)
      })

      it('whose renewal fails is past due with the paid period unchanged, and active again once a later try succeeds', async () => {
        const { read } = await bought()
        const { reference, periodEnd } = subscriptionOf(await read())
        await scene.failRenewals(reference, true)
        await scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
        const failed = await read()
        expect(subscriptionOf(failed)).toMatchObject({ status: 'past_due', periodEnd })
        expect(failed.payments.map(({ status }) => status)).toEqual(['paid', 'failed'])
        expect(failed.payments[1]).toMatchObject({ paidAt: null, period: { start: periodEnd } })
        await scene.failRenewals(reference, false)
        await scene.passTime(new Date(periodEnd.getTime() + DAY_MS + 3_600_000))
        const mended = await read()
        expect(subscriptionOf(mended)).toMatchObject({ status: 'active', periodStart: periodEnd })
        expect(dayOf(subscriptionOf(mended).periodEnd)).toBe('2027-03-31')
        expect(mended.payments.map(({ status }) => status)).toEqual(['paid', 'paid'])
        expect(mended.payments[1]?.reference).toBe(failed.payments[1]?.reference)
      })

      it('whose renewal keeps failing ends after three more days, and nothing more is asked', async () => {
        const { read } = await bought()
        const { reference, periodEnd } = subscriptionOf(await read())
        await scene.failRenewals(reference, true)
        await scene.passTime(new Date(periodEnd.getTime() + 4 * DAY_MS))
        const ended = await read()
        expect(subscriptionOf(ended)).toMatchObject({ status: 'ended', periodEnd })
        expect(dayOf(subscriptionOf(ended).endedAt)).toBe('2027-03-03')
        await scene.passTime(new Date(periodEnd.getTime() + 60 * DAY_MS))
        expect(await read()).toEqual(ended)
      })

      it('that is cancelled runs to the end of what was paid, unless that is taken back', async () => {
        const [stops, goesOn] = [await bought(), await bought()]
        const { reference, periodEnd } = subscriptionOf(await stops.read())
        const { reference: other } = subscriptionOf(await goesOn.read())
        await provider.cancelSubscription(reference, 'at_period_end')
        await provider.cancelSubscription(reference, 'at_period_end')
        await provider.cancelSubscription(other, 'at_period_end')
        await provider.cancelSubscription(other, 'resume')
        await provider.cancelSubscription(other, 'resume')
        expect(subscriptionOf(await stops.read())).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
        expect(subscriptionOf(await goesOn.read())).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
        await scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
        expect(subscriptionOf(await stops.read())).toMatchObject({ status: 'ended', endedAt: periodEnd, periodEnd })
        expect((await stops.read()).payments).toHaveLength(1)
        expect((await goesOn.read()).payments).toHaveLength(2)
      })

      it('ends at once when asked, and a second end changes nothing while coming back is refused', async () => {
        const { read } = await bought()
        const { reference } = subscriptionOf(await read())
        await provider.cancelSubscription(reference, 'now')
        const ended = await read()
        expect(subscriptionOf(ended)).toMatchObject({ status: 'ended', endedAt: scene.now() })
        await provider.cancelSubscription(reference, 'now')
        await provider.cancelSubscription(reference, 'at_period_end')
        await expect(provider.cancelSubscription(reference, 'resume')).rejects.toEqual(lasting)
        expect(await read()).toEqual(ended)
      })

      it('with a larger price from now pays the rest of the period once, as told before, and the whole from then on', async () => {
        const { read } = await bought()
        const { reference, periodStart, periodEnd } = subscriptionOf(await read())
        const priceId = await provider.createPrice({ code: 'groei', name: 'Syvo Groei', amountCents: 5999 })
        await scene.passTime(new Date((periodStart.getTime() + periodEnd.getTime()) / 2))
        expect(await provider.previewUpgrade(reference, priceId, 5999)).toBe(1500)
        const change = { reference, priceId, amountCents: 5999, from: 'now', idempotencyKey: newId() } as const
        await provider.changePrice(change)
        await provider.changePrice(change)
        const upgraded = await read()
        expect(subscriptionOf(upgraded)).toMatchObject({ status: 'active', periodStart, periodEnd })
        expect(upgraded.payments.slice(1)).toMatchObject([
          { amountCents: 1500, status: 'paid', reason: 'upgrade', period: { start: scene.now(), end: periodEnd } },
        ])
        await scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
        expect((await read()).payments.slice(2)).toMatchObject([{ amountCents: 5999, reason: 'period' }])
      })

      it('with another price from the next period on pays nothing now and the new price then', async () => {
        const { read } = await bought()
        const { reference, periodEnd } = subscriptionOf(await read())
        const priceId = await provider.createPrice({ code: 'klein', name: 'Syvo Klein', amountCents: 999 })
        const change = { reference, priceId, amountCents: 999, from: 'next_period', idempotencyKey: newId() } as const
        await provider.changePrice(change)
        await provider.changePrice(change)
        expect(subscriptionOf(await read())).toMatchObject({ status: 'active', periodEnd })
        expect((await read()).payments).toHaveLength(1)
        await scene.passTime(new Date(periodEnd.getTime() + 3_600_000))
        expect((await read()).payments.map(({ amountCents }) => amountCents)).toEqual([2999, 999])
      })

      it('has a price that is the same for the same plan, and is refused with an amount that differs from it', async () => {
        const plan = { code: 'pro', name: 'Syvo Pro', amountCents: 2999 }
        const priceId = await provider.createPrice(plan)
        expect(await provider.createPrice(plan)).toBe(priceId)
        expect(await provider.createPrice({ ...plan, amountCents: 3499 })).not.toBe(priceId)
        const { read } = await bought({ priceId })
        expect(firstOf(await read()).amountCents).toBe(2999)
        await expect(provider.createCheckout(await request({ priceId, amountCents: 1 }))).rejects.toEqual(lasting)
        await expect(provider.createCheckout(await request({ priceId: 'no-such-price' }))).rejects.toEqual(lasting)
      })

      it('that does not exist is refused for good', async () => {
        await expect(provider.cancelSubscription('nobody-made-this', 'now')).rejects.toBeInstanceOf(ProviderError)
        await expect(provider.cancelSubscription('nobody-made-this', 'now')).rejects.toEqual(lasting)
      })
    })

    describe('news', () => {
      const read = (message: ProviderMessage, now = scene.now()) =>
        provider.readNews(message.rawBody, message.headers, now)
      const newsOf = async (orderId: string): Promise<{ message: ProviderMessage; news: ProviderNews }[]> => {
        const found = []
        for (const message of await scene.takeMessages())
          for (const news of (await read(message)) ?? []) if (news.orderId === orderId) found.push({ message, news })
        return found
      }

      it('is told of every change of an order, and says the same however often it comes', async () => {
        await scene.takeMessages()
        const { orderId, read: readIt } = await bought()
        const [paid] = await newsOf(orderId)
        expect(paid?.news.eventId).toBeTruthy()
        if (paid) expect(await read(paid.message)).toEqual(await read(paid.message))
        const order = await readIt()
        const { reference, periodEnd } = subscriptionOf(order)
        const refund = { paymentReference: firstOf(order).reference, amountCents: 1, idempotencyKey: newId() }
        const changes = [
          () => provider.refund(refund),
          () => provider.cancelSubscription(reference, 'at_period_end'),
          () => provider.cancelSubscription(reference, 'resume'),
          () => scene.passTime(new Date(periodEnd.getTime() + 3_600_000)),
          () => scene.chargeBack(firstOf(order).reference),
          () => provider.cancelSubscription(reference, 'now'),
        ]
        for (const change of changes) {
          await change()
          expect(await newsOf(orderId), String(change)).not.toEqual([])
        }
        const expired = await open()
        await provider.expireSession(expired.sessionId)
        expect(await newsOf(expired.orderId)).not.toEqual([])
      })

      it('that is forged, tampered with, older than five minutes or without its signature is not believed', async () => {
        await scene.takeMessages()
        const { orderId } = await bought({ kind: 'once' })
        const [told] = await newsOf(orderId)
        if (!told) throw new Error('nothing was told')
        const { message } = told
        const at = scene.now().getTime()
        expect(await read(message, new Date(at + 299_000))).not.toBeNull()
        expect(await read(message, new Date(at + 301_000))).toBeNull()
        expect(await read(await scene.forge(message))).toBeNull()
        expect(await read({ ...message, rawBody: message.rawBody.replace(orderId, newId()) })).toBeNull()
        expect(await read({ ...message, rawBody: `${message.rawBody} ` })).toBeNull()
        expect(await read({ ...message, headers: new Headers() })).toBeNull()
        for (const [header] of message.headers.entries()) {
          if (!/signature|timestamp|webhook-id/i.test(header)) continue
          for (const value of ['', 'v1,', 't=1,v1=00', 'x'.repeat(500)]) {
            const headers = new Headers(message.headers)
            headers.set(header, value)
            expect(await read({ ...message, headers }), `${header}: ${value}`).toBeNull()
          }
        }
      })

      it('about something else is well signed and says nothing', async () => {
        expect(await read(await scene.noise())).toEqual([])
      })

      it('that never arrived is found by asking, per order and newest first, within the limit', async () => {
        await scene.passTime(new Date(START.getTime() + DAY_MS))
        const early = await bought({ kind: 'once' })
        await scene.passTime(new Date(START.getTime() + 2 * DAY_MS))
        const since = scene.now()
        const [one, two] = [await bought({ kind: 'once' }), await bought({ kind: 'once' })]
        await scene.takeMessages()
        const found = (await provider.listNews(since, 100)).map(({ orderId }) => orderId)
        expect(found).toEqual([two.orderId, one.orderId])
        expect((await provider.listNews(since, 1)).map(({ orderId }) => orderId)).toEqual([two.orderId])
        const all = (await provider.listNews(new Date(START.getTime() + DAY_MS), 100)).map(({ orderId }) => orderId)
        expect(all).toContain(early.orderId)
      })
    })
  })
}
