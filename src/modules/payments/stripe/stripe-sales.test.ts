import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { announcePlanPrice, createPlanPrices } from '#modules/billing/public.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { type FakeStripeServer, startFakeStripe } from '../../../../tests/support/fake-stripe/server.ts'
import {
  BOTS,
  confirmOrder,
  ledgerOf,
  type Person,
  readBilling,
  readOrder,
  sessionOf,
  startOrder,
  tierOf,
} from '../../../../tests/support/order-fixtures.ts'
import { createStripeProvider } from './create-stripe-provider.ts'

const secretKey = 'sk_test_standin'
const webhookSecret = 'whsec_standin'
const DAY_MS = 86_400_000

let app: TestApp
let stand: FakeStripeServer
let me: Person
let eventCount = 0
beforeAll(async () => {
  stand = await startFakeStripe(secretKey)
  stand.fakeStripe.books.now = TEST_NOW.getTime() / 1000
  const paymentProvider = createStripeProvider({ secretKey, webhookSecret, server: stand.server })
  app = await createTestApp({ paymentProvider })
  await seedCatalogue(app, { demo: false })
  await createPlanPrices(app.payments)
})
beforeEach(async () => {
  me = await app.signUp()
})
afterAll(async () => {
  await app.close()
  await stand.close()
})

/** Sends an event to the endpoint as Stripe would, signed by the library. */
async function bring(event: unknown, secret = webhookSecret): Promise<number> {
  const payload = JSON.stringify(event)
  const timestamp = stand.fakeStripe.books.now
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' }
  const answer = await app.http.request('/functions/v1/payment-events', { method: 'POST', headers, body: payload })
  return answer.status
}

/** Sends all new events, each twice and the newest first, and lets the worker apply them. */
async function bringAll(): Promise<void> {
  const events = stand.fakeStripe.books.events.slice(eventCount).toReversed()
  eventCount = stand.fakeStripe.books.events.length
  for (const event of [...events, ...events]) expect(await bring(event), event.type).toBe(200)
  await app.background.tick()
}

async function passDays(days: number): Promise<void> {
  app.clock.advanceMs(days * DAY_MS)
  stand.fakeStripe.passTime(app.clock.now().getTime() / 1000)
  // A session does not last that long.
  const body = { email: me.email, password: 'een-lang-wachtwoord' }
  const answer = await app.send('POST', '/auth/v1/token?grant_type=password', { body })
  me = { ...me, token: answer.body.access_token }
}

async function ordered(intent: Parameters<typeof startOrder>[2]): Promise<{ orderId: string; sessionId: string }> {
  const orderId = await startOrder(app, me, intent)
  const confirmed = await confirmOrder(app, me, orderId)
  expect(confirmed.body.url).toMatch(/^https:\/\/checkout\.stripe\.example\//)
  return { orderId, sessionId: await sessionOf(app, orderId) }
}

describe('sales by Stripe', () => {
  it('a plan is granted once a signed event reports its payment, and not by a forged message', async () => {
    const { orderId, sessionId } = await ordered({ plan: 'pro' })
    const forged = {
      id: 'evt_x',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { metadata: { orderId } } },
    }
    expect(await bring(forged, 'whsec_another')).toBe(400)
    // A valid signature does not make an event true that Stripe's own answer denies.
    expect(await bring(forged)).toBe(200)
    await app.background.tick()
    expect(await tierOf(app, me)).toBe('free')
    stand.fakeStripe.pay(sessionId, 'ideal', 'paid')
    await bringAll()
    expect(await tierOf(app, me)).toBe('pro')
    expect((await readOrder(app, me, orderId)).body).toMatchObject({ status: 'paid', is_simulated: false })
    const billing = await readBilling(app, me)
    expect(billing.invoices).toHaveLength(1)
    expect(billing.provider).toEqual({ is_simulated: false, has_portal: true })
  })

  it('a lost confirmation can be repeated after its page expired, and the new page is paid', async () => {
    const { orderId, sessionId } = await ordered({ rent: BOTS.tafelwijs })
    // Simulates a process that died before it stored the page.
    await app.db.query(
      { role: 'service' },
      'update app.orders set session_id = null, payment_url = null, session_ends_at = null where id = $1 returning id',
      [orderId],
    )
    app.clock.advanceMs(2 * 3_600_000)
    stand.fakeStripe.passTime(app.clock.now().getTime() / 1000)
    const presses = await Promise.all([confirmOrder(app, me, orderId), confirmOrder(app, me, orderId)])
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    expect(presses[1]?.body.url).toBe(presses[0]?.body.url)
    const again = await sessionOf(app, orderId)
    expect(again).not.toBe(sessionId)
    stand.fakeStripe.pay(again, 'ideal', 'paid')
    await bringAll()
    expect((await readOrder(app, me, orderId)).body.status).toBe('paid')
  })

  it('an unreported renewal is found within the hour, and a failed one is past due with access', async () => {
    const { sessionId } = await ordered({ plan: 'pro' })
    stand.fakeStripe.pay(sessionId, 'card', 'paid')
    await bringAll()
    await passDays(31)
    eventCount = stand.fakeStripe.books.events.length
    await app.background.tick()
    expect((await readBilling(app, me)).invoices).toHaveLength(2)
    const session = stand.fakeStripe.books.sessions.get(sessionId)
    stand.fakeStripe.failing.add(session?.subscription ?? '')
    await passDays(31)
    await bringAll()
    const billing = await readBilling(app, me)
    expect(billing.subscriptions).toMatchObject([{ status: 'past_due' }])
    expect(billing.invoices).toHaveLength(2)
    expect(await tierOf(app, me)).toBe('pro')
  })

  it('a purchase that is charged back is revoked, and the ledger sums to zero', async () => {
    const { orderId, sessionId } = await ordered({ buy: BOTS.bonnie })
    stand.fakeStripe.pay(sessionId, 'sepa_debit', 'fails_later')
    await bringAll()
    expect((await readOrder(app, me, orderId)).body.status).toBe('paid')
    const bots = async () =>
      (await app.send('GET', `/rest/v1/user_bots?user_id=eq.${me.userId}`, { token: me.token })).body
    expect(await bots()).toMatchObject([{ bot_id: BOTS.bonnie, access_expired: false }])
    await passDays(6)
    await bringAll()
    expect(await bots()).toMatchObject([{ access_expired: true }])
    expect(Object.values(await ledgerOf(app)).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  })

  it('an order cannot be cancelled while its debit is under way; a success counts, a failure ends it', async () => {
    const { orderId, sessionId } = await ordered({ buy: BOTS.balie })
    stand.fakeStripe.pay(sessionId, 'sepa_debit', 'processing')
    await bringAll()
    const abandon = (id: string) =>
      app.send('POST', '/functions/v1/abandon-order', { token: me.token, body: { orderId: id } })
    expect(await abandon(orderId)).toMatchObject({ status: 409, body: { error: { code: 'payment_underway' } } })
    expect((await readOrder(app, me, orderId)).body.status).toBe('open')
    stand.fakeStripe.finishPayment(stand.fakeStripe.books.sessions.get(sessionId)?.payment_intent ?? '', 'succeeded')
    expect((await abandon(orderId)).body.error.code).toBe('order_paid')
    expect((await readOrder(app, me, orderId)).body.status).toBe('paid')
    const failing = await ordered({ buy: BOTS.bonnie })
    stand.fakeStripe.pay(failing.sessionId, 'sepa_debit', 'processing')
    stand.fakeStripe.finishPayment(
      stand.fakeStripe.books.sessions.get(failing.sessionId)?.payment_intent ?? '',
      'failed',
    )
    expect((await abandon(failing.orderId)).body).toMatchObject({ status: 'failed' })
    const plan = await ordered({ plan: 'pro' })
    stand.fakeStripe.pay(plan.sessionId, 'sepa_debit', 'processing')
    expect((await abandon(plan.orderId)).body.error.code).toBe('payment_underway')
  })

  it('a price change is mailed at once, and charged with the first period that begins under it', async () => {
    const { sessionId } = await ordered({ plan: 'pro' })
    stand.fakeStripe.pay(sessionId, 'ideal', 'paid')
    await bringAll()
    const day = new Date(app.clock.now().getTime() + 16 * DAY_MS).toISOString().slice(0, 10)
    const announced = await announcePlanPrice(app.payments, { planCode: 'pro', newCents: 5999, day })
    expect(announced).toMatchObject({ outcome: 'announced', oldCents: 5399 })
    const mails = `select subject from app.mails where user_id = $1 and kind = 'price-change'`
    expect(await app.db.query({ role: 'service' }, mails, [me.userId])).toHaveLength(1)
    await passDays(17)
    await bringAll()
    const paid = async () =>
      (await readBilling(app, me)).invoices.map((invoice: { amount_cents: number }) => invoice.amount_cents)
    expect(await paid()).toEqual([5399])
    expect((await readBilling(app, me)).subscriptions[0]).toMatchObject({
      next_price_cents: 5999,
      next_stands: 'planned',
    })
    await passDays(15)
    await bringAll()
    expect(await paid()).toEqual([5999, 5399])
    expect((await readBilling(app, me)).subscriptions[0]).toMatchObject({ price_cents: 5999, next_price_cents: null })
  })

  it('an upgrade that is charged back leaves the paid plan, also in what Stripe charges next', async () => {
    const { sessionId } = await ordered({ plan: 'starter' })
    stand.fakeStripe.pay(sessionId, 'ideal', 'paid')
    await bringAll()
    const body = { planCode: 'ultimate', confirm: true }
    const changed = await app.send('POST', '/functions/v1/change-plan', { token: me.token, body })
    expect([changed.status, await tierOf(app, me)]).toEqual([200, 'ultimate'])
    const invoice = [...stand.fakeStripe.books.invoices.values()].at(-1)
    if (!invoice) throw new Error('nothing was invoiced')
    stand.fakeStripe.books.dispute(stand.fakeStripe.intentOf(invoice))
    await bringAll()
    expect(await tierOf(app, me)).toBe('starter')
    const subscription = stand.fakeStripe.books.subscriptions.get(
      stand.fakeStripe.books.sessions.get(sessionId)?.subscription ?? '',
    )
    expect(subscription?.items.data[0].price.unit_amount).toBe(2999)
    await passDays(31)
    await bringAll()
    const { subscriptions, invoices } = await readBilling(app, me)
    expect(subscriptions).toMatchObject([{ plan_code: 'starter', price_cents: 2999, next_plan_code: null }])
    expect(invoices[0]).toMatchObject({ title: 'Syvo Starter', amount_cents: 2999 })
  })

  it("the sandbox's endpoints are closed", async () => {
    for (const path of ['sandbox-orders', 'sandbox-sessions/sandbox_session_0192f000-0000-7000-8000-ffffffffffff'])
      expect(await app.send('GET', `/functions/v1/${path}`, { token: me.token })).toMatchObject({
        status: 404,
        body: { error: { code: 'not_found' } },
      })
    for (const path of ['sandbox-pay', 'sandbox-renew', 'sandbox-fail-renewals', 'sandbox-charge-back'])
      expect((await app.send('POST', `/functions/v1/${path}`, { token: me.token, body: {} })).status).toBe(404)
  })
})
