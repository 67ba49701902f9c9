import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  confirmOrder,
  createShop,
  type Person,
  playPayment,
  readOrder,
  startOrder,
} from '../../../tests/support/order-fixtures.ts'

let app: TestApp
let me: Person
beforeAll(async () => {
  app = await createShop()
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  me = await app.signUp()
})
afterAll(() => app.close())

const verify = (sessionId: string) =>
  app.send('POST', '/functions/v1/verify-payment', { token: me.token, body: { sessionId } })

describe('the payment page and the way back', () => {
  const walk = async (at: TestApp, headers: Record<string, string> = {}) => {
    const who = await at.signUp()
    const orderId = await startOrder(at, who, { plan: 'pro' })
    const { url } = (await confirmOrder(at, who, orderId)).body
    const sessionId = new URL(url, 'http://x').searchParams.get('sessie')
    const { body } = await at.send('GET', `/functions/v1/sandbox-sessions/${sessionId}`, {
      token: who.token,
      headers,
    })
    const cancelled = await playPayment(at, who, orderId, { outcome: 'cancelled' })
    const closed = await playPayment(at, who, orderId, { outcome: 'expired' })
    return { orderId, addresses: [url, body.success_url, body.cancel_url, cancelled.body.url, closed.body.url] }
  }

  it('addresses are paths in the demo, so that another name of this machine keeps its session', async () => {
    const { orderId, addresses } = await walk(app)
    const back = `/bestellen/${orderId}?terug=1`
    expect(addresses).toEqual([
      expect.stringMatching(/^\/sandbox\/betalen\?/),
      `/payment-success?session_id=${orderId}&plan=pro`,
      back,
      back,
      back,
    ])
  })

  it("addresses use the configured public URL elsewhere, whatever the request's host headers say", async () => {
    const public_ = { PUBLIC_URL: 'https://syvo.example', DEMO: 'off', AUTH_CONFIRM_EMAIL: 'off' }
    const real = await createShop({ env: public_ })
    const { addresses } = await walk(real, { host: 'kwaad.example', 'x-forwarded-host': 'kwaad.example' })
    await real.close()
    expect(addresses.filter((address) => !String(address).startsWith('https://syvo.example/'))).toEqual([])
  })
})

it('a session that ended unpaid is shown as such at once on return, before any webhook event', async () => {
  const orderId = await startOrder(app, me, { plan: 'pro' })
  await confirmOrder(app, me, orderId)
  await playPayment(app, me, orderId, { outcome: 'expired' })
  expect((await readOrder(app, me, orderId)).body.status).toBe('open')
  expect((await verify(orderId)).body).toMatchObject({
    success: false,
    pending: false,
  })
  expect((await readOrder(app, me, orderId)).body.status).toBe('expired')
})
