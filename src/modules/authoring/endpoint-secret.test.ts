import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeVendor, saveDraft } from '../../../tests/support/vendor-fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('every bot has a secret of its own for signing by Standard Webhooks, and only its vendor reads it', async () => {
  const vendor = await makeVendor(app, { plan: null })
  const secretOf = async (botId: string, token: string) =>
    (await app.send('GET', `/functions/v1/bot-editor?botId=${botId}`, { token })).body.endpoint_secret
  const botIds = []
  for (let at = 0; at < 2; at += 1) botIds.push(String((await saveDraft(app, vendor)).body.bot_id))
  const secrets = await Promise.all(botIds.map((botId) => secretOf(botId, vendor.token)))
  expect(new Set(secrets).size).toBe(2)
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const now = new Date()
    expect(new Webhook(secret).sign('msg_1', now, '{}')).toMatch(/^v1,/)
  }
  const other = await makeVendor(app, { plan: null })
  expect(await secretOf(botIds[0] ?? '', other.token)).toBeUndefined()
})
