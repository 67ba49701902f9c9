import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
  submitDraft,
  submitNewBot,
  type Vendor,
  vendorFixturesOf,
} from '../../../tests/support/vendor-fixtures.ts'

let app: TestApp
let vendorFixtures: ReturnType<typeof vendorFixturesOf>
let vendor: Vendor
beforeAll(async () => {
  app = await createTestApp()
  vendorFixtures = vendorFixturesOf(app)
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  vendor = await makeVendor(app, { plan: null })
})
afterAll(() => app.close())

const rpc = async (name: string, body: object) =>
  (await app.send('POST', `/rest/v1/rpc/${name}`, { token: vendor.token, body: { key: 'bot_create', ...body } })).body
const used = async () => (await rpc('can_use_feature', {})).used

/** Saves a change of a bot and submits it; `revision` is that of the draft before. */
const submitChanged = async (botId: string, revision: number, form: Partial<typeof FITTING_FORM> = {}) => {
  await saveDraft(app, vendor, { botId, revision, form: { ...FITTING_FORM, title: `Beter ${revision}`, ...form } })
  return submitDraft(app, vendor, { botId, revision: revision + 1 })
}
const checked = async (botId: string) =>
  (await app.send('POST', '/functions/v1/check-draft', { token: vendor.token, body: { bot_id: botId } })).body

describe('a plan of one submission a month (AMB-041)', () => {
  it('takes a bot again that its vendor withdrew, as it stands, as often as it is withdrawn', async () => {
    const botId = await submitNewBot(app, vendor)
    for (let round = 0; round < 2; round += 1) {
      await vendorFixtures.withdraw(botId, vendor)
      expect(await used()).toBe(0)
      expect((await submitDraft(app, vendor, { botId })).status).toBe(200)
      expect(await used()).toBe(1)
    }
  })

  it('takes a change in place of what waits, and counts neither it nor what a client tells of it (AMB-108)', async () => {
    const botId = await submitNewBot(app, vendor)
    expect((await rpc('increment_usage', { step: 1 })).used).toBe(1)
    expect((await submitChanged(botId, 1)).status).toBe(200)
    expect((await rpc('increment_usage', { step: 1 })).used).toBe(1)
    await vendorFixtures.withdraw(botId, vendor)
    expect(await used()).toBe(0)
  })

  it('has its use back when what waits is sent in again unpublished, and when a bot that waits is deleted', async () => {
    const botId = await submitNewBot(app, vendor)
    expect((await submitChanged(botId, 1, { publish: false })).status).toBe(200)
    expect(await used()).toBe(0)
    expect((await submitChanged(botId, 2)).status).toBe(200)
    expect(await used()).toBe(1)
    const query = `id=eq.${botId}&vendor_id=eq.${vendor.userId}`
    expect((await app.send('DELETE', `/rest/v1/bots?${query}`, { token: vendor.token })).status).toBeLessThan(300)
    expect(await used()).toBe(0)
  })

  it('counts a second bot all the same, and an update of a live bot gives nothing back', async () => {
    const botId = await submitNewBot(app, vendor)
    await vendorFixtures.approve(botId)
    const second = await saveDraft(app, vendor, { form: { ...FITTING_FORM, title: 'Tweede' } })
    expect((await submitDraft(app, vendor, { botId: second.body.bot_id })).status).toBe(429)
    expect((await submitChanged(botId, 1)).status).toBe(200)
    await vendorFixtures.withdraw(botId, vendor)
    expect(await used()).toBe(1)
  })

  it('[VEND-18] checks a bot that waits as one that has its place', async () => {
    const botId = await submitNewBot(app, vendor)
    expect(await checked(botId)).toContainEqual(expect.objectContaining({ key: 'room', outcome: 'passed' }))
    const second = await saveDraft(app, vendor, { form: { ...FITTING_FORM, title: 'Tweede' } })
    expect(await checked(second.body.bot_id)).toContainEqual(
      expect.objectContaining({ key: 'room', outcome: 'failed' }),
    )
  })
})
