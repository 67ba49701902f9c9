import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import type { Database } from '../database/database.ts'
import { enqueueJob, type NewJob } from './enqueue-job.ts'
import type { JobQueue } from './job-queue.ts'
import { createJobRegistry, type JobRegistry } from './job-registry.ts'
import { createWorker } from './worker.ts'

const SERVICE = { role: 'service' } as const
const slow: JobQueue = { name: 'slow', concurrency: 2 }
const quick: JobQueue = { name: 'quick', concurrency: 1 }
const fair: JobQueue = { name: 'fair', concurrency: 1, concurrencyPerGroup: 1 }
const wide: JobQueue = { name: 'wide', concurrency: 4, concurrencyPerGroup: 1 }

let app: TestApp
let jobs: JobRegistry
let order: string[]
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  for (const table of ['jobs', 'job_turns']) await app.db.query(SERVICE, `delete from app.${table}`, [])
  jobs = createJobRegistry()
  order = []
})

const workerOf = (pollMs?: number) =>
  createWorker({ db: app.db, clock: app.clock, log: app.deps.log, jobs, ...(pollMs && { pollMs }) })
const enqueue = (job: Omit<NewJob, 'now'>) =>
  app.db.as(SERVICE, (tx) => enqueueJob(tx, { ...job, now: app.clock.now() }))
const note = async (payload: Record<string, unknown>) => void order.push(String(payload.is))

describe('a queue', () => {
  it('full of endless jobs takes no slot of another queue', async () => {
    let end: () => void = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    jobs.registerJob({ queue: slow, name: 'slow', handle: () => ended })
    jobs.registerJob({ queue: quick, name: 'quick', handle: note })
    const worker = workerOf(5)
    for (let n = 0; n < 20; n++) await enqueue({ name: 'slow' })
    worker.start()
    const running = () => app.db.query(SERVICE, `select 1 from app.jobs where status = 'running'`, [])
    await expect.poll(async () => (await running()).length, { timeout: 20_000 }).toBe(slow.concurrency)
    for (let n = 0; n < 5; n++) await enqueue({ name: 'quick', payload: { is: n } })
    await expect.poll(() => order.length, { timeout: 20_000 }).toBe(5)
    expect(await running()).toHaveLength(slow.concurrency)
    end()
    await worker.stop()
  })

  it('gives a free slot to the next job at once, not at the next poll', async () => {
    jobs.registerJob({ queue: quick, name: 'quick', handle: note })
    for (let n = 0; n < 4; n++) await enqueue({ name: 'quick', payload: { is: n } })
    const worker = workerOf(3_600_000)
    worker.start()
    await expect.poll(() => order.length, { timeout: 20_000 }).toBe(4)
    await worker.stop()
  })

  it('is not quiet while a run left work behind, also when that run ended during the last poll of a tick', async () => {
    let goOn: () => void = () => {}
    const canEnd = new Promise<void>((resolve) => (goOn = resolve))
    jobs.registerJob({
      queue: slow,
      name: 'first',
      handle: async (payload) => {
        await canEnd
        await enqueue({ name: 'second', payload: { is: 'second' } })
        await note(payload)
      },
    })
    jobs.registerJob({ queue: slow, name: 'second', handle: note })
    await enqueue({ name: 'first', payload: { is: 'first' } })
    const isThere = () => app.db.query(SERVICE, `select 1 from app.jobs where name = 'first'`, [])
    let looks = 0
    // The real database; only the answer of the second poll, which found nothing, is delayed until the first run has ended.
    const db: Database = {
      ...app.db,
      query: async <Row>(...[identity, text, values]: Parameters<Database['query']>) => {
        const found = await app.db.query<Row>(identity, text, values)
        if (!text.includes('claim_jobs') || ++looks !== 2) return found
        goOn()
        while ((await isThere()).length > 0) await new Promise(setImmediate)
        await new Promise(setImmediate)
        return found
      },
    }
    await createWorker({ db, clock: app.clock, log: app.deps.log, jobs }).tick()
    expect(order).toEqual(['first', 'second'])
  })

  it('runs the higher priority first, and within one priority the earlier due time first', async () => {
    jobs.registerJob({ queue: quick, name: 'quick', handle: note })
    for (const [is, priority] of Object.entries({ a: 0, b: 5, c: 0, d: 9 })) {
      await enqueue({ name: 'quick', payload: { is }, priority })
      app.clock.advanceMs(1)
    }
    await workerOf().tick()
    expect(order).toEqual(['d', 'b', 'a', 'c'])
  })

  it('keeps of a second request with the same key only the earlier time and the higher priority', async () => {
    jobs.registerJob({ queue: quick, name: 'quick', handle: note })
    const later = new Date(TEST_NOW.getTime() + 60_000)
    await enqueue({ name: 'quick', dedupeKey: 'k', payload: { is: 'first' }, runAt: later, priority: 3 })
    await enqueue({ name: 'quick', dedupeKey: 'k', payload: { is: 'second' } })
    const rows = await app.db.query(SERVICE, 'select priority, due_at, payload from app.jobs', [])
    expect(rows).toEqual([{ priority: 3, due_at: TEST_NOW, payload: { is: 'first' } }])
  })

  it('has one declaration: a second one of the same name is refused', () => {
    jobs.registerJob({ queue: quick, name: 'a', handle: note })
    expect(() => jobs.registerJob({ queue: { name: 'quick', concurrency: 9 }, name: 'b', handle: note })).toThrow(
      'two queues',
    )
  })
})

describe('groups in a queue', () => {
  it('take turns: one job waits for one job of each other group, however many those have', async () => {
    jobs.registerJob({ queue: fair, name: 'fair', handle: note })
    for (const group of ['a', 'a', 'a', 'a', 'b', 'b', 'b', 'c'])
      await enqueue({ name: 'fair', groupKey: group, payload: { is: group } })
    await workerOf().tick()
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'b', 'a'])
  })

  it('keep their turns when another worker takes over, and a new group goes first', async () => {
    jobs.registerJob({
      queue: fair,
      name: 'fair',
      handle: async (payload) => {
        await note(payload)
        if (order.length === 1) await enqueue({ name: 'fair', groupKey: 'new', payload: { is: 'new' } })
      },
    })
    for (const group of ['a', 'a', 'b']) await enqueue({ name: 'fair', groupKey: group, payload: { is: group } })
    await workerOf().tick()
    for (const group of ['a', 'b', 'new']) await enqueue({ name: 'fair', groupKey: group, payload: { is: group } })
    await workerOf().tick()
    expect(order.slice(0, 4)).toEqual(['a', 'b', 'new', 'a'])
    expect(order.slice(4)).toEqual(['b', 'new', 'a'])
  })

  it('never run two jobs of one group at once, with four workers polling together', async () => {
    const running = new Map<string, number>()
    let most = 0
    jobs.registerJob({
      queue: wide,
      name: 'wide',
      handle: async (payload) => {
        const group = String(payload.is)
        running.set(group, (running.get(group) ?? 0) + 1)
        most = Math.max(most, running.get(group) ?? 0)
        await app.db.query(SERVICE, 'select 1', [])
        running.set(group, (running.get(group) ?? 0) - 1)
        await note(payload)
      },
    })
    for (let n = 0; n < 24; n++) await enqueue({ name: 'wide', groupKey: `g${n % 3}`, payload: { is: `g${n % 3}` } })
    await Promise.all([workerOf(), workerOf(), workerOf(), workerOf()].map((one) => one.tick()))
    expect(order).toHaveLength(24)
    expect(most).toBe(1)
  })

  it('start the next job of a group as its turn ends, not at the next poll, also with free slots', async () => {
    jobs.registerJob({
      queue: wide,
      name: 'wide',
      handle: async (payload) => {
        // Longer than a poll, which makes three queries.
        for (let asked = 0; asked < 20; asked++) await app.db.query(SERVICE, 'select 1', [])
        await note(payload)
      },
    })
    for (let n = 0; n < 4; n++) await enqueue({ name: 'wide', groupKey: 'a', payload: { is: n } })
    const worker = workerOf(3_600_000)
    worker.start()
    await expect.poll(() => order.length, { timeout: 5_000 }).toBe(4)
    await worker.stop()
  })

  it('wait for a killed worker only until its lease ends', async () => {
    jobs.registerJob({ queue: fair, name: 'fair', handle: note })
    await enqueue({ name: 'fair', groupKey: 'a', payload: { is: 'one' } })
    await enqueue({ name: 'fair', groupKey: 'a', payload: { is: 'two' } })
    await app.db.query(
      SERVICE,
      `update app.jobs set status = 'running', attempts = 1, due_at = $1 where payload ->> 'is' = 'one'`,
      [new Date(TEST_NOW.getTime() + 60_000)],
    )
    expect(await workerOf().tick()).toBe(0)
    app.clock.advanceMs(60_000)
    await workerOf().tick()
    expect(order.toSorted()).toEqual(['one', 'two'])
  })
})

describe('access to the queue', () => {
  it.each([{ role: 'anon' } as const, { role: 'member', userId: '01890000-0000-7000-8000-000000000000' } as const])(
    'is refused to %j',
    async (identity) => {
      for (const table of ['jobs', 'job_turns', 'job_schedules', 'outbox'])
        await expect(app.db.query(identity, `select * from app.${table}`, [])).rejects.toThrow(/permission denied/)
    },
  )
})
