import { afterAll } from 'vitest'
import { createJobRegistry } from '#platform/jobs/job-registry.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'
import {
  describePaymentProvider,
  type ProviderMessage,
  type ProviderScenario,
} from '../../../../tests/support/payment-provider-suite.ts'
import { paySession } from './actions/pay-session.ts'
import { chargeBackPayment, simulateFailedRenewals } from './actions/simulate-provider.ts'
import { createSandboxProvider } from './create-sandbox-provider.ts'
import { registerSandboxJobs } from './jobs/sandbox-jobs.ts'
import { signWebhook } from './sign-webhook.ts'

const signingKey = Buffer.alloc(32, 7)
const TABLES = ['sandbox_payments', 'sandbox_subscriptions', 'sandbox_sessions', 'sandbox_news', 'sandbox_requests']

const app = await createTestApp()
afterAll(() => app.close())

describePaymentProvider('sandbox', async (): Promise<ProviderScenario> => {
  const { db, clock } = app
  clock.set(TEST_NOW)
  for (const table of [...TABLES, 'jobs', 'job_schedules'])
    await db.query({ role: 'service' }, `delete from app.${table}`, [])
  const deps = { db, clock, publicUrl: 'http://localhost:3000', addressFor: (url: string) => url, signingKey }
  const jobs = createJobRegistry()
  const sent: ProviderMessage[] = []
  registerSandboxJobs(deps, jobs, async (rawBody, headers) => sent.push({ rawBody, headers }) > 0)
  const worker = createWorker({ db, clock, log: createLog({ level: 'silent', pretty: false }), jobs })
  await worker.tick()
  const me = await app.signUp()
  const mustSucceed = (answer: { ok: boolean }) => {
    if (!answer.ok) throw new Error(JSON.stringify(answer))
  }
  return {
    provider: createSandboxProvider(deps),
    now: () => clock.now(),
    async passTime(to) {
      clock.set(to)
      await worker.tick()
    },
    customer: async () => me,
    async pay(sessionId, method, outcome = 'paid') {
      mustSucceed(await paySession(deps, { userId: me.userId, sessionId, method, outcome }))
    },
    async failRenewals(subscriptionId, fail) {
      mustSucceed(await simulateFailedRenewals(deps, { userId: me.userId, subscriptionId, fail }))
    },
    async chargeBack(paymentId) {
      mustSucceed(await chargeBackPayment(deps, { userId: me.userId, paymentId }))
    },
    async drainMessages() {
      await worker.tick()
      return sent.splice(0)
    },
    async forge({ rawBody, headers }) {
      const orderId = String(JSON.parse(rawBody).data.order_id)
      const event = { eventId: headers.get('webhook-id') ?? '', orderId }
      const { body, headers: forged } = signWebhook(Buffer.alloc(32, 8), event, clock.now())
      return { rawBody: body, headers: forged }
    },
    async noise() {
      const { headers } = signWebhook(signingKey, { eventId: 'evt', orderId: 'x' }, clock.now())
      const { Webhook } = await import('standardwebhooks')
      headers.set('webhook-signature', new Webhook(signingKey, { format: 'raw' }).sign('evt', clock.now(), '"hallo"'))
      return { rawBody: '"hallo"', headers }
    },
    close: async () => {},
  }
})
