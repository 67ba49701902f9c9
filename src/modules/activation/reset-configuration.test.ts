import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

const HORECA = '0192e6f8-8660-7c92-a493-a398b9313026'
const DATA = { menu_url: 'https://eethuis.example/menu', openingstijden: 'Elke dag', reservering_method: 'telefoon' }

let app: TestApp
let me: { userId: string; token: string }
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  me = await app.signUp()
})
afterAll(() => app.close())

const save = () =>
  app.send('POST', '/rest/v1/user_bot_configs', { token: me.token, body: { bot_id: HORECA, config_data: DATA } })
const reset = () => app.send('POST', '/functions/v1/reset-configuration', { token: me.token, body: { botId: HORECA } })
const opened = (token: string) =>
  app.send('POST', '/functions/v1/hosted-chat/session', { body: { bot: HORECA, token } })

it('[CONF-13] [AMB-127] a reset keeps the token that the chat checks, and generic where no category was ever stored', async () => {
  const { body: before } = await save()
  expect((await opened(before.hosted_token)).status).toBe(200)
  expect((await reset()).body).toMatchObject({ category: 'horeca', hosted_token: before.hosted_token })
  await save()
  expect((await opened(before.hosted_token)).status).toBe(200)
  expect((await opened('x'.repeat(32))).status).toBe(404)
  const service = (text: string, ...values: string[]) => app.db.query({ role: 'service' }, text, values)
  await service('delete from app.user_bot_configs where id = $1', before.id)
  await service(
    'insert into app.user_bot_configs (id, user_id, bot_id, hosted_token) values ($1, $2, $3, $4)',
    ...[before.id, me.userId, HORECA, before.hosted_token],
  )
  expect((await reset()).body).toMatchObject({ category: 'generic', hosted_token: before.hosted_token })
})
