import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

const BOTS = { horeca: '0192e6f8-8660-7c92-a493-a398b9313026' } as const
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

const save = (body: Record<string, unknown>) => app.send('POST', '/rest/v1/user_bot_configs', { token: me.token, body })
const read = async () => (await app.send('GET', '/rest/v1/user_bot_configs', { token: me.token })).body

describe('the version of a configuration', () => {
  it('refuses a save that builds on an older version, and changes nothing', async () => {
    const { body: first } = await save({ bot_id: BOTS.horeca })
    const one = await save({ bot_id: BOTS.horeca, if_version: first.version, config_data: HORECA })
    expect(one).toMatchObject({ status: 200, body: { version: first.version + 1 } })
    const late = { bot_id: BOTS.horeca, if_version: first.version, config_data: { openingstijden: 'Nooit' } }
    expect(await save(late)).toMatchObject({ status: 409, body: { error: { code: 'configuration_changed' } } })
    const { problems: _, ...row } = one.body
    expect(await read()).toEqual([row])
    expect(await save({ ...late, if_version: one.body.version })).toMatchObject({
      status: 200,
      body: { config_data: { openingstijden: 'Nooit' }, version: first.version + 2 },
    })
  })

  it('accepts exactly one of simultaneous saves that build on the same version', async () => {
    const { body: first } = await save({ bot_id: BOTS.horeca })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        save({ bot_id: BOTS.horeca, if_version: first.version, config_data: { openingstijden: `Keuze ${n}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ])
    const saved = answers.find(({ status }) => status === 200)?.body
    expect(await read()).toMatchObject([{ version: first.version + 1, config_data: saved.config_data }])
  })

  it('stores from which browser a save came, and counts a reset as a save', async () => {
    const from = (agent: string, path: string, body: unknown) =>
      app.send('POST', path, { token: me.token, body, headers: { 'user-agent': agent } })
    const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
    const { body: saved } = await from(phone, '/rest/v1/user_bot_configs', { bot_id: BOTS.horeca, config_data: HORECA })
    expect(saved).toMatchObject({ saved_from: 'Firefox op Android' })
    const { body: emptied } = await from('', '/functions/v1/reset-configuration', { botId: BOTS.horeca })
    expect(emptied).toMatchObject({ saved_from: null, version: saved.version + 1 })
  })
})
