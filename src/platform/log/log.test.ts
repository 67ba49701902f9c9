import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { createLog } from './log.ts'

const CANARIES = [
  'Wilhelmina van Kanarie',
  'kanarie@voorbeeld.nl',
  'mijn BSN is 123456782',
  'sessie-9f8e7d6c5b4a39281706',
]
const service = { role: 'service' } as const

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Returns the lines that every way of logging an error writes. */
function linesOf(error: unknown): string {
  const lines: string[] = []
  const log = createLog({ level: 'trace', pretty: false }, (line) => lines.push(line))
  log.error({ err: error }, 'broke')
  log.error({ err: error })
  log.error(error)
  log.child({ part: 'child' }).warn({ error }, 'broke')
  log.error({ err: new Error(String(error), { cause: error }) }, 'wrapped')
  return lines.join('')
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('this was to fail')
}

const counter = 'insert into app.rate_counters (bucket, window_start, used) values ($1, now(), $2)'

it.each([
  ['a value of the wrong type', 'select $1::uuid', 1],
  ['a value of the wrong type beside others', 'select $1::text, $2::text, $3::integer', 3],
  [
    'a null where none may be',
    'insert into app.rate_counters (bucket, window_start, used) values ($1, now(), null)',
    1,
  ],
  ['a cast inside the statement', 'select ($1::text || $2::text)::timestamptz', 2],
  ['a function that raises with its parameter', "select set_config('app.planted.' || $1, $2, true)", 2],
  ['a statement that does not parse', 'select $1::text fromm $2::text', 2],
])('no log line carries a parameter of a database error: %s', async (_, text, count) => {
  for (const canary of CANARIES) {
    const values = Array.from({ length: count }, () => canary)
    const errors = [
      await errorOf(app.db.query(service, text, values)),
      await errorOf(app.db.batch(service, [{ text, values }])),
      await errorOf(app.db.engine.statement(null, text, values)),
    ]
    for (const error of errors) expect(linesOf(error)).not.toContain(canary)
  }
})

it('a duplicate key is logged by its constraint and its table, not by its value', async () => {
  for (const canary of CANARIES) {
    const twice = { text: counter.replace('now()', "'2026-01-01'"), values: [canary, 1] }
    const said = linesOf(await errorOf(app.db.batch(service, [twice, twice])))
    expect(said).not.toContain(canary)
    expect(said).toContain('"code":"23505"')
    expect(said).toContain('"table":"rate_counters"')
    expect(said).toMatch(/"constraint":"rate_counters\w+"/)
    expect(said).toContain('at ')
  }
})

it('text that an error quotes is not logged as a name, a code or a frame', () => {
  const [name = ''] = CANARIES
  const posing = Object.assign(new Error(`x\n    at ${name}\nrest of it\n    at ${name}`), {
    code: name,
    table: name,
    detail: name,
  })
  posing.name = name
  expect(linesOf(posing)).not.toContain(name)
  expect(linesOf(errorFromJson(name))).not.toContain(name)
})

function errorFromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}
