import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createPlanPrices } from '#modules/billing/public.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { type FakeStripeServer, startFakeStripe } from '../../../../tests/support/fake-stripe/server.ts'
import { letDaysPass } from '../../../../tests/support/let-days-pass.ts'
import {
  ABROAD,
  BOTS,
  confirmOrder,
  type Intent,
  type Person,
  readBilling,
  readOrder,
  sessionOf,
  startOrder,
  tierOf,
} from '../../../../tests/support/order-fixtures.ts'
import { startViesServer, type ViesServer } from '../../../../tests/support/vies-server.ts'
import { createStripeProvider } from './create-stripe-provider.ts'

const secretKey = 'sk_test_standin'

let vies: ViesServer
let stand: FakeStripeServer
let app: TestApp
let me: Person
beforeAll(async () => {
  vies = await startViesServer()
  stand = await startFakeStripe(secretKey)
  stand.fakeStripe.books.now = TEST_NOW.getTime() / 1000
  const paymentProvider = createStripeProvider({ secretKey, webhookSecret: 'whsec_standin', server: stand.server })
  app = await createTestApp({ paymentProvider, env: vies.env })
  await seedCatalogue(app, { demo: false })
  await createPlanPrices(app.payments)
  me = await app.signUp()
  const text = `update auth."session" set "expiresAt" = '2030-01-01' where "userId" = $1 returning "id"`
  await app.db.query({ role: 'auth' }, text, [me.userId])
})
afterAll(async () => {
  await app.close()
  await stand.close()
  await vies.close()
})

/** Orders for the price without VAT and pays at Stripe; returns the amount on its page. */
async function buyAtStripe(intent: Intent): Promise<{ asked: number | null | undefined; netCents: number }> {
  const orderId = await startOrder(app, me, intent)
  const { net_cents: netCents } = (await readOrder(app, me, orderId)).body
  const confirmed = await confirmOrder(app, me, orderId, { buyer: ABROAD, seenPriceCents: netCents })
  expect(confirmed.status).toBe(200)
  const sessionId = await sessionOf(app, orderId)
  const asked = stand.fakeStripe.books.sessions.get(sessionId)?.amount_total
  stand.fakeStripe.pay(sessionId, 'card', 'paid')
  const body = { sessionId: orderId }
  const verified = await app.send('POST', '/functions/v1/verify-payment', { token: me.token, body })
  expect(verified.body).toMatchObject({ success: true })
  return { asked, netCents }
}

const letDays = (days: number) =>
  letDaysPass(app, days, () => stand.fakeStripe.passTime(app.clock.now().getTime() / 1000))

const amounts = async () =>
  (await readBilling(app, me)).invoices.map((one: { title: string; amount_cents: number; btw_cents: number }) => [
    one.title,
    one.amount_cents,
    one.btw_cents,
  ])

it('Stripe charges an EU business no VAT on plan and rental until the period after its number is lost', async () => {
  vies.say(ABROAD.btwId, 'valid')
  expect(await buyAtStripe({ plan: 'pro' })).toEqual({ asked: 4462, netCents: 4462 })
  const rent = await buyAtStripe({ rent: BOTS.balie })
  expect(rent.asked).toBe(rent.netCents)
  expect(await tierOf(app, me)).toBe('pro')
  vies.say(ABROAD.btwId, 'invalid')
  await letDays(31)
  const taxed = (await amounts()).filter(([, , vat]: [string, number, number]) => vat > 0)
  expect(taxed).toHaveLength(2)
  expect(taxed).toContainEqual(['Syvo Pro', 5399, 937])
  expect(await amounts()).toHaveLength(4)
})
