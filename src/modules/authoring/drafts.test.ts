import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newBrowserId } from '#platform/ids/browser-id.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import {
  FITTING_FORM,
  makeVendor,
  saveDraft,
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

describe('saving a draft', () => {
  it('[VEND-03] creates a bot in status draft, inactive whatever the publish toggle, and keeps every letter', async () => {
    const form = { ...FITTING_FORM, price: 'veel', input_fields: '{"fields": [', description: 'kort', publish: true }
    const { status, body } = await saveDraft(app, vendor, { form })
    expect(status).toBe(200)
    expect(await vendorFixtures.botRow(body.bot_id)).toMatchObject({
      vendor_id: vendor.userId,
      title: 'Bakkersbot',
      status: 'draft',
      active: false,
      price_cents: null,
      monthly_price_cents: 2950,
      description: '',
    })
    expect((await vendorFixtures.editor(body.bot_id, vendor)).body).toMatchObject({
      form,
      revision: 1,
      status: 'draft',
      live_version: null,
      pending: null,
      changed: true,
    })
  })

  it('requires a title and nothing else (AMB-111)', async () => {
    const short = await saveDraft(app, vendor, { form: { ...FITTING_FORM, title: ' \u200b a ' } })
    expect(short.status).toBe(422)
    expect((await saveDraft(app, vendor, { form: { ...FITTING_FORM, title: ' ab ' } })).body.error).toMatchObject({
      code: 'title_too_short',
      message: 'Titel is te kort',
    })
    expect((await vendorFixtures.rows('select 1 from app.bots where vendor_id = $1', vendor.userId)).length).toBe(0)
  })

  it('is limited to a hundred bots that were never submitted, and a hundred new ones a day', async () => {
    const last = { botId: '' }
    for (let nth = 0; nth < 100; nth++) last.botId = String((await saveDraft(app, vendor)).body.bot_id)
    expect(await saveDraft(app, vendor)).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'draft_limit',
          message:
            'Je hebt 100 concepten die nog niet zijn ingediend; meer kan niet. Verwijder er een of dien er een in.',
        },
      },
    })
    expect((await saveDraft(app, vendor, { botId: last.botId, revision: 1 })).status).toBe(200)
    await app.send('DELETE', `/rest/v1/bots?id=eq.${last.botId}`, { token: vendor.token })
    expect(await saveDraft(app, vendor)).toMatchObject({
      status: 429,
      body: { error: { message: 'Dit kan 100 keer per dag, en dat is voor vandaag op. Morgen kun je weer.' } },
    })
    app.clock.advanceMs(86_400_000)
    expect((await saveDraft(app, vendor)).status).toBe(200)
  })

  it('is limited to five thousand an hour, more than an editor sends, and the saved form stays', async () => {
    const botId = String((await saveDraft(app, vendor)).body.bot_id)
    await vendorFixtures.rows(
      `insert into app.rate_counters (bucket, window_start, used) values ($1, date_trunc('hour', $2::timestamptz), 4999) returning used`,
      `save-draft:${vendor.userId}`,
      app.clock.now(),
    )
    expect((await saveDraft(app, vendor, { botId, revision: 1 })).status).toBe(200)
    expect(await saveDraft(app, vendor, { botId, revision: 2 })).toMatchObject({
      status: 429,
      body: { error: { message: 'Je bewaart te vaak achter elkaar. Probeer het over een uur opnieuw.' } },
    })
    app.clock.advanceMs(3_600_000)
    expect((await saveDraft(app, vendor, { botId, revision: 2 })).body.revision).toBe(3)
  })

  it('a repeated first save with the id that its editor chose creates no second bot, also at the same time', async () => {
    const bots = async () =>
      (await vendorFixtures.rows('select id from app.bots where vendor_id = $1', vendor.userId)).length
    const newBotId = newBrowserId()
    const first = (form = FITTING_FORM, who: { token: string } = vendor, id: string = newBotId) =>
      app.send('PUT', '/functions/v1/bot-draft', {
        token: who.token,
        body: { bot_id: null, new_bot_id: id, revision: 0, form },
      })
    const twice = await Promise.all([first(), first()])
    for (const answer of [...twice, await first()])
      expect(answer).toMatchObject({ status: 200, body: { bot_id: newBotId, revision: 1 } })
    expect(await bots()).toBe(1)
    const typedOn = await first({ ...FITTING_FORM, title: 'Verder getypt' })
    expect(typedOn).toMatchObject({
      status: 409,
      body: { error: { code: 'draft_conflict', details: { form: FITTING_FORM, revision: 1 } } },
    })
    const other = await makeVendor(app)
    expect((await first(FITTING_FORM, other)).status).toBe(404)
    for (const odd of ['x', newBotId.toUpperCase(), '3f0f7a9e-53a1-4bb7-9b1e-0a6d8f2f1c11'])
      expect((await first(FITTING_FORM, vendor, odd)).status).toBe(422)
    expect(await bots()).toBe(1)
    expect(
      (
        await vendorFixtures.rows(
          "select 1 from app.audit_entries where subject_id = $1 and action = 'bot.created'",
          newBotId,
        )
      ).length,
    ).toBe(1)
  })

  it('the later of two tabs is refused with the form of the other, and nothing of either is lost', async () => {
    const { body } = await saveDraft(app, vendor)
    const botId = String(body.bot_id)
    const one = { ...FITTING_FORM, title: 'Tab een' }
    expect((await saveDraft(app, vendor, { botId, revision: 1, form: one })).body.revision).toBe(2)
    const late = await saveDraft(app, vendor, { botId, revision: 1, form: { ...FITTING_FORM, title: 'Tab twee' } })
    expect(late).toMatchObject({
      status: 409,
      body: { error: { code: 'draft_conflict', details: { form: one, revision: 2 } } },
    })
    expect((await vendorFixtures.editor(botId, vendor)).body.form.title).toBe('Tab een')
    expect(await saveDraft(app, vendor, { botId, revision: 0 })).toMatchObject({ status: 409 })
  })

  it('of twenty saves at the same revision one is stored', async () => {
    const { body } = await saveDraft(app, vendor)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => saveDraft(app, vendor, { botId: body.bot_id, revision: 1 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  })

  it('mirrors the readable fields into the columns, and leaves a column whose field is wrong', async () => {
    const { body } = await saveDraft(app, vendor)
    await saveDraft(app, vendor, {
      botId: body.bot_id,
      revision: 1,
      form: { ...FITTING_FORM, title: 'Nieuwe naam', monthly_price: '-3', price: '', input_fields: '[1' },
    })
    expect(await vendorFixtures.botRow(body.bot_id)).toMatchObject({
      title: 'Nieuwe naam',
      monthly_price_cents: 2950,
      price_cents: 34_900,
      input_fields: { fields: [{ label: 'Je vraag' }] },
    })
  })

  it('is refused above the largest size of a draft, and a wrong type of field changes nothing', async () => {
    const big = { ...FITTING_FORM, input_fields: 'x'.repeat(2 * 1024 * 1024 + 1) }
    expect((await saveDraft(app, vendor, { form: big })).status).toBe(422)
    const body = { bot_id: null, revision: 0, form: { ...FITTING_FORM, vendor_id: vendor.userId } }
    expect((await app.send('PUT', '/functions/v1/bot-draft', { token: vendor.token, body })).status).toBe(422)
    expect((await vendorFixtures.rows('select 1 from app.bots where vendor_id = $1', vendor.userId)).length).toBe(0)
  })
})
