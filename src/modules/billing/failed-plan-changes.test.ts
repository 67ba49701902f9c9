import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { ProviderError } from '#modules/payments/provider.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  confirmOrder,
  type Person,
  readBilling,
  startOrder,
  tierOf,
} from '../../../tests/support/order-fixtures.ts'
import { type Happening, happen } from '../../../tests/support/payment-history.ts'
import {
  type ChangeAnswer,
  createScriptedProvider,
  type ScriptedOrder,
} from '../../../tests/support/scripted-provider.ts'
import { signUpForLong } from '../../../tests/support/vendor-earnings.ts'
import { createPlanPrices } from './public.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let bank: ReturnType<typeof createScriptedProvider>
let app: TestApp
let me: Person
let orderId: string
// Each test gets its own app: time only moves forward, and here it moves by weeks.
beforeEach(async () => {
  bank = createScriptedProvider()
  app = await createTestApp({ paymentProvider: bank })
  await seedCatalogue(app, { demo: false })
  await createPlanPrices(app.payments)
  me = await signUpForLong(app)
})
afterEach(() => app.close())

const rows = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const subscribed = async (plan: string) => {
  orderId = await startOrder(app, me, { plan })
  await confirmOrder(app, me, orderId)
  await deliver({ kind: 'pay' })
}
const order = (): ScriptedOrder => {
  const found = bank.orders.get(orderId)
  if (!found) throw new Error('the order did not reach the provider')
  return found
}
/** Lets something happen at the fake provider and delivers its webhook event. */
async function deliver(...happenings: Happening[]): Promise<void> {
  for (const happening of happenings) happen(order(), happening, TEST_NOW)
  app.clock.advanceMs(1000)
  await app.http.request('/functions/v1/payment-events', {
    method: 'POST',
    headers: { signature: 'test-signature' },
    body: JSON.stringify([bank.tell(orderId)]),
  })
  await app.background.tick()
}
const change = async (planCode: string, answer: ChangeAnswer = 'made', more: object = {}) => {
  bank.changes = answer
  const body = { planCode, confirm: true, ...more }
  return app.send('POST', '/functions/v1/change-plan', { token: me.token, body })
}
const code = (answer: { body: { error?: { code: string } } }) => answer.body.error?.code
const plan = async () => (await readBilling(app, me)).subscriptions[0]
const mails = async (kind: string) =>
  rows('select subject, text_content from app.mails where user_id = $1 and kind = $2 order by id', [me.userId, kind])
/** Advances the clock hour by hour, with a worker tick for each. */
async function letHoursPass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    app.clock.advanceMs(HOUR_MS)
    await app.background.tick()
  }
}
const UPGRADE = { kind: 'charge-back', payment: 1, part: 1000 } as const
const WON = { kind: 'give-in', payment: 1, part: 1000 } as const

describe('a plan change that the provider never made', () => {
  it('a smaller plan never takes effect: the paid plan stays in force and the customer is notified', async () => {
    await subscribed('pro')
    expect(await change('starter', 'silent')).toMatchObject({
      status: 503,
      body: { error: { code: 'payments_unavailable' } },
    })
    expect(await plan()).toMatchObject({ plan_code: 'pro', next_plan_code: 'starter', next_stands: 'asking' })
    app.clock.advanceMs(31 * DAY_MS)
    await deliver({ kind: 'renew' })
    await letHoursPass(2)
    expect(await plan()).toMatchObject({
      plan_code: 'pro',
      price_cents: 5399,
      next_plan_code: null,
      failed_change: { title: 'Syvo Starter', reason: 'late' },
    })
    expect(await tierOf(app, me)).toBe('pro')
    const [mail, ...more] = await mails('change-failed')
    expect(more).toEqual([])
    expect(mail?.['subject']).toBe('Je overstap naar Syvo Starter is niet gelukt')
    expect(mail?.['text_content']).toContain('Je houdt Syvo Pro voor € 53,99 per maand')
    const { invoices } = await readBilling(app, me)
    expect(invoices[0]).toMatchObject({ title: 'Syvo Pro', amount_cents: 5399 })
  })

  it('a larger plan never takes effect, also not with the next period, and is retried for at most a day', async () => {
    await subscribed('starter')
    await change('pro', 'silent')
    await letHoursPass(23)
    expect(await plan()).toMatchObject({ plan_code: 'starter', next_plan_code: 'pro' })
    await letHoursPass(3)
    expect(await plan()).toMatchObject({ next_plan_code: null, failed_change: { title: 'Syvo Pro', reason: 'late' } })
    expect(await mails('change-failed')).toHaveLength(1)
    bank.changes = 'made'
    app.clock.advanceMs(31 * DAY_MS)
    await deliver({ kind: 'renew' })
    expect(await plan()).toMatchObject({ plan_code: 'starter', price_cents: 2999 })
    expect(order().asks).toEqual({ plan: 'starter', cents: 2999 })
  })

  it('the change is asked again within the hour when its job was given up, and when it is repeated', async () => {
    await subscribed('pro')
    await change('starter', 'silent')
    await rows(`delete from app.jobs where name = 'billing.change-plan'`, [])
    bank.changes = 'made'
    await letHoursPass(2)
    expect(order().asks.plan).toBe('starter')
    expect(await plan()).toMatchObject({ next_plan_code: 'starter', next_stands: 'planned' })
    expect(code(await change('starter'))).toBe('same_plan')
    await change('ultimate', 'silent')
    expect(order().payments).toHaveLength(1)
    expect(await change('ultimate')).toMatchObject({ status: 200, body: { done: true } })
    expect(await tierOf(app, me)).toBe('ultimate')
    expect(order().payments).toHaveLength(2)
  })

  it('a change that is refused for good is reported at once, and can be requested anew', async () => {
    await subscribed('starter')
    expect(code(await change('pro', 'refused'))).toBe('change_refused')
    expect(await plan()).toMatchObject({
      plan_code: 'starter',
      next_plan_code: null,
      failed_change: { title: 'Syvo Pro', reason: 'refused' },
    })
    expect((await mails('change-failed'))[0]?.['text_content']).toContain(
      'Je houdt Syvo Starter voor € 29,99 per maand',
    )
    app.clock.advanceMs(60_000)
    expect((await change('pro')).status).toBe(200)
    expect(await plan()).toMatchObject({ plan_code: 'pro', failed_change: null })
  })

  it('a change takes effect and is charged once when only the provider’s answer was lost', async () => {
    await subscribed('starter')
    await change('pro', 'lost')
    bank.changes = 'made'
    await letHoursPass(2)
    expect(await plan()).toMatchObject({ plan_code: 'pro', price_cents: 5399, next_plan_code: null })
    expect(order().payments.map(({ reason }) => reason)).toEqual(['period', 'upgrade'])
  })
})

describe('the payment of an upgrade', () => {
  it('a charge-back reverts the larger plan at once, including its price, and the customer is notified', async () => {
    await subscribed('starter')
    await change('pro')
    const on = [BOTS.balie, BOTS.tafelwijs, BOTS.schapwijzer, BOTS.bonnie]
    for (const botId of on)
      await app.send('POST', '/rest/v1/rpc/activate_bot', { token: me.token, body: { bot_id_param: botId } })
    await deliver(UPGRADE)
    expect(await tierOf(app, me)).toBe('starter')
    expect(await plan()).toMatchObject({
      plan_code: 'starter',
      title: 'Syvo Starter',
      price_cents: 2999,
      failed_change: { title: 'Syvo Pro', reason: 'returned' },
    })
    expect(order().asks).toEqual({ plan: 'starter', cents: 2999 })
    const bots = (await app.send('GET', '/rest/v1/user_bots', { token: me.token })).body
    expect(bots.filter((bot: { access_expired: boolean }) => !bot.access_expired)).toHaveLength(3)
    const [mail, ...more] = await mails('upgrade-returned')
    expect(more).toEqual([])
    expect(mail?.['subject']).toBe('Je hebt weer Syvo Starter')
    expect(mail?.['text_content']).toContain('€ 29,99 per maand')
    await deliver({ kind: 'renew' })
    expect((await readBilling(app, me)).invoices[0]).toMatchObject({ title: 'Syvo Starter', amount_cents: 2999 })
    expect(await mails('upgrade-returned')).toHaveLength(1)
  })

  it('a charge-back changes nothing in the next month when that was paid at the new price', async () => {
    await subscribed('starter')
    await change('pro')
    await deliver({ kind: 'renew' }, UPGRADE)
    expect(await plan()).toMatchObject({ plan_code: 'pro', price_cents: 5399 })
    expect(await mails('upgrade-returned')).toEqual([])
  })

  it('a won dispute brings the larger plan back', async () => {
    await subscribed('starter')
    await change('pro')
    await deliver(UPGRADE)
    await deliver(WON)
    expect(await plan()).toMatchObject({ plan_code: 'pro', price_cents: 5399, failed_change: null })
    expect(order().asks.plan).toBe('pro')
    expect(await mails('upgrade-restored')).toHaveLength(1)
  })

  it('a pending payment grants nothing; when it fails the old price applies and the customer is notified', async () => {
    await subscribed('starter')
    expect((await change('pro', 'unpaid')).status).toBe(200)
    expect(await plan()).toMatchObject({ plan_code: 'starter', next_plan_code: 'pro', next_stands: 'payment' })
    bank.changes = 'made'
    await deliver({ kind: 'debit-fails' })
    expect(await plan()).toMatchObject({
      plan_code: 'starter',
      next_plan_code: null,
      failed_change: { title: 'Syvo Pro', reason: 'unpaid' },
    })
    expect(order().asks).toEqual({ plan: 'starter', cents: 2999 })
    expect(await mails('change-failed')).toHaveLength(1)
    expect((await change('pro')).status).toBe(200)
    expect(await tierOf(app, me)).toBe('pro')
  })

  it('an upgrade counts again when it is paid anew after a charge-back', async () => {
    await subscribed('starter')
    await change('pro')
    await deliver(UPGRADE)
    expect((await change('pro')).status).toBe(200)
    expect(await tierOf(app, me)).toBe('pro')
  })
})

describe('a second plan change', () => {
  it('a second change is refused while the first waits for its payment or provider, and the first stays', async () => {
    await subscribed('starter')
    await change('pro', 'unpaid')
    for (const other of ['ultimate', 'starter'])
      expect(await change(other)).toMatchObject({
        status: 409,
        body: { error: { code: 'change_pending', message: expect.stringContaining('Syvo Pro') } },
      })
    expect(await plan()).toMatchObject({ next_plan_code: 'pro', next_stands: 'payment' })
    await deliver({ kind: 'debit-arrives' })
    expect(await plan()).toMatchObject({ plan_code: 'pro', next_plan_code: null })
    await change('starter', 'silent')
    expect(code(await change('ultimate'))).toBe('change_pending')
  })

  it('a second change that is refused for good keeps the smaller plan of the next period', async () => {
    await subscribed('pro')
    await change('starter')
    expect(code(await change('ultimate', 'refused'))).toBe('change_refused')
    expect(await plan()).toMatchObject({ plan_code: 'pro', next_plan_code: 'starter', next_stands: 'planned' })
    bank.changes = 'made'
    await deliver({ kind: 'renew' })
    expect(await plan()).toMatchObject({ plan_code: 'starter', price_cents: 2999, next_plan_code: null })
  })

  it('a change to the current plan cancels a smaller plan that was to begin', async () => {
    await subscribed('pro')
    await change('starter')
    expect((await change('pro')).status).toBe(200)
    expect(await plan()).toMatchObject({ plan_code: 'pro', next_plan_code: null })
    expect(order().asks).toEqual({ plan: 'pro', cents: 5399 })
  })

  it.each(['made', 'refused'] as const)(
    'a later change is unaffected by the late answer (%s) about the first',
    async (answer) => {
      await subscribed('starter')
      const { changePrice } = bank
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>()
      bank.changePrice = async (wanted) => {
        bank.changePrice = changePrice
        await changePrice(wanted)
        isAsked()
        await released
        if (answer === 'refused') throw new ProviderError('test: late', { isLasting: true })
      }
      const first = change('pro')
      await asked
      await deliver()
      expect(await plan()).toMatchObject({ plan_code: 'pro', next_plan_code: null })
      expect((await change('starter', 'silent')).status).toBe(503)
      release()
      await first
      expect(await plan()).toMatchObject({
        plan_code: 'pro',
        next_plan_code: 'starter',
        next_stands: 'asking',
        failed_change: null,
      })
      expect(await mails('change-failed')).toEqual([])
    },
  )
})
