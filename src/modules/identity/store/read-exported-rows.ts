import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import type { ExportedTable } from '../personal-data.ts'

const PAGE_ROWS = 200

/**
 * Yields the rows of an account in one table, page by page, in the order of the first exported column. Every page is a short transaction of the
 * account itself, so that a slow reader holds no connection and no more than one page is in memory; rows that are added meanwhile are left out.
 */
export async function* readExportedRows(
  db: Database,
  table: ExportedTable,
  userId: string,
): AsyncGenerator<readonly unknown[]> {
  const owner = { role: 'member', userId } as const
  const key = table.key ?? (table.columns.includes('id') ? 'id' : null)
  const mine = sql`${sql.id(table.owner ?? 'user_id')} = ${userId}`
  if (key === null) {
    yield await db.as(owner, (tx) => findRows(tx, table, mine))
    return
  }
  const keys = await db.as(owner, (tx) => findKeys(tx, table, key, mine))
  const pageRows = table.pageRows ?? PAGE_ROWS
  for (let from = 0; from < keys.length; from += pageRows) {
    const page = keys.slice(from, from + pageRows)
    yield await db.as(owner, (tx) => findRows(tx, table, sql`${mine} and ${sql.id(key)} = any(${page}::uuid[])`))
  }
}

async function findKeys(tx: Tx, table: ExportedTable, key: string, where: ReturnType<typeof sql>): Promise<string[]> {
  // As one text: a row each would take ten times the memory.
  const { rows } = await sql<{ keys: string | null }>`
    select string_agg(${sql.id(key)}::text, ',' order by ${sql.id(table.columns[0] ?? key)}, ${sql.id(key)}) as keys
    from ${sql.id('app', table.name)} where ${where}`.execute(tx)
  return rows[0]?.keys?.split(',') ?? []
}

async function findRows(tx: Tx, table: ExportedTable, where: ReturnType<typeof sql>): Promise<unknown[]> {
  const listed = sql.join(table.columns.map((column) => sql.id(column)))
  const { rows } = await sql`select ${listed} from ${sql.id('app', table.name)} where ${where} order by 1`.execute(tx)
  return rows
}
