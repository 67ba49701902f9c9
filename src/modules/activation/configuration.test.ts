import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

const BOTS = {
  support: '0192e6fb-4580-7b00-a94c-7e80460bfee5',
  horeca: '0192e6f8-8660-7c92-a493-a398b9313026',
  ecommerce: '0192e6f7-9c00-7dba-9077-366f612df492',
  hr: '0192e6f6-b1a0-7515-9ef5-e10c336d7b93',
  generic: '0192e6fa-5b20-73bf-9b8e-63f8d0b3b160',
} as const

const HORECA = {
  menu_url: 'https://eethuis.example/menu',
  openingstijden: 'Wo t/m zo vanaf 12.00 uur',
  reservering_method: 'telefoon',
}

let app: TestApp
let me: { userId: string; token: string }
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  me = await app.signUp()
})
afterAll(() => app.close())

const save = (body: Record<string, unknown>, token: string | null = me.token) =>
  app.send('POST', '/rest/v1/user_bot_configs?on_conflict=user_id,bot_id', { token, body })
const read = async (query = '', token: string | null = me.token) =>
  (await app.send('GET', `/rest/v1/user_bot_configs?${query}`, { token })).body
const eventsOf = (configId: string) =>
  app.db.query<{ topic: string; payload: unknown }>(
    { role: 'service' },
    "select topic, payload from app.outbox where payload->>'config_id' = $1",
    [configId],
  )

describe('opening a configuration', () => {
  it('[CONF-02] creates an empty, invalid one with a random token when there is none, and keeps an existing one', async () => {
    expect(await read(`user_id=eq.${me.userId}&bot_id=eq.${BOTS.horeca}`)).toEqual([])
    const opened = await save({ bot_id: BOTS.horeca })
    expect(opened).toMatchObject({
      status: 200,
      body: {
        category: 'horeca',
        config_data: {},
        branding_data: {},
        config_valid: false,
        https_validated: false,
        allowed_domains: [],
        is_sample: false,
      },
    })
    expect(opened.body.hosted_token).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(opened.body.problems).toHaveLength(3)
    expect((await save({ bot_id: BOTS.horeca })).body).toEqual(opened.body)
    expect(await eventsOf(opened.body.id)).toEqual([])
  })

  it.each(Object.entries(BOTS))("uses the form of the bot's category: %s", async (category, botId) => {
    expect((await save({ bot_id: botId })).body.category).toBe(category)
  })

  it('creates one, with one token, when opened many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => save({ bot_id: BOTS.hr })))
    expect(new Set(answers.map(({ body }) => body.hosted_token)).size).toBe(1)
    expect(await read()).toHaveLength(1)
  })
})

describe('saving a configuration', () => {
  it('[API-40] [DATA-26] upserts on account and bot, returns the row, and reads it back', async () => {
    const first = await save({ bot_id: BOTS.horeca, user_id: me.userId, config_data: HORECA })
    expect(first).toMatchObject({
      status: 200,
      body: {
        user_id: me.userId,
        bot_id: BOTS.horeca,
        category: 'horeca',
        config_data: HORECA,
        config_valid: true,
        https_validated: true,
        problems: [],
      },
    })
    app.clock.advanceMs(1000)
    const second = await save({ bot_id: BOTS.horeca, config_data: { ...HORECA, openingstijden: '  Elke dag  ' } })
    expect(second.body).toMatchObject({
      id: first.body.id,
      hosted_token: first.body.hosted_token,
      config_data: { openingstijden: 'Elke dag' },
    })
    expect(second.body.updated_at > first.body.updated_at).toBe(true)
    const { problems: _, ...row } = second.body
    expect(await read(`user_id=eq.${me.userId}&bot_id=eq.${BOTS.horeca}`)).toEqual([row])
    expect(await read('config_valid=eq.false')).toEqual([])
  })

  it('[CONF-10] saves an incomplete one as invalid and names the problems', async () => {
    const { status, body } = await save({
      bot_id: BOTS.horeca,
      config_data: { menu_url: 'http://eethuis.example/menu', openingstijden: 'Elke dag' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      config_valid: false,
      https_validated: false,
      config_data: { menu_url: 'http://eethuis.example/menu' },
    })
    expect(body.problems).toEqual([
      { field: 'menu_url', message: 'Vul een volledig adres in dat met https:// begint' },
      { field: 'reservering_method', message: 'Kies hoe gasten reserveren' },
    ])
  })

  it('validates https apart from the other fields, and accepts a form without address fields (AMB-126)', async () => {
    expect((await save({ bot_id: BOTS.hr, config_data: { functietitel: 'Monteur' } })).body).toMatchObject({
      config_valid: false,
      https_validated: true,
    })
    expect((await save({ bot_id: BOTS.horeca, config_data: { menu_url: HORECA.menu_url } })).body).toMatchObject({
      config_valid: false,
      https_validated: true,
    })
  })

  it('completes addresses as people type them', async () => {
    const typed = { ...HORECA, menu_url: '  WWW.Eethuis.example/Menu ' }
    expect((await save({ bot_id: BOTS.horeca, config_data: typed })).body).toMatchObject({
      config_valid: true,
      https_validated: true,
      config_data: { menu_url: 'https://www.eethuis.example/Menu' },
    })
    const sources = 'eethuis.example \n\nhttp://eethuis.example'
    expect((await save({ bot_id: BOTS.generic, config_data: { bron_urls: sources } })).body).toMatchObject({
      https_validated: false,
      config_data: { bron_urls: 'https://eethuis.example\nhttp://eethuis.example' },
    })
  })

  it('publishes its event in the same transaction', async () => {
    const { body } = await save({ bot_id: BOTS.horeca, config_data: HORECA })
    expect(await eventsOf(body.id)).toEqual([{ topic: 'configuration.saved', payload: { config_id: body.id } }])
  })

  it('ignores category, validity, token and other server columns from a client', async () => {
    for (const extra of [
      { config_valid: true },
      { https_validated: true },
      { hosted_token: 'x' },
      { category: 'hr' },
      { is_sample: true },
      { id: BOTS.hr },
    ]) {
      expect((await save({ bot_id: BOTS.horeca, ...extra })).status).toBe(422)
    }
    expect(await read()).toEqual([])
  })

  it('refuses malformed, oversized and foreign input and changes nothing', async () => {
    const refused = [
      { config_data: 'tekst' },
      { config_data: [] },
      { config_data: { menu_url: 7 } },
      { config_data: { menu_url: { $ne: 1 } } },
      { config_data: { openingstijden: 'x'.repeat(5001) } },
      { branding_data: { primary_color: 'red' } },
      { branding_data: { primary_color: '#12345' } },
      { branding_data: { logo: 'x' } },
      { branding_data: { company_name: 'x'.repeat(81) } },
      { allowed_domains: ['https://a.nl/x'] },
      { allowed_domains: ['a b.nl'] },
      { allowed_domains: ['-a.nl'] },
      { allowed_domains: Array.from({ length: 21 }, (_, n) => `a${n}.nl`) },
      { bot_id: 'balie' },
      { bot_id: undefined },
    ]
    for (const part of refused) expect((await save({ bot_id: BOTS.horeca, ...part })).status).toBe(422)
    expect(await save({ bot_id: BOTS.horeca, config_data: { faq_url: 'https://a.nl' } })).toMatchObject({
      status: 422,
      body: { error: { code: 'unknown_field', details: [{ path: 'config_data.faq_url' }] } },
    })
    expect((await save({ bot_id: BOTS.horeca, config_data: { openingstijden: 'x'.repeat(300 * 1024) } })).status).toBe(
      413,
    )
    expect(await save({ bot_id: '0192f000-0000-7000-8000-ffffffffffff' })).toMatchObject({
      status: 404,
      body: { error: { code: 'bot_not_found' } },
    })
    expect(
      (
        await app.send('POST', '/rest/v1/user_bot_configs?on_conflict=id', {
          token: me.token,
          body: { bot_id: BOTS.horeca },
        })
      ).status,
    ).toBe(422)
    expect(await read()).toEqual([])
  })

  it("neither writes nor reads another account's, and refuses an anonymous visitor", async () => {
    const other = await app.signUp()
    await save({ bot_id: BOTS.horeca, config_data: HORECA })
    expect(await save({ bot_id: BOTS.horeca, user_id: me.userId, config_data: {} }, other.token)).toMatchObject({
      status: 403,
      body: { error: { code: 'foreign_user' } },
    })
    expect(await read(`user_id=eq.${me.userId}`, other.token)).toEqual([])
    expect(await read('', other.token)).toEqual([])
    expect((await save({ bot_id: BOTS.horeca }, null)).status).toBe(401)
    expect((await app.send('GET', '/rest/v1/user_bot_configs')).status).toBe(401)
    await app.db.query({ role: 'service' }, "insert into app.user_roles (user_id, role) values ($1, 'admin')", [
      other.userId,
    ])
    expect(await read('', other.token)).toEqual([])
    expect(await read()).toMatchObject([{ config_data: HORECA }])
  })

  it('[DATA-33] saves branding and allowed domains apart from the form and its validity', async () => {
    const { body: before } = await save({ bot_id: BOTS.horeca, config_data: HORECA })
    const branded = await save({
      bot_id: BOTS.horeca,
      branding_data: { company_name: ' Eethuis Noord ', primary_color: '#102030', welcome_message: 'Welkom!' },
    })
    expect(branded.body).toMatchObject({
      config_valid: true,
      config_data: HORECA,
      branding_data: { company_name: 'Eethuis Noord', primary_color: '#102030', welcome_message: 'Welkom!' },
    })
    const bounded = await save({
      bot_id: BOTS.horeca,
      allowed_domains: ['WWW.Eethuis.example', '*.eethuis.example', 'localhost:8080', 'www.eethuis.example'],
    })
    expect(bounded.body).toMatchObject({
      branding_data: { primary_color: '#102030' },
      allowed_domains: ['www.eethuis.example', '*.eethuis.example', 'localhost:8080'],
      config_valid: true,
    })
    expect(await eventsOf(before.id)).toHaveLength(1)
  })

  it('stores both of two parts that are saved at the same time', async () => {
    await save({ bot_id: BOTS.horeca })
    await Promise.all([
      save({ bot_id: BOTS.horeca, config_data: HORECA }),
      save({ bot_id: BOTS.horeca, branding_data: { company_name: 'Noord' } }),
    ])
    expect(await read()).toMatchObject([
      { config_data: HORECA, config_valid: true, branding_data: { company_name: 'Noord' } },
    ])
  })
})
