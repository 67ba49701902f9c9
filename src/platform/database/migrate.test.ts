import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { migrations } from '../../../tests/support/embedded-snapshot.ts'
import { compareMigrations } from './migrate.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const OURS = `n.nspname in ('app', 'auth') and not exists (
  select 1 from pg_depend d where d.objid = o.oid and d.deptype = 'e')`

it('nothing of ours is granted to public: no function, no table, no schema', async () => {
  const { rows } = await app.db.engine.statement(
    null,
    `select o.oid::regprocedure::text as name from pg_proc o join pg_namespace n on n.oid = o.pronamespace,
       aclexplode(coalesce(o.proacl, acldefault('f', o.proowner))) a where ${OURS} and a.grantee = 0
     union all select o.oid::regclass::text from pg_class o join pg_namespace n on n.oid = o.relnamespace, aclexplode(o.relacl) a
       where ${OURS} and a.grantee = 0
     union all select n.nspname from pg_namespace n, aclexplode(n.nspacl) a where n.nspname in ('app', 'auth') and a.grantee = 0`,
    [],
  )
  expect(rows).toEqual([])
})

it('no unused schema or table remains: pgboss, idempotency_keys', async () => {
  const { rows } = await app.db.engine.statement(
    null,
    `select nspname as name from pg_namespace where nspname = 'pgboss'
     union all select relname from pg_class where relname = 'idempotency_keys'`,
    [],
  )
  expect(rows).toEqual([])
})

it('the product itself can read which migrations were applied, and no client can', async () => {
  expect(await compareMigrations(app.db.engine, { folder: migrations, now: TEST_NOW })).toEqual({
    missing: [],
    changed: [],
    unknown: [],
    functions: [],
  })
  for (const identity of [{ role: 'anon' }, { role: 'auth' }] as const)
    for (const table of ['migrations', 'function_files'])
      await expect(app.db.query(identity, `select name from app.${table}`, [])).rejects.toThrow(/permission denied/)
})
