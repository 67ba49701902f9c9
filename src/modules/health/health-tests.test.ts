import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { makeVendor } from '../../../tests/support/vendor-fixtures.ts'

const DAY_MS = 86_400_000
const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
let rests: number[]
/** Runs while a batch waits between two questions. */
let meanwhile: (() => Promise<unknown>) | null
beforeAll(async () => {
  app = await createTestApp({
    sleep: async (ms) => {
      rests.push(ms)
      await meanwhile?.()
    },
  })
  await seedCatalogue(app, { demo: false, storeSampleKnowledge })
  await app.background.tick()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  rests = []
  meanwhile = null
  await rows('delete from app.smoke_batches')
  await rows('delete from app.bot_health_days')
  await rows('update app.bots set maintenance_since = null')
})

const rows = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  app.db.query<Row>({ role: 'service' }, text, values)
const start = (body: object, token = admin.token) =>
  app.send('POST', '/functions/v1/start-smoke-tests', { token, body })
const read = async (token = admin.token) => (await app.send('GET', '/functions/v1/smoke-tests', { token })).body
const horeca = async () => (await read()).categories.find((one: { category: string }) => one.category === 'horeca')

describe('a batch of health tests', () => {
  it('[ADMIN-09] asks every valid configuration of the category all its questions, and stores the results', async () => {
    const before = await horeca()
    expect(before).toMatchObject({ tests: 5, batch: null, pass_rate: 0 })
    const started = await start({ category: 'horeca' })
    expect(started.body.total).toBe(before.configured * before.tests)
    expect((await horeca()).counts).toMatchObject({ waiting: started.body.total, passed: 0 })
    await app.background.tick()
    const after = await horeca()
    expect(after.batch).toMatchObject({ status: 'done' })
    expect(after.counts.passed + after.counts.failed).toBe(started.body.total)
    expect(after.counts.passed).toBeGreaterThan(0)
    const { runs } = await read()
    for (const run of runs) {
      const isEnough = run.found_keywords.length / run.expected_keywords.length >= 0.5
      if (!run.expects_refusal) expect(run.status, run.test_input).toBe(isEnough ? 'passed' : 'failed')
      expect(run.response).toMatch(/./)
    }
  })

  it('[ADMIN-09] stores a result as passed from half of the words on, else as failed', async () => {
    const menu = "category = 'horeca' and test_input = 'Wat kost het kindermenu?'"
    const [before] = await rows<{ expected_keywords: string[] }>(
      `select expected_keywords from app.bot_smoke_tests where ${menu}`,
    )
    const [word = ''] = before?.expected_keywords ?? []
    const stored = async (expected: readonly string[]) => {
      await rows('delete from app.smoke_batches')
      await rows(`update app.bot_smoke_tests set expected_keywords = $1 where ${menu}`, JSON.stringify(expected))
      await start({ category: 'horeca', bot_id: TAFELWIJS })
      await app.background.tick()
      return rows("select status from app.smoke_runs where test_input = 'Wat kost het kindermenu?'")
    }
    expect(await stored([word.toUpperCase(), 'zeppelin'])).toEqual([{ status: 'passed' }])
    expect(await stored([word, 'zeppelin', 'walvis'])).toEqual([{ status: 'failed' }])
    await rows(
      `update app.bot_smoke_tests set expected_keywords = $1 where ${menu}`,
      JSON.stringify(before?.expected_keywords),
    )
  })

  it('checks forbidden words and refusals besides expected words; the product’s questions use all three', async () => {
    await start({})
    await app.background.tick()
    const { runs } = await read()
    const outside = runs.filter((run: { expects_refusal: boolean }) => run.expects_refusal)
    expect(new Set(outside.map((run: { category: string }) => run.category)).size).toBe(5)
    for (const run of outside)
      expect([run.bot_title, run.test_input, run.status]).toEqual([run.bot_title, run.test_input, 'passed'])
    const guarded = runs.filter((run: { forbidden_keywords: string[] }) => run.forbidden_keywords.length > 0)
    expect(guarded.filter((run: { expects_refusal: boolean }) => !run.expects_refusal).length).toBeGreaterThan(4)
    for (const run of guarded) expect(run.error, run.test_input).toBeNull()
  })

  it('fails a right answer that holds a forbidden word, and an answer where a refusal was expected', async () => {
    const menu = "category = 'horeca' and test_input = 'Wat kost het kindermenu?'"
    const before = await rows(`select forbidden_keywords from app.bot_smoke_tests where ${menu}`)
    const asked = async (change: string) => {
      await rows(`update app.bot_smoke_tests set ${change} where ${menu}`)
      await start({ category: 'horeca', bot_id: TAFELWIJS })
      await app.background.tick()
      const { runs } = await read()
      return runs.find((run: { test_input: string }) => run.test_input === 'Wat kost het kindermenu?')
    }
    expect(await asked('forbidden_keywords = \'["9,50"]\'')).toMatchObject({
      status: 'failed',
      error: 'forbidden:9,50',
    })
    await rows('delete from app.smoke_batches')
    expect(await asked("forbidden_keywords = '[]', expects_refusal = true")).toMatchObject({ status: 'failed' })
    await rows(
      `update app.bot_smoke_tests set forbidden_keywords = $1, expects_refusal = false where ${menu}`,
      JSON.stringify(before[0]?.['forbidden_keywords']),
    )
  })

  it('[ADMIN-11] waits one second between two questions, and not before the first or after the last', async () => {
    const { total } = (await start({ category: 'hr' })).body
    await app.background.tick()
    // The wait after the last question comes before it is known that none is left.
    expect(rests).toEqual(Array.from({ length: total }, () => 1000))
  })

  it('[ADMIN-10] ends a question that errors as failed, with its reason', async () => {
    await rows("update app.user_bot_configs set is_sample = false where category = 'support'")
    await start({ category: 'support' })
    await app.background.tick()
    await rows("update app.user_bot_configs set is_sample = true where category = 'support'")
    const { runs } = await read()
    expect(runs.length).toBeGreaterThan(0)
    for (const run of runs)
      expect(run).toMatchObject({ status: 'failed', error: 'subscription_required', response: null })
  })

  it('counts against no limit, and is logged as a test', async () => {
    await rows('delete from app.execution_usage')
    await start({ category: 'horeca', bot_id: TAFELWIJS })
    await app.background.tick()
    expect(await rows('select * from app.execution_usage')).toEqual([])
    const logged = await rows('select is_test, channel from app.bot_executions where bot_id = $1', TAFELWIJS)
    expect(logged.length).toBeGreaterThan(0)
    for (const one of logged) expect(one).toMatchObject({ is_test: true })
  })

  it('is cancelled midway, once, and asks nothing more', async () => {
    const { batch_id: id, total } = (await start({ category: 'horeca' })).body
    const cancel = () =>
      app.send('POST', '/functions/v1/cancel-smoke-tests', { token: admin.token, body: { batch_id: id } })
    meanwhile = async () => {
      meanwhile = null
      expect((await cancel()).body).toEqual({ batch_id: id, cancelled: total - 1 })
    }
    await app.background.tick()
    expect((await cancel()).body.error.code).toBe('already_ended')
    expect((await horeca()).counts).toMatchObject({ cancelled: total - 1, waiting: 0, running: 0 })
  })

  it('is started once by two administrators at the same time', async () => {
    const answers = await Promise.all([start({ category: 'hr' }), start({ category: 'hr' })])
    expect(answers.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await rows('select id from app.smoke_batches')).toHaveLength(1)
  })

  it('that its worker left continues with the question it was asking, and asks no other twice', async () => {
    const { batch_id: id, total } = (await start({ category: 'horeca' })).body
    await rows(
      "update app.smoke_runs set status = 'running' where id = (select id from app.smoke_runs where batch_id = $1 order by id limit 1)",
      id,
    )
    await app.background.tick()
    const { counts } = await horeca()
    expect(counts.passed + counts.failed).toBe(total)
    expect(rests).toHaveLength(total)
  })

  it('is an administrator’s only, from the next request on', async () => {
    const vendor = await makeVendor(app)
    const gone = await makeAdmin(app)
    expect((await start({ category: 'hr' }, gone.token)).status).toBe(200)
    await gone.demote()
    for (const token of [vendor.token, gone.token]) {
      expect((await start({}, token)).status).toBe(403)
      expect((await app.send('GET', '/functions/v1/smoke-tests', { token })).status).toBe(403)
      expect((await app.send('GET', '/rest/v1/bot_smoke_tests', { token })).status).toBe(403)
    }
    expect((await app.send('GET', '/functions/v1/smoke-tests')).status).toBe(401)
    expect((await start({ category: 'onzin' })).status).toBe(422)
  })

  it('[DATA-25] the questions are read by the grammar of the tables', async () => {
    const endpoint = '/rest/v1/bot_smoke_tests?category=eq.horeca&active=eq.true'
    const { body } = await app.send('GET', endpoint, { token: admin.token })
    expect(body).toHaveLength(5)
    expect(body[0]).toMatchObject({
      id: expect.any(String),
      category: 'horeca',
      test_input: expect.any(String),
      active: true,
    })
    for (const one of body) expect(one.expected_keywords.length > 0).toBe(!one.expects_refusal)
    const odd = await app.send('GET', '/rest/v1/bot_smoke_tests?test_input=eq.x', { token: admin.token })
    expect(odd.status).toBe(400)
  })
})

describe('the nightly health run of every public bot', () => {
  const since = async () =>
    (
      await rows<{ maintenance_since: Date | null }>('select maintenance_since from app.bots where id = $1', TAFELWIJS)
    )[0]?.maintenance_since
  /** Returns whether the bot's page and the listing show its maintenance. */
  const shown = async (): Promise<boolean[]> => {
    const page = await app.send('GET', `/functions/v1/bot-detail?botId=${TAFELWIJS}`)
    const listing = await app.send('GET', '/functions/v1/listing')
    const listed = listing.body.items.find((one: { id: string }) => one.id === TAFELWIJS)
    return [page.body.in_maintenance, listed.in_maintenance]
  }
  /** Runs a night and the jobs that follow it; the bot answers nothing right while its pages are gone. */
  const night = async (day: number) => {
    app.clock.set(new Date(TEST_NOW.getTime() + day * DAY_MS))
    await app.background.tick()
    await app.background.tick()
  }

  it('three failing days begin maintenance with one mail, shown to all; a good day ends it', async () => {
    await rows('update app.bot_smoke_tests set active = active')
    const mails = () => rows("select subject from app.mails where kind = 'bot-health' order by created_at, id")
    await night(1)
    const days = () =>
      rows<{ outcome: string }>('select outcome from app.bot_health_days where bot_id = $1 order by day', TAFELWIJS)
    expect(await days()).toEqual([{ outcome: 'good' }])
    await rows('update app.bots set sample_questions = \'["xq zv", "qj wp", "vv kk"]\' where id = $1', TAFELWIJS)
    await night(2)
    await night(3)
    expect(await since()).toBeNull()
    expect(await shown()).toEqual([false, false])
    await night(4)
    expect(await shown()).toEqual([true, true])
    const guest = await app.signUp()
    const trial = { token: guest.token, body: { botId: TAFELWIJS } }
    expect((await app.send('POST', '/functions/v1/start-trial', trial)).status).toBe(200)
    expect(await days()).toEqual([{ outcome: 'good' }, ...Array.from({ length: 3 }, () => ({ outcome: 'failing' }))])
    expect(await since()).toEqual(app.clock.now())
    await night(5)
    expect((await mails()).map((mail) => mail['subject'])).toEqual([expect.stringMatching(/ is in onderhoud$/)])
    const { health } = await read()
    expect(health[0]).toMatchObject({ bot_id: TAFELWIJS, maintenance_since: expect.any(String) })
    await rows('update app.bots set sample_questions = \'["Wanneer is de keuken open?"]\' where id = $1', TAFELWIJS)
    await night(6)
    expect(await since()).toBeNull()
    expect(await shown()).toEqual([false, false])
    expect(await mails()).toHaveLength(2)
    expect(
      await rows(
        "select action from app.audit_entries where subject_id = $1 and action like 'bot.maint%' order by id",
        TAFELWIJS,
      ),
    ).toEqual([{ action: 'bot.maintenance-began' }, { action: 'bot.maintenance-ended' }])
  })

  it('is the only daily run: the bot’s page shows its answers, and the test of sample companies is skipped', async () => {
    const asked = async () =>
      (await rows("select channel from app.bot_executions where bot_id = $1 and channel = 'hosted'", TAFELWIJS)).length
    const page = async () => (await app.send('GET', `/functions/v1/bot-detail?botId=${TAFELWIJS}`)).body
    await app.background.tick()
    app.clock.set(new Date(app.clock.now().getTime() + 20_000))
    await app.background.tick()
    const [before, { sample_answers: first }] = [await asked(), await page()]
    expect(first.length).toBeGreaterThan(1)
    await night(7)
    expect(await asked()).toBe(before)
    expect(await page()).toMatchObject({ sample_answers: first, sample_tested_at: app.clock.now().toISOString() })
    await rows("update app.bots set api_endpoint = 'https://192.168.1.1/' where id = $1", TAFELWIJS)
    await night(8)
    expect(await page()).toMatchObject({ sample_answers: first })
    await rows('update app.bots set api_endpoint = null where id = $1', TAFELWIJS)
  })
})
