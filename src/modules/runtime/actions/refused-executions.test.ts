import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'

// Executions that cost an account nothing: what they leave behind, and how many are allowed.

const SERVICE = { role: 'service' } as const
const FREE_MAX = 1200

const app = await createTestApp()
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const run = (token: string, body: unknown) => app.send('POST', '/functions/v1/execute-bot', { token, body })
const rows = (userId: string) =>
  app.db.query<{ status: string; input_data: unknown }>(
    SERVICE,
    'select status, input_data from app.bot_executions where user_id = $1',
    [userId],
  )

/** Creates an account with a bot that it may run `limit` times, or not at all for null. */
async function account(limit: number | null) {
  const member = await app.signUp()
  const { botId } = await createConfig(app, member.userId)
  if (limit !== null)
    await app.db.query(
      SERVICE,
      `insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit) values ($1, $2, $3, 'trial', '2026-11-01', $4)`,
      [newId(), member.userId, botId, limit],
    )
  return { ...member, botId }
}

const setFree = (userId: string, used: number) =>
  app.db.query(SERVICE, 'update app.rate_counters set used = $2 where bucket = $1 returning used', [
    `free-execution:${userId}`,
    used,
  ])

describe('a refused execution', () => {
  it('stores its reason and no input', async () => {
    const { token, userId, botId } = await account(null)
    expect((await run(token, { bot_id: botId, message: 'x'.repeat(2000) })).status).toBe(403)
    expect((await run(token, { botId, inputData: { Vraag: 'x'.repeat(2000) } })).status).toBe(403)
    expect(await rows(userId)).toEqual(Array(2).fill({ status: 'blocked', input_data: {} }))
  })

  it('stores its question when it ran and was out of scope', async () => {
    const { token, userId, botId } = await account(5)
    await run(token, { bot_id: botId, message: 'Wie wint het voetbal?' })
    expect(await rows(userId)).toEqual([{ status: 'blocked', input_data: { message: 'Wie wint het voetbal?' } }])
  })
})

describe('a loop of executions that cost nothing', () => {
  it.each([
    ['refused', null],
    ['out of scope', 5],
  ])('is stopped when they are %s, writes no more rows, and may go on after ten minutes', async (_, limit) => {
    const { token, userId, botId } = await account(limit)
    const first = await run(token, { bot_id: botId, message: 'Wie wint het voetbal?' })
    expect(await setFree(userId, FREE_MAX - 1)).toHaveLength(1)
    expect((await run(token, { bot_id: botId, message: 'hoi' })).body.code).toBe(first.body.code)
    const ended = await run(token, { bot_id: botId, message: 'hoi' })
    expect(ended).toMatchObject({ status: 429, body: { success: false, code: 'too_many_requests' } })
    expect(ended.headers.get('retry-after')).toBe('600')
    expect(await rows(userId)).toHaveLength(2)
    app.clock.advanceMs(600_000)
    expect((await run(token, { bot_id: botId, message: 'hoi' })).status).toBe(first.status)
  })

  it('of one account does not affect another', async () => {
    const one = await account(null)
    const other = await account(null)
    await run(one.token, { bot_id: one.botId, message: 'hoi' })
    await setFree(one.userId, FREE_MAX)
    expect((await run(one.token, { bot_id: one.botId, message: 'hoi' })).status).toBe(429)
    expect((await run(other.token, { bot_id: other.botId, message: 'hoi' })).status).toBe(403)
  })

  it('a thousand simultaneous callers at the monthly limit stay within it', async () => {
    const { token, userId, botId } = await account(1)
    await app.db.query(
      SERVICE,
      `insert into app.execution_usage (user_id, bot_id, month, used) values ($1, $2, '2026-11-01', 1)`,
      [userId, botId],
    )
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => run(token, { bot_id: botId, message: 'nog een' })),
    )
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['limit_exceeded']))
  })
})

describe('the fields of a form', () => {
  it('may hold at most eight thousand characters together', async () => {
    const { token, userId, botId } = await account(5)
    const fields = (count: number, length: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`veld${n}`, 'x'.repeat(length)]))
    expect((await run(token, { botId, inputData: fields(5, 1595) })).status).toBe(200)
    expect(await run(token, { botId, inputData: fields(5, 1596) })).toMatchObject({ status: 422 })
    expect(await run(token, { botId, inputData: fields(2000, 0) })).toMatchObject({ status: 422 })
    expect(await rows(userId)).toHaveLength(1)
  })
})
