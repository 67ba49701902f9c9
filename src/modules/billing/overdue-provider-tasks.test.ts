import { afterEach, beforeEach, expect, it } from 'vitest'
import { adminCommand } from '#entrypoints/admin-commands.ts'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { ProviderError } from '#modules/payments/provider.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  BOTS,
  CONSUMER,
  confirmOrder,
  type Intent,
  type Person,
  startOrder,
} from '../../../tests/support/order-fixtures.ts'
import { type Happening, happen } from '../../../tests/support/payment-history.ts'
import { createScriptedProvider } from '../../../tests/support/scripted-provider.ts'
import { signUpForLong } from '../../../tests/support/vendor-earnings.ts'
import { createPlanPrices } from './public.ts'

const HOUR_MS = 3_600_000

let app: TestApp
let me: Person
let isSilent: boolean
let asked: string[]
let bank: ReturnType<typeof createScriptedProvider>
beforeEach(async () => {
  isSilent = true
  asked = []
  bank = createScriptedProvider()
  const { refund, cancelSubscription } = bank
  const ask = async (what: string, does: () => Promise<void>) => {
    asked.push(what)
    if (isSilent) throw new ProviderError('test: silent', { isLasting: false })
    await does()
  }
  Object.assign(bank, {
    refund: (wanted: Parameters<typeof refund>[0]) => ask('refund', () => refund(wanted)),
    cancelSubscription: (...wanted: Parameters<typeof cancelSubscription>) =>
      ask('end', () => cancelSubscription(...wanted)),
  })
  app = await createTestApp({ paymentProvider: bank })
  await seedCatalogue(app, { demo: false })
  await createPlanPrices(app.payments)
  me = await signUpForLong(app)
})
afterEach(() => app.close())

const rows = (text: string, values: unknown[] = []) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)
const jobs = async (name: string, status: string) =>
  (await rows('select 1 from app.jobs where name = $1 and status = any($2)', [name, status.split(' ')])).length
async function bought(intent: Intent): Promise<string> {
  const orderId = await startOrder(app, me, intent)
  await confirmOrder(app, me, orderId, { buyer: CONSUMER })
  await deliver(orderId, { kind: 'pay' })
  return orderId
}
async function deliver(orderId: string, happening: Happening): Promise<void> {
  const order = bank.orders.get(orderId)
  if (order) happen(order, happening, TEST_NOW)
  await app.http.request('/functions/v1/payment-events', {
    method: 'POST',
    headers: { signature: 'test-signature' },
    body: JSON.stringify([bank.tell(orderId)]),
  })
  await app.background.tick()
}
async function letHoursPass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    app.clock.advanceMs(HOUR_MS)
    await app.background.tick()
  }
}
/** Marks the job dead, as after five days of attempts. */
const bury = (name: string) =>
  rows(`update app.jobs set status = 'dead', died_at = $2, last_error = 'bedacht' where name = $1 returning id`, [
    name,
    app.clock.now(),
  ])
async function admin(...words: string[]): Promise<string> {
  const lines: string[] = []
  const command = adminCommand({ ...app.payments, dataDir: null, isRunning: true })
  expect(await command(words, (line) => lines.push(line))).toBe(0)
  return lines.join('\n')
}

it('a refund is made within hours after its job was given up, once, with nothing else running', async () => {
  const orderId = await bought({ buy: BOTS.balie })
  await app.send('POST', '/functions/v1/withdraw-order', { token: me.token, body: { orderId } })
  await app.background.tick()
  expect(await bury('billing.give-back')).toHaveLength(1)
  await letHoursPass(4)
  expect(await jobs('billing.give-back', 'waiting running')).toBe(1)
  isSilent = false
  await letHoursPass(3)
  expect(bank.orders.get(orderId)?.payments).toMatchObject([{ refundedCents: expect.toSatisfy((cents) => cents > 0) }])
  expect(await rows('select 1 from app.payments where returned_cents = amount_cents')).toHaveLength(1)
  const times = asked.length
  await letHoursPass(5)
  expect(asked).toHaveLength(times)
  expect(await jobs('billing.give-back', 'waiting running')).toBe(0)
})

it('a subscription that ended here ends at the provider too after its job was given up, once', async () => {
  const orderId = await bought({ rent: BOTS.balie })
  await deliver(orderId, { kind: 'charge-back', payment: 0, part: 1000 })
  expect(await bury('billing.end-at-provider')).toHaveLength(1)
  await letHoursPass(4)
  expect(await jobs('billing.end-at-provider', 'waiting running')).toBe(1)
  isSilent = false
  await letHoursPass(3)
  expect(bank.orders.get(orderId)?.subscription?.status).toBe('ended')
  const times = asked.length
  await letHoursPass(5)
  expect(asked).toHaveLength(times)
})

it('the subscription of a deleted account ends at the provider too', async () => {
  const orderId = await bought({ plan: 'pro' })
  await app.send('POST', '/functions/v1/delete-account', {
    token: me.token,
    body: { password: 'een-lang-wachtwoord' },
  })
  await app.background.tick()
  expect(await bury('billing.end-at-provider')).toHaveLength(1)
  isSilent = false
  await letHoursPass(3)
  expect(bank.orders.get(orderId)?.subscription?.status).toBe('ended')
})

it('a task overdue by more than a day is reported to the administrator, with the order of the dead job', async () => {
  const orderId = await bought({ buy: BOTS.balie })
  expect(await admin('health')).toContain('Betaaldienst: niets open')
  await app.send('POST', '/functions/v1/withdraw-order', { token: me.token, body: { orderId } })
  await app.background.tick()
  await bury('billing.give-back')
  await letHoursPass(25)
  expect(await admin('health')).toContain('let op: 1 terugbetaling wacht langer dan een dag')
  expect(await admin('replay')).toContain(`billing.give-back  order_id ${orderId}`)
})
