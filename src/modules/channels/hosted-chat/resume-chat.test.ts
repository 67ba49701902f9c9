import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const HERE = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '10.1.2.3' }
const QUESTION = 'Hebben jullie een terras?'

async function company() {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId, 'Gastheer')
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit)
      values (${newId()}, ${account.userId}, ${config.botId}, 'trial', '2026-11-01', 100)`.execute(tx)
  })
  return { ...account, ...config }
}
type Company = Awaited<ReturnType<typeof company>>

const open = async (of: Company, resume?: string, headers: Record<string, string> = HERE) =>
  (
    await app.send('POST', '/functions/v1/hosted-chat/session', {
      headers,
      body: { bot: of.botId, token: of.hostedToken, embed: true, resume },
    })
  ).body
const ask = (session: string, headers: Record<string, string> = HERE) =>
  app.send('POST', '/functions/v1/hosted-chat/messages', {
    token: session,
    headers,
    body: { message: QUESTION, client_message_id: newId() },
  })

/** Returns a company and the key that a host page stores after a visitor's first question. */
async function asked() {
  const one = await company()
  const session = await open(one)
  expect(session.lines).toEqual([])
  expect((await ask(session.session_token)).status).toBe(200)
  return { one, key: String(session.resume_key), session: String(session.session_token) }
}

describe('a conversation with a key stored by the host page', () => {
  it('is shown again to its visitor on the next page, and continues', async () => {
    const { one, key } = await asked()
    const next = await open(one, key)
    expect(next.lines).toEqual([
      { by: 'you', text: QUESTION, sources: [] },
      { by: 'bot', text: expect.stringContaining('Dat weet ik'), sources: [] },
    ])
    await ask(next.session_token)
    expect((await open(one, next.resume_key)).lines).toHaveLength(4)
  })

  it.each([
    ['a script of the host page', { ...HERE, 'sec-fetch-site': 'cross-site' }],
    ['a page beside ours', { ...HERE, 'sec-fetch-site': 'same-site' }],
    ['a program that sends no such header', { 'x-forwarded-for': '10.1.2.3' }],
    ['a server that pretends to be a browser', { ...HERE, 'x-forwarded-for': '10.9.9.9' }],
  ])('%s learns nothing by the key, and adds nothing to the conversation', async (_, headers) => {
    const { one, key } = await asked()
    const stranger = await open(one, key, headers)
    expect(stranger.lines).toEqual([])
    await ask(stranger.session_token, headers)
    expect((await open(one, key)).lines).toHaveLength(2)
  })

  it('accepts no question with the key itself: it is no session, and a session is no key', async () => {
    const { one, key, session } = await asked()
    expect((await ask(key)).status).toBe(401)
    expect((await ask(key.replace(/^resume/, 'chat'))).status).toBe(401)
    for (const other of [session, session.replace(/^chat/, 'resume'), `${key}x`, key.slice(0, -4), 'resume.e30.x', ''])
      expect((await open(one, other)).lines).toEqual([])
  })

  it('belongs to one configuration, and expires after twelve hours', async () => {
    const { one, key } = await asked()
    expect((await open(await company(), key)).lines).toEqual([])
    app.clock.set(new Date(TEST_NOW.getTime() + 12 * 3_600_000 - 1000))
    expect((await open(one, key)).lines).toHaveLength(2)
    app.clock.set(new Date(TEST_NOW.getTime() + 12 * 3_600_000))
    expect((await open(one, key)).lines).toEqual([])
  })
})
