import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  BUSINESS,
  buy,
  CONSUMER,
  confirmOrder,
  createShop,
  ledgerOf,
  type Person,
  playPayment,
  readBilling,
  readOrder,
  requestOrder,
  startOrder,
  tierOf,
} from '../../../tests/support/order-fixtures.ts'

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await createShop()
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  me = await app.signUp()
})
afterAll(() => app.close())

const post = (name: string, body: unknown, token: string | null = me.token) =>
  app.send('POST', `/functions/v1/${name}`, { token, body })
const rows = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code

describe('the order of a plan', () => {
  it('the endpoint returns one address under both names, for either key, and two tabs share one order [API-24]', async () => {
    const first = await post('create-subscription-checkout', { planCode: 'pro' })
    const second = await post('create-subscription-checkout', { plan: 'pro' })
    expect(first).toMatchObject({ status: 200, body: { checkoutUrl: expect.stringMatching(/^\/bestellen\//) } })
    expect(first.body.url).toBe(first.body.checkoutUrl)
    expect(second.body).toEqual(first.body)
    const id = first.body.url.split('/').at(-1)
    expect((await readOrder(app, me, id)).body).toMatchObject({
      kind: 'plan',
      title: 'Syvo Pro',
      price_cents: 5399,
      net_cents: 4462,
      btw_cents: 937,
      status: 'draft',
      is_simulated: true,
    })
  })

  it('a developer plan has its own endpoint, which returns url [API-25]', async () => {
    const answer = await post('create-checkout', { plan: 'dev-pro' })
    expect(answer).toMatchObject({ status: 200, body: { url: expect.stringMatching(/^\/bestellen\//) } })
    expect(await post('create-checkout', { plan: 'pro' })).toMatchObject({ status: 404 })
    expect(await post('create-subscription-checkout', { planCode: 'dev-pro' })).toMatchObject({ status: 404 })
  })

  it('an unknown plan, a plan without provider price, and an anonymous visitor are refused', async () => {
    for (const planCode of ['nergens', 'free'])
      expect(code(await post('create-subscription-checkout', { planCode }))).toBe('plan_not_found')
    expect((await post('create-subscription-checkout', {})).status).toBe(422)
    expect((await post('create-subscription-checkout', { planCode: 'PRO; drop' })).status).toBe(422)
    expect((await post('create-subscription-checkout', { planCode: 'pro' }, null)).status).toBe(401)
    await rows("update app.subscription_plans set stripe_price_id = null where code = 'starter' returning code", [])
    expect(await post('create-subscription-checkout', { planCode: 'starter' })).toMatchObject({
      status: 409,
      body: { error: { code: 'price_missing', message: 'Stripe price ontbreekt' } },
    })
    const { createPlanPrices } = await import('#modules/billing/public.ts')
    await createPlanPrices(app.payments)
  })

  it('the free plan needs no payment and only an account [API-23]', async () => {
    const free = { planCode: 'free', paymentMethod: 'none' }
    expect((await post('create-subscription-checkout', free)).status).toBe(200)
    expect(await tierOf(app, me)).toBe('free')
    expect((await post('create-subscription-checkout', free, null)).status).toBe(401)
    expect(code(await post('create-subscription-checkout', { ...free, planCode: 'pro' }))).toBe('plan_not_free')
    await buy(app, me, { plan: 'pro' })
    expect(code(await post('create-subscription-checkout', free))).toBe('already_subscribed')
    expect(await tierOf(app, me)).toBe('pro')
  })

  it('[API-26] check-subscription needs no body, and verify-payment answers for a session id whether it succeeded', async () => {
    const nothing = { subscribed: false, subscription_tier: 'free', subscription_end: null }
    expect(await post('check-subscription', undefined)).toMatchObject({ status: 200, body: nothing })
    const sessionId = await startOrder(app, me, { plan: 'starter' })
    await confirmOrder(app, me, sessionId)
    expect(await post('verify-payment', { sessionId })).toMatchObject({ status: 200, body: { success: false } })
    await playPayment(app, me, sessionId)
    expect(await post('verify-payment', { sessionId })).toMatchObject({ status: 200, body: { success: true } })
    expect((await post('check-subscription', undefined)).body).toEqual({
      subscribed: true,
      subscription_tier: 'starter',
      subscription_end: expect.any(String),
    })
    for (const wrong of [{}, { session: sessionId }, undefined])
      expect((await post('verify-payment', wrong)).status).toBe(422)
    for (const endpoint of ['check-subscription', 'verify-payment'])
      expect((await post(endpoint, { sessionId }, null)).status).toBe(401)
  })

  it('an order grants nothing before payment, and the plan after it', async () => {
    const orderId = await startOrder(app, me, { plan: 'starter' })
    await confirmOrder(app, me, orderId)
    expect(await tierOf(app, me)).toBe('free')
    expect((await post('verify-payment', { sessionId: orderId })).body).toEqual({
      success: false,
      bot_id: null,
      pending: true,
      returned: false,
    })
    await playPayment(app, me, orderId)
    expect((await post('check-subscription', { session_id: orderId })).body).toEqual({
      subscribed: true,
      subscription_tier: 'starter',
      subscription_end: expect.any(String),
    })
    expect((await post('check-subscription', undefined)).body).toMatchObject({ subscribed: true })
    expect((await requestOrder(app, me, { plan: 'pro' })).body).toEqual({
      checkoutUrl: '/billing?wissel=pro',
      url: '/billing?wissel=pro',
    })
  })
})

describe('confirming an order', () => {
  it('confirmation requires recipient, seen price and both acceptances, each with its own message', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    const whole = { orderId, buyer: BUSINESS, seenPriceCents: 5399, acceptsTerms: true, startsNow: true }
    const wrong: [string, unknown][] = [
      ['kvkNumber', { ...whole, buyer: { ...BUSINESS, kvkNumber: '123' } }],
      ['btwId', { ...whole, buyer: { ...BUSINESS, btwId: 'BE0123456789' } }],
      ['postcode', { ...whole, buyer: { ...CONSUMER, postcode: '12345' } }],
      ['name', { ...whole, buyer: { ...CONSUMER, name: '  ' } }],
      ['acceptsTerms', { ...whole, acceptsTerms: false }],
      ['startsNow', { ...whole, startsNow: undefined }],
    ]
    for (const [field, body] of wrong) {
      const answer = await post('confirm-order', body)
      expect([field, answer.status]).toEqual([field, 422])
      expect(answer.body.error.details[0].path).toContain(field)
    }
    expect((await post('confirm-order', whole, null)).status).toBe(401)
    const other = await app.signUp()
    expect(code(await post('confirm-order', whole, other.token))).toBe('order_not_found')
    expect((await readOrder(app, me, orderId)).body.status).toBe('draft')
  })

  it('many simultaneous confirmations lead to one payment page', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirmOrder(app, me, orderId)))
    expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1)
    expect(answers[0]?.body.url).toContain('/sandbox/betalen')
  })

  it('a changed price is shown before it is charged', async () => {
    const orderId = await startOrder(app, me, { rent: BOTS.balie })
    const before = (await readOrder(app, me, orderId)).body.price_cents
    await rows('update app.bots set monthly_price_cents = monthly_price_cents + 100 where id = $1 returning id', [
      BOTS.balie,
    ])
    expect(code(await confirmOrder(app, me, orderId))).toBe('price_changed')
    const order = (await readOrder(app, me, orderId)).body
    expect(order.price_cents).toBe(before + 100)
    expect((await confirmOrder(app, me, orderId)).status).toBe(200)
    await rows('update app.bots set monthly_price_cents = monthly_price_cents - 100 where id = $1 returning id', [
      BOTS.balie,
    ])
  })

  it("the recipient is remembered for the next order, and another account's order stays private", async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    await confirmOrder(app, me, orderId, { buyer: CONSUMER })
    const next = await startOrder(app, me, { rent: BOTS.tafelwijs })
    expect((await readOrder(app, me, next)).body.buyer).toEqual(CONSUMER)
    const other = await app.signUp()
    for (const id of [orderId, next]) expect((await readOrder(app, other, id)).status).toBe(404)
    expect((await readOrder(app, other, 'nergens')).status).toBe(422)
    expect((await post('verify-payment', { sessionId: orderId }, other.token)).body.success).toBe(false)
    expect((await post('verify-payment', { sessionId: 'cs_test_vreemd' })).body.success).toBe(false)
    expect(code(await post('abandon-order', { orderId }, other.token))).toBe('order_not_found')
  })
})

describe('a bot ordered by itself', () => {
  it('a rented bot has its own limit, an invoice, and a vendor credit to the cent (AMB-037, AMB-178)', async () => {
    const before = await ledgerOf(app)
    const orderId = await buy(app, me, { rent: BOTS.tafelwijs })
    expect((await readOrder(app, me, orderId)).body.status).toBe('paid')
    const [bot] = (await app.send('GET', `/rest/v1/user_bots?bot_id=eq.${BOTS.tafelwijs}`, { token: me.token })).body
    expect(bot).toMatchObject({ access_type: 'rental', access_source: 'rental', access_expired: false, active: true })
    const [payment] = await rows('select amount_cents, cost_cents from app.payments where order_id = $1', [orderId])
    const amount = Number(payment?.['amount_cents'])
    const net = Math.round((amount * 100) / 121)
    const product = Math.ceil(net * 0.15 - 0.5)
    const after = await ledgerOf(app)
    const change = (account: string) => (after[account] ?? 0) - (before[account] ?? 0)
    expect(change('vendor')).toBe(-(net - product))
    expect(change('btw')).toBe(-(amount - net))
    expect(change('product')).toBe(-product + Number(payment?.['cost_cents']))
    expect(Object.values(after).reduce((sum, cents) => sum + cents, 0)).toBe(0)
    const [transaction] = await rows(
      'select amount_cents, status, vendor_id from app.transactions where user_id = $1',
      [me.userId],
    )
    expect(transaction).toMatchObject({ amount_cents: expect.anything(), status: 'paid', vendor_id: expect.anything() })
    expect(Number(transaction?.['amount_cents'])).toBe(net)
    const billing = await readBilling(app, me)
    expect(billing).toMatchObject({ monthly_total_cents: amount, withdrawable: [] })
    const invoice = await app.send('GET', `/functions/v1/invoices/${billing.invoices[0].id}`, { token: me.token })
    expect([invoice.status, invoice.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const other = await app.signUp()
    expect(
      (await app.send('GET', `/functions/v1/invoices/${billing.invoices[0].id}`, { token: other.token })).status,
    ).toBe(404)
  })

  it('a rental replaces its trial; a rented bot is not rented twice, and a bought bot stays', async () => {
    await app.send('POST', '/functions/v1/start-trial', { token: me.token, body: { botId: BOTS.balie } })
    const orderId = await startOrder(app, me, { rent: BOTS.balie })
    expect((await readOrder(app, me, orderId)).body.trial_ends_at).toBe('2026-12-20T09:00:00.000Z')
    await buy(app, me, { rent: BOTS.balie })
    expect(code(await requestOrder(app, me, { rent: BOTS.balie }))).toBe('access_exists')
    await buy(app, me, { buy: BOTS.balie })
    const [bot] = (await app.send('GET', `/rest/v1/user_bots?bot_id=eq.${BOTS.balie}`, { token: me.token })).body
    expect(bot).toMatchObject({ access_type: 'purchase', access_end: null })
    expect(code(await requestOrder(app, me, { buy: BOTS.balie }))).toBe('access_exists')
  })

  it('an unknown bot, the vendor’s own bot, and a bot not offered in that way are not sold', async () => {
    expect(code(await requestOrder(app, me, { rent: '0192f000-0000-7000-8000-ffffffffffff' }))).toBe('bot_not_found')
    await rows("update app.bots set pricing_model = 'purchase' where id = $1 returning id", [BOTS.bonnie])
    expect(code(await requestOrder(app, me, { rent: BOTS.bonnie }))).toBe('not_for_sale')
    await rows("update app.bots set pricing_model = 'both' where id = $1 returning id", [BOTS.bonnie])
    const [bot] = await rows('select vendor_id from app.bots where id = $1', [BOTS.bonnie])
    await rows('update app.bots set vendor_id = $2 where id = $1 returning id', [BOTS.bonnie, me.userId])
    expect(code(await requestOrder(app, me, { rent: BOTS.bonnie }))).toBe('own_bot')
    await rows('update app.bots set vendor_id = $2 where id = $1 returning id', [BOTS.bonnie, bot?.['vendor_id']])
    expect((await post('create-bot-checkout', { botId: BOTS.bonnie, accessType: 'gratis' })).status).toBe(422)
  })
})

describe('an unpaid order', () => {
  it('a cancelled order is opened no more', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    await confirmOrder(app, me, orderId)
    expect(await post('abandon-order', { orderId })).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(code(await confirmOrder(app, me, orderId))).toBe('order_closed')
    expect((await playPayment(app, me, orderId)).status).toBe(409)
    expect(await startOrder(app, me, { plan: 'pro' })).not.toBe(orderId)
  })

  it('an order expires with its payment page, and a new one replaces it', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    await confirmOrder(app, me, orderId)
    await playPayment(app, me, orderId, { outcome: 'expired' })
    await app.background.tick()
    expect((await readOrder(app, me, orderId)).body).toMatchObject({ status: 'expired', payment_url: null })
    expect((await post('verify-payment', { sessionId: orderId })).body).toMatchObject({
      success: false,
      pending: false,
    })
    expect(await startOrder(app, me, { plan: 'pro' })).not.toBe(orderId)
  })

  it('a paid order cannot be cancelled', async () => {
    const orderId = await startOrder(app, me, { plan: 'pro' })
    await confirmOrder(app, me, orderId)
    await playPayment(app, me, orderId)
    expect(code(await post('abandon-order', { orderId }))).toBe('order_paid')
    expect(await tierOf(app, me)).toBe('pro')
  })
})
