import { getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  buy,
  CONSUMER,
  confirmOrder,
  createShop,
  type Person,
  playPayment,
  readBilling,
  readOrder,
  startOrder,
  tierOf,
} from '../../../tests/support/order-fixtures.ts'
import { signUpForLong } from '../../../tests/support/vendor-earnings.ts'
import { reconcileWithProvider } from './actions/reconcile-with-provider.ts'
import { refundOrder } from './actions/refund-order.ts'

let app: TestApp
let me: Person
beforeEach(async () => {
  app = await createShop()
  me = await signUpForLong(app)
})
afterEach(() => app.close())

const post = (name: string, body: unknown) => app.send('POST', `/functions/v1/${name}`, { token: me.token, body })
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
const rows = (text: string, values: unknown[] = []) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
/** Makes all orders so far belong to another provider. */
const moveAll = () => rows("update app.orders set provider = 'stripe' returning id")

/** Runs the hourly reconciliation, and records what it asked the provider and what it logged. */
async function look() {
  const asked: string[] = []
  const logged: unknown[] = []
  const { provider, log } = app.payments
  const write = (level: 'info' | 'warn' | 'error') => (facts: unknown) => void logged.push([level, facts])
  await reconcileWithProvider({
    ...app.payments,
    log: Object.assign(Object.create(log), { info: write('info'), warn: write('warn'), error: write('error') }),
    provider: {
      ...provider,
      readOrder: (sessionId) => {
        asked.push(sessionId)
        return provider.readOrder(sessionId)
      },
    },
  })
  return { asked, logged }
}

async function textOf(path: string, who = me): Promise<string> {
  const answer = await app.http.request(`/functions/v1/${path}`, { headers: { authorization: `Bearer ${who.token}` } })
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const content = await (await pdf.getPage(1)).getTextContent()
  return content.items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

describe('an order of another provider', () => {
  it('cannot be confirmed, cancelled, withdrawn or changed here, says so, and stays unchanged', async () => {
    const draft = await startOrder(app, me, { rent: BOTS.tafelwijs })
    const open = await startOrder(app, me, { buy: BOTS.bonnie })
    await confirmOrder(app, me, open)
    const paid = await buy(app, me, { buy: BOTS.balie }, { buyer: CONSUMER })
    await buy(app, me, { plan: 'starter' })
    const [{ id: subscriptionId }] = (await readBilling(app, me)).subscriptions
    await moveAll()
    expect(code(await confirmOrder(app, me, draft))).toBe('other_provider')
    expect(code(await confirmOrder(app, me, open))).toBe('other_provider')
    expect(code(await post('abandon-order', { orderId: open }))).toBe('other_provider')
    expect(code(await post('withdraw-order', { orderId: paid }))).toBe('other_provider')
    expect(code(await post('cancel-subscription', { subscriptionId }))).toBe('other_provider')
    const change = await post('change-plan', { planCode: 'pro', confirm: false })
    expect(change.body.error).toMatchObject({
      code: 'other_provider',
      message: expect.stringContaining('betaaldienst'),
    })
    expect((await readOrder(app, me, open)).body).toMatchObject({ status: 'open', payment_url: null })
    expect((await readOrder(app, me, paid)).body.status).toBe('paid')
    expect((await readBilling(app, me)).subscriptions).toMatchObject([{ status: 'active' }])
    expect(await tierOf(app, me)).toBe('starter')
    expect((await post('abandon-order', { orderId: draft })).body.status).toBe('cancelled')
  })

  it('allows a new order of the same product here', async () => {
    const before = await startOrder(app, me, { buy: BOTS.bonnie })
    await confirmOrder(app, me, before)
    await moveAll()
    const orderId = await buy(app, me, { buy: BOTS.bonnie })
    expect(orderId).not.toBe(before)
    expect((await readOrder(app, me, before)).body.status).toBe('expired')
    expect((await readOrder(app, me, orderId)).body.status).toBe('paid')
  })

  it('is skipped by the hourly job with one line in the log, and its access ends on its own date', async () => {
    for (const bot of [BOTS.balie, BOTS.bonnie]) await confirmOrder(app, me, await startOrder(app, me, { buy: bot }))
    await buy(app, me, { rent: BOTS.tafelwijs })
    await moveAll()
    const own = await startOrder(app, await signUpForLong(app), { plan: 'pro' })
    app.clock.advanceMs(2 * 3_600_000)
    expect(await look()).toEqual({ asked: [], logged: [['warn', { orders: 3 }]] })
    app.clock.advanceMs(90 * 86_400_000)
    await look()
    expect(await rows('select status from app.subscriptions')).toEqual([{ status: 'ended' }])
    await app.background.tick()
    expect(
      await rows("select name, last_error from app.jobs where last_error is not null and name like 'billing.%'"),
    ).toEqual([])
    expect(own).toBeTruthy()
  })

  it('is never asked about, and is refunded by its own provider only', async () => {
    const orderId = await startOrder(app, me, { buy: BOTS.bonnie })
    await confirmOrder(app, me, orderId)
    await playPayment(app, me, orderId)
    await moveAll()
    expect((await post('verify-payment', { sessionId: orderId })).body.success).toBe(false)
    await app.background.tick()
    expect((await readOrder(app, me, orderId)).body.status).toBe('open')
    await rows("update app.orders set status = 'returned' returning id")
    await expect(refundOrder(app.payments, orderId)).rejects.toThrow(/another provider/)
  })

  it('does not get the announced price of its plan here', async () => {
    await buy(app, me, { plan: 'pro' })
    await moveAll()
    const { announcePlanPrice, applyPlanPrices } = await import('./actions/change-plan-price.ts')
    await announcePlanPrice(app.payments, { planCode: 'pro', newCents: 5999, day: '2026-12-05' })
    app.clock.advanceMs(15 * 86_400_000)
    await applyPlanPrices(app.payments)
    expect(await rows('select next_price_cents from app.subscriptions')).toEqual([{ next_price_cents: null }])
  })
})

describe('a document', () => {
  it('carries the mark of a trial payment when it was paid so, whatever provider is set up now', async () => {
    await buy(app, me, { buy: BOTS.balie })
    const [invoice] = (await readBilling(app, me)).invoices
    const isMarked = async () => (await textOf(`invoices/${invoice.id}`)).includes('er is geen geld verplaatst')
    expect(await isMarked()).toBe(true)
    await moveAll()
    expect(await isMarked()).toBe(false)
  })

  it('the page and the mail of an order carry the same mark', async () => {
    const orderId = await startOrder(app, me, { buy: BOTS.balie })
    await confirmOrder(app, me, orderId)
    await playPayment(app, me, orderId)
    await app.background.tick()
    const [mail] = await rows("select text_content from app.mails where kind = 'invoice'")
    expect(mail?.['text_content']).toContain('proefbetaling')
    expect((await readOrder(app, me, orderId)).body.is_simulated).toBe(true)
    await moveAll()
    expect((await readOrder(app, me, orderId)).body.is_simulated).toBe(false)
  })
})
