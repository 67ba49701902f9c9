import { sql } from 'kysely'
import type { ExportedTable, PersonalData } from '../personal-data.ts'

/** Creates the part of a module whose tables name their account in `user_id`: exports the listed columns, and deletes the rows. */
export function personalDataOfTables(name: string, tables: readonly ExportedTable[]): PersonalData {
  return {
    name,
    tables,
    erase: async (tx, userId) => {
      for (const table of tables)
        await sql`delete from ${sql.id('app', table.name)} where user_id = ${userId}`.execute(tx)
    },
  }
}
