import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import type { Identity } from './identity.ts'
import { createPostgresEngine } from './postgres-engine.ts'

const isPostgres = process.env.SYVO_TEST_ENGINE === 'postgres'
const service: Identity = { role: 'service' }
let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('statements in one batch each return their own rows, under the given identity', async () => {
  const userId = '01890000-0000-7000-8000-000000000001'
  const answers = await app.db.batch({ role: 'member', userId }, [
    { text: "select current_setting('app.user_id') as who, current_user::text as role", values: [] },
    { text: 'select n from generate_series(1, $1::int) n', values: [3] },
    { text: 'select 1 as never where false', values: [] },
  ])
  expect(answers).toEqual([[{ who: userId, role: 'syvo_member' }], [{ n: 1 }, { n: 2 }, { n: 3 }], []])
  const [after] = await app.db.engine.script(null, "select coalesce(current_setting('app.user_id', true), '') as who")
  expect(after).toEqual([{ who: '' }])
})

it('one failing statement undoes all, rejects with its error, and does not affect the next batch', async () => {
  const rate = (name: string, count: unknown) => ({
    text: 'insert into app.rate_counters (bucket, window_start, used) values ($1, now(), $2)',
    values: [`proef ${name}`, count],
  })
  for (let round = 0; round < 3; round++) {
    const failing = app.db.batch(service, [rate(`goed ${round}`, 1), rate(`fout ${round}`, 'veel')])
    await expect(failing).rejects.toThrow(/integer/)
  }
  const kept = () =>
    app.db.query<{ bucket: string }>(service, "select bucket from app.rate_counters where bucket like 'proef %'", [])
  expect(await kept()).toEqual([])
  await app.db.batch(service, [rate('goed', 1), rate('ook goed', 2)])
  expect((await kept()).map((row) => row.bucket).toSorted()).toEqual(['proef goed', 'proef ook goed'])
})

it('values are sent and returned as through an open transaction', async () => {
  const text =
    'select $1::text as text, $2::float8 as number, $3::timestamptz as at, $4::text[] as list, $5::jsonb as json, $6::bool as truth'
  const value = fc.tuple(
    fc.option(fc.string({ unit: 'grapheme' }).filter((some) => !some.includes('\0'))),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
    fc.array(fc.constantFrom('a', 'b "c"', '', 'null', '{x,y}', '\\')),
    fc.dictionary(fc.constantFrom('a', 'b'), fc.integer()),
    fc.boolean(),
  )
  await fc.assert(
    fc.asyncProperty(value, async ([...values]) => {
      const sent = values.map((one, index) => (index === 4 ? JSON.stringify(one) : one))
      const [whole] = await app.db.query(service, text, sent)
      const [asked] = (await app.db.engine.statement(null, text, sent)).rows
      expect(whole).toEqual(asked)
    }),
    { numRuns: 30 },
  )
})

it.runIf(isPostgres)(
  'a constraint checked at the commit fails the transaction although every statement passed',
  async () => {
    await scratch(async (engine, run) => {
      await run('create table late (id int primary key deferrable initially deferred); grant all on late to public')
      const twice = { text: 'insert into late values ($1)', values: [1] }
      await expect(engine.batch(service, [twice, twice])).rejects.toThrow(/late_pkey/)
      expect(await engine.batch(service, [{ text: 'select * from late', values: [] }])).toEqual([[]])
    })
  },
)

it.runIf(isPostgres)('a statement whose columns changed fails once and is then prepared again', async () => {
  await scratch(async (engine, run) => {
    await run('create table changing (a int); insert into changing values (1); grant all on changing to public')
    const all = [{ text: 'select * from changing', values: [] }]
    expect(await engine.batch(service, all)).toEqual([[{ a: 1 }]])
    await run("alter table changing add column b text default 'nieuw'")
    await expect(engine.batch(service, all)).rejects.toThrow(/cached plan/)
    expect(await engine.batch(service, all)).toEqual([[{ a: 1, b: 'nieuw' }]])
  })
})

it.runIf(isPostgres)('more different statements than there are names still work', async () => {
  await scratch(async (engine) => {
    for (let number = 0; number < 520; number++) {
      const asked = [{ text: `select ${number} as n, $1::int as given`, values: [number] }]
      expect(await engine.batch(service, asked)).toEqual([[{ n: number, given: number }]])
    }
  })
})

it.runIf(isPostgres)('a value that cannot be sent fails its own transaction only', async () => {
  await scratch(async (engine) => {
    const endless: Record<string, unknown> = {}
    endless['self'] = endless
    await expect(engine.batch(service, [{ text: 'select $1::jsonb', values: [endless] }])).rejects.toThrow(/circular/i)
    expect(await engine.batch(service, [{ text: 'select 1 as one', values: [] }])).toEqual([[{ one: 1 }]])
  })
})

/** Runs `work` with an engine that has a single connection and a schema of its own on the test server. */
async function scratch(
  work: (engine: ReturnType<typeof createPostgresEngine>, run: (text: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  const schema = `scratch_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create schema ${schema}; grant usage on schema ${schema} to public; set search_path = ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const failures: Error[] = []
  const engine = createPostgresEngine({ url: own.href, poolMax: 1, onError: (error) => failures.push(error) })
  try {
    await work(engine, (text) => admin.query(text))
    expect(failures).toEqual([])
  } finally {
    await engine.close()
    await admin.query(`drop schema ${schema} cascade`)
    await admin.end()
  }
}
