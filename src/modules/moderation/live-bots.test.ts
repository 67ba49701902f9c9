import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { appendRole } from '#modules/identity/public.ts'
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
  vendor = await makeVendor(app)
})
afterAll(() => app.close())

describe('a live bot', () => {
  it('keeps its approved content while its next version is written, waits or is withdrawn (AMB-102)', async () => {
    const botId = await submitNewBot(app, vendor)
    await vendorFixtures.approve(botId)
    const live = await vendorFixtures.botRow(botId)
    expect(live).toMatchObject({ status: 'approved', active: true, approved_version: 1 })
    const next = { ...FITTING_FORM, title: 'Anders', prompt_template: 'Heel anders.', price: '1' }
    await saveDraft(app, vendor, { botId, revision: 1, form: next })
    expect(await vendorFixtures.botRow(botId)).toEqual(live)
    app.clock.advanceMs(1000)
    expect((await submitDraft(app, vendor, { botId, revision: 2 })).body.number).toBe(2)
    expect({ ...(await vendorFixtures.botRow(botId)), updated_at: 0 }).toEqual({ ...live, updated_at: 0 })
    expect((await vendorFixtures.editor(botId, vendor)).body).toMatchObject({
      status: 'approved',
      live_version: 1,
      pending: { number: 2 },
      changed: false,
    })
    const listed = async () =>
      (await app.send('GET', `/rest/v1/bots?vendor_id=eq.${vendor.userId}`, { token: vendor.token })).body
    expect(await listed()).toMatchObject([{ id: botId, status: 'approved', pending_version: 2 }])
    expect((await vendorFixtures.withdraw(botId, vendor)).body).toEqual({ bot_id: botId, number: 2 })
    expect({ ...(await vendorFixtures.botRow(botId)), updated_at: 0 }).toEqual({ ...live, updated_at: 0 })
    expect((await vendorFixtures.editor(botId, vendor)).body).toMatchObject({ changed: true, pending: null })
    expect(await listed()).toMatchObject([{ id: botId, pending_version: null }])
    expect(await vendorFixtures.withdraw(botId, vendor)).toMatchObject({
      status: 409,
      body: { error: { code: 'nothing_waiting' } },
    })
  })

  it('shows its vendor that Syvo paused it, in the list and in the editor', async () => {
    const botId = await submitNewBot(app, vendor)
    await vendorFixtures.approve(botId)
    const mailTexts = async () => [
      (await app.send('GET', `/rest/v1/bots?vendor_id=eq.${vendor.userId}`, { token: vendor.token })).body[0].is_paused,
      (await vendorFixtures.editor(botId, vendor)).body.is_paused,
    ]
    expect(await mailTexts()).toEqual([false, false])
    await vendorFixtures.rows(
      "update app.bots set paused_at = now(), pause_reason = 'klacht' where id = $1 returning id",
      botId,
    )
    expect(await mailTexts()).toEqual([true, true])
  })

  it.each([
    ['off', 'on'],
    ['on', 'off'],
  ])(
    'keeps its switch (%s) when an update with publish %s is submitted, decided or withdrawn',
    async (list, toggle) => {
      const botId = await submitNewBot(app, vendor)
      await vendorFixtures.approve(botId)
      const active = list === 'on'
      const path = `/rest/v1/bots?id=eq.${botId}`
      expect((await app.send('PATCH', path, { token: vendor.token, body: { active } })).status).toBe(200)
      const used = () =>
        vendorFixtures.rows(
          "select used from app.usage_counters where user_id = $1 and feature_key = 'bot_create'",
          vendor.userId,
        )
      const before = await used()
      const update = (title: string) => ({ ...FITTING_FORM, title, publish: toggle === 'on' })
      await saveDraft(app, vendor, { botId, revision: 1, form: update('Tweede naam') })
      expect((await submitDraft(app, vendor, { botId, revision: 2 })).status).toBe(200)
      expect(await vendorFixtures.botRow(botId)).toMatchObject({
        status: 'approved',
        active,
        title: FITTING_FORM.title,
      })
      await vendorFixtures.withdraw(botId, vendor)
      expect(await vendorFixtures.botRow(botId)).toMatchObject({ active })
      await saveDraft(app, vendor, { botId, revision: 2, form: update('Derde naam') })
      expect((await submitDraft(app, vendor, { botId, revision: 3 })).status).toBe(200)
      await vendorFixtures.approve(botId)
      expect(await vendorFixtures.botRow(botId)).toMatchObject({ status: 'approved', active, title: 'Derde naam' })
      expect(await used()).toEqual(before)
    },
  )

  it('counts as unchanged when its content is submitted again, also for a bot that came with the product', async () => {
    const botId = await submitNewBot(app, vendor)
    await vendorFixtures.approve(botId)
    expect((await submitDraft(app, vendor, { botId })).body.error.code).toBe('unchanged')
    const [own] = await vendorFixtures.rows(
      "select id from app.bots where status = 'approved' and approved_version is null limit 1",
    )
    const seeded = String(own?.['id'])
    await vendorFixtures.rows('update app.bots set vendor_id = $2 where id = $1', seeded, vendor.userId)
    const opened = (await vendorFixtures.editor(seeded, vendor)).body
    expect(opened).toMatchObject({ revision: 0, live_version: 1, changed: false })
    await saveDraft(app, vendor, { botId: seeded, form: opened.form })
    expect((await submitDraft(app, vendor, { botId: seeded })).body.error.code).toBe('unchanged')
    await saveDraft(app, vendor, { botId: seeded, revision: 1, form: { ...opened.form, title: 'Nieuwe naam' } })
    expect((await submitDraft(app, vendor, { botId: seeded, revision: 2 })).body.number).toBe(2)
    expect((await vendorFixtures.versions(seeded, vendor)).body).toMatchObject([
      { number: 2, changes: [{ field: 'title', after: 'Nieuwe naam' }] },
      { number: 1, status: 'approved' },
    ])
  })

  it('lists per version the changes since the one that was live before', async () => {
    const botId = await submitNewBot(app, vendor)
    await vendorFixtures.approve(botId)
    const send = async (revision: number, form: Partial<typeof FITTING_FORM>) => {
      await saveDraft(app, vendor, { botId, revision, form: { ...FITTING_FORM, ...form } })
      await submitDraft(app, vendor, { botId, revision: revision + 1 })
    }
    await send(1, { title: 'Tussendoor' })
    await send(2, { monthly_price: '35' })
    const { body } = await vendorFixtures.versions(botId, vendor)
    expect(body[0].changes).toEqual([{ field: 'monthly_price_cents', before: '€ 29,50', after: '€ 35,00' }])
    expect(body[1]).toMatchObject({ status: 'withdrawn', changes: [{ field: 'title', before: 'Bakkersbot' }] })
    expect(body[2].changes.map((one: { field: string }) => one.field)).toContain('prompt_template')
  })

  it('is frozen: the database refuses to change a version or its decision, even to the product itself', async () => {
    const botId = await submitNewBot(app, vendor)
    const set = (change: string) =>
      vendorFixtures.rows(`update app.bot_versions set ${change} where bot_id = $1`, botId)
    for (const change of [
      `content = jsonb_set(content, '{title}', '"Anders"')`,
      "content_hash = 'x'",
      'number = 7',
      'publish = false',
      "checks = '[]'",
      "submitted_at = now() + interval '1 day'",
    ])
      await expect(set(change), change).rejects.toThrow(/frozen/)
    await vendorFixtures.withdraw(botId, vendor)
    await expect(set("status = 'approved'")).rejects.toThrow(/decided once/)
  })
})

describe('permissions', () => {
  it('another vendor reads, saves, submits, withdraws and checks nothing of a bot (PERM-03)', async () => {
    const botId = await submitNewBot(app, vendor)
    const before = await vendorFixtures.botRow(botId)
    const other = await makeVendor(app)
    for (const answer of [
      await vendorFixtures.editor(botId, other),
      await vendorFixtures.versions(botId, other),
      await saveDraft(app, other, { botId, revision: 1 }),
      await submitDraft(app, other, { botId }),
      await vendorFixtures.withdraw(botId, other),
      await app.send('POST', '/functions/v1/check-draft', { token: other.token, body: { bot_id: botId } }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'bot_not_found' } } })
      expect(JSON.stringify(answer.body)).not.toContain('vriendelijke assistent')
    }
    expect(await vendorFixtures.botRow(botId)).toEqual(before)
    expect((await vendorFixtures.editor(botId, vendor)).body.revision).toBe(1)
  })

  it('a visitor, a buyer and a former vendor are refused at every endpoint of the editor', async () => {
    const botId = await submitNewBot(app, vendor)
    const buyer = await app.signUp()
    await app.db.as({ role: 'service' }, (tx) =>
      appendRole(tx, { userId: vendor.userId, role: 'buyer', now: TEST_NOW }),
    )
    for (const [token, status] of [
      [null, 401],
      [buyer.token, 403],
      [vendor.token, 403],
    ] as const)
      for (const [method, path, body] of [
        ['GET', `/functions/v1/bot-editor?botId=${botId}`],
        ['GET', `/functions/v1/bot-versions?botId=${botId}`],
        ['PUT', '/functions/v1/bot-draft', { bot_id: botId, revision: 1, form: FITTING_FORM }],
        ['POST', '/functions/v1/submit-bot', { bot_id: botId, revision: 1 }],
        ['POST', '/functions/v1/withdraw-submission', { bot_id: botId }],
        ['POST', '/functions/v1/check-draft', { bot_id: botId }],
        ['POST', '/functions/v1/test-draft', { form: FITTING_FORM, question: 'Hoi' }],
        ['POST', '/rest/v1/bots', { title: 'Bot' }],
      ] as const)
        expect((await app.send(method, path, { token, body })).status, `${method} ${path}`).toBe(status)
  })

  it('an administrator reads the versions of every bot and is no vendor of it', async () => {
    const botId = await submitNewBot(app, vendor)
    const admin = await app.signUp()
    await app.db.as({ role: 'service' }, (tx) => appendRole(tx, { userId: admin.userId, role: 'admin', now: TEST_NOW }))
    expect((await vendorFixtures.versions(botId, admin)).body).toHaveLength(1)
    expect((await vendorFixtures.editor(botId, admin)).status).toBe(404)
    expect((await saveDraft(app, admin, { botId, revision: 1 })).status).toBe(404)
  })
})
