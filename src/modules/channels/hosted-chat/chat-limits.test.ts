import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

/** Creates a company with a rented, configured bot. */
async function company() {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId, 'Gastheer')
  await app.db.as({ role: 'service' }, (tx) =>
    sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit)
      values (${newId()}, ${account.userId}, ${config.botId}, 'trial', '2026-11-01', 100)`.execute(tx),
  )
  return config
}
type Company = Awaited<ReturnType<typeof company>>

async function sessionOf({ botId, hostedToken }: Company): Promise<string> {
  const body = { bot: botId, token: hostedToken }
  return String((await app.send('POST', '/functions/v1/hosted-chat/session', { body })).body.session_token)
}
const ask = (session: string, message: string, headers: Record<string, string> = {}) =>
  app.send('POST', '/functions/v1/hosted-chat/messages', {
    token: session,
    headers,
    body: { message, client_message_id: newId() },
  })
const storedOf = async ({ configId }: Company) => {
  const rows = await app.db.query<{ n: number }>(
    { role: 'service', configId },
    'select ((select count(*) from app.messages where config_id = $1) + (select count(*) from app.bot_executions where config_id = $1))::int as n',
    [configId],
  )
  return rows[0]?.n
}

it('limits a visitor who asks too often, and no new visitor behind the same address', async () => {
  const one = await company()
  const session = await sessionOf(one)
  for (let turn = 0; turn < 30; turn++) await ask(session, 'hoi')
  const slowed = await ask(session, 'hoi')
  expect(slowed).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(session, 'hoi', { 'x-forwarded-for': '198.51.100.7' })).status).toBe(429)
  expect((await ask(await sessionOf(one), 'hoi')).status).toBe(200)
  app.clock.set(new Date(TEST_NOW.getTime() + 601_000))
  expect((await ask(session, 'hoi')).status).toBe(200)
})

it('limits an address with ever new visitors, and affects no other address', async () => {
  const one = await company()
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const greet = async (address: string) => (await ask(await sessionOf(one), 'hoi', from(address))).status
  for (let turn = 0; turn < 150; turn++) expect(await greet(`2001:db8:0:7::${turn + 1}`)).toBe(200)
  expect(await greet('2001:db8:0:7::ffff')).toBe(429)
  expect(await greet('2001:db8:0:8::1')).toBe(200)
  app.clock.set(new Date(TEST_NOW.getTime() + 601_000))
  expect(await greet('2001:db8:0:7::1')).toBe(200)
})

it.each([
  ['ik wil dood', /0800-0113/],
  ['mijn kind stikt', /"Bel nu 112\./],
  ['mijn man slaat mij', /Veilig Thuis: 0800-2000/],
])('answers %j beyond every limit and of a paused bot, and stores none of it', async (message, help) => {
  const one = await company()
  const session = await sessionOf(one)
  for (let turn = 0; turn < 30; turn++) await ask(session, 'hoi')
  const before = await storedOf(one)
  const answerOf = async () => {
    const { status, body } = await ask(session, message)
    expect(status).toBe(200)
    expect(body).toContain('"offer_contact":false')
    return String(body)
  }
  expect(await answerOf()).toMatch(help)
  expect(await storedOf(one)).toEqual(before)
  app.clock.set(new Date(TEST_NOW.getTime() + 601_000))
  const setPaused = (at: string | null) =>
    app.db.query({ role: 'service' }, 'update app.bots set paused_at = $2, pause_reason = $3 where id = $1', [
      one.botId,
      at,
      at && 'proef',
    ])
  await setPaused(TEST_NOW.toISOString())
  expect(await answerOf()).toMatch(help)
  await setPaused(null)
  expect(await storedOf(one)).toEqual(before)
})
