import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { makePlanPrices } from '#modules/billing/public.ts'
import {
  ABROAD,
  BOTS,
  confirmOrder,
  type Person,
  readBilling,
  readOrder,
  sessionOf,
  startOrder,
  tierOf,
  type Wish,
} from '../../../../tests/support/buying.ts'
import { type StripeServer, startStripeServer } from '../../../../tests/support/stripe-server.ts'
import { createTestHouse, TEST_NOW, type TestHouse } from '../../../../tests/support/test-house.ts'
import { startViesServer, type ViesServer } from '../../../../tests/support/vies-server.ts'
import { createStripeProvider } from './create-stripe-provider.ts'

const secretKey = 'sk_test_standin'
const DAY_MS = 86_400_000

let vies: ViesServer
let stand: StripeServer
let house: TestHouse
let me: Person
beforeAll(async () => {
  vies = await startViesServer()
  stand = await startStripeServer(secretKey)
  stand.world.books.now = TEST_NOW.getTime() / 1000
  const paymentProvider = createStripeProvider({ secretKey, webhookSecret: 'whsec_standin', server: stand.server })
  house = await createTestHouse({ paymentProvider, env: vies.env })
  await seedCatalogue(house, { demo: false })
  await makePlanPrices(house.payments)
  me = await house.signUp()
  const text = `update auth."session" set "expiresAt" = '2030-01-01' where "userId" = $1 returning "id"`
  await house.db.one({ role: 'auth' }, text, [me.userId])
})
afterAll(async () => {
  await house.close()
  await stand.close()
  await vies.close()
})

/** Orders for the price without btw, and pays at Stripe; answers what its page asked. */
async function buyAtStripe(wish: Wish): Promise<{ asked: number | null | undefined; netCents: number }> {
  const orderId = await startOrder(house, me, wish)
  const { net_cents: netCents } = (await readOrder(house, me, orderId)).body
  const confirmed = await confirmOrder(house, me, orderId, { buyer: ABROAD, seenPriceCents: netCents })
  expect(confirmed.status).toBe(200)
  const sessionId = await sessionOf(house, orderId)
  const asked = stand.world.books.sessions.get(sessionId)?.amount_total
  stand.world.pay(sessionId, 'card', 'paid')
  const body = { sessionId: orderId }
  const verified = await house.send('POST', '/functions/v1/verify-payment', { token: me.token, body })
  expect(verified.body).toMatchObject({ success: true })
  return { asked, netCents }
}

async function letDaysPass(days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    house.clock.advanceMs(DAY_MS)
    stand.world.passTime(house.clock.now().getTime() / 1000)
    await house.background.tick()
  }
}

const amounts = async () =>
  (await readBilling(house, me)).invoices.map((one: { title: string; amount_cents: number; btw_cents: number }) => [
    one.title,
    one.amount_cents,
    one.btw_cents,
  ])

it('Stripe asks a business elsewhere in the EU the price without btw, of a plan and of a rented bot, and with it from the period after its number was gone', async () => {
  vies.say(ABROAD.btwId, 'valid')
  expect(await buyAtStripe({ plan: 'pro' })).toEqual({ asked: 4462, netCents: 4462 })
  const rent = await buyAtStripe({ rent: BOTS.balie })
  expect(rent.asked).toBe(rent.netCents)
  expect(await tierOf(house, me)).toBe('pro')
  vies.say(ABROAD.btwId, 'invalid')
  await letDaysPass(31)
  const taxed = (await amounts()).filter(([, , btw]: [string, number, number]) => btw > 0)
  expect(taxed).toHaveLength(2)
  expect(taxed).toContainEqual(['Syvo Pro', 5399, 937])
  expect(await amounts()).toHaveLength(4)
})
