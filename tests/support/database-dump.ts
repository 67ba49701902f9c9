import pg from 'pg'
import type { TestApp } from './create-test-app.ts'

/** Every table of the product with how many rows it has and a print of who wrote them, which any write changes. */
export type DatabaseDump = Record<string, string>

/** Reads all tables of the schemas `app` and `auth` past every policy, except the named ones, such as `app.rate_counters`. */
export async function dumpDatabase(app: TestApp, except: readonly string[] = []): Promise<DatabaseDump> {
  const query = await ownerQuery(app)
  try {
    const tables = await query(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('app', 'auth') order by 1`,
    )
    const names = tables.map((row) => String(row.name)).filter((name) => !except.includes(name))
    // One statement over all tables, so that they are seen at one instant.
    const rows = await query(
      names
        // Every written row version has a place and a writer of its own, so that nothing wide has to be read; each counts with 64 bits.
        .map(
          (name) =>
            `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(t.ctid::text || ' ' || t.xmin::text, 0)), 0) as print from ${name} t`,
        )
        .join(' union all '),
    )
    return Object.fromEntries(rows.map((row) => [String(row.name), String(row.print)]))
  } finally {
    await query.end()
  }
}

/** Asks the database without a policy in between, in one place after the other; to be ended. */
export type OwnerQuery = ((text: string) => Promise<Record<string, unknown>[]>) & { end(): Promise<void> }

/** Row security hides rows from the product's own login, so a server is asked as its administrator. */
export async function ownerQuery({ db }: TestApp): Promise<OwnerQuery> {
  if (db.engine.kind === 'pglite') {
    const ask = async (text: string) => (await db.engine.statement(null, text, [])).rows as Record<string, unknown>[]
    return Object.assign(ask, { end: async () => {} })
  }
  const [row] = await db.query<{ name: string }>({ role: 'anon' }, 'select current_database() as name', [])
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${row?.name ?? ''}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const ask = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
  return Object.assign(ask, { end: () => client.end() })
}
