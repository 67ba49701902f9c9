import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, TEST_NOW } from '../support/create-test-app.ts'
import { createEndpointFixtures, QUESTION } from './endpoint-fixtures.ts'

const app = await createTestApp()
await seedCatalogue(app, { demo: false })
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const OUT_OF_SCOPE = 'wie wordt de nieuwe premier?'
const DAY_MS = 86_400_000
const post = (path: string, token: string | null, body: unknown) =>
  app.send('POST', `/functions/v1/${path}`, { token, body })
const run = (token: string, botId: string, message = QUESTION, test = false) =>
  post('execute-bot', token, { bot_id: botId, message, test })
const counted = (answers: { status: number }[], status: number) => answers.filter((one) => one.status === status).length

async function used(token: string, botId: string): Promise<number> {
  const { body } = await app.send('GET', '/rest/v1/user_bots', { token })
  return body.find((row: { bot_id: string }) => row.bot_id === botId).usage.used
}

/** Creates a company whose bot may run `limit` times this month; earlier use is reset. */
async function company(limit: number) {
  const { one } = await createEndpointFixtures(app)
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`update app.bot_grants set monthly_limit = ${limit} where user_id = ${one.userId}`.execute(tx)
    await sql`update app.execution_usage set used = 0 where user_id = ${one.userId}`.execute(tx)
  })
  return one
}

describe('the month of a bot', () => {
  it('of many simultaneous questions only as many as the month allows are answered; the others are free', async () => {
    const { token, botId } = await company(3)
    const answers = await Promise.all(Array.from({ length: 12 }, () => run(token, botId)))
    expect([counted(answers, 200), counted(answers, 429)]).toEqual([3, 9])
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ success: false, code: 'limit_exceeded', output: null })
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await used(token, botId)).toBe(3)
  })

  it('the chat and the customer share one count', async () => {
    const { token, botId, chat } = await company(2)
    const ask = () => post('hosted-chat/messages', chat, { message: QUESTION, client_message_id: newId() })
    const [owner, visitor, late] = [await run(token, botId), await ask(), await run(token, botId)]
    expect([owner.status, visitor.status, late.status]).toEqual([200, 200, 429])
    expect((await ask()).body).toContain('limit_exceeded')
    expect(await used(token, botId)).toBe(2)
  })

  it('an out-of-scope question releases its use, and one after the last use is answered when one is free', async () => {
    const { token, botId } = await company(1)
    expect((await run(token, botId, OUT_OF_SCOPE)).body).toMatchObject({ code: 'out_of_scope' })
    expect(await used(token, botId)).toBe(0)
    expect((await run(token, botId)).status).toBe(200)
    expect((await run(token, botId)).status).toBe(429)
  })

  it('starts anew on the first of the month in Amsterdam', async () => {
    const { botId, hostedToken } = await company(1)
    const askAt = async (time: string) => {
      app.clock.set(new Date(time))
      const opened = await post('hosted-chat/session', null, { bot: botId, token: hostedToken })
      const body = { message: QUESTION, client_message_id: newId() }
      const { body: said } = await post('hosted-chat/messages', opened.body.session_token, body)
      return said.includes('limit_exceeded')
    }
    expect(await askAt('2026-11-30T22:59:58Z')).toBe(false)
    expect(await askAt('2026-11-30T22:59:59Z')).toBe(true)
    expect(await askAt('2026-11-30T23:00:01Z')).toBe(false)
  })
})

describe('tests by the customer', () => {
  it('cost nothing of the month, and end at a hundred a day', async () => {
    const { token, botId } = await company(1)
    const answers = []
    for (let n = 0; n < 101; n++) answers.push(await run(token, botId, OUT_OF_SCOPE, true))
    expect(answers.slice(0, 100).every(({ status }) => status === 200)).toBe(true)
    expect(answers[100]).toMatchObject({ status: 429, body: { success: false, code: 'test_limit' } })
    expect(await used(token, botId)).toBe(0)
    app.clock.advanceMs(DAY_MS)
    expect((await run(token, botId, QUESTION, true)).status).toBe(200)
  })
})

describe('free questions without an account', () => {
  const ask = (botId: string, visitor: string, message = OUT_OF_SCOPE) =>
    post('try-bot', null, { bot_id: botId, visitor, message })

  it('are three per visitor and bot, also when asked simultaneously, and three again tomorrow', async () => {
    const { openBot } = await createEndpointFixtures(app)
    const visitor = newId()
    // A question that is not answered releases its message.
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(openBot, visitor, QUESTION)))
    expect([counted(answers, 200), counted(answers, 429)]).toEqual([3, 5])
    expect(answers.find(({ status }) => status === 429)?.body.error).toMatchObject({ code: 'visitor_limit' })
    expect((await ask(openBot, visitor)).status).toBe(429)
    app.clock.advanceMs(DAY_MS)
    expect((await ask(openBot, visitor, QUESTION)).status).toBe(200)
  })

  it('end for an address that poses as many visitors, and for a bot that answered enough that day', async () => {
    const { openBot } = await createEndpointFixtures(app)
    app.clock.advanceMs(10 * DAY_MS)
    const answers = []
    for (let n = 0; n < 61; n++) answers.push(await ask(openBot, newId()))
    expect([counted(answers.slice(0, 60), 200), answers[60]?.status]).toEqual([60, 429])
    expect(answers[60]?.body.error.code).toBe('address_limit')
    app.clock.advanceMs(DAY_MS)
    await app.db.query(
      { role: 'service' },
      `insert into app.rate_counters (bucket, window_start, used) values ($1, date_trunc('day', $2::timestamptz, 'UTC'), 500)`,
      [`sample:${openBot}`, app.clock.now()],
    )
    expect(await ask(openBot, newId())).toMatchObject({ status: 429, body: { error: { code: 'daily_limit' } } })
  })

  it('are not available for a bot without a sample company', async () => {
    const { one } = await createEndpointFixtures(app)
    app.clock.advanceMs(20 * DAY_MS)
    expect(await ask(one.botId, newId())).toMatchObject({ status: 409, body: { error: { code: 'demo_off' } } })
    expect(await ask(newId(), newId())).toMatchObject({ status: 404, body: { error: { code: 'bot_not_found' } } })
  })
})

describe('reading pages again', () => {
  it('is limited to thirty requests an hour for one configuration, over both endpoints together', async () => {
    const { one, other } = await createEndpointFixtures(app)
    const urls = ['https://www.gastheer.example/menu']
    const answers = []
    for (let n = 0; n < 15; n++) {
      answers.push(await post('read-knowledge', one.token, { config_id: one.configId }))
      answers.push(await post('knowledge-pages', one.token, { config_id: one.configId, urls }))
    }
    expect(counted(answers, 200)).toBe(30)
    const over = await post('knowledge-pages', one.token, { config_id: one.configId, urls: [] })
    expect(over).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } })
    expect(
      (await app.send('GET', `/functions/v1/knowledge?config_id=${one.configId}`, { token: one.token })).body,
    ).toMatchObject({ extra_urls: urls })
    expect((await post('read-knowledge', other.token, { config_id: other.configId })).status).toBe(200)
    app.clock.advanceMs(3_600_000)
    expect((await post('read-knowledge', one.token, { config_id: one.configId })).status).toBe(200)
  })
})
