import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authenticate } from '#modules/identity/public.ts'
import { mount } from '#platform/http/mount.ts'
import { newId } from '#platform/ids/id.ts'
import { createJobRegistry } from '#platform/jobs/job-registry.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import type { CheckoutRequest, PaymentProvider } from '../provider.ts'
import { createSandboxProvider } from './create-sandbox-provider.ts'
import { registerSandboxJobs } from './jobs/sandbox-jobs.ts'
import { sandboxRoutes } from './routes.ts'

const DAY_MS = 86_400_000
const UNKNOWN = 'sandbox_session_0192f000-0000-7000-8000-ffffffffffff'

type Person = { userId: string; token: string; email: string }
let app: TestApp
let server: Hono
let provider: PaymentProvider
let worker: ReturnType<typeof createWorker>
let me: Person
let other: Person
let isEndpointOpen = true
const taken: string[] = []

beforeAll(async () => {
  app = await createTestApp()
  const { db, clock } = app
  const log = createLog({ level: 'silent', pretty: false })
  const addressFor = (url: string) => url
  const deps = { db, clock, publicUrl: 'http://localhost:3000', addressFor, signingKey: Buffer.alloc(32, 7) }
  provider = createSandboxProvider(deps)
  const jobs = createJobRegistry()
  registerSandboxJobs(deps, jobs, async (_, headers) => {
    if (isEndpointOpen) taken.push(headers.get('webhook-id') ?? '')
    return isEndpointOpen
  })
  worker = createWorker({ db, clock, log, jobs, random: () => 0 })
  server = new Hono()
  mount(server, sandboxRoutes(deps), {
    log,
    authenticate: async ({ req }) =>
      authenticate(app.deps, req.header('authorization')?.slice(7) ?? '', { isLocalRequest: false }),
    hasRole: async () => false,
    clientAddress: () => '10.0.0.1',
    isLocalRequest: () => false,
  })
  await worker.tick()
})
let day = 0
beforeEach(async () => {
  isEndpointOpen = true
  // Every test runs later than the one before it: ids and events are ordered by time.
  app.clock.set(new Date(TEST_NOW.getTime() + 365 * DAY_MS * day++))
  me = await app.signUp()
  other = await app.signUp()
  await worker.tick()
})
afterAll(() => app.close())

const call = async (
  method: string,
  path: string,
  { token = me.token, body }: { token?: string; body?: unknown } = {},
) => {
  const response = await server.request(`/functions/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}
const open = async (wanted: Partial<CheckoutRequest> = {}) => {
  const { sessionId } = await provider.createCheckout({
    orderId: newId(),
    idempotencyKey: newId(),
    kind: 'subscription',
    title: 'Syvo Pro',
    amountCents: 2999,
    priceId: null,
    customer: me,
    successUrl: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://localhost:3000/pricing',
    expiresAt: new Date(app.clock.now().getTime() + 3_600_000),
    ...wanted,
  })
  return sessionId
}
const pay = (sessionId: string, how: Record<string, unknown> = {}, token = me.token) =>
  call('POST', '/sandbox-pay', { token, body: { sessionId, method: 'ideal', outcome: 'paid', ...how } })
const read = (sessionId: string, token = me.token) => call('GET', `/sandbox-sessions/${sessionId}`, { token })
const orders = async (token = me.token) => (await call('GET', '/sandbox-orders', { token })).body
const newest = async () => (await orders())[0]

describe("the sandbox's payment page", () => {
  it('shows the order to its own account, and continues to the success address with the session', async () => {
    const sessionId = await open()
    expect((await read(sessionId)).body).toMatchObject({ title: 'Syvo Pro', amount_cents: 2999, status: 'open' })
    const success = `http://localhost:3000/payment-success?session_id=${sessionId}`
    expect(await pay(sessionId)).toEqual({ status: 200, body: { url: success } })
    expect((await read(sessionId)).body).toMatchObject({ status: 'complete', method: 'ideal', success_url: success })
  })

  it('is not found for another account, an anonymous visitor or an unknown id', async () => {
    const sessionId = await open()
    for (const answer of [
      await read(sessionId, other.token),
      await pay(sessionId, {}, other.token),
      await read(UNKNOWN),
    ])
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'session_not_found' } } })
    expect((await read(sessionId, 'geen')).status).toBe(401)
    expect((await pay(sessionId, {}, 'geen')).status).toBe(401)
    expect((await read('geen-sessie')).status).toBe(422)
    expect((await read(sessionId)).body.status).toBe('open')
  })

  it.each(['subscription', 'once'] as const)(
    'a %s is paid once when two tabs pay at the same moment, and a later request changes nothing',
    async (kind) => {
      const sessionId = await open({ kind })
      const answers = await Promise.all(Array.from({ length: 10 }, () => pay(sessionId)))
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
        200,
        ...Array.from({ length: 9 }, () => 409),
      ])
      expect(await pay(sessionId)).toMatchObject({
        status: 409,
        body: { error: { code: 'session_paid', message: 'Deze bestelling is al betaald.' } },
      })
      expect((await provider.readOrder(sessionId))?.payments).toHaveLength(1)
    },
  )

  it('cannot be paid after its expiry, also before that was noticed, nor after it was expired', async () => {
    const late = await open()
    const left = await open()
    expect((await pay(left, { outcome: 'expired' })).body).toEqual({ url: 'http://localhost:3000/pricing' })
    app.clock.advanceMs(3_600_000)
    for (const sessionId of [late, left]) {
      expect(await pay(sessionId)).toMatchObject({ status: 409, body: { error: { code: 'session_expired' } } })
      expect((await read(sessionId)).body.status).toBe('expired')
      expect((await provider.readOrder(sessionId))?.payments).toEqual([])
    }
  })

  it('accepts no unknown method or outcome, and only a direct debit can fail later', async () => {
    const sessionId = await open()
    for (const how of [{ method: 'paypal' }, { outcome: 'free' }, { amount_cents: 1 }, { outcome: 'fails_later' }])
      expect((await pay(sessionId, how)).status, JSON.stringify(how)).toBe(422)
    expect((await read(sessionId)).body.status).toBe('open')
  })
})

describe('simulating later events', () => {
  it('an account sees its own payments and no other', async () => {
    await pay(await open({ title: 'Van mij' }))
    expect((await newest()).title).toBe('Van mij')
    expect(await orders(other.token)).toEqual([])
  })

  it('renewing, failing renewals and charging back work for the own account only', async () => {
    await pay(await open())
    const { subscription, payments } = await newest()
    const renew = (token?: string) =>
      call('POST', '/sandbox-renew', { body: { subscriptionId: subscription.id }, ...(token ? { token } : {}) })
    const setFail = (fail: boolean, token?: string) =>
      call('POST', '/sandbox-fail-renewals', {
        body: { subscriptionId: subscription.id, fail },
        ...(token ? { token } : {}),
      })
    const back = (token?: string) =>
      call('POST', '/sandbox-charge-back', { body: { paymentId: payments[0].id }, ...(token ? { token } : {}) })
    for (const foreign of [renew, back, (token?: string) => setFail(true, token)])
      expect((await foreign(other.token)).status).toBe(404)
    expect((await newest()).payments).toHaveLength(1)

    expect((await renew()).status).toBe(200)
    expect((await newest()).payments).toHaveLength(2)
    expect((await back()).status).toBe(200)
    expect(await back()).toMatchObject({ status: 409, body: { error: { code: 'nothing_left' } } })
    expect((await newest()).payments[0]).toMatchObject({ amount_cents: 2999, returned_cents: 2999 })
    await setFail(true)
    await renew()
    expect((await newest()).subscription.status).toBe('past_due')
    await setFail(false)
    await renew()
    expect((await newest()).subscription.status).toBe('active')
  })

  it('a subscription that ended is refused', async () => {
    const sessionId = await open()
    await pay(sessionId)
    const { subscription } = await newest()
    await provider.cancelSubscription(subscription.id, 'now')
    expect(await call('POST', '/sandbox-renew', { body: { subscriptionId: subscription.id } })).toMatchObject({
      status: 409,
      body: { error: { code: 'subscription_ended' } },
    })
  })
})

describe("the sandbox's jobs", () => {
  it('events are delivered again until the endpoint accepts them, in order, and not after that', async () => {
    const since = app.clock.now()
    taken.length = 0
    isEndpointOpen = false
    const [one, two] = [await open(), await open()]
    await pay(one)
    await pay(two)
    await worker.tick()
    expect(taken).toEqual([])
    isEndpointOpen = true
    app.clock.advanceMs(2 * 3_600_000)
    await worker.tick()
    const listed = await provider.listEvents(since, 2)
    // At least once: the hourly run and the repeated one may overlap.
    expect([...new Set(taken)]).toEqual(listed.map(({ eventId }) => eventId).toReversed())
    const sent = taken.length
    app.clock.advanceMs(2 * 3_600_000)
    await worker.tick()
    expect(taken).toHaveLength(sent)
  })

  it('delivery stops after three days without acceptance, and the event is then found by asking', async () => {
    const since = app.clock.now()
    isEndpointOpen = false
    const sessionId = await open({ kind: 'once' })
    await pay(sessionId)
    const order = await provider.readOrder(sessionId)
    app.clock.advanceMs(3 * DAY_MS + 1)
    isEndpointOpen = true
    taken.length = 0
    await worker.tick()
    const [event] = (await provider.listEvents(since, 100)).filter(({ orderId }) => orderId === order?.orderId)
    expect(event).toBeDefined()
    expect(taken).not.toContain(event?.eventId)
  })

  it('each period is renewed once, however many runs happen at once', async () => {
    const sessionId = await open()
    await pay(sessionId)
    app.clock.advanceMs(100 * DAY_MS)
    const addressFor = (url: string) => url
    const deps = { db: app.db, clock: app.clock, publicUrl: '', addressFor, signingKey: Buffer.alloc(32, 7) }
    const { runDueSandboxWork } = await import('./actions/run-due-sandbox-work.ts')
    const signal = new AbortController().signal
    await Promise.all(Array.from({ length: 5 }, () => runDueSandboxWork(deps, signal)))
    const order = await provider.readOrder(sessionId)
    const starts = order?.payments.map(({ period }) => period?.start.getTime()) ?? []
    expect(new Set(starts).size).toBe(starts.length)
    expect(starts).toHaveLength(4)
    expect(order?.subscription?.periodStart.getTime()).toBe(starts.at(-1))
  })
})

describe("the sandbox's tables", () => {
  it('are closed to visitors, members and configurations', async () => {
    await pay(await open())
    for (const table of ['prices', 'sessions', 'subscriptions', 'payments', 'requests', 'news']) {
      const select = `select * from app.sandbox_${table}`
      await expect(app.db.query({ role: 'anon' }, select, [])).rejects.toThrow(/permission denied/)
      await expect(app.db.query({ role: 'member', userId: me.userId }, select, [])).rejects.toThrow(/permission denied/)
      expect(await app.db.query({ role: 'service', configId: newId() }, select, [])).toEqual([])
    }
  })
})
