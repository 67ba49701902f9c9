import { afterAll, beforeAll, expect, it } from 'vitest'
import { processorsOf } from '#entrypoints/payments.ts'
import { readSettings } from '#platform/config/settings.ts'
import { TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { BOTS, BUSINESS, buy, createShop, type Person } from '../../../tests/support/order-fixtures.ts'
import { type Agreement, articlesOf } from './documents/agreement.text.ts'

let app: TestApp
beforeAll(async () => {
  app = await createShop()
})
afterAll(() => app.close())

const ask = (who: Person | null, botId: string) =>
  app.http.request(
    `/functions/v1/processing-agreements/${botId}`,
    who ? { headers: { authorization: `Bearer ${who.token}` } } : {},
  )
const bytesOf = async (who: Person, botId: string) => Buffer.from(await (await ask(who, botId)).arrayBuffer())
const textOf = (agreement: Partial<Agreement>) =>
  articlesOf({
    bot: { title: 'Tafelwijs', usesVendorEndpoint: false, since: TEST_NOW },
    account: { email: 'noor@bistro.example', name: 'Noor' },
    buyer: BUSINESS,
    retentionDays: 90,
    seller: app.payments.seller,
    processors: [],
    ...agreement,
  })
    .flatMap(({ title, lines }) => [title, ...lines])
    .join('\n')

it('every kind of access gives its processing agreement as a PDF: trial, rental, purchase and plan', async () => {
  const who = await app.signUp()
  await app.send('POST', '/functions/v1/start-trial', { token: who.token, body: { botId: BOTS.tafelwijs } })
  await buy(app, who, { rent: BOTS.schapwijzer })
  await buy(app, who, { buy: BOTS.balie })
  await buy(app, who, { plan: 'pro' })
  await app.send('POST', '/rest/v1/rpc/activate_bot', {
    token: who.token,
    body: { user_id_param: who.userId, bot_id_param: BOTS.bonnie },
  })
  for (const botId of Object.values(BOTS)) {
    const answer = await ask(who, botId)
    expect([botId, answer.status, answer.headers.get('content-type')]).toEqual([botId, 200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="syvo-verwerkersovereenkomst.pdf"')
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  }
})

it('the same agreement gives the same bytes, and another retention or recipient gives different ones', async () => {
  const who = await app.signUp()
  await app.send('POST', '/functions/v1/start-trial', { token: who.token, body: { botId: BOTS.tafelwijs } })
  const first = await bytesOf(who, BOTS.tafelwijs)
  app.clock.set(new Date(TEST_NOW.getTime() + 60_000))
  expect(first.equals(await bytesOf(who, BOTS.tafelwijs))).toBe(true)
  await app.send('PATCH', '/rest/v1/user_settings', { token: who.token, body: { conversation_retention_days: 30 } })
  const shorter = await bytesOf(who, BOTS.tafelwijs)
  expect(shorter.equals(first)).toBe(false)
  await buy(app, who, { rent: BOTS.schapwijzer })
  expect(shorter.equals(await bytesOf(who, BOTS.tafelwijs))).toBe(false)
  app.clock.set(TEST_NOW)
})

it('a bot without current access, or an unknown bot, has no agreement; a visitor is asked to sign in', async () => {
  const [who, other] = [await app.signUp(), await app.signUp()]
  await app.send('POST', '/functions/v1/start-trial', { token: other.token, body: { botId: BOTS.tafelwijs } })
  expect((await ask(who, BOTS.tafelwijs)).status).toBe(404)
  expect((await ask(who, '0192e6f4-dce0-7070-b7d9-000000000000')).status).toBe(404)
  expect((await ask(null, BOTS.tafelwijs)).status).toBe(401)
  const [renewed] = await app.db.query<{ count: number }>(
    { role: 'service' },
    `update app.bot_grants set ends_at = $1 where user_id = $2 returning 1 as count`,
    [TEST_NOW, other.userId],
  )
  expect(renewed?.count).toBe(1)
  expect((await ask(other, BOTS.tafelwijs)).status).toBe(404)
})

it('the agreement names retention, processors, the 48 hours for a breach, and the end of the data', () => {
  const text = textOf({ retentionDays: 30 })
  for (const words of ['30 dagen, zoals bij jou ingesteld', 'binnen 48 uur', 'Als het stopt', 'zeven jaar'])
    expect(text).toContain(words)
  expect(text).toContain('niemand anders ingesteld')
  expect(text).not.toContain('De maker van deze bot')
  const named = textOf({
    bot: { title: 'Tafelwijs', usesVendorEndpoint: true, since: TEST_NOW },
    processors: [{ name: 'Mistral AI', does: 'het taalmodel' }],
  })
  expect(named).toContain('• Mistral AI: het taalmodel.')
  expect(named).toContain('De maker van deze bot: zijn eigen dienst antwoordt')
  expect(named).not.toContain('niemand anders ingesteld')
})

it('the agreement names the configured model and mail server, and the processors that the operator adds', () => {
  const names = (env: Record<string, string>) => processorsOf(readSettings(env)).map(({ name }) => name)
  expect(names({})).toEqual([])
  expect(
    names({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'https://model.example/v1',
      SMTP_URL: 'smtp://user:geheim@post.example:587',
      COMPANY_PROCESSORS: 'Stal BV: server in Nederland; zonder uitleg',
    }),
  ).toEqual(['model.example', 'post.example', 'Stal BV'])
})
