import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enqueueReading, readingQueue } from '#modules/knowledge/actions/reading-queue.ts'
import { registerKnowledgeJobs } from '#modules/knowledge/jobs/knowledge-jobs.ts'
import { listPages, readSources, replaceSources } from '#modules/knowledge/public.ts'
import { paymentQueue } from '#modules/payments/jobs/payment-queue.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { mailQueue } from '#platform/jobs/job-queue.ts'
import { createJobRegistry, type JobRegistry } from '#platform/jobs/job-registry.ts'
import { claimJobs } from '#platform/jobs/job-store.ts'
import { createWorker } from '#platform/jobs/worker.ts'
import { createSafeFetch, type SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../support/create-test-app.ts'
import { addConfig, makeConfig } from './support/knowledge-fixture.ts'

const service = { role: 'service' } as const
/** Short beside the lease of a job, which is prolonged by real time and not by the clock of this test. */
const pageTimeoutMs = 2_000
const patience = { timeout: 20_000 }
const PAGE_BYTES = 1000
type Owner = { userId: string; configId: string }

let app: TestApp
let guarded: SafeFetch
let pages: SafeFetch
let jobs: JobRegistry
/** What the worker did, in its order: a fetch of an address, the end of a slice by its configuration, or another job by its name. */
let seen: string[]
let site: (url: string) => ReturnType<SafeFetch['safeFetch']>

beforeAll(async () => {
  app = await createTestApp()
  guarded = createSafeFetch({ allow: [] })
})
afterAll(async () => {
  await guarded.close()
  await app.close()
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  seen = []
  site = timesOut
  for (const table of ['jobs', 'job_turns', 'outbox', 'job_schedules', 'reading_host_pauses', 'rate_counters'])
    await app.db.query(service, `delete from app.${table}`, [])
  await app.db.query(service, 'update app.knowledge_indexes set next_read_at = null', [])
  jobs = createJobRegistry()
  pages = {
    ...guarded,
    safeFetch: (url) => {
      seen.push(url)
      return site(url)
    },
  }
  const log = Object.assign(Object.create(app.deps.log), {
    info: (fields: { configId?: string }) => void seen.push(`slice of ${fields.configId}`),
  })
  registerKnowledgeJobs({ db: app.db, clock: app.clock, log, pages }, jobs)
  for (const [name, queue] of [
    ['mail', mailQueue],
    ['money', paymentQueue],
  ] as const)
    jobs.registerJob({ name, queue, handle: async () => void seen.push(name) })
})

/** A page that costs its whole time: the clock of this test goes on by it. */
const timesOut = async () => {
  app.clock.advanceMs(pageTimeoutMs)
  return { outcome: 'failed', reason: 'timeout', detail: '' } as const
}
const answers = async (url: string) => {
  const text = `<html><body><p>De soep van ${url} kost vijf euro.</p></body></html>`
  const bytes = new TextEncoder().encode(text.padEnd(PAGE_BYTES))
  return { outcome: 'ok', status: 200, url, contentType: 'text/html', headers: {}, bytes } as const
}
const workerOf = (pollMs?: number) =>
  createWorker({ db: app.db, clock: app.clock, log: app.deps.log, jobs, ...(pollMs && { pollMs }) })
const ask = (owner: Owner) => app.db.as(service, (tx) => enqueueReading(tx, { ...owner, now: app.clock.now() }))
/** `count` pages of a configuration, each on a host of its own unless `host` says which. */
async function givePages(owner: Owner, count: number, host?: string): Promise<void> {
  const urls = Array.from({ length: count }, (_, n) =>
    host ? `https://${host}/${n}` : `https://s${n}.${owner.configId}.example/`,
  )
  const sources = urls.map((url) => ({ kind: 'address', origin: 'extra', url }) as const)
  await app.db.as(service, (tx) => replaceSources(tx, owner, sources))
}
const fetchesOf = (owner: Owner) => seen.filter((one) => one.includes(`${owner.configId}.example`))
const pagesOf = (owner: Owner) => app.db.as(service, (tx) => listPages(tx, owner.configId))
const runningReadings = () =>
  app.db.query<{ group_key: string }>(
    service,
    `select group_key from app.jobs where status = 'running' and name = 'knowledge.read'`,
    [],
  )

describe('nine configurations of fifty pages that never answer', () => {
  it('hold up no mail, no payment and no other account', { timeout: 60_000 }, async () => {
    const attacker = await makeConfig(app.db)
    const configs = [attacker]
    while (configs.length < 9) configs.push(await addConfig(app.db, attacker.userId))
    for (const config of configs) {
      await givePages(config, 50)
      await ask(config)
    }
    let letGo: () => void = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    site = () => held.then(() => answers('https://www.example/'))
    const worker = workerOf(5)
    worker.start()
    await expect.poll(() => seen.length, patience).toBe(4)
    const other = await makeConfig(app.db)
    await givePages(other, 1)
    await app.db.as(service, async (tx) => {
      await enqueueJob(tx, { name: 'mail', now: app.clock.now() })
      await enqueueJob(tx, { name: 'money', now: app.clock.now() })
    })
    await ask(other)
    await expect.poll(() => ['mail', 'money'].every((name) => seen.includes(name)), patience).toBe(true)
    await expect.poll(() => fetchesOf(other).length, patience).toBe(1)
    expect((await runningReadings()).map((row) => row.group_key).toSorted()).toEqual(
      [attacker.userId, other.userId].toSorted(),
    )
    expect(configs.flatMap(fetchesOf)).toHaveLength(4)
    letGo()
    await worker.stop()
  })
})

describe('accounts that read', () => {
  it('take turns by slices: a newcomer waits for at most one slice of each other account', {
    timeout: 60_000,
  }, async () => {
    const flood = await Promise.all(Array.from({ length: readingQueue.concurrency }, () => makeConfig(app.db)))
    for (const one of [...flood]) flood.push(await addConfig(app.db, one.userId))
    for (const one of flood) {
      await givePages(one, 24)
      await ask(one)
    }
    const newcomer = await makeConfig(app.db)
    await givePages(newcomer, 1)
    site = async () => {
      if (seen.length === 1) await ask(newcomer)
      return timesOut()
    }
    await workerOf().tick()
    const before = seen.slice(
      0,
      seen.findIndex((one) => one.includes(`${newcomer.configId}.example`)),
    )
    const slices = flood.map(({ configId }) => before.filter((one) => one === `slice of ${configId}`).length)
    expect(slices.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(readingQueue.concurrency)
    // Nothing is lost by the turns: each page was asked for once, in more than one slice.
    for (const one of flood) {
      expect(fetchesOf(one)).toHaveLength(24)
      expect(seen.filter((entry) => entry === `slice of ${one.configId}`).length).toBeGreaterThan(1)
      expect((await pagesOf(one)).map((page) => page.reason)).toEqual(Array(24).fill('timeout'))
    }
  })

  it('begin sixty readings an hour, whatever asks for them; the next is read when the hour is over', async () => {
    site = answers
    const owner = await makeConfig(app.db)
    await givePages(owner, 1)
    for (let n = 0; n < 60; n++) {
      await ask(owner)
      await workerOf().tick()
    }
    const startedCount = fetchesOf(owner).length
    expect(startedCount).toBe(60)
    await ask(owner)
    await workerOf().tick()
    expect(fetchesOf(owner)).toHaveLength(startedCount)
    app.clock.set(new Date((Math.floor(TEST_NOW.getTime() / 3_600_000) + 1) * 3_600_000))
    await workerOf().tick()
    expect(fetchesOf(owner)).toHaveLength(startedCount + 1)
  })

  it('that asked go before those whose daily reading is due', async () => {
    site = answers
    const due = await makeConfig(app.db)
    await givePages(due, 1)
    await app.db.query(service, 'insert into app.knowledge_indexes (config_id, next_read_at) values ($1, $2)', [
      due.configId,
      TEST_NOW,
    ])
    await workerOf().tick()
    await app.db.query(service, 'update app.job_schedules set next_run_at = $1', [TEST_NOW])
    const busy = readingQueue.concurrency
    const asked = await Promise.all(Array.from({ length: busy + 1 }, () => makeConfig(app.db)))
    for (const one of asked) {
      await givePages(one, 1)
      await ask(one)
    }
    app.clock.advanceMs(1)
    await workerOf().tick()
    const order = seen.filter((one) => one.startsWith('https'))
    expect(order.findIndex((url) => url.includes(due.configId))).toBeGreaterThanOrEqual(busy)
  })
})

describe('a host that fails three times in a row', () => {
  it('is left alone for a quarter of an hour, by this account only, and asked once after it', async () => {
    const [owner, other] = [await makeConfig(app.db), await makeConfig(app.db)]
    await givePages(owner, 20, 'traag.example')
    await givePages(other, 1, 'traag.example')
    await ask(owner)
    await workerOf().tick()
    // Four are asked at once, so up to three more are on their way when the third fails.
    const asked = seen.filter((one) => one.startsWith('https')).length
    expect(asked).toBeLessThanOrEqual(6)
    const reasons = (await pagesOf(owner)).map((page) => page.reason)
    expect(reasons.filter((reason) => reason === 'host_paused')).toHaveLength(20 - asked)
    await ask(other)
    await workerOf().tick()
    expect(seen.filter((one) => one.startsWith('https'))).toHaveLength(asked + 1)
    const [index] = await app.db.query<{ next_read_at: Date }>(
      service,
      'select next_read_at from app.knowledge_indexes where config_id = $1',
      [owner.configId],
    )
    expect(index?.next_read_at.getTime()).toBeLessThanOrEqual(app.clock.now().getTime() + 15 * 60_000)
    site = answers
    app.clock.set(index?.next_read_at ?? TEST_NOW)
    await ask(owner)
    await workerOf().tick()
    expect((await pagesOf(owner)).every((page) => page.status === 'read')).toBe(true)
    expect(
      await app.db.query(service, 'select 1 from app.reading_host_pauses where user_id = $1', [owner.userId]),
    ).toEqual([])
  })
})

describe('a worker that is killed in the middle of a slice', () => {
  it('gives its reading back within its leases; what was read is not read again, and the budget goes on counting', async () => {
    const owner = await makeConfig(app.db)
    await givePages(owner, 12)
    await ask(owner)
    const nobody = new Promise<never>(() => {})
    site = (url) => (fetchesOf(owner).length > 8 ? nobody : answers(url))
    // Leased and read as a worker does, but by nobody who prolongs the lease: its last pages never come.
    const demand = { queue: readingQueue, names: ['knowledge.read'], free: 1 }
    await claimJobs(app.db, { demands: [demand], now: app.clock.now(), leaseMs: 60_000 })
    void readSources({ db: app.db, clock: app.clock, pages }, owner.configId)
    await expect
      .poll(async () => (await pagesOf(owner)).filter((page) => page.status === 'read').length, patience)
      .toBe(8)
    site = answers
    seen = []
    for (let minute = 0; minute < 4; minute++) {
      app.clock.advanceMs(61_000)
      await workerOf().tick()
    }
    expect(fetchesOf(owner)).toHaveLength(4)
    expect((await pagesOf(owner)).every((page) => page.status === 'read')).toBe(true)
    const [index] = await app.db.query<{ spent: { bytes: number } }>(
      service,
      'select spent from app.knowledge_indexes where config_id = $1',
      [owner.configId],
    )
    expect(index?.spent.bytes).toBe(12 * PAGE_BYTES)
  })
})
