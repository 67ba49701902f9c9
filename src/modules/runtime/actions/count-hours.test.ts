import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveConfig } from '../../../../tests/support/give-config.ts'
import { type GivenExecution, giveExecution } from '../../../../tests/support/give-execution.ts'
import { makeAdmin } from '../../../../tests/support/make-admin.ts'
import { createTestHouse, TEST_NOW, type TestHouse } from '../../../../tests/support/test-house.ts'
import { sizeOf } from '../../../../tests/support/test-size.ts'
import { EXECUTION_STATUSES } from '../contract/monitor.ts'
import { countExecutionHours } from './count-hours.ts'

let house: TestHouse
let admin: Awaited<ReturnType<typeof makeAdmin>>
let owner: { userId: string; token: string }
let bots: string[]
beforeAll(async () => {
  house = await createTestHouse()
  admin = await makeAdmin(house)
  owner = await house.signUp()
  bots = [
    (await giveConfig(house, owner.userId, 'Gastheer')).botId,
    (await giveConfig(house, (await house.signUp()).userId, 'Balie')).botId,
  ]
})
afterAll(() => house.close())
beforeEach(async () => {
  house.clock.set(TEST_NOW)
  for (const table of ['bot_executions', 'execution_hours', 'execution_hours_open'])
    await rows(`delete from app.${table}`)
})

const execution = (given: Omit<GivenExecution, 'botId' | 'userId'> & { bot?: number } = {}) =>
  giveExecution(house, { ...given, userId: owner.userId, botId: bots[given.bot ?? 0] ?? '' })
const rows = <Row>(text: string, values: unknown[] = []) => house.db.one<Row>({ role: 'service' }, text, values)
const hours = (query = '') => house.send('GET', `/functions/v1/execution-hours${query}`, { token: admin.token })

describe('errors over time', () => {
  const counted = async (query = '') => (await hours(query)).body.hours
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

  it('are counted per hour, of all bots and of each, and name the bots with the most errors first', async () => {
    await execution({ at: at(-90) })
    await execution({ at: at(-80), status: 'failed', bot: 1 })
    await execution({ at: at(-10), status: 'blocked', reason: 'out_of_scope' })
    await execution({ at: at(-5), status: 'blocked', reason: 'limit_exceeded' })
    await execution({ at: at(-1), status: 'running' })
    await countExecutionHours(house.deps)
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

  it('counts one that ends hours late in the hour in which it began, once', async () => {
    const late = await execution({ at: at(-50), status: 'running' })
    await execution({ at: at(-40) })
    await countExecutionHours(house.deps)
    house.clock.set(at(5 * 60))
    await countExecutionHours(house.deps)
    expect(await counted()).toMatchObject([{ completed: 1, failed: 0 }])
    await rows("update app.bot_executions set status = 'failed', lease_until = null where id = $1", [late])
    for (let again = 0; again < 3; again++) await countExecutionHours(house.deps)
    expect(await counted()).toMatchObject([{ hour: '2026-11-20T08:00:00.000Z', completed: 1, failed: 1 }])
  })

  it('is exact however often, by how many and with what interruptions it is counted', async () => {
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
        house.clock.set(TEST_NOW)
        for (const table of ['bot_executions', 'execution_hours', 'execution_hours_open'])
          await rows(`delete from app.${table}`, [])
        for (const { minutes, made, ended, count } of steps) {
          house.clock.advanceMs(minutes * 60_000)
          for (const { status, bot, reason } of made)
            await execution({ status, bot, reason: status === 'blocked' ? reason : null })
          await rows(
            `update app.bot_executions set status = 'completed', lease_until = null where id in
              (select id from app.bot_executions where status = 'running' order by id limit $1)`,
            [ended],
          )
          if (count === 'once') await countExecutionHours(house.deps)
          if (count === 'twice at once') await Promise.all([1, 2].map(() => countExecutionHours(house.deps)))
          if (count === 'every night') await countExecutionHours(house.deps, { exact: true })
          if (count === 'broken off') await brokenOff()
        }
        await countExecutionHours(house.deps)
        expect(await rows(`${EXACT} except ${KEPT}`, [])).toEqual([])
        expect(await rows(`${KEPT} except ${EXACT}`, [])).toEqual([])
      }),
      { numRuns: sizeOf({ sample: 20, full: 200, embedded: 60 }) },
    )
  })

  it('is brought up to date by the worker by itself', async () => {
    await execution({ at: at(-1), status: 'failed' })
    await house.background.tick()
    house.clock.set(at(2))
    await house.background.tick()
    expect(await counted()).toMatchObject([{ failed: 1 }])
  })
})

/** A worker that is killed before it commits. */
async function brokenOff(): Promise<void> {
  const killed = {
    ...house.deps,
    db: {
      ...house.db,
      as: (identity: Parameters<TestHouse['db']['as']>[0], work: Parameters<TestHouse['db']['as']>[1]) =>
        house.db.as(identity, async (tx) => {
          await work(tx)
          throw new Error('killed')
        }),
    } as TestHouse['db'], // one method of it behaves otherwise
  }
  await countExecutionHours(killed).catch(() => {})
}

const KEPT = 'select hour, bot_id, completed, failed, blocked, out_of_scope from app.execution_hours'
const EXACT = `select date_trunc('hour', created_at, 'UTC') as hour, b.bot_id, count(*) filter (where status = 'completed')::int,
  count(*) filter (where status = 'failed')::int, count(*) filter (where status = 'blocked')::int,
  count(*) filter (where blocked_reason = 'out_of_scope')::int
  from app.bot_executions e, lateral (values (e.bot_id), (null)) as b (bot_id) where status <> 'running' group by 1, 2`
