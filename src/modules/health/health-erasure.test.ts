import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'
const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

const rows = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  app.db.query<Row>({ role: 'service' }, text, values)

/** Creates a batch that ended this many days ago, or still runs, with one answer of a configuration. */
async function tested(
  configId: string | null,
  {
    startedBy = null,
    days = 0,
    status = 'done',
  }: { startedBy?: string | null; days?: number; status?: 'done' | 'running' } = {},
): Promise<string> {
  const [batch, run] = [newId(), newId()]
  const at = new Date(app.clock.now().getTime() - days * DAY_MS)
  await rows(
    `insert into app.smoke_batches (id, kind, category, started_by, status, day, started_at, ended_at)
     values ($1, 'asked', $2, $3, $4::text, $5::timestamptz::date, $5, case when $4 = 'done' then $5::timestamptz end)`,
    ...[batch, run, startedBy, status, at],
  )
  await rows(
    `insert into app.smoke_runs (id, batch_id, bot_id, config_id, category, test_input, expected_keywords, forbidden_keywords,
       expects_refusal, status, response, page_answer, ended_at)
     values ($1, $2, $3, $4, 'horeca', 'Open?', '[]', '[]', false, 'passed', 'Noor doet open.', '{"answer": "Noor"}', $5)`,
    ...[run, batch, TAFELWIJS, configId, at],
  )
  return run
}
const textsOf = async (runId: string) =>
  (await rows('select status, response, page_answer from app.smoke_runs where id = $1', runId))[0]
const KEPT = { status: 'passed', response: 'Noor doet open.', page_answer: { answer: 'Noor' } }
const BLANK = { status: 'passed', response: null, page_answer: null }

async function customer() {
  const person = await app.signUp()
  const { token } = person
  await app.send('POST', '/functions/v1/start-trial', { token, body: { botId: TAFELWIJS } })
  const saved = await app.send('POST', '/rest/v1/user_bot_configs', { token, body: { bot_id: TAFELWIJS } })
  return { ...person, configId: String(saved.body.id) }
}

it('an erased account leaves no answers in health tests and is named by no batch or verified profile', async () => {
  const [gone, stays] = [await customer(), await customer()]
  const run = await tested(gone.configId, { startedBy: gone.userId })
  const other = await tested(stays.configId, { startedBy: stays.userId })
  await rows(
    `insert into app.vendor_profiles (vendor_id, company, contact_name, email, street, postcode, city, country, kvk, declared_at, changed_at, verified_at, verified_by)
     values ($1, 'Bistro', 'Noor', 'noor@elders.example', 'Kade 1', '3511 AB', 'Utrecht', 'NL', '12345678', now(), now(), now(), $2)`,
    ...[stays.userId, gone.userId],
  )
  const body = { password: 'een-lang-wachtwoord' }
  expect((await app.send('POST', '/functions/v1/delete-account', { token: gone.token, body })).body).toEqual({
    ok: true,
  })
  expect(await textsOf(run)).toEqual(BLANK)
  expect(await textsOf(other)).toEqual(KEPT)
  expect(await rows('select started_by from app.smoke_batches where started_by is not null')).toEqual([
    { started_by: stays.userId },
  ])
  expect(await rows('select verified_by, verified_at is null as waits from app.vendor_profiles')).toEqual([
    { verified_by: null, waits: false },
  ])
})

it('the nightly job erases answers after 30 days or orphaned, tests after 400, never of a running batch', async () => {
  await rows('delete from app.smoke_batches')
  const { configId } = await customer()
  const ids = {
    young: await tested(configId, { days: 28 }),
    old: await tested(configId, { days: 31 }),
    configGone: await tested(null),
    running: await tested(null, { status: 'running' }),
    ancient: await tested(configId, { days: 401 }),
  }
  await app.background.tick()
  app.clock.set(new Date('2026-11-21T01:40:00Z'))
  await app.background.tick()
  expect(await textsOf(ids.young)).toEqual(KEPT)
  expect(await textsOf(ids.old)).toEqual(BLANK)
  expect(await textsOf(ids.configGone)).toEqual(BLANK)
  expect(await textsOf(ids.running)).toEqual(KEPT)
  expect(await textsOf(ids.ancient)).toBeUndefined()
})
