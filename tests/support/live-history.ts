import { expect } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { applyPlanChange } from '#modules/billing/actions/apply-plan-change.ts'
import { settleOrder } from '#modules/billing/actions/settle-order.ts'
import { makePlanPrices, takeNews } from '#modules/billing/public.ts'
import { BOTS, confirmOrder, type Person, startOrder, tierOf } from './buying.ts'
import { type Happening, happen } from './payment-history.ts'
import { planInBooks } from './plan-in-books.ts'
import { createScriptedProvider, type ScriptedOrder, type ScriptedProvider } from './scripted-provider.ts'
import { createTestHouse, TEST_NOW, type TestHouse } from './test-house.ts'

const DAY_MS = 86_400_000

/** A house, and the script that plays its payments. */
export interface PaymentStage {
  readonly house: TestHouse
  readonly provider: ScriptedProvider
}

/** Rows of the database, past every policy. */
export const rowsOf = (house: TestHouse) => (text: string, values: unknown[]) =>
  house.db.one<Record<string, unknown>>({ role: 'service' }, text, values)

/** Opens a house with a catalogue and plans whose payments a script plays. */
export async function openPaymentStage(): Promise<PaymentStage> {
  const provider = createScriptedProvider()
  const house = await createTestHouse({ paymentProvider: provider })
  await seedCatalogue(house, { demo: false })
  await makePlanPrices(house.payments)
  return { house, provider }
}

/** Somebody new wishes something, the happenings befall the order, and what came of it is judged by the provider's books alone. */
export async function liveAndJudge(at: PaymentStage, wish: string, happenings: readonly Happening[]): Promise<void> {
  const { house, provider } = at
  house.clock.set(TEST_NOW)
  const who = await house.signUp()
  const orderId = await startOrder(house, who, wishOf(wish))
  await confirmOrder(house, who, orderId)
  const order = provider.orders.get(orderId)
  if (!order) throw new Error('the order did not reach the provider')
  const untold: string[] = []
  for (const happening of happenings) {
    house.clock.advanceMs(1000)
    await live(at, who, order, happening, untold)
  }
  // What never arrived is found by looking.
  await settleOrder(house.payments, orderId)
  await judge(at, who, orderId, order)
  await askWhatIsOwed(at, orderId)
  await judge(at, who, orderId, order)
  await judgePrice(at, orderId, order)
}

function wishOf(wish: string) {
  if (wish !== 'rental' && wish !== 'purchase') return { plan: wish === 'plan' ? 'pro' : wish }
  return wish === 'rental' ? { rent: BOTS.tafelwijs } : { buy: BOTS.balie }
}

async function live(
  { house, provider }: PaymentStage,
  who: Person,
  order: ScriptedOrder,
  happening: Happening,
  untold: string[],
): Promise<void> {
  const send = (body: string, signature: string) =>
    takeNews(house.payments, { rawBody: body, headers: new Headers({ signature }) })
  const { orderId } = order.request
  switch (happening.kind) {
    case 'deliver':
    case 'repeat': {
      const body = JSON.stringify([provider.tell(orderId)])
      await send(body, 'test-signature')
      if (happening.kind === 'repeat') await send(body, 'test-signature')
      await Promise.all([settleOrder(house.payments, orderId), settleOrder(house.payments, orderId)])
      return
    }
    case 'forge': {
      const taken = await send(JSON.stringify([{ eventId: `forged_${orderId}`, orderId }]), 'forged')
      expect(taken).toBe(false)
      return
    }
    case 'cross': {
      // An answer from before the change arrives after one from behind it.
      const { asked, release } = provider.holdNextAnswer()
      const late = settleOrder(house.payments, orderId)
      await asked
      happen(order, { kind: 'pay' }, TEST_NOW)
      await settleOrder(house.payments, orderId)
      release()
      await late
      return
    }
    case 'change': {
      provider.changes = happening.answer
      const body = { planCode: happening.plan, confirm: true }
      await house.send('POST', '/functions/v1/change-plan', { token: who.token, body })
      return
    }
    case 'look':
      await settleOrder(house.payments, orderId)
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
      if (happen(order, happening, TEST_NOW)) untold.push(happening.kind)
  }
}

/** What each order should have come to, told from the provider's books alone. */
async function judge(
  { house }: PaymentStage,
  who: Person,
  orderId: string,
  { payments, subscription, session }: ScriptedOrder,
): Promise<void> {
  const rows = rowsOf(house)
  const paid = payments.filter((payment) => payment.status === 'paid')
  const keptOf = (payment: (typeof paid)[number]) =>
    payment.amountCents - payment.refundedCents - payment.chargedBackCents
  const [order] = await rows('select status, kind, bot_id from app.orders where id = $1', [orderId])
  const failed = payments.length > 0 && paid.length === 0
  const open = session.status === 'expired' ? 'expired' : 'open'
  expect(order?.['status']).toBe(paid.length > 0 ? 'paid' : failed ? 'failed' : open)

  const ledger = await rows(
    `select account, sum(e.amount_cents)::int as cents from app.ledger_entries e join app.payments p on p.id = e.payment_id
     where p.order_id = $1 group by account`,
    [orderId],
  )
  const expected = new Map<string, number>()
  const add = (account: string, cents: number) => expected.set(account, (expected.get(account) ?? 0) + cents)
  for (const payment of paid) {
    const kept = keptOf(payment)
    const net = Math.floor((kept * 100) / 121 + 0.5)
    const syvo = Math.ceil(net * 0.15 - 0.5 - 1e-9)
    add('provider', kept - payment.costCents)
    add('btw', net - kept)
    add('product', payment.costCents)
    if (order?.['kind'] === 'plan') add('plan_pool', -net)
    else {
      add('product', -syvo)
      add('vendor', syvo - net)
    }
  }
  const zeroless = (entries: Iterable<[string, number]>) =>
    Object.fromEntries([...entries].filter(([, cents]) => Math.abs(cents) > 0))
  expect(zeroless(ledger.map((row) => [String(row['account']), Number(row['cents'])]))).toEqual(zeroless(expected))

  const documents = await rows(
    'select i.amount_cents from app.invoices i join app.payments p on p.id = i.payment_id where p.order_id = $1',
    [orderId],
  )
  const documented = documents.reduce((sum, row) => sum + Number(row['amount_cents']), 0)
  expect(documented).toBe(paid.reduce((sum, payment) => sum + keptOf(payment), 0))

  const hasRight = rightOf(
    order?.['kind'],
    // What an upgrade asked beside a period that went back gives nothing by itself.
    paid.filter((payment) => keptOf(payment) > 0 && payment.reason !== 'upgrade'),
    subscription,
  )
  if (order?.['kind'] === 'plan') expect(await tierOf(house, who)).toBe(hasRight ? planInBooks(payments) : 'free')
  else {
    const [bot] = (await house.send('GET', '/rest/v1/user_bots', { token: who.token })).body
    expect(bot !== undefined && !bot.access_expired).toBe(hasRight)
  }
}

/** The worker's turns, now that the provider does what it is asked: one may give a wish up, and the next puts the price back. */
async function askWhatIsOwed({ house, provider }: PaymentStage, orderId: string): Promise<void> {
  provider.changes = 'made'
  for (const row of await rowsOf(house)('select id from app.subscriptions where order_id = $1', [orderId]))
    for (let turn = 0; turn < 2; turn++) await applyPlanChange(house.payments, String(row['id']))
}

/** The provider is set to ask what our side says that is asked next: for the plan that counts, or the one that comes. Not while a payment is late. */
async function judgePrice(
  { house }: PaymentStage,
  orderId: string,
  { asks, subscription }: ScriptedOrder,
): Promise<void> {
  const [row] = await rowsOf(house)(
    `select coalesce(next_plan_code, plan_code) as plan, coalesce(next_price_cents, price_cents) as cents, status
     from app.subscriptions where order_id = $1 and kind = 'plan'`,
    [orderId],
  )
  if (row?.['status'] !== 'active' || subscription?.status !== 'active') return
  expect(asks).toEqual({ plan: row['plan'], cents: row['cents'] })
}

function rightOf(
  kind: unknown,
  kept: readonly ScriptedOrder['payments'][number][],
  subscription: ScriptedOrder['subscription'],
): boolean {
  if (kept.length === 0) return false
  if (kind === 'purchase') return true
  if (subscription?.status === 'ended') return false
  const until = Math.max(...kept.map((payment) => payment.period?.end.getTime() ?? 0))
  return until + (subscription?.cancelAtPeriodEnd ? 0 : 14 * DAY_MS) > TEST_NOW.getTime()
}
