import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { embeddedSnapshotPath, migrations, TEST_NOW } from '../../../tests/support/embedded-snapshot.ts'
import type { Engine } from './engine.ts'
import { compareMigrations, migrate } from './migrate.ts'
import { createPgliteEngine } from './pglite-engine.ts'
import { createPostgresEngine } from './postgres-engine.ts'

// A copy of the product's own database folder, to which each test adds files.

let root: string
let engine: Engine
let dropDatabase = async (): Promise<void> => {}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'syvo-functions-'))
  cpSync(join(migrations, '..'), root, { recursive: true })
  mkdirSync(join(root, 'functions/notes'))
  engine = await emptyEngine()
  await run()
}, 180_000)
afterEach(async () => {
  await engine.close()
  await dropDatabase()
  rmSync(root, { recursive: true, force: true })
})

const options = () => ({ folder: join(root, 'migrations'), appLogin: null, now: TEST_NOW })
const run = () => migrate(engine, options())
const write = (path: string, text: string) => writeFileSync(join(root, path), text)
const returning = (name: string, value: string) =>
  `create or replace function app.${name}() returns int language sql return ${value};\n`

async function emptyEngine(): Promise<Engine> {
  if (process.env.SYVO_TEST_ENGINE !== 'postgres')
    return createPgliteEngine({ dataDir: null, snapshot: new Blob([await readFile(embeddedSnapshotPath())]) })
  const adminUrl = process.env.TEST_DATABASE_URL ?? ''
  const open = (url: string) => createPostgresEngine({ url, poolMax: 1, onError: () => {} })
  const admin = async (text: string) => {
    const one = open(adminUrl)
    try {
      await one.script(null, text)
    } finally {
      await one.close()
    }
  }
  const name = `syvo_functions_${randomBytes(6).toString('hex')}`
  await admin(`create database ${name}`)
  dropDatabase = () => admin(`drop database if exists ${name} with (force)`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return open(url.href)
}

async function value(expression: string): Promise<unknown> {
  const { rows } = await engine.statement('syvo_owner', `select ${expression} as value`, [])
  const [row] = rows
  return typeof row === 'object' && row !== null && 'value' in row ? row.value : undefined
}

it('a changed file replaces its function, and a file that did not change is not run again', async () => {
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  write('functions/notes/last_note.sql', returning('last_note', '10'))
  expect(await run()).toEqual({ migrations: [], functions: ['notes/first_note.sql', 'notes/last_note.sql'] })
  expect(await run()).toEqual({ migrations: [], functions: [] })
  await engine.script('syvo_owner', returning('last_note', '99'))
  write('functions/notes/first_note.sql', returning('first_note', '2'))
  expect(await run()).toEqual({ migrations: [], functions: ['notes/first_note.sql'] })
  expect([await value('app.first_note()'), await value('app.last_note()')]).toEqual([2, 99])
})

it('a failing file leaves every function as it was, and the error names the file', async () => {
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  await run()
  write('functions/notes/first_note.sql', returning('first_note', '2'))
  write('functions/notes/last_note.sql', returning('last_note', 'app.absent()'))
  await expect(run()).rejects.toMatchObject({
    name: 'MigrationError',
    message: expect.stringMatching(/notes\/last_note\.sql .*app\.absent/),
  })
  expect(await value('app.first_note()')).toBe(1)
  expect(await value(`has_schema_privilege('syvo_service', 'app', 'create')`)).toBe(false)
  write('functions/notes/last_note.sql', returning('last_note', '3'))
  expect((await run()).functions).toEqual(['notes/first_note.sql', 'notes/last_note.sql'])
  expect(await value('app.first_note()')).toBe(2)
})

it('a file runs after the files whose functions and views it names', async () => {
  write('functions/notes/a_count.sql', returning('a_count', '(select n from app.b_notes)'))
  write('functions/notes/b_notes.sql', 'create or replace view app.b_notes as select app.c_note() as n;\n')
  write('functions/notes/c_note.sql', returning('c_note', '7'))
  expect((await run()).functions).toEqual(['notes/c_note.sql', 'notes/b_notes.sql', 'notes/a_count.sql'])
  expect(await value('app.a_count()')).toBe(7)
})

it('a file runs again when a file that it names changed', async () => {
  write('functions/notes/a_notes.sql', 'create or replace view app.a_notes as select b.* from app.b_notes b;\n')
  write('functions/notes/b_notes.sql', 'create or replace view app.b_notes as select 1 as one;\n')
  await run()
  write('functions/notes/b_notes.sql', 'create or replace view app.b_notes as select 1 as one, 2 as two;\n')
  expect((await run()).functions).toEqual(['notes/b_notes.sql', 'notes/a_notes.sql'])
  expect(await value('(select two from app.a_notes)')).toBe(2)
})

it('a file gives its function other parameters, and its policy another condition', async () => {
  const policy = (condition: string) =>
    `drop policy if exists notes_reads on app.seeds;\ncreate policy notes_reads on app.seeds for select to syvo_anon using (${condition});\n`
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  write('functions/notes/seeds_policies.sql', policy('false'))
  await run()
  write(
    'functions/notes/first_note.sql',
    'drop function if exists app.first_note();\ncreate or replace function app.first_note(p int) returns int language sql return p;\n',
  )
  write('functions/notes/seeds_policies.sql', policy('true'))
  await run()
  expect(await value('app.first_note(5)')).toBe(5)
  expect(await value(`(select count(*)::int from pg_proc where proname = 'first_note')`)).toBe(1)
  expect(await value(`(select qual from pg_policies where policyname = 'notes_reads')`)).toBe('true')
})

it('what a migration drops comes back from its file, also when the process ended in between', async () => {
  write('functions/notes/fingerprints.sql', 'create or replace view app.fingerprints as select s.* from app.seeds s;\n')
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  await run()
  write('migrations/9998-later.sql', 'drop view if exists app.fingerprints; alter table app.seeds add column size int;')
  write('functions/notes/first_note.sql', returning('first_note', 'app.absent()'))
  await expect(run()).rejects.toThrow('notes/first_note.sql')
  expect(await value(`to_regclass('app.fingerprints')`)).toBeNull()
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  const { functions } = await run()
  expect(functions).toEqual(expect.arrayContaining(['notes/fingerprints.sql', 'runtime/begin_execution.sql']))
  expect(await value('(select count(size)::int from app.fingerprints)')).toBe(0)
})

it('the product sees which files never ran, and lets an earlier version go on', async () => {
  const missing = async () => (await compareMigrations(engine, options())).functions
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  expect(await missing()).toEqual(['notes/first_note.sql'])
  await run()
  write('functions/notes/first_note.sql', returning('first_note', '2'))
  expect(await missing()).toEqual(['notes/first_note.sql'])
  await run()
  expect(await missing()).toEqual([])
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  expect(await missing()).toEqual([])
})

it('a database that a newer version migrated keeps its functions', async () => {
  write('migrations/9998-later.sql', 'alter table app.seeds add column size int;')
  write('functions/notes/first_note.sql', returning('first_note', '2'))
  await run()
  rmSync(join(root, 'migrations/9998-later.sql'))
  write('functions/notes/first_note.sql', returning('first_note', '1'))
  expect((await compareMigrations(engine, options())).functions).toEqual([])
  expect(await run()).toEqual({ migrations: [], functions: [] })
  expect(await value('app.first_note()')).toBe(2)
})
