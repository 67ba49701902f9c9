import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
  submitDraft,
  submitNewBot,
  vendorFixturesOf,
} from '../../../../tests/support/vendor-fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

/** Approves the pending version and reads the pages, as the reviewer and the worker do. */
async function approve(botId: string): Promise<void> {
  await vendorFixturesOf(app).approve(botId)
  await app.background.tick()
}

let visitors = 0
async function ask(botId: string, message: string): Promise<string> {
  const { body } = await app.send('POST', '/functions/v1/try-bot', {
    headers: { 'x-forwarded-for': `10.9.0.${++visitors}` },
    body: { bot_id: botId, visitor: newId(), message },
  })
  return typeof body === 'string' ? body : JSON.stringify(body)
}

it('an approved bot answers visitors from the pages that its vendor wrote, and names the page', async () => {
  const vendor = await makeVendor(app)
  const botId = await submitNewBot(app, vendor)
  expect((await app.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).status).toBe(404)
  await approve(botId)
  expect((await app.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).body).toMatchObject({
    demo_enabled: true,
    sample_questions: ['Tot hoe laat is de bakkerij open?'],
  })
  const answered = await ask(botId, 'Tot hoe laat is de bakkerij open?')
  expect(answered).toContain('17.00')
  expect(answered).toContain('"title":"Openingstijden"')
  expect(answered).not.toContain('onderdeel')
})

it('the next version brings its own pages; a version without pages stops answering anonymous visitors', async () => {
  const vendor = await makeVendor(app)
  const botId = await submitNewBot(app, vendor)
  await approve(botId)
  const next = async (revision: number, sample_pages: typeof FITTING_FORM.sample_pages) => {
    app.clock.advanceMs(60_000)
    const form = { ...FITTING_FORM, title: `Bakkersbot ${revision}`, sample_questions: [], sample_pages }
    await saveDraft(app, vendor, { botId, revision, form })
    expect((await submitDraft(app, vendor, { botId, revision: revision + 1 })).status).toBe(200)
    expect(await ask(botId, 'Tot hoe laat is de bakkerij open?')).toContain(revision === 1 ? '17.00' : '19.30')
    await approve(botId)
  }
  await next(1, [{ title: 'Openingstijden', text: 'De bakkerij is elke dag open tot 19.30 uur.' }])
  await next(2, [])
  expect(await ask(botId, 'Tot hoe laat is de bakkerij open?')).not.toContain('19.30')
  expect((await app.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).body).toMatchObject({
    demo_enabled: false,
  })
})

it("a vendor's own configuration of the bot is never turned into an example", async () => {
  const vendor = await makeVendor(app)
  const botId = await submitNewBot(app, vendor, { sample_pages: [], sample_questions: [] })
  await approve(botId)
  const body = { bot_id: botId, config_data: { menu_url: 'https://eigen.example/menu' } }
  await app.send('POST', '/functions/v1/start-trial', { token: vendor.token, body: { botId } })
  expect((await app.send('POST', '/rest/v1/user_bot_configs', { token: vendor.token, body })).status).toBe(200)
  await saveDraft(app, vendor, { botId, revision: 1 })
  await submitDraft(app, vendor, { botId, revision: 2 })
  await approve(botId)
  const [row] = await app.db.query(
    { role: 'service' },
    'select config_data, is_sample from app.user_bot_configs where user_id = $1',
    [vendor.userId],
  )
  expect(row).toEqual({ config_data: { menu_url: 'https://eigen.example/menu' }, is_sample: false })
})
