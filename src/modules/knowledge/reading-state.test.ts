import { afterAll, beforeAll, expect, it } from 'vitest'
import { createConfig } from '../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function ownerOfText() {
  const { token, userId } = await app.signUp()
  const { botId, configId } = await createConfig(app, userId)
  const read = async () => (await app.send('GET', `/functions/v1/knowledge?config_id=${configId}`, { token })).body
  const save = () =>
    app.send('POST', '/rest/v1/user_bot_configs', {
      token,
      body: { bot_id: botId, config_data: { openingstijden: 'Elke dag van tien tot tien' } },
    })
  return { token, configId, read, save }
}

it('a reading is queued from the moment it is requested, and its result is final when it has ended', async () => {
  const owner = await ownerOfText()
  await owner.save()
  await app.background.tick()
  expect(await owner.read()).toMatchObject({ reading: false, queued: false, pages: [{ is_text: true, passages: 1 }] })

  const body = { config_id: owner.configId }
  const asked = await app.send('POST', '/functions/v1/read-knowledge', { token: owner.token, body })
  expect(asked.body).toMatchObject({ reading: true, queued: true })
  await app.db.query({ role: 'service' }, 'update app.knowledge_indexes set reading_until = $2 where config_id = $1', [
    owner.configId,
    new Date(app.clock.now().getTime() + 60_000),
  ])
  expect(await owner.read()).toMatchObject({ reading: true, queued: false })
  await app.db.query(
    { role: 'service' },
    'update app.knowledge_indexes set reading_until = null where config_id = $1',
    [owner.configId],
  )
  await app.background.tick()
  expect(await owner.read()).toMatchObject({ reading: false, queued: false })
})

it('accepts extra pages as users type them, and names a line that is no address', async () => {
  const { token, configId } = await ownerOfText()
  const send = (urls: string[]) =>
    app.send('POST', '/functions/v1/knowledge-pages', { token, body: { config_id: configId, urls } })
  expect((await send([' WWW.Zaak.example/Over ons '])).body.extra_urls).toEqual(['https://www.zaak.example/Over%20ons'])
  for (const wrong of ['http://zaak.example', 'geen adres', 'javascript:alert(1)'])
    expect(await send([wrong])).toMatchObject({ status: 422 })
})
