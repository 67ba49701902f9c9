import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { functions, migrations } from '../../../tests/support/embedded-snapshot.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The text of each file by the name of its function or view. */
const FILES = new Map(
  readdirSync(functions, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sql'))
    .map((path) => [basename(path, '.sql'), readFileSync(join(functions, path), 'utf8')]),
)

/** How often the migrations define each function and view. */
function definitions(): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of readdirSync(migrations)) {
    const text = readFileSync(join(migrations, name), 'utf8')
    for (const [, made = ''] of text.matchAll(/^create (?:or replace )?(?:function|view) app\.(\w+)/gm))
      counts.set(made, (counts.get(made) ?? 0) + 1)
  }
  return counts
}

it('every function and view that migrations define more than once has its text in force in a file', () => {
  const replaced = [...definitions()].filter(([, times]) => times > 1).map(([name]) => name)
  expect(replaced.length).toBeGreaterThan(5)
  expect(replaced.filter((name) => !FILES.has(name))).toEqual([])
})

it('the text of every function in force is that of its file, where it has one', async () => {
  const { rows } = await app.db.engine.statement(
    null,
    `select p.proname as name, p.prosrc as text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('app', 'auth') and p.prosqlbody is null`,
    [],
  )
  const known = rows as { name: string; text: string }[] // the columns above
  const inForce = new Map(known.map(({ name, text }) => [name, text]))
  const moved = [...FILES].filter(([name]) => inForce.has(name))
  expect(moved.length).toBeGreaterThan(5)
  expect(moved.filter(([name, text]) => !text.includes(inForce.get(name) ?? '')).map(([name]) => name)).toEqual([])
})

it('every file makes what its name says, once in the whole schema', async () => {
  const { rows } = await app.db.engine.statement(
    null,
    `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('app', 'auth')
     union all select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'app' and c.relkind = 'v'`,
    [],
  )
  const names = rows.map((row) => (row as { name: string }).name) // the column above
  const made = [...FILES.keys()].filter((name) => !name.endsWith('_policies'))
  expect(made.filter((name) => names.filter((one) => one === name).length !== 1)).toEqual([])
})
