import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { makeVendor } from '../../../tests/support/vendor-fixtures.ts'

let app: TestApp
let people: Record<'buyer' | 'vendor' | 'a demoted administrator' | 'administrator', string>
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  const gone = await makeAdmin(app)
  await gone.demote()
  people = {
    buyer: (await app.signUp()).token,
    vendor: (await makeVendor(app)).token,
    'a demoted administrator': gone.token,
    administrator: (await makeAdmin(app)).token,
  }
})
afterAll(() => app.close())

const id = newId()
const LOOK = { vendor_id: id, changed_at: '2026-11-20T09:00:00.000Z' }
const DECIDE = { version_id: id, decision: 'reject', feedback: 'Nog niet.' }

/** The endpoints of the administrators' duties, each with the status for a thing that does not exist. */
const ENDPOINTS = [
  ['GET', '/functions/v1/review-queue', undefined, 200],
  ['GET', `/functions/v1/review?versionId=${id}`, undefined, 404],
  ['POST', '/functions/v1/decide-submission', DECIDE, 404],
  ['POST', '/functions/v1/decide-submission', { version_id: id, decision: 'approve' }, 404],
  ['PATCH', `/rest/v1/bots?id=eq.${id}`, { status: 'approved' }, 404],
  ['PATCH', `/rest/v1/bots?id=eq.${id}`, { status: 'rejected', review_feedback: 'Nee.' }, 404],
  ['GET', '/functions/v1/smoke-tests', undefined, 200],
  ['POST', '/functions/v1/start-smoke-tests', { bot_id: id }, 409],
  ['POST', '/functions/v1/cancel-smoke-tests', { batch_id: id }, 404],
  ['GET', '/rest/v1/bot_smoke_tests', undefined, 200],
  ['GET', '/rest/v1/bot_executions', undefined, 200],
  ['POST', '/functions/v1/reveal-execution', { execution_id: id, reason: 'complaint' }, 404],
  ['POST', '/functions/v1/pause-bot', { bot_id: id, reason: 'Antwoordt onzin over medicijnen.' }, 404],
  ['GET', '/functions/v1/reports?state=open', undefined, 200],
  ['POST', '/functions/v1/decide-report', { report_id: id, decision: 'dismiss', explanation: 'Dit mag.' }, 404],
  ['GET', '/functions/v1/vendors-to-check?state=waiting', undefined, 200],
  ['POST', '/functions/v1/verify-vendor', LOOK, 409],
  ['POST', '/functions/v1/send-back-vendor', { ...LOOK, reason: 'Het nummer klopt niet.' }, 409],
  ['POST', '/functions/v1/reveal-payout-account', { vendor_id: id }, 404],
  ['POST', '/functions/v1/check-payout-account', { vendor_id: id, iban: 'NL91ABNA0417164300' }, 404],
  ['GET', '/functions/v1/audit-trail', undefined, 200],
  ['GET', '/functions/v1/contact-messages?state=open', undefined, 200],
  ['POST', '/functions/v1/handle-contact-message', { message_id: id }, 404],
  ['GET', '/functions/v1/early-access', undefined, 200],
  ['POST', '/functions/v1/export-early-access', undefined, 200],
] as const

/** Every administrators' endpoint, by name: one that is open to anybody by mistake is missing in the generated list. */
const ADMIN_ENDPOINTS = [
  'GET /functions/v1/audit-trail',
  'GET /functions/v1/contact-messages',
  'GET /functions/v1/early-access',
  'GET /functions/v1/execution-hours',
  'GET /functions/v1/paused-bots',
  'GET /functions/v1/reports',
  'GET /functions/v1/review',
  'GET /functions/v1/review-queue',
  'GET /functions/v1/smoke-tests',
  'GET /functions/v1/vendors-to-check',
  'GET /rest/v1/bot_executions',
  'GET /rest/v1/bot_smoke_tests',
  'POST /functions/v1/cancel-smoke-tests',
  'POST /functions/v1/check-payout-account',
  'POST /functions/v1/decide-report',
  'POST /functions/v1/decide-submission',
  'POST /functions/v1/export-early-access',
  'POST /functions/v1/handle-contact-message',
  'POST /functions/v1/pause-bot',
  'POST /functions/v1/resume-bot',
  'POST /functions/v1/reveal-execution',
  'POST /functions/v1/reveal-payout-account',
  'POST /functions/v1/send-back-vendor',
  'POST /functions/v1/start-smoke-tests',
  'POST /functions/v1/verify-vendor',
]

describe('endpoints that need the role of administrator', () => {
  it.each(ENDPOINTS)(
    '[PERM-05] %s %s refuses visitors, buyers, vendors and a demoted administrator',
    async (method, path, body, found) => {
      const status = async (token: string | null) =>
        (await app.send(method, path, { token, ...(body === undefined ? {} : { body }) })).status
      expect(await status(null)).toBe(401)
      for (const who of ['buyer', 'vendor', 'a demoted administrator'] as const)
        expect([403, 404], `${who}: ${path}`).toContain(await status(people[who]))
      if (!path.startsWith('/rest/v1/bots')) expect(await status(people.vendor)).toBe(403)
      expect(await status(people.administrator)).toBe(found)
    },
  )

  it('[PERM-05] every operation for administrators refuses everybody else at its endpoint', async () => {
    const endpoints = app.bindings.map(({ operation }) => operation).filter(({ access }) => access === 'admin')
    expect(endpoints.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(ADMIN_ENDPOINTS)
    for (const { method, path } of endpoints) {
      const send = (token: string | null) => app.send(method, path.replaceAll(/:\w+/g, id), { token })
      expect((await send(null)).status, path).toBe(401)
      for (const who of ['buyer', 'vendor', 'a demoted administrator'] as const)
        expect((await send(people[who])).status, `${who}: ${path}`).toBe(403)
    }
  })
})
