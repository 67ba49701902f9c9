import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { SafeMessageError } from '../log/describe-error.ts'
import { enqueueJob, type NewJob } from './enqueue-job.ts'
import { generalQueue } from './job-queue.ts'
import { createJobRegistry, type JobDefinition, type JobRegistry } from './job-registry.ts'
import { claimJobs, completeJob, failJob, replayDeadJobs } from './job-store.ts'
import { createWorker, type Worker } from './worker.ts'

const SERVICE = { role: 'service' } as const

let app: TestApp
let jobs: JobRegistry
let worker: Worker
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  for (const table of ['jobs', 'job_schedules', 'outbox']) await app.db.query(SERVICE, `delete from app.${table}`, [])
  jobs = createJobRegistry()
  worker = another()
})

const another = () => createWorker({ db: app.db, clock: app.clock, log: app.deps.log, jobs, random: () => 0.5 })
const enqueue = (job: Omit<NewJob, 'now'>) =>
  app.db.as(SERVICE, (tx) => enqueueJob(tx, { ...job, now: app.clock.now() }))
const register = (job: Omit<JobDefinition, 'queue'>) => jobs.registerJob({ queue: generalQueue, ...job })
const rows = () =>
  app.db.query<{ id: string; name: string; status: string; attempts: number; due_at: Date; last_error: string | null }>(
    SERVICE,
    'select * from app.jobs order by id',
    [],
  )

describe('running jobs', () => {
  it('runs a due job once and deletes it, and leaves one that is not due or not known', async () => {
    const seen: unknown[] = []
    register({ name: 'a', handle: async (payload) => void seen.push(payload) })
    await enqueue({ name: 'a', payload: { n: 1 } })
    await enqueue({ name: 'a', payload: { n: 2 }, runAt: new Date(TEST_NOW.getTime() + 1) })
    await enqueue({ name: 'unknown' })
    expect(await worker.tick()).toBe(1)
    expect(await worker.tick()).toBe(0)
    expect(seen).toEqual([{ n: 1 }])
    app.clock.advanceMs(1)
    expect(await worker.tick()).toBe(1)
    expect((await rows()).map((row) => row.name)).toEqual(['unknown'])
  })

  it('retries a failed run after 5, 10, 20 … seconds and keeps the job as dead letter until it is replayed', async () => {
    let fails = true
    register({
      name: 'a',
      attemptsMax: 3,
      handle: async () => (fails ? Promise.reject(new SafeMessageError('bedacht')) : undefined),
    })
    await enqueue({ name: 'a' })
    for (const [wait, attempts] of [
      [0, 1],
      [5_000, 2],
      [10_000, 3],
    ] as const) {
      app.clock.advanceMs(Math.max(0, wait - 1))
      if (wait > 0) expect(await worker.tick()).toBe(0)
      app.clock.advanceMs(1)
      expect(await worker.tick()).toBe(1)
      expect(await rows()).toMatchObject([{ attempts, last_error: 'bedacht' }])
    }
    app.clock.advanceMs(86_400_000)
    expect(await worker.tick()).toBe(0)
    const [dead] = await rows()
    expect(dead).toMatchObject({ status: 'dead' })
    fails = false
    expect(await replayDeadJobs(app.db, { id: dead?.id ?? '', now: app.clock.now() })).toBe(1)
    expect(await worker.tick()).toBe(1)
    expect(await rows()).toEqual([])
  })

  it('retries a run whose process died within 90 seconds; the dead run’s late result changes nothing', async () => {
    await enqueue({ name: 'a' })
    const [dead] = await claimJobs(app.db, {
      demands: [{ queue: generalQueue, names: ['a'], free: 1 }],
      now: app.clock.now(),
      leaseMs: 60_000,
    })
    if (!dead) throw new Error('nothing was claimed')
    let runs = 0
    register({ name: 'a', handle: async (_, run) => void (runs += run.attempt) })
    expect(await worker.tick()).toBe(0)
    app.clock.advanceMs(61_000)
    const [second] = await claimJobs(app.db, {
      demands: [{ queue: generalQueue, names: ['a'], free: 1 }],
      now: app.clock.now(),
      leaseMs: 0,
    })
    await completeJob(app.db, dead)
    await failJob(app.db, dead, { retryAt: null, error: 'te laat', now: app.clock.now() })
    expect(await rows()).toMatchObject([{ status: 'running', attempts: second?.attempts }])
    expect(await worker.tick()).toBe(1)
    expect(runs).toBe(3)
  })

  it('makes a job that kills its process every time a dead letter, and calls `onDead` once', async () => {
    const reports: unknown[] = []
    register({
      name: 'a',
      attemptsMax: 2,
      handle: async () => {},
      onDead: async (payload) => void reports.push(payload),
    })
    await enqueue({ name: 'a', payload: { n: 1 } })
    for (let kill = 0; kill < 2; kill++) {
      await claimJobs(app.db, {
        demands: [{ queue: generalQueue, names: ['a'], free: 1 }],
        now: app.clock.now(),
        leaseMs: 60_000,
      })
      app.clock.advanceMs(60_000)
    }
    await worker.tick()
    expect(await rows()).toMatchObject([{ status: 'dead' }])
    expect(reports).toEqual([{ n: 1 }])
  })

  it('runs fifty jobs exactly once each with four workers at once', async () => {
    const seen: number[] = []
    register({ name: 'a', handle: async (payload) => void seen.push(Number(payload.n)) })
    for (let n = 0; n < 50; n++) await enqueue({ name: 'a', payload: { n } })
    await Promise.all([worker, another(), another(), another()].map((one) => one.tick()))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })

  it('does not let a long job hold up anything else, also while polling', async () => {
    let release: () => void = () => {}
    let short = 0
    register({
      name: 'long',
      handle: () => new Promise<void>((resolve) => (release = resolve)),
    })
    register({ name: 'short', handle: async () => void (short += 1) })
    const polling = createWorker({ db: app.db, clock: app.clock, log: app.deps.log, jobs, pollMs: 5 })
    await enqueue({ name: 'long' })
    polling.start()
    await expect.poll(async () => (await rows())[0]?.status).toBe('running')
    for (let n = 0; n < 10; n++) await enqueue({ name: 'short' })
    await expect.poll(() => short).toBe(10)
    release()
    await polling.stop()
    expect(await rows()).toEqual([])
  })

  it('keeps one waiting job per key, and accepts a new one while that runs', async () => {
    let runs = 0
    register({
      name: 'a',
      handle: async () => {
        if (++runs === 1) await enqueue({ name: 'a', dedupeKey: 'k' })
      },
    })
    for (let again = 0; again < 3; again++) await enqueue({ name: 'a', dedupeKey: 'k' })
    expect(await worker.tick()).toBe(2)
  })

  it('stops after the running jobs, and takes nothing new', async () => {
    let release: () => void = () => {}
    const entered = new Promise<void>((started) => {
      register({
        name: 'a',
        handle: async () => {
          started()
          await new Promise<void>((resolve) => (release = resolve))
        },
      })
    })
    await enqueue({ name: 'a' })
    const ticking = worker.tick()
    await entered
    await enqueue({ name: 'a' })
    const stopped = worker.stop()
    release()
    await stopped
    await ticking
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  })

  it('stops without grace: releases a hanging run unharmed and aborts its signal', async () => {
    let reports = false
    const entered = new Promise<void>((started) => {
      register({
        name: 'a',
        handle: async (_, run) => {
          started()
          await new Promise<void>((_resolve, reject) =>
            run.signal.addEventListener('abort', () => reject(new Error('gestopt'))),
          )
        },
      })
    })
    await enqueue({ name: 'a' })
    const ticking = worker.tick().then(() => (reports = true))
    await entered
    await worker.stop(0)
    await ticking
    expect(reports).toBe(true)
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  })
})

describe('schedules', () => {
  it('start a repeating job at its time, once among all workers, and not at the first poll', async () => {
    let runs = 0
    register({
      name: 'nightly',
      schedule: { dailyAt: '03:20' },
      handle: async () => void (runs += 1),
    })
    const workers = [worker, another(), another()]
    const tickAll = () => Promise.all(workers.map((one) => one.tick()))
    await tickAll()
    expect(runs).toBe(0)
    for (const [at, expected] of [
      ['2026-11-21T02:19:59Z', 0],
      ['2026-11-21T02:20:00Z', 1],
      ['2026-11-21T20:00:00Z', 1],
      ['2026-11-22T02:20:01Z', 2],
    ] as const) {
      app.clock.set(new Date(at))
      await tickAll()
      expect(runs).toBe(expected)
    }
  })

  it('do not start a job that is not needed', async () => {
    let needed = false
    let runs = 0
    register({
      name: 'sweep',
      schedule: { everySeconds: 5 },
      isNeeded: async () => needed,
      handle: async () => void (runs += 1),
    })
    for (let step = 0; step < 4; step++) {
      await worker.tick()
      app.clock.advanceMs(5_000)
    }
    expect(runs).toBe(0)
    needed = true
    await worker.tick()
    expect(runs).toBe(1)
  })
})
