import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

const HORECA_BOT = '0192e6f8-8660-7c92-a493-a398b9313026'

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
const reset = (botId: string, token: string | null = me.token) =>
  app.send('POST', '/functions/v1/reset-configuration', { token, body: { botId } })
const eventsOf = (configId: string) =>
  app.db.query<{ topic: string; payload: unknown }>(
    { role: 'service' },
    "select topic, payload from app.outbox where payload->>'config_id' = $1",
    [configId],
  )

describe('resetting a configuration', () => {
  it('[CONF-12] [CONF-13] empties data and branding, makes it invalid, and keeps token and category', async () => {
    const { body: before } = await save({
      bot_id: HORECA_BOT,
      config_data: HORECA,
      branding_data: { company_name: 'Noord' },
    })
    const { status, body } = await reset(HORECA_BOT)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: before.id,
      hosted_token: before.hosted_token,
      category: 'horeca',
      config_data: {},
      branding_data: {},
      config_valid: false,
      https_validated: false,
    })
    expect(await eventsOf(before.id)).toHaveLength(2)
  })

  it('[CONF-13] [AMB-127] keeps generic where no category was ever stored, and the token that the chat and the widget check', async () => {
    const opened = (token: string) =>
      app.send('POST', '/functions/v1/hosted-chat/session', { body: { bot: HORECA_BOT, token } })
    const { body: before } = await save({ bot_id: HORECA_BOT, config_data: HORECA })
    await reset(HORECA_BOT)
    await save({ bot_id: HORECA_BOT, config_data: HORECA })
    expect((await opened(before.hosted_token)).status).toBe(200)
    expect((await opened('x'.repeat(32))).status).toBe(404)
    await app.db.query({ role: 'service' }, 'delete from app.user_bot_configs where id = $1', [before.id])
    await app.db.query(
      { role: 'service' },
      'insert into app.user_bot_configs (id, user_id, bot_id, hosted_token) values ($1, $2, $3, $4)',
      [before.id, me.userId, HORECA_BOT, before.hosted_token],
    )
    expect((await reset(HORECA_BOT)).body).toMatchObject({ category: 'generic', hosted_token: before.hosted_token })
  })

  it('needs a configuration of the caller', async () => {
    const other = await app.signUp()
    await save({ bot_id: HORECA_BOT, config_data: HORECA })
    expect(await reset(HORECA_BOT, other.token)).toMatchObject({
      status: 404,
      body: { error: { code: 'configuration_not_found' } },
    })
    expect((await reset(HORECA_BOT, null)).status).toBe(401)
    expect((await reset('x')).status).toBe(422)
    expect(await read()).toMatchObject([{ config_valid: true }])
  })
})
