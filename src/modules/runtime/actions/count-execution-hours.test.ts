import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createExecution, type NewExecution } from '../../../../tests/support/create-execution.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../../tests/support/make-admin.ts'
import { sizeOf } from '../../../../tests/support/suite-size.ts'
import { EXECUTION_STATUSES } from '../contract/monitor.ts'
import { countExecutionHours } from './count-execution-hours.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
let owner: { userId: string; token: string }
let bots: string[]
beforeAll(async () => {
  app = await createTestApp()
  admin = await makeAdmin(app)
  owner = await app.signUp()
  bots = [
    (await createConfig(app, owner.userId, 'Gastheer')).botId,
    (await createConfig(app, (await app.signUp()).userId, 'Balie')).botId,
  ]
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  for (const table of ['bot_executions', 'execution_hours', 'execution_hours_open'])
    await rows(`delete from app.${table}`)
})

const execution = (given: Omit<NewExecution, 'botId' | 'userId'> & { bot?: number } = {}) =>
  createExecution(app, { ...given, userId: owner.userId, botId: bots[given.bot ?? 0] ?? '' })
const rows = <Row>(text: string, values: unknown[] = []) => app.db.query<Row>({ role: 'service' }, text, values)
const hours = (query = '') => app.send('GET', `/functions/v1/execution-hours${query}`, { token: admin.token })

describe('errors over time', () => {
  const counted = async (query = '') => (await hours(query)).body.hours
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

  it('are counted per hour, of all bots and of each, and name the bots with the most errors first', async () => {
    await execution({ at: at(-90) })
    await execution({ at: at(-80), status: 'failed', bot: 1 })
    await execution({ at: at(-10), status: 'blocked', reason: 'out_of_scope' })
    await execution({ at: at(-5), status: 'blocked', reason: 'limit_exceeded' })
    await execution({ at: at(-1), status: 'running' })
    await countExecutionHours(app.deps)
    const hour = (iso: string, counts: object) => ({
      hour: iso,
      completed: 0,
      failed: 0,
      blocked: 0,
      out_of_scope: 0,
      ...counts,
    })
    expect(await counted()).toEqual([
      hour('2026-11-20T07:00:00.000Z', { completed: 1, failed: 1 }),
      hour('2026-11-20T08:00:00.000Z', { blocked: 2, out_of_scope: 1 }),
    ])
    expect(await counted(`?bot_id=${bots[1]}`)).toEqual([hour('2026-11-20T07:00:00.000Z', { failed: 1 })])
    expect((await hours()).body).toMatchObject({
      now: TEST_NOW.toISOString(),
      bots: [
        { bot_id: bots[1], title: 'Balie', executions: 1, failed: 1 },
        { bot_id: bots[0], title: 'Gastheer', executions: 3, failed: 0 },
      ],
    })
    expect((await hours('?bot_id=nee')).status).toBe(422)
  })

  it('counts an execution that ends hours late once, in the hour in which it started', async () => {
    const late = await execution({ at: at(-50), status: 'running' })
    await execution({ at: at(-40) })
    await countExecutionHours(app.deps)
    app.clock.set(at(5 * 60))
    await countExecutionHours(app.deps)
    expect(await counted()).toMatchObject([{ completed: 1, failed: 0 }])
    await rows("update app.bot_executions set status = 'failed', lease_until = null where id = $1", [late])
    for (let again = 0; again < 3; again++) await countExecutionHours(app.deps)
    expect(await counted()).toMatchObject([{ hour: '2026-11-20T08:00:00.000Z', completed: 1, failed: 1 }])
  })

  it('gives exact counts after repeated, parallel and interrupted runs', async () => {
    const step = fc.record({
      minutes: fc.integer({ min: 0, max: 200 }),
      made: fc.array(
        fc.record({
          status: fc.constantFrom(...EXECUTION_STATUSES),
          bot: fc.integer({ min: 0, max: 1 }),
          reason: fc.constantFrom(null, 'out_of_scope', 'limit_exceeded'),
        }),
        { maxLength: 4 },
      ),
      ended: fc.integer({ min: 0, max: 2 }),
      count: fc.constantFrom('none', 'once', 'twice at once', 'broken off', 'every night'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        app.clock.set(TEST_NOW)
        for (const table of ['bot_executions', 'execution_hours', 'execution_hours_open'])
          await rows(`delete from app.${table}`, [])
        for (const { minutes, made, ended, count } of steps) {
          app.clock.advanceMs(minutes * 60_000)
          for (const { status, bot, reason } of made)
            await execution({ status, bot, reason: status === 'blocked' ? reason : null })
          await rows(
            `update app.bot_executions set status = 'completed', lease_until = null where id in
              (select id from app.bot_executions where status = 'running' order by id limit $1)`,
            [ended],
          )
          if (count === 'once') await countExecutionHours(app.deps)
          if (count === 'twice at once') await Promise.all([1, 2].map(() => countExecutionHours(app.deps)))
          if (count === 'every night') await countExecutionHours(app.deps, { exact: true })
          if (count === 'broken off') await brokenOff()
        }
        await countExecutionHours(app.deps)
        expect(await rows(`${EXACT} except ${KEPT}`, [])).toEqual([])
        expect(await rows(`${KEPT} except ${EXACT}`, [])).toEqual([])
      }),
      { numRuns: sizeOf({ sample: 20, full: 200, embedded: 60 }) },
    )
  })

  it('is done by the worker without being asked', async () => {
    await execution({ at: at(-1), status: 'failed' })
    await app.background.tick()
    app.clock.set(at(2))
    await app.background.tick()
    expect(await counted()).toMatchObject([{ failed: 1 }])
  })
})

/** Runs a count in a worker that is killed before it commits. */
async function brokenOff(): Promise<void> {
  const killed = {
    ...app.deps,
    db: {
      ...app.db,
      as: (identity: Parameters<TestApp['db']['as']>[0], work: Parameters<TestApp['db']['as']>[1]) =>
        app.db.as(identity, async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    } as TestApp['db'], // one method is overridden
  }
  await countExecutionHours(killed).catch(() => {})
}

const KEPT = 'select hour, bot_id, completed, failed, blocked, out_of_scope from app.execution_hours'
const EXACT = `select date_trunc('hour', created_at, 'UTC') as hour, b.bot_id, count(*) filter (where status = 'completed')::int,
  count(*) filter (where status = 'failed')::int, count(*) filter (where status = 'blocked')::int,
  count(*) filter (where blocked_reason = 'out_of_scope')::int
  from app.bot_executions e, lateral (values (e.bot_id), (null)) as b (bot_id) where status <> 'running' group by 1, 2`
