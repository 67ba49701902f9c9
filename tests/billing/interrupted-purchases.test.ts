import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { crashingEngine, crashingProvider, lifeOf, type ProcessLife } from '../support/crashing-process.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/create-test-app.ts'
import { BOTS, CONSUMER, confirmOrder, type Intent, type Person, startOrder } from '../support/order-fixtures.ts'
import { happen } from '../support/payment-history.ts'
import type { ScriptedProvider } from '../support/scripted-provider.ts'
import { IS_FULL } from '../support/suite-size.ts'
import { createUpgradingProvider } from '../support/upgrading-provider.ts'

// A process that dies is played within this one: from its nth statement, commit or call of the provider on nothing that it does has any
// effect, and what it left open is rolled back. Then a fresh house works on the same database. tests/faults kills whole processes.

/** Every point in the sweep; every third where time is short, and every sixth of the slower embedded engine. */
const STRIDE = IS_FULL ? 1 : process.env.SYVO_TEST_ENGINE === 'postgres' ? 3 : 6

const MINUTE_MS = 60_000
const UPGRADE_CENTS = 1200
/** What is bought, and what its buyer does afterwards. */
interface Walk {
  readonly intent: Intent
  readonly after: (app: TestApp, who: Person, orderId: string) => Promise<void>
}

let base: TestApp
beforeAll(async () => {
  base = await createTestApp({ paymentProvider: createUpgradingProvider(UPGRADE_CENTS) })
  await seedCatalogue(base, { demo: false })
  await createPlanPrices(base.payments)
})
afterAll(() => base.close())

const WITHDRAWN: Walk = {
  intent: { buy: BOTS.balie },
  after: async (app, { token }, orderId) => {
    const answer = await app.send('POST', '/functions/v1/withdraw-order', { token, body: { orderId } })
    if (answer.status !== 200) throw new Error(`not withdrawn: ${JSON.stringify(answer.body)}`)
  },
}
const UPGRADED: Walk = {
  intent: { plan: 'starter' },
  after: async (app, { token }) => {
    const body = { planCode: 'pro', confirm: true, seenDueNowCents: UPGRADE_CENTS }
    const answer = await app.send('POST', '/functions/v1/change-plan', { token, body })
    // Pressed once more after a break: the wish was written already.
    const isKnown = answer.body?.error?.code === 'same_plan'
    if (answer.status !== 200 && !isKnown) throw new Error(`not changed: ${JSON.stringify(answer.body)}`)
  },
}

describe('a purchase that is broken off anywhere', () => {
  it('a bot that is bought and withdrawn from ends as if nothing had happened, once', {
    timeout: 1_800_000,
  }, async () => {
    const whole = await undisturbed(WITHDRAWN)
    expect(whole.end).toMatchObject({
      order: 'withdrawn',
      payments: [{ reason: 'purchase', returned: true }],
      documents: ['credit_note', 'invoice'],
      ledger: 0,
      live: 0,
      mails: ['credit-note', 'invoice', 'withdrawal'],
      waiting: 0,
    })
    await breakEverywhere('a bot bought and withdrawn from', WITHDRAWN, whole)
  })

  it('a plan that is paid and changed for a dearer one ends as if nothing had happened, once', {
    timeout: 1_800_000,
  }, async () => {
    const whole = await undisturbed(UPGRADED)
    expect(whole.end).toMatchObject({
      order: 'paid',
      payments: [
        { reason: 'period', returned: false },
        { reason: 'upgrade', returned: false },
      ],
      documents: ['invoice', 'invoice'],
      ledger: 0,
      tier: 'pro',
      subscription: { plan_code: 'pro', next_plan_code: null, status: 'active' },
      mails: ['invoice', 'invoice'],
      waiting: 0,
    })
    await breakEverywhere('a plan paid and changed', UPGRADED, whole)
  })
})

type StoredState = Awaited<ReturnType<typeof undisturbed>>

async function undisturbed(walk: Walk) {
  const life = lifeOf()
  const end = await live(walk, life)
  return { steps: life.steps, end }
}

async function breakEverywhere(name: string, walk: Walk, { steps, end }: StoredState): Promise<void> {
  let broken = 0
  let tried = 0
  for (let nth = 1; nth <= steps; nth += STRIDE) {
    tried += 1
    const life = lifeOf(nth)
    expect(await live(walk, life), `broken at step ${nth} of ${steps}`).toEqual(end)
    if (life.isOver) broken += 1
  }
  // A step more or less depends on how two jobs meet.
  expect(tried - broken).toBeLessThanOrEqual(5)
  console.info(`${name}: broken at ${broken} of ${steps} points, completed once each time`)
}

/** Walks with a process of that life, and with a fresh one from where it ends; answers what stands in the end. */
async function live(walk: Walk, life: ProcessLife) {
  base.clock.set(TEST_NOW)
  // Schedules lie ahead of a clock that was put back.
  await rows('delete from app.job_schedules', [])
  const provider = createUpgradingProvider(UPGRADE_CENTS)
  const who = await base.signUp()
  const { engine } = base.db
  const crashing = await appOf({
    engine: crashingEngine(engine, life),
    paymentProvider: crashingProvider(provider, life),
  })
  const fresh = await appOf({ engine: crashingEngine(engine, lifeOf()), paymentProvider: provider })
  const current = () => (life.isOver ? fresh : crashing)
  const orderId = await pressed(life, async () => startOrder(current(), who, walk.intent))
  await pressed(life, async () => {
    const answer = await confirmOrder(current(), who, orderId, { buyer: CONSUMER })
    if (answer.status !== 200) throw new Error(`not confirmed: ${JSON.stringify(answer.body)}`)
  })
  pay(provider, orderId)
  // Told once; when the process dies over it, nobody tells again.
  await current().http.request('/functions/v1/payment-events', {
    method: 'POST',
    headers: { signature: 'test-signature' },
    body: JSON.stringify([provider.tell(orderId)]),
  })
  await work(current, life)
  await pressed(life, () => walk.after(current(), who, orderId))
  await work(current, life)
  await hoursLater(fresh)
  return readStoredState(fresh, who, orderId)
}

const appOf = (parts: Parameters<typeof createTestApp>[0]) => createTestApp({ ...parts, clock: base.clock })

/** What a person does: when the process died over it, he sees an error and presses again. */
async function pressed<Result>(life: ProcessLife, press: () => Promise<Result>): Promise<Result> {
  const wasOver = life.isOver
  try {
    return await press()
  } catch (error) {
    if (wasOver || !life.isOver) throw error
    return press()
  }
}

/** The worker's turn; when it dies, another one comes after its leases, and by the hour the look for what was missed. */
async function work(current: () => TestApp, life: ProcessLife): Promise<void> {
  const before = life.isOver
  await current()
    .background.tick()
    .catch((error: unknown) => {
      if (!life.isOver) throw error
    })
  if (!life.isOver && !before) return
  await hoursLater(current())
}

async function hoursLater(app: TestApp): Promise<void> {
  for (const minutes of [2, 61]) {
    base.clock.advanceMs(minutes * MINUTE_MS)
    await app.background.tick()
  }
}

function pay(provider: ScriptedProvider, orderId: string): void {
  const order = provider.orders.get(orderId)
  if (!order) throw new Error('the order did not reach the provider')
  happen(order, { kind: 'pay' }, TEST_NOW)
}

const rows = (text: string, values: unknown[]) =>
  base.db.query<Record<string, unknown>>({ role: 'service' }, text, values)

/** Everything that must be there once, without its times and ids. */
async function readStoredState(app: TestApp, who: Person, orderId: string) {
  const [order] = await rows('select status, paid_at is not null as paid from app.orders where id = $1', [orderId])
  const ofOrder = 'join app.payments p on p.id = x.payment_id where p.order_id = $1'
  const list = async (text: string, value = orderId) => (await rows(text, [value])).map((row) => row['value'])
  const balances = await list(
    `select json_build_array(x.account, sum(x.amount_cents)::int, count(*)::int) as value from app.ledger_entries x ${ofOrder} group by x.account order by x.account`,
  )
  const [subscription] = await rows(
    'select plan_code, next_plan_code, status from app.subscriptions where order_id = $1',
    [orderId],
  )
  const plan = await app.db.query<{ tier: string }>({ role: 'service' }, 'select app.tier_of($1, $2) as tier', [
    who.userId,
    app.clock.now(),
  ])
  return {
    order: order?.['status'],
    payments: await rows(
      'select reason, amount_cents, returned_cents > 0 as returned from app.payments where order_id = $1 order by reason',
      [orderId],
    ),
    documents: await list(`select x.kind as value from app.invoices x ${ofOrder} order by 1`),
    balances,
    ledger: balances.reduce((sum: number, row) => sum + Number(Array.isArray(row) ? row[1] : 0), 0),
    grants: await list('select source as value from app.bot_grants where user_id = $1 order by 1', who.userId),
    live: (
      await rows('select 1 from app.bot_grants where user_id = $1 and (ends_at is null or ends_at > $2)', [
        who.userId,
        app.clock.now(),
      ])
    ).length,
    tier: plan[0]?.tier,
    subscription,
    sales: await list('select amount_cents as value from app.transactions where user_id = $1 order by 1', who.userId),
    mails: await list('select kind as value from app.mails where user_id = $1 order by 1', who.userId),
    waiting: (await rows(`select 1 from app.jobs where payload::text like '%' || $1 || '%'`, [orderId])).length,
    asked: await list('select count(*)::int as value from app.orders where user_id = $1', who.userId),
  }
}
