import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'
import { emptyOldExecutions } from './empty-old-executions.ts'

const DAY_MS = 86_400_000
const SERVICE = { role: 'service' } as const

const app = await createTestApp()
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

/** Creates an account with a bot; its texts are stored for `days`, or for the default period. */
async function owner(days?: number) {
  const account = await app.signUp()
  const body = { conversation_retention_days: days }
  if (days) await app.send('PATCH', '/rest/v1/user_settings', { token: account.token, body })
  return { ...account, ...(await createConfig(app, account.userId)) }
}
type Owner = Awaited<ReturnType<typeof owner>>

/** Stores executions outside any conversation, like those of the trial chat and execute-bot. */
async function leave(of: Owner, at: Date, more: { count?: number; status?: string; userId?: null } = {}) {
  const { count = 1, status = 'completed' } = more
  const userId = more.userId === null ? null : of.userId
  const ids = Array.from({ length: count }, () => newId(at.getTime()))
  await app.db.as(SERVICE, async (tx) => {
    await sql`insert into app.bot_executions (id, user_id, bot_id, status, channel, month, input_data, output_data, tokens_in, created_at)
      select id, ${userId}::uuid, ${of.botId}, ${status}, 'api', '2026-11-01', '{"message":"Wie ben ik?"}', '{"response":"Vera"}', 7, ${at}
      from unnest(${ids}::uuid[]) id`.execute(tx)
  })
  return ids
}

async function full(ids: readonly string[]): Promise<number> {
  const [row] = await app.db.query<{ full: number; rows: number; tokens: number }>(
    SERVICE,
    `select count(*) filter (where input_data <> '{}' and output_data <> '{}')::int as full, count(*)::int as rows, sum(tokens_in)::int as tokens
     from app.bot_executions where id = any($1::uuid[])`,
    [ids],
  )
  expect([row?.rows, row?.tokens]).toEqual([ids.length, ids.length * 7])
  return row?.full ?? 0
}

const after = (days: number, ms = 0) => new Date(TEST_NOW.getTime() + days * DAY_MS + ms)

it('empties texts after 90 days, or after as many days as the owner chose; the counts stay', async () => {
  const one = await owner()
  const short = await owner(7)
  const ordinary = await leave(one, TEST_NOW)
  const soon = await leave(short, TEST_NOW)
  const anonymous = await leave(one, TEST_NOW, { userId: null })
  app.clock.set(after(7))
  expect(await emptyOldExecutions(app.deps)).toBe(0)
  app.clock.set(after(7, 1))
  expect(await emptyOldExecutions(app.deps)).toBe(1)
  expect([await full(ordinary), await full(soon), await full(anonymous)]).toEqual([1, 0, 1])
  app.clock.set(after(90))
  expect(await emptyOldExecutions(app.deps)).toBe(0)
  app.clock.set(after(90, 1))
  expect(await emptyOldExecutions(app.deps)).toBe(2)
  expect([await full(ordinary), await full(anonymous)]).toEqual([0, 0])
  expect(await emptyOldExecutions(app.deps)).toBe(0)
})

it('goes on past one batch, and past executions that are not old enough', async () => {
  const long = await owner(365)
  const one = await owner()
  const kept = await leave(long, TEST_NOW, { count: 40 })
  const gone = await leave(one, TEST_NOW, { count: 1203 })
  app.clock.set(after(91))
  expect(await emptyOldExecutions(app.deps)).toBe(1203)
  expect([await full(kept), await full(gone)]).toEqual([40, 0])
})

it('leaves a running execution alone, and stops on its abort signal', async () => {
  const one = await owner()
  const running = await leave(one, TEST_NOW, { status: 'running' })
  const old = await leave(one, TEST_NOW)
  app.clock.set(after(91))
  expect(await emptyOldExecutions(app.deps, AbortSignal.abort())).toBe(0)
  expect(await emptyOldExecutions(app.deps)).toBe(1)
  expect([await full(running), await full(old)]).toEqual([1, 0])
})

it('runs in the nightly job', async () => {
  const one = await owner()
  const ids = await leave(one, TEST_NOW)
  await app.background.tick()
  app.clock.advanceMs(91 * DAY_MS)
  await app.background.tick()
  app.clock.advanceMs(DAY_MS)
  await app.background.tick()
  expect(await full(ids)).toBe(0)
})
