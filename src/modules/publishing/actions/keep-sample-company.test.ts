import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestHouse, type TestHouse } from '../../../../tests/support/test-house.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
  studioOf,
  submitDraft,
  submitNewBot,
} from '../../../../tests/support/vendor-studio.ts'

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
  await seedCatalogue(house, { demo: false })
})
afterAll(() => house.close())

/** Approves what waits and reads the pages, as the reviewer and the worker do. */
async function approve(botId: string): Promise<void> {
  await studioOf(house).approve(botId)
  await house.background.tick()
}

let visitors = 0
async function ask(botId: string, message: string): Promise<string> {
  const { body } = await house.send('POST', '/functions/v1/try-bot', {
    headers: { 'x-forwarded-for': `10.9.0.${++visitors}` },
    body: { bot_id: botId, visitor: newId(), message },
  })
  return typeof body === 'string' ? body : JSON.stringify(body)
}

it('an approved bot answers visitors from the pages that its vendor wrote, and names the page', async () => {
  const vendor = await makeVendor(house)
  const botId = await submitNewBot(house, vendor)
  expect((await house.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).status).toBe(404)
  await approve(botId)
  expect((await house.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).body).toMatchObject({
    demo_enabled: true,
    sample_questions: ['Tot hoe laat is de bakkerij open?'],
  })
  const answered = await ask(botId, 'Tot hoe laat is de bakkerij open?')
  expect(answered).toContain('17.00')
  expect(answered).toContain('"title":"Openingstijden"')
  expect(answered).not.toContain('onderdeel')
})

it('the next version brings its own pages, and one whose pages were taken away answers strangers no more', async () => {
  const vendor = await makeVendor(house)
  const botId = await submitNewBot(house, vendor)
  await approve(botId)
  const next = async (revision: number, sample_pages: typeof FITTING_FORM.sample_pages) => {
    house.clock.advanceMs(60_000)
    const form = { ...FITTING_FORM, title: `Bakkersbot ${revision}`, sample_questions: [], sample_pages }
    await saveDraft(house, vendor, { botId, revision, form })
    expect((await submitDraft(house, vendor, { botId, revision: revision + 1 })).status).toBe(200)
    expect(await ask(botId, 'Tot hoe laat is de bakkerij open?')).toContain(revision === 1 ? '17.00' : '19.30')
    await approve(botId)
  }
  await next(1, [{ title: 'Openingstijden', text: 'De bakkerij is elke dag open tot 19.30 uur.' }])
  await next(2, [])
  expect(await ask(botId, 'Tot hoe laat is de bakkerij open?')).not.toContain('19.30')
  expect((await house.send('GET', `/functions/v1/bot-detail?botId=${botId}`)).body).toMatchObject({
    demo_enabled: false,
  })
})

it("a vendor's own configuration of the bot is never turned into an example", async () => {
  const vendor = await makeVendor(house)
  const botId = await submitNewBot(house, vendor, { sample_pages: [], sample_questions: [] })
  await approve(botId)
  const body = { bot_id: botId, config_data: { menu_url: 'https://eigen.example/menu' } }
  await house.send('POST', '/functions/v1/start-trial', { token: vendor.token, body: { botId } })
  expect((await house.send('POST', '/rest/v1/user_bot_configs', { token: vendor.token, body })).status).toBe(200)
  await saveDraft(house, vendor, { botId, revision: 1 })
  await submitDraft(house, vendor, { botId, revision: 2 })
  await approve(botId)
  const [row] = await house.db.one(
    { role: 'service' },
    'select config_data, is_sample from app.user_bot_configs where user_id = $1',
    [vendor.userId],
  )
  expect(row).toEqual({ config_data: { menu_url: 'https://eigen.example/menu' }, is_sample: false })
})
