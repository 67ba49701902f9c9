import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { applyPlanChange } from '#modules/billing/actions/apply-plan-change.ts'
import { settleOrder } from '#modules/billing/actions/settle-order.ts'
import { makePlanPrices, takeNews } from '#modules/billing/public.ts'
import { BOTS, confirmOrder, ledgerOf, type Person, startOrder, tierOf } from '../support/buying.ts'
import { type Happening, happen, paymentHistory, planHistory } from '../support/payment-history.ts'
import { planInBooks } from '../support/plan-in-books.ts'
import { createScriptedProvider, type ScriptedOrder } from '../support/scripted-provider.ts'
import { createTestHouse, TEST_NOW, type TestHouse } from '../support/test-house.ts'

/** 10,000 in the sweep; a sample where time is short. */
const HISTORIES = process.env.SYVO_TEST_SIZE === 'full' ? 10_000 : 120

const provider = createScriptedProvider()
let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse({ paymentProvider: provider })
  await seedCatalogue(house, { demo: false })
  await makePlanPrices(house.payments)
})
afterAll(() => house.close())

const DAY_MS = 86_400_000
const rows = (text: string, values: unknown[]) =>
  house.db.one<Record<string, unknown>>({ role: 'service' }, text, values)

describe('whatever happens to a payment, and however it is told', () => {
  it(`ends as a simple account of it says, in ${HISTORIES} histories`, { timeout: 7_200_000 }, async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(paymentHistory, async ({ wish, happenings }) => {
        await liveAndJudge(wish, happenings)
        seen += 1
      }),
      { numRuns: HISTORIES, endOnFailure: false },
    )
    const balances = await ledgerOf(house)
    expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0)
    console.info(`${seen} histories of payments, ledger ${JSON.stringify(balances)}`)
  })
})

/** A history of 10,000 that once went wrong: a month that was paid before counted as what a later wish for the same plan was to bring. */
const ONCE_FOUND: [string, Happening[]] = [
  'ultimate',
  [
    { kind: 'renew' },
    { kind: 'change', plan: 'starter', answer: 'made' },
    { kind: 'renew' },
    { kind: 'change', plan: 'ultimate', answer: 'silent' },
    { kind: 'change', plan: 'pro', answer: 'refused' },
    { kind: 'look' },
    { kind: 'change', plan: 'ultimate', answer: 'made' },
  ],
]

describe('whatever becomes of the plans that a buyer asks for', () => {
  it(`the one that is paid for counts and is asked next, in ${HISTORIES} histories`, {
    timeout: 7_200_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('starter', 'pro', 'ultimate'), planHistory, async (plan, happenings) =>
        liveAndJudge(plan, [{ kind: 'pay' }, { kind: 'look' }, ...happenings]),
      ),
      { numRuns: HISTORIES, examples: [ONCE_FOUND] },
    )
  })
})

describe('of two answers that cross', () => {
  it('the one that was asked for later counts, for subscriptions as for money', async () => {
    const who = await house.signUp()
    const orderId = await startOrder(house, who, { plan: 'pro' })
    await confirmOrder(house, who, orderId)
    const order = provider.orders.get(orderId)
    if (!order) throw new Error('the order did not reach the provider')
    happen(order, { kind: 'pay' }, TEST_NOW)
    await settleOrder(house.payments, orderId)
    const { asked, release } = provider.holdNextAnswer()
    const late = settleOrder(house.payments, orderId)
    await asked
    happen(order, { kind: 'cancel' }, TEST_NOW)
    happen(order, { kind: 'refund', payment: 0, part: 500 }, TEST_NOW)
    await settleOrder(house.payments, orderId)
    release()
    await late
    const [row] = await rows(
      `select s.status, p.returned_cents, p.amount_cents from app.subscriptions s join app.payments p on p.order_id = s.order_id
       where s.order_id = $1`,
      [orderId],
    )
    expect(row).toEqual({ status: 'cancelled', returned_cents: 2700, amount_cents: 5399 })
  })
})

async function liveAndJudge(wish: string, happenings: readonly Happening[]): Promise<void> {
  house.clock.set(TEST_NOW)
  const who = await house.signUp()
  const orderId = await startOrder(house, who, wishOf(wish))
  await confirmOrder(house, who, orderId)
  const order = provider.orders.get(orderId)
  if (!order) throw new Error('the order did not reach the provider')
  const untold: string[] = []
  for (const happening of happenings) {
    house.clock.advanceMs(1000)
    await live(who, order, happening, untold)
  }
  // What never arrived is found by looking.
  await settleOrder(house.payments, orderId)
  await judge(who, orderId, order)
  await askWhatIsOwed(orderId)
  await judge(who, orderId, order)
  await judgePrice(orderId, order)
}

function wishOf(wish: string) {
  if (wish !== 'rental' && wish !== 'purchase') return { plan: wish === 'plan' ? 'pro' : wish }
  return wish === 'rental' ? { rent: BOTS.tafelwijs } : { buy: BOTS.balie }
}

const send = (body: string, signature: string) =>
  takeNews(house.payments, { rawBody: body, headers: new Headers({ signature }) })

async function live(who: Person, order: ScriptedOrder, happening: Happening, untold: string[]): Promise<void> {
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
async function judge(who: Person, orderId: string, { payments, subscription, session }: ScriptedOrder): Promise<void> {
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
async function askWhatIsOwed(orderId: string): Promise<void> {
  provider.changes = 'made'
  for (const row of await rows('select id from app.subscriptions where order_id = $1', [orderId]))
    for (let turn = 0; turn < 2; turn++) await applyPlanChange(house.payments, String(row['id']))
}

/** The provider is set to ask what our side says that is asked next: for the plan that counts, or the one that comes. Not while a payment is late. */
async function judgePrice(orderId: string, { asks, subscription }: ScriptedOrder): Promise<void> {
  const [row] = await rows(
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
