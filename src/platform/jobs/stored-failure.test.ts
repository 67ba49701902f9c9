import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { enqueueJob } from './enqueue-job.ts'
import { generalQueue } from './job-queue.ts'
import { createJobRegistry } from './job-registry.ts'
import { createWorker } from './worker.ts'

const SERVICE = { role: 'service' } as const

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await app.db.query(SERVICE, 'delete from app.jobs', [])
})
afterAll(() => app.close())

it('a failed run stores what failed and where, never the words of a driver or a visitor', async () => {
  const jobs = createJobRegistry()
  const canary = 'kanarie@voorbeeld.example'
  const failing: readonly (() => unknown)[] = [
    () => app.db.query(SERVICE, 'select $1::uuid', [canary]),
    () =>
      app.db.query(
        SERVICE,
        'insert into app.rate_counters (bucket, window_start, used) values ($1, now(), 1), ($1, now(), 1)',
        [canary],
      ),
    () => JSON.parse(canary),
    () => {
      throw new Error(`postgres://syvo:${canary}@127.0.0.1`, { cause: new Error(canary) })
    },
  ]
  for (const [index, fail] of failing.entries()) {
    jobs.registerJob({
      queue: generalQueue,
      name: `fails-${index}`,
      attemptsMax: 1,
      handle: async () => void (await fail()),
    })
    await app.db.as(SERVICE, (tx) => enqueueJob(tx, { name: `fails-${index}`, now: app.clock.now() }))
  }
  await createWorker({ db: app.db, clock: app.clock, log: app.deps.log, jobs }).tick()
  const rows = await app.db.query<{ last_error: string | null }>(
    SERVICE,
    'select last_error from app.jobs order by name',
    [],
  )
  const stored = rows.map((row) => row.last_error ?? '')
  expect(stored.join()).not.toContain('kanarie')
  expect(stored.map((line) => line.split(' ')[0])).toEqual(['error', 'error', 'SyntaxError', 'Error'])
  expect(stored[0]).toContain('22P02')
  expect(stored[1]).toMatch(/23505 rate_counters\w+ rate_counters/)
  expect(stored[3]).toContain('stored-failure.test.ts')
})
