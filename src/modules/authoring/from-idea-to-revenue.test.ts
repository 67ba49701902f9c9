import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import type { TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { buy, createShop } from '../../../tests/support/order-fixtures.ts'
import {
  FITTING_FORM,
  saveDraft,
  submitDraft,
  VENDOR_PROFILE,
  vendorFixturesOf,
} from '../../../tests/support/vendor-fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await createShop()
})
afterAll(() => app.close())

const send = (who: { token: string } | null, method: string, path: string, body?: unknown) =>
  app.send(method, path, { token: who?.token ?? null, ...(body === undefined ? {} : { body }) })
const listed = async (botId: string) => (await send(null, 'GET', `/rest/v1/bots?id=eq.${botId}`)).body

/** Returns the answer of the free trial as text. */
async function trial(botId: string, message: string): Promise<string> {
  const answer = await send(null, 'POST', '/functions/v1/try-bot', { bot_id: botId, visitor: newId(), message })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return String(answer.body)
}

it('a vendor applies, submits, is rejected, fixes, is approved, rents out and sees revenue; edits wait', async () => {
  const vendor = await app.signUp()
  const admin = await makeAdmin(app)
  expect((await send(vendor, 'PUT', '/functions/v1/bot-draft', {})).status).toBe(403)
  await send(vendor, 'PATCH', `/rest/v1/profiles?user_id=eq.${vendor.userId}`, { role: 'vendor' })
  await buy(app, vendor, { plan: 'pro' })

  const { bot_id: botId } = (await saveDraft(app, vendor)).body
  expect(await submitDraft(app, vendor, { botId })).toMatchObject({ status: 409 })
  expect((await send(vendor, 'PUT', '/functions/v1/vendor-profile', VENDOR_PROFILE)).status).toBe(200)
  expect((await submitDraft(app, vendor, { botId })).status).toBe(200)
  expect(await listed(botId)).toEqual([])

  const waiting = async () => {
    const queue = (await send(admin, 'GET', '/functions/v1/review-queue')).body
    return String(queue.find((one: { bot_id: string }) => one.bot_id === botId)?.version_id)
  }
  const decide = async (decision: string, feedback?: string) =>
    send(admin, 'POST', '/functions/v1/decide-submission', { version_id: await waiting(), decision, feedback })
  expect((await decide('reject', 'Noem in de titel de bakker.')).status).toBe(200)
  const vendorFixtures = vendorFixturesOf(app)
  expect((await vendorFixtures.editor(botId, vendor)).body.feedback).toMatchObject({
    text: 'Noem in de titel de bakker.',
  })

  const corrected = { ...FITTING_FORM, title: 'Bot voor de bakker' }
  expect((await saveDraft(app, vendor, { botId, revision: 1, form: corrected })).body.revision).toBe(2)
  expect((await submitDraft(app, vendor, { botId, revision: 2 })).status).toBe(200)
  expect((await vendorFixtures.editor(botId, vendor)).body.feedback).toBeNull()
  expect((await decide('approve')).body).toMatchObject({ visible: true })
  expect(await listed(botId)).toMatchObject([{ title: 'Bot voor de bakker', price: 349, monthly_price: 29.5 }])
  await app.background.tick()
  expect(await trial(botId, 'Tot hoe laat is de bakkerij open?')).toContain('17.00')

  const customer = await app.signUp()
  await buy(app, customer, { rent: botId })
  const dashboard = (await send(vendor, 'GET', '/functions/v1/vendor-dashboard')).body
  // € 29,50 with 21 % VAT is € 24,38 without, of which 85 % is the vendor's.
  expect(dashboard.totals).toMatchObject({
    bots: 1,
    published: 1,
    sales: 0,
    revenue_cents: 0,
    simulated_cents: 2438,
    simulated_sales: 1,
    share_cents: 0,
  })
  const month = { revenue_cents: 0, simulated_cents: 2438, sales: 0, simulated_sales: 1 }
  expect(dashboard.months.at(-1)).toMatchObject(month)
  expect(dashboard.bots).toMatchObject([{ id: botId, revenue_cents: 0, simulated_cents: 2438 }])

  const closed = {
    ...corrected,
    sample_pages: [{ title: 'Openingstijden', text: 'De bakkerij is open tot 15.00 uur.' }],
  }
  // Its own question still expects the old hour, so a hard check prevents submitting it.
  await saveDraft(app, vendor, { botId, revision: 2, form: closed })
  const stopped = await submitDraft(app, vendor, { botId, revision: 3 })
  expect(stopped).toMatchObject({ status: 422, body: { error: { code: 'checks_failed' } } })
  const asked = { ...closed, sample_questions: [{ question: 'Tot hoe laat is de bakkerij open?', keywords: '15.00' }] }
  const edited = { ...asked, prompt_template: 'Antwoord voortaan heel anders dan eerst, namelijk in één woord.' }
  await saveDraft(app, vendor, { botId, revision: 3, form: edited })
  expect((await submitDraft(app, vendor, { botId, revision: 4 })).status).toBe(200)
  await app.background.tick()
  expect(await vendorFixtures.botRow(botId)).toMatchObject({
    prompt_template: corrected.prompt_template,
    status: 'approved',
  })
  expect(await trial(botId, 'Tot hoe laat is de bakkerij open?')).toContain('17.00')
  expect((await decide('approve')).status).toBe(200)
  await app.background.tick()
  expect(await vendorFixtures.botRow(botId)).toMatchObject({ prompt_template: edited.prompt_template })
  expect(await trial(botId, 'Tot hoe laat is de bakkerij open?')).toContain('15.00')
})
