import { expect } from 'vitest'
import { applyPlanChange } from '#modules/billing/actions/apply-plan-change.ts'
import { reconcileOrder } from '#modules/billing/actions/reconcile-order.ts'
import { receiveWebhook } from '#modules/billing/public.ts'
import { assertOrder, assertPrice } from './assert-order.ts'
import { TEST_NOW, type TestApp } from './create-test-app.ts'
import { BOTS, confirmOrder, type Person, startOrder } from './order-fixtures.ts'
import { type PaymentFixture, rowsOf } from './payment-fixture.ts'
import { type Happening, happen } from './payment-history.ts'
import type { ScriptedOrder } from './scripted-provider.ts'

/** Somebody new wishes something, the happenings befall the order, and what came of it is judged by the provider's books alone. */
export async function runPaymentHistory(
  at: PaymentFixture,
  intent: string,
  happenings: readonly Happening[],
): Promise<void> {
  const { app, provider } = at
  app.clock.set(TEST_NOW)
  const who = await app.signUp()
  const orderId = await startOrder(app, who, intentOf(intent))
  await confirmOrder(app, who, orderId)
  const order = provider.orders.get(orderId)
  if (!order) throw new Error('the order did not reach the provider')
  const undelivered: string[] = []
  for (const happening of happenings) {
    app.clock.advanceMs(1000)
    await live(at, who, order, happening, undelivered)
  }
  // What never arrived is found by looking.
  await reconcileOrder(app.payments, orderId)
  await assertOrder(at, who, orderId, order)
  await askWhatIsOwed(at, orderId)
  await assertOrder(at, who, orderId, order)
  await assertPrice(at, orderId, order)
}

function intentOf(intent: string) {
  if (intent !== 'rental' && intent !== 'purchase') return { plan: intent === 'plan' ? 'pro' : intent }
  return intent === 'rental' ? { rent: BOTS.tafelwijs } : { buy: BOTS.balie }
}

async function live(
  { app, provider }: PaymentFixture,
  who: Person,
  order: ScriptedOrder,
  happening: Happening,
  undelivered: string[],
): Promise<void> {
  const { orderId } = order.request
  switch (happening.kind) {
    case 'deliver':
    case 'repeat':
      return tell({ app, provider }, orderId, happening.kind === 'repeat' ? 2 : 1)
    case 'forge': {
      const taken = await send(app, [{ eventId: `forged_${orderId}`, orderId }], 'forged')
      expect(taken).toBe(false)
      return
    }
    case 'cross':
      return cross({ app, provider }, order)
    case 'change': {
      provider.changes = happening.answer
      const body = { planCode: happening.plan, confirm: true }
      await app.send('POST', '/functions/v1/change-plan', { token: who.token, body })
      return
    }
    case 'look':
      await reconcileOrder(app.payments, orderId)
      return
    case 'pay':
    case 'fail':
    case 'expire':
    case 'renew':
    case 'renewal-fails':
    case 'cancel':
    case 'resume':
    case 'end':
    case 'refund':
    case 'charge-back':
    case 'give-in':
    case 'debit-arrives':
    case 'debit-fails':
      if (happen(order, happening, TEST_NOW)) undelivered.push(happening.kind)
  }
}

const send = (app: TestApp, events: unknown[], signature: string) =>
  receiveWebhook(app.payments, { rawBody: JSON.stringify(events), headers: new Headers({ signature }) })

/** The provider's news arrives, once or again, and two workers follow it at the same time. */
async function tell({ app, provider }: PaymentFixture, orderId: string, times: number): Promise<void> {
  const events = [provider.tell(orderId)]
  for (let time = 0; time < times; time++) await send(app, events, 'test-signature')
  await Promise.all([reconcileOrder(app.payments, orderId), reconcileOrder(app.payments, orderId)])
}

/** An answer from before the change arrives after one from behind it. */
async function cross({ app, provider }: PaymentFixture, order: ScriptedOrder): Promise<void> {
  const { orderId } = order.request
  const { asked, release } = provider.holdNextAnswer()
  const late = reconcileOrder(app.payments, orderId)
  await asked
  happen(order, { kind: 'pay' }, TEST_NOW)
  await reconcileOrder(app.payments, orderId)
  release()
  await late
}

/** The worker's turns, now that the provider does what it is asked: one may give a wish up, and the next puts the price back. */
async function askWhatIsOwed({ app, provider }: PaymentFixture, orderId: string): Promise<void> {
  provider.changes = 'made'
  for (const row of await rowsOf(app)('select id from app.subscriptions where order_id = $1', [orderId]))
    for (let turn = 0; turn < 2; turn++) await applyPlanChange(app.payments, String(row['id']))
}
