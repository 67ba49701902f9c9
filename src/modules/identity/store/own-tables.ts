import { sql } from 'kysely'
import type { ExportedTable, OwnData } from '../own-data.ts'

/** The part of a module whose tables name their account in `user_id`: shows the columns that are listed, and erases the rows. */
export function ownTables(name: string, tables: readonly ExportedTable[]): OwnData {
  return {
    name,
    tables,
    erase: async (tx, userId) => {
      for (const table of tables)
        await sql`delete from ${sql.id('app', table.name)} where user_id = ${userId}`.execute(tx)
    },
  }
}
