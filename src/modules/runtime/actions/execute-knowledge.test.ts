import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function learn(configId: string, text: string) {
  const page = { path: '/open', title: 'Openingstijden', sections: [{ heading: 'Keuken', text }] }
  await app.db.as({ role: 'service' }, (tx) =>
    storeSampleKnowledge(tx, { configId, pages: [page], now: app.clock.now() }),
  )
  await app.background.tick()
}

it('answers from the account’s current configuration, also after another one or after its pages changed', async () => {
  const { userId, token } = await app.signUp()
  const { botId, configId } = await createConfig(app, userId)
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at) values (${newId()}, ${userId}, ${botId}, 'trial', '2026-11-01')`.execute(
      tx,
    )
  })
  const ask = async () => {
    const body = { bot_id: botId, message: 'Tot hoe laat is de keuken open?' }
    return String((await app.send('POST', '/functions/v1/execute-bot', { token, body })).body.response)
  }
  await learn(configId, 'De keuken is open van 17.00 tot 22.00 uur.')
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill(expect.stringContaining('22.00')))
  await learn(configId, 'De keuken is open van 17.00 tot 23.30 uur.')
  expect(await ask()).toContain('23.30')
  const next = newId()
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`delete from app.user_bot_configs where id = ${configId}`.execute(tx)
    await sql`insert into app.user_bot_configs (id, user_id, bot_id, hosted_token, config_valid) values (${next}, ${userId}, ${botId}, ${newId()}, true)`.execute(
      tx,
    )
  })
  await learn(next, 'De keuken is open van 11.00 tot 14.30 uur.')
  expect([await ask(), await ask()]).toEqual(Array(2).fill(expect.stringContaining('14.30')))
})
