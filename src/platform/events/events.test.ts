import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { newId } from '../ids/id.ts'
import { generalQueue } from '../jobs/job-queue.ts'
import { createJobRegistry, type JobRegistry } from '../jobs/job-registry.ts'
import { createWorker, type Worker } from '../jobs/worker.ts'
import { defineEvent, type PublishedEvent } from './define-event.ts'
import { publishEvent } from './publish-event.ts'

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

describe('events', () => {
  const thingMade = defineEvent('thing.made', z.object({ thing_id: z.number() }))
  const unheard = defineEvent('nobody.listens', z.object({}), { unheard: 'a test' })

  it('reach a subscriber with their owner, cause, time and data, and job and event have ids of their own', async () => {
    const seen: PublishedEvent<{ thing_id: number }>[] = []
    jobs.subscribe(thingMade, { queue: generalQueue, name: 'one', handle: async (event) => void seen.push(event) })
    const [ownerId, causeId] = [newId(), newId()]
    const now = app.clock.now()
    const id = await app.db.as(SERVICE, (tx) =>
      publishEvent(tx, thingMade, { ownerId, causeId, data: { thing_id: 7 }, now }),
    )
    app.clock.advanceMs(60_000)
    await worker.tick()
    expect(seen).toEqual([{ id, name: 'thing.made', ownerId, causeId, occurredAt: now, data: { thing_id: 7 } }])
  })

  it('with data that they do not declare are refused, and their change with them', async () => {
    // As a caller without types would.
    const wrong: { thing_id: number } = JSON.parse('{"thing_id":"what a visitor typed"}')
    const published = app.db.as(SERVICE, (tx) =>
      publishEvent(tx, thingMade, { ownerId: null, data: wrong, now: app.clock.now() }),
    )
    await expect(published).rejects.toThrow('thing_id')
    expect(await app.db.query(SERVICE, 'select 1 from app.outbox', [])).toEqual([])
  })

  it('become one job per subscriber, once, with any number of workers', async () => {
    const seen: string[] = []
    jobs.subscribe(thingMade, {
      queue: generalQueue,
      name: 'one',
      handle: async ({ data }) => void seen.push(`one ${data.thing_id}`),
    })
    jobs.subscribe(thingMade, {
      queue: generalQueue,
      name: 'two',
      handle: async ({ data }) => void seen.push(`two ${data.thing_id}`),
    })
    await app.db.as(SERVICE, async (tx) => {
      for (let n = 0; n < 5; n++)
        await publishEvent(tx, thingMade, { ownerId: null, data: { thing_id: n }, now: app.clock.now() })
      await publishEvent(tx, unheard, { ownerId: null, data: {}, now: app.clock.now() })
    })
    await Promise.all([worker.tick(), another().tick(), another().tick()])
    await worker.tick()
    expect(seen.toSorted()).toEqual([
      'one 0',
      'one 1',
      'one 2',
      'one 3',
      'one 4',
      'two 0',
      'two 1',
      'two 2',
      'two 3',
      'two 4',
    ])
  })

  it('of a transaction that rolled back do not exist', async () => {
    const lost = app.db.as(SERVICE, async (tx) => {
      await publishEvent(tx, thingMade, { ownerId: null, data: { thing_id: 1 }, now: app.clock.now() })
      throw new Error('bedacht')
    })
    await expect(lost).rejects.toThrow('bedacht')
    expect(await app.db.query(SERVICE, 'select 1 from app.outbox', [])).toEqual([])
  })
})
