import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { generalQueue } from '#platform/jobs/job-queue.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { ownerQuery } from '../../../tests/support/database-dump.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { SMOKE_JOB } from './actions/start-smoke-batch.ts'
import { cancelRuns, claimNextRun } from './store/smoke-store.ts'

const SERVICE = { role: 'service' } as const
const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'
/** Two bots of one category. */
const BONNIE = '0192e6f4-dce0-7070-b7d9-4ca18b639608'
const NOTULIST = '0192e6fa-5b20-73bf-9b8e-63f8d0b3b160'
const isPostgres = process.env.SYVO_TEST_ENGINE === 'postgres'

let app: TestApp
let token: string
/** Runs while a batch waits between two questions. */
let meanwhile: () => Promise<unknown>
beforeAll(async () => {
  app = await createTestApp({ sleep: async () => void (await meanwhile()) })
  await seedCatalogue(app, { demo: false, storeSampleKnowledge })
  await app.background.tick()
  token = (await makeAdmin(app)).token
})
afterAll(() => app.close())
beforeEach(async () => {
  meanwhile = async () => {}
  await rows('delete from app.smoke_batches')
  await rows('delete from app.jobs')
})

const rows = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  app.db.query<Row>(SERVICE, text, values)
const start = async (body: object): Promise<{ batch_id: string; total: number }> =>
  (await app.send('POST', '/functions/v1/start-smoke-tests', { token, body })).body
const batches = () => rows<{ status: string }>('select status from app.smoke_batches order by id')
const take = (batchId: string) => app.db.as(SERVICE, (tx) => claimNextRun(tx, batchId, app.clock.now()))
/** Makes the database refuse to start an execution; returns how to undo that. */
async function refuseExecutions(when: string): Promise<() => Promise<void>> {
  const query = await ownerQuery(app)
  await query(
    `create function app.refuse_it() returns trigger language plpgsql security definer as $$ begin
      if ${when} then raise exception 'no'; end if; return new; end $$`,
  )
  await query(
    'create trigger refuse_it before insert on app.bot_executions for each row execute function app.refuse_it()',
  )
  return async () => {
    await query('drop function app.refuse_it() cascade')
    await query.end()
  }
}

describe('a batch in the worker', () => {
  it('yields its slot after 20 seconds and continues behind other work, until each question was asked once', async () => {
    const order: string[] = []
    if (!app.background.jobs.jobs.has('proef.ander'))
      app.background.jobs.registerJob({
        name: 'proef.ander',
        queue: generalQueue,
        handle: async () => void order.push('ander werk'),
      })
    const asked: number[] = []
    meanwhile = async () => {
      app.clock.advanceMs(7000)
      order.push('vraag')
      asked.push(app.clock.now().getTime())
      if (order.length === 1) {
        // Due while the batch is asking; a tick looks for work when a job ends.
        const now = app.clock.now()
        await app.db.as(SERVICE, (tx) =>
          enqueueJob(tx, { name: 'proef.ander', runAt: new Date(now.getTime() + 12_000), now }),
        )
      }
    }
    const { total } = await start({ category: 'horeca' })
    expect(total).toBeGreaterThan(4)
    await app.background.tick()
    expect(await batches()).toEqual([{ status: 'done' }])
    expect(asked).toHaveLength(total)
    const jobsOfBatch = Math.ceil(total / 3)
    expect(jobsOfBatch).toBeGreaterThan(1)
    expect(order.indexOf('ander werk')).toBeGreaterThan(0)
    expect(order.indexOf('ander werk')).toBeLessThan(order.length - 1)
  })

  it('holds the slot no longer: each of its jobs asks for at most 20 seconds', async () => {
    const { batch_id: id, total } = await start({ category: 'horeca' })
    const perJob = new Map<string, number>()
    meanwhile = async () => {
      app.clock.advanceMs(7000)
      // The previous job may still be storing its own end.
      const [job] = await rows<{ id: string }>(
        "select id from app.jobs where name = $1 and status = 'running' order by id desc limit 1",
        SMOKE_JOB,
      )
      perJob.set(job?.id ?? '', (perJob.get(job?.id ?? '') ?? 0) + 1)
    }
    await app.background.tick()
    expect(Math.max(...perJob.values())).toBe(3)
    expect([...perJob.values()].reduce((sum, n) => sum + n, 0)).toBe(total)
    expect(await rows('select 1 from app.smoke_runs where batch_id = $1 and ended_at is null', id)).toEqual([])
  })

  it('[ADMIN-09] shows a question as running while it is asked, and evaluates it only after that', async () => {
    const asked = `select 1 from app.smoke_runs r where r.status = 'running' and r.test_input = new.input_data ->> 'message'`
    const restore = await refuseExecutions(`not exists (${asked})`)
    const { total } = await start({ category: 'horeca' })
    await app.background.tick()
    await restore()
    expect(await rows("select test_input from app.smoke_runs where error = 'internal'")).toEqual([])
    expect(await rows("select 1 from app.smoke_runs where status in ('passed', 'failed')")).toHaveLength(total)
  })

  it('ends a question that throws as failed by the product itself, and asks all others', async () => {
    const question = 'Wat kost het kindermenu?'
    const restore = await refuseExecutions(`new.input_data ->> 'message' = '${question}'`)
    const { total } = await start({ category: 'horeca' })
    await app.background.tick()
    await restore()
    expect(await batches()).toEqual([{ status: 'done' }])
    const broken = await rows("select test_input, status, response from app.smoke_runs where error = 'internal'")
    expect(broken.length).toBeGreaterThan(0)
    for (const one of broken) expect(one).toEqual({ test_input: question, status: 'failed', response: null })
    const ended = await rows("select 1 from app.smoke_runs where status in ('passed', 'failed')")
    expect(ended).toHaveLength(total)
  })

  it('ends when its job dies, and its category can be asked again', async () => {
    await start({ category: 'horeca' })
    meanwhile = () => Promise.reject(new Error('bedacht'))
    await rows('update app.jobs set attempts = 9')
    await app.background.tick()
    expect(await batches()).toEqual([{ status: 'cancelled' }])
    expect(await rows("select 1 from app.smoke_runs where status in ('waiting', 'running')")).toEqual([])
    expect((await start({ category: 'horeca' })).total).toBeGreaterThan(0)
  })
})

describe('two workers on one batch', () => {
  it('never claim the same question, and the question that one left is claimed after its lease', async () => {
    const { batch_id: id, total } = await start({ category: 'horeca', bot_id: TAFELWIJS })
    const taken = await Promise.all(Array.from({ length: total }, () => take(id)))
    const ids = taken.map((next) => (next.kind === 'ask' ? next.run.id : next.kind))
    expect(new Set(ids).size).toBe(total)
    expect(await take(id)).toMatchObject({ kind: 'held' })
    app.clock.advanceMs(180_000)
    expect(await take(id)).toMatchObject({ kind: 'ask' })
  })

  it('a worker that finds only questions of the other returns, and the batch does not end without them', async () => {
    const { batch_id: id, total } = await start({ category: 'horeca', bot_id: TAFELWIJS })
    await take(id)
    await app.background.tick()
    expect(await batches()).toEqual([{ status: 'running' }])
    app.clock.advanceMs(180_000)
    await app.background.tick()
    expect(await batches()).toEqual([{ status: 'done' }])
    expect(await rows("select 1 from app.smoke_runs where status in ('passed', 'failed')")).toHaveLength(total)
  })

  it.runIf(isPostgres)('a question that is cancelled while it is being claimed stays cancelled', async () => {
    const { batch_id: id } = await start({ category: 'horeca', bot_id: TAFELWIJS })
    let begin: () => void = () => {}
    // Outside of the transaction that cancels, like another worker.
    const taking = new Promise<void>((resolve) => (begin = resolve)).then(() => take(id))
    const query = await ownerQuery(app)
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    const waitsForLock = async () => {
      for (let look = 0; look < 500 && (await query(waiting)).length === 0; look++);
    }
    await app.db.as(SERVICE, async (tx) => {
      await cancelRuns(tx, id)
      begin()
      // By now it waits for these rows, or has skipped them.
      await Promise.race([taking, waitsForLock()])
    })
    await query.end()
    expect(await taking).not.toMatchObject({ kind: 'ask' })
    expect(await rows("select 1 from app.smoke_runs where status <> 'cancelled'")).toEqual([])
  })
})

describe('batches that overlap', () => {
  const refused = async (body: object) => {
    const { status, body: answer } = await app.send('POST', '/functions/v1/start-smoke-tests', { token, body })
    return { status, ...answer.error }
  }

  it('run beside each other: a bot, its category, another bot and everything; each asks all its questions', async () => {
    const started = [
      await start({ bot_id: BONNIE }),
      await start({ category: 'generic' }),
      await start({ bot_id: NOTULIST }),
      await start({}),
    ]
    for (let jobs = 0; jobs < 2 * started.length; jobs++) {
      await app.background.tick()
      app.clock.advanceMs(2000)
    }
    expect(await batches()).toEqual(started.map(() => ({ status: 'done' })))
    const ended = await rows("select batch_id from app.smoke_runs where status in ('passed', 'failed')")
    expect(ended).toHaveLength(started.reduce((sum, { total }) => sum + total, 0))
  })

  it('of the same scope are refused, with name and progress of the running one, however the bot is named', async () => {
    const { batch_id: id, total } = await start({ category: 'horeca' })
    await take(id)
    await rows("update app.smoke_runs set status = 'passed' where status = 'running'")
    expect(await refused({ category: 'horeca' })).toEqual({
      status: 409,
      code: 'already_running',
      message: `Deze test loopt al: Horeca (1 van ${total} vragen). Wacht even of stop hem eerst.`,
      details: { running: [{ batch_id: id, done: 1, total }] },
    })
    const ofBot = await start({ bot_id: BONNIE })
    const message = `Deze test loopt al: Bonnie (0 van ${ofBot.total} vragen). Wacht even of stop hem eerst.`
    expect(await refused({ bot_id: BONNIE })).toMatchObject({ status: 409, message })
    expect(await refused({ bot_id: BONNIE, category: 'generic' })).toMatchObject({ status: 409, message })
    await start({})
    expect((await refused({})).message).toMatch(/^Deze test loopt al: alle categorieën \(0 van/)
  })
})

describe('the figures of a category', () => {
  const read = async () => (await app.send('GET', '/functions/v1/smoke-tests', { token })).body
  const horeca = async () => (await read()).categories.find((one: { category: string }) => one.category === 'horeca')

  it('are those of its newest batch, whatever nightly and single-bot batches came later', async () => {
    const { batch_id: id, total } = await start({ category: 'horeca' })
    await app.background.tick()
    await rows(
      `insert into app.smoke_batches (id, kind, status, day, started_at, ended_at)
       select gen_random_uuid(), 'daily', 'done', date '2030-01-01' + n, now(), now() from generate_series(1, 31) n`,
    )
    await rows("update app.smoke_batches set id = ('ffffffff' || substr(id::text, 9))::uuid where kind = 'daily'")
    const singleBot = await start({ category: 'horeca', bot_id: TAFELWIJS })
    await app.background.tick()
    const { batch, counts } = await horeca()
    expect(batch).toMatchObject({ id, bot_id: null, status: 'done' })
    expect(counts.passed + counts.failed).toBe(total)
    const { runs, batches: all } = await read()
    const ofBatch = (batchId: string) => runs.filter((run: { batch_id: string }) => run.batch_id === batchId)
    expect(ofBatch(id)).toHaveLength(total)
    expect(ofBatch(singleBot.batch_id)).toHaveLength(singleBot.total)
    expect(all.find((one: { id: string }) => one.id === singleBot.batch_id)).toMatchObject({ bot_id: TAFELWIJS })
  })

  it('count every run of the batch, also those beyond the number that is shown', async () => {
    const { batch_id: id, total } = await start({})
    await rows(
      `insert into app.smoke_runs (id, batch_id, bot_id, category, test_input, expected_keywords, forbidden_keywords, expects_refusal, status)
       select gen_random_uuid(), batch_id, bot_id, category, test_input, '[]', '[]', false, 'passed' from app.smoke_runs, generate_series(1, 700)
       where id = (select id from app.smoke_runs where batch_id = $1 and category = 'horeca' limit 1)`,
      id,
    )
    expect(await horeca()).toMatchObject({
      pass_rate: 100,
      counts: { passed: 700 },
      batch: { counts: { passed: 700, waiting: total } },
    })
    expect((await read()).runs.length).toBeLessThan(700)
  })
})

describe('a version that is replaced while the nightly run of its bot is under way', () => {
  it('is neither evaluated nor shown by the answers of the previous version', async () => {
    const judged = async () => ({
      page: await rows('select tested_at, answers from app.bot_sample_tests where bot_id = $1', TAFELWIJS),
      days: await rows('select day from app.bot_health_days where bot_id = $1', TAFELWIJS),
    })
    await rows("update app.bot_sample_tests set next_test_at = 'infinity'")
    await rows('delete from app.bot_health_days')
    const before = await judged()
    expect(before.page).toHaveLength(1)
    const night = new Date(app.clock.now().getTime() + 86_400_000)
    meanwhile = () => rows('update app.bots set approved_version = 2 where id = $1', TAFELWIJS)
    app.clock.set(night)
    await app.background.tick()
    expect(await batches()).toEqual([{ status: 'done' }])
    expect(await judged()).toEqual(before)
    expect((await rows('select 1 from app.bot_health_days')).length).toBeGreaterThan(0)
    await rows('update app.bots set approved_version = null where id = $1', TAFELWIJS)
  })
})
