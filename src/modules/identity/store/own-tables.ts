import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { OwnData } from '../own-data.ts'

/** A table with rows of accounts; `columns` is all that an export shows of it. */
export interface OwnTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** The part of a module whose tables name their account in `user_id`: shows the columns that are listed, and erases the rows. */
export function ownTables(name: string, tables: readonly OwnTable[]): OwnData {
  return {
    name,
    collect: async (tx, userId) => {
      const found: Record<string, unknown> = {}
      for (const table of tables) found[table.name] = await findOwnRows(tx, table, 'user_id', userId)
      return found
    },
    erase: async (tx, userId) => {
      for (const table of tables)
        await sql`delete from ${sql.id('app', table.name)} where user_id = ${userId}`.execute(tx)
    },
  }
}

/** The rows of a table whose column `owner` names the account, with the listed columns, in the order of the first of them. */
export async function findOwnRows(
  tx: Tx,
  { name, columns }: OwnTable,
  owner: string,
  userId: string,
): Promise<unknown[]> {
  const listed = sql.join(columns.map((column) => sql.id(column)))
  const result =
    await sql`select ${listed} from ${sql.id('app', name)} where ${sql.id(owner)} = ${userId} order by 1`.execute(tx)
  return result.rows
}
