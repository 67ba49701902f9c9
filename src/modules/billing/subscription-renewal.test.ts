import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  buy,
  CONSUMER,
  confirmOrder,
  createShop,
  ledgerOf,
  type Person,
  playPayment,
  readBilling,
  readOrder,
  startOrder,
  tierOf,
} from '../../../tests/support/order-fixtures.ts'

const DAY_MS = 86_400_000

let app: TestApp
let me: Person
// Each test gets its own app: time only moves forward, and here it moves by months.
beforeEach(async () => {
  app = await createShop()
  me = await signUpForLong()
})
afterEach(() => app.close())

const post = (name: string, body: unknown, token: string | null = me.token) =>
  app.send('POST', `/functions/v1/${name}`, { token, body })
const rows = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
const subscription = async () => (await readBilling(app, me)).subscriptions[0]
const mails = async () =>
  (await rows('select kind from app.mails where user_id = $1 order by id', [me.userId])).map(({ kind }) => kind)

/** Signs up an account whose session outlasts the months of a test. */
async function signUpForLong(): Promise<Person> {
  const person = await app.signUp()
  const text = `update auth."session" set "expiresAt" = '2030-01-01' where "userId" = $1 returning "id"`
  await app.db.query({ role: 'auth' }, text, [person.userId])
  return person
}

/** Advances the clock day by day, with a worker tick for each. */
async function letDaysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    app.clock.advanceMs(DAY_MS)
    await app.background.tick()
  }
}

async function playedSubscription(): Promise<{ id: string; payments: { id: string }[] }> {
  const [order] = (await app.send('GET', '/functions/v1/sandbox-orders', { token: me.token })).body
  return { id: order.subscription?.id, payments: order.payments }
}

describe('a subscription', () => {
  it('is renewed each month with its own invoice, by the calendar of Amsterdam', async () => {
    await buy(app, me, { plan: 'pro' })
    expect((await subscription()).period_end).toBe('2026-12-20T09:00:00.000Z')
    await letDaysPass(31)
    expect(await subscription()).toMatchObject({ status: 'active', period_end: '2027-01-20T09:00:00.000Z' })
    const { invoices } = await readBilling(app, me)
    expect(invoices).toHaveLength(2)
    expect(await tierOf(app, me)).toBe('pro')
  })

  it('keeps access for fourteen days of grace after a failed payment, mails, and then ends', async () => {
    await buy(app, me, { plan: 'pro' }, { method: 'sepa_debit' })
    await post('sandbox-fail-renewals', { subscriptionId: (await playedSubscription()).id, fail: true })
    await letDaysPass(31)
    expect(await subscription()).toMatchObject({ status: 'past_due' })
    expect(await tierOf(app, me)).toBe('pro')
    expect(await mails()).toContain('subscription-past_due')
    await letDaysPass(16)
    expect(await tierOf(app, me)).toBe('free')
    expect((await readBilling(app, me)).subscriptions).toEqual([])
    expect(await mails()).toContain('subscription-ended')
    expect(await startOrder(app, me, { plan: 'pro' })).toBeTruthy()
  })

  it('continues as if nothing happened when a retried payment succeeds', async () => {
    await buy(app, me, { rent: BOTS.balie }, { method: 'sepa_debit' })
    const bot = async () => (await app.send('GET', '/rest/v1/user_bots', { token: me.token })).body[0]
    expect(await bot()).toMatchObject({ renews_at: '2026-12-20T09:00:00.000Z', access_expired: false })
    const { id } = await playedSubscription()
    await post('sandbox-fail-renewals', { subscriptionId: id, fail: true })
    await letDaysPass(30)
    expect(await subscription()).toMatchObject({ status: 'past_due' })
    expect(await bot()).toMatchObject({ renews_at: null, access_end: '2027-01-03T09:00:00.000Z' })
    await post('sandbox-fail-renewals', { subscriptionId: id, fail: false })
    await letDaysPass(2)
    expect(await subscription()).toMatchObject({ status: 'active', period_end: '2027-01-20T09:00:00.000Z' })
  })

  it('is cancelled to the end of the paid period, and can be resumed until then', async () => {
    await buy(app, me, { plan: 'starter' })
    const { id } = await subscription()
    const cancel = (resume: boolean, who = me) => post('cancel-subscription', { subscriptionId: id, resume }, who.token)
    expect(await cancel(false)).toMatchObject({
      status: 200,
      body: { status: 'cancelled', access_end: '2026-12-20T09:00:00.000Z' },
    })
    expect((await readBilling(app, me)).monthly_total_cents).toBe(0)
    expect((await cancel(true)).body.status).toBe('active')
    expect(code(await cancel(false, await app.signUp()))).toBe('subscription_not_found')
    await cancel(false)
    await letDaysPass(29)
    expect(await tierOf(app, me)).toBe('starter')
    await letDaysPass(2)
    expect(await tierOf(app, me)).toBe('free')
    expect(code(await cancel(true))).toBe('subscription_ended')
  })
})

describe('a plan change', () => {
  const change = (planCode: string, more: object = {}) => post('change-plan', { planCode, confirm: false, ...more })

  it('a larger plan applies at once, for the difference over the rest of the month', async () => {
    await buy(app, me, { plan: 'starter' })
    app.clock.advanceMs(15 * DAY_MS)
    const looked = await change('pro')
    // 30 days, of which 15 are left: half of 53,99 - 29,99.
    expect(looked.body).toMatchObject({ from: 'now', due_now_cents: 1200, price_cents: 5399, done: false })
    expect(await tierOf(app, me)).toBe('starter')
    expect(code(await change('pro', { confirm: true, seenDueNowCents: 900 }))).toBe('price_changed')
    const done = await change('pro', { confirm: true, seenDueNowCents: 1200 })
    expect(done).toMatchObject({ status: 200, body: { done: true } })
    expect(await tierOf(app, me)).toBe('pro')
    const { invoices } = await readBilling(app, me)
    expect(invoices[0]).toMatchObject({ title: 'Syvo Pro', amount_cents: 1200 })
    await letDaysPass(16)
    expect((await readBilling(app, me)).invoices[0]).toMatchObject({ title: 'Syvo Pro', amount_cents: 5399 })
  })

  it('a smaller plan begins with the next month, and asks which bots stay', async () => {
    await buy(app, me, { plan: 'pro' })
    const on = [BOTS.balie, BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]
    for (const botId of on)
      await app.send('POST', '/rest/v1/rpc/activate_bot', { token: me.token, body: { bot_id_param: botId } })
    expect((await change('starter')).body).toMatchObject({ from: 'next_period', due_now_cents: 0, bot_limit: 3 })
    expect(await change('starter', { confirm: true })).toMatchObject({
      status: 409,
      body: { error: { code: 'choose_bots' } },
    })
    expect(code(await change('starter', { confirm: true, keepBotIds: on }))).toBe('choose_bots')
    const keepBotIds = [BOTS.bonnie, BOTS.tafelwijs, BOTS.schapwijzer]
    expect((await change('starter', { confirm: true, keepBotIds })).body).toMatchObject({ done: true })
    expect(await tierOf(app, me)).toBe('pro')
    expect(code(await change('starter', { confirm: true, keepBotIds }))).toBe('same_plan')
    await letDaysPass(31)
    expect(await tierOf(app, me)).toBe('starter')
    expect(await subscription()).toMatchObject({ title: 'Syvo Starter', price_cents: 2999, next_plan_code: null })
    expect((await readBilling(app, me)).invoices[0]).toMatchObject({ title: 'Syvo Starter', amount_cents: 2999 })
    const bots = (await app.send('GET', '/rest/v1/user_bots', { token: me.token })).body
    const live = bots.filter((bot: { access_expired: boolean }) => !bot.access_expired)
    expect(live.map(({ bot_id }: { bot_id: string }) => bot_id).toSorted()).toEqual(keepBotIds.toSorted())
  })

  it('a change is refused without a plan, and to the same, an unknown or another kind of plan', async () => {
    expect(code(await change('pro'))).toBe('not_subscribed')
    await buy(app, me, { plan: 'pro' })
    expect(code(await change('pro'))).toBe('same_plan')
    for (const planCode of ['nergens', 'free', 'dev-pro']) expect(code(await change(planCode))).toBe('plan_not_found')
    expect((await post('change-plan', { planCode: 'pro', confirm: true }, null)).status).toBe(401)
  })
})

describe('refunds', () => {
  it('a consumer’s withdrawal ends access, refunds everything and mails the time at once', async () => {
    const orderId = await buy(app, me, { buy: BOTS.balie }, { buyer: CONSUMER })
    const before = await ledgerOf(app)
    const { withdrawable } = await readBilling(app, me)
    const refundCents = withdrawable[0].refund_cents
    expect(withdrawable).toMatchObject([{ order_id: orderId, until: '2026-12-04T22:59:59.999Z' }])
    expect(code(await post('withdraw-order', { orderId }, (await app.signUp()).token))).toBe('order_not_found')
    expect(await post('withdraw-order', { orderId })).toMatchObject({ status: 200, body: { status: 'withdrawn' } })
    const [bot] = (await app.send('GET', `/rest/v1/user_bots?bot_id=eq.${BOTS.balie}`, { token: me.token })).body
    expect(bot.access_expired).toBe(true)
    const billing = await readBilling(app, me)
    expect(billing.withdrawable).toEqual([])
    expect(billing.invoices[0]).toMatchObject({ kind: 'credit_note', amount_cents: -refundCents })
    expect(await mails()).toContain('withdrawal')
    const after = await ledgerOf(app)
    const [payment] = await rows('select amount_cents from app.payments where order_id = $1', [orderId])
    expect((before['provider'] ?? 0) - (after['provider'] ?? 0)).toBe(payment?.['amount_cents'])
    const [transaction] = await rows('select amount_cents, status from app.transactions where user_id = $1', [
      me.userId,
    ])
    expect([Number(transaction?.['amount_cents']), transaction?.['status']]).toEqual([0, 'refunded'])
    expect(await startOrder(app, me, { buy: BOTS.balie })).toBeTruthy()
  })

  it('withdrawal is refused to businesses and after the last day, which the mail names', async () => {
    const business = await buy(app, me, { buy: BOTS.balie })
    expect(code(await post('withdraw-order', { orderId: business }))).toBe('withdrawal_closed')
    const consumer = await buy(app, me, { rent: BOTS.tafelwijs }, { buyer: CONSUMER })
    const [mail] = await rows(
      `select text_content from app.mails where text_content like '%Tafelwijs%' and user_id = $1`,
      [me.userId],
    )
    expect(mail?.['text_content']).toContain('tot en met 4 december 2026')
    app.clock.set(new Date('2026-12-04T22:59:59.999Z'))
    expect((await readBilling(app, me)).withdrawable).toHaveLength(1)
    app.clock.advanceMs(1)
    expect(code(await post('withdraw-order', { orderId: consumer }))).toBe('withdrawal_closed')
    expect((await readBilling(app, me)).withdrawable).toEqual([])
  })

  it('a charge-back removes access, and reverses every row of the ledger', async () => {
    const before = await ledgerOf(app)
    await buy(app, me, { buy: BOTS.bonnie })
    const { payments } = await playedSubscription()
    await post('sandbox-charge-back', { paymentId: payments[0]?.id })
    await app.background.tick()
    const [bot] = (await app.send('GET', `/rest/v1/user_bots?bot_id=eq.${BOTS.bonnie}`, { token: me.token })).body
    expect(bot.access_expired).toBe(true)
    const after = await ledgerOf(app)
    for (const account of ['btw', 'vendor']) expect([account, after[account]]).toEqual([account, before[account] ?? 0])
  })

  it('a charged-back rental ends at the provider too, so that nothing more is charged', async () => {
    await buy(app, me, { rent: BOTS.balie }, { method: 'sepa_debit' })
    const { payments } = await playedSubscription()
    await post('sandbox-charge-back', { paymentId: payments[0]?.id })
    await letDaysPass(1)
    expect((await readBilling(app, me)).subscriptions).toEqual([])
    await letDaysPass(40)
    const [order] = (await app.send('GET', '/functions/v1/sandbox-orders', { token: me.token })).body
    expect(order.subscription.status).toBe('ended')
    expect(order.payments).toHaveLength(1)
  })

  it('a payment that arrives after the account was deleted is refunded', async () => {
    const orderId = await startOrder(app, me, { rent: BOTS.tafelwijs })
    await confirmOrder(app, me, orderId)
    await playPayment(app, me, orderId)
    expect((await post('delete-account', { password: 'een-lang-wachtwoord' })).status).toBe(200)
    await letDaysPass(1)
    const [row] = await rows('select status, user_id from app.orders where id = $1', [orderId])
    expect(row).toEqual({ status: 'returned', user_id: null })
    const paid = await rows('select amount_cents, returned_cents from app.payments where order_id = $1', [orderId])
    expect(paid.map((payment) => payment['returned_cents'] === payment['amount_cents'])).toEqual([true])
  })

  it('a product that was bought twice is refunded automatically', async () => {
    const first = await startOrder(app, me, { plan: 'starter' })
    const second = await startOrder(app, me, { plan: 'pro' })
    for (const orderId of [first, second]) {
      await confirmOrder(app, me, orderId)
      await playPayment(app, me, orderId)
    }
    await app.background.tick()
    const stand = await Promise.all([first, second].map(async (id) => (await readOrder(app, me, id)).body.status))
    expect(stand.toSorted((one, other) => one.localeCompare(other))).toEqual(['paid', 'returned'])
    const paid = await rows('select amount_cents, returned_cents from app.payments where user_id = $1', [me.userId])
    expect(paid).toHaveLength(2)
    expect(paid.filter((payment) => payment['returned_cents'] === payment['amount_cents'])).toHaveLength(1)
    expect((await readBilling(app, me)).subscriptions).toHaveLength(1)
    // The return from the payment page reports the refund, and its mail gives the reason.
    const verified = await Promise.all([first, second].map((sessionId) => post('verify-payment', { sessionId })))
    expect(verified.map(({ body }) => body.returned)).toEqual(stand.map((status) => status === 'returned'))
    const mails = await rows(
      "select text_content as text from app.mails where user_id = $1 and subject like 'Terugbetaling%'",
      [me.userId],
    )
    expect(mails.map(({ text }) => String(text))).toEqual([
      expect.stringContaining('Je had al een plan toen deze betaling binnenkwam.'),
    ])
  })

  it('a payment that differs from the ordered amount grants nothing and is refunded', async () => {
    const orderId = await startOrder(app, me, { buy: BOTS.bonnie })
    await confirmOrder(app, me, orderId)
    await rows('update app.orders set price_cents = price_cents + 1 where id = $1 returning id', [orderId])
    await playPayment(app, me, orderId)
    await app.background.tick()
    expect((await readOrder(app, me, orderId)).body).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('klopt niet'),
    })
    expect((await app.send('GET', '/rest/v1/user_bots', { token: me.token })).body).toEqual([])
    const [played] = (await app.send('GET', '/functions/v1/sandbox-orders', { token: me.token })).body
    expect(played.payments[0].returned_cents).toBe(played.payments[0].amount_cents)
  })
})
