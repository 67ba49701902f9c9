import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Finds when the live index of each of these configurations was built; those that were never read are missing. */
export async function findIndexedAt(tx: Tx, configIds: readonly string[]): Promise<Map<string, Date>> {
  const { rows } = await sql<{ config_id: string; built_at: Date }>`
    select config_id, built_at from app.knowledge_indexes
    where config_id = any(${[...configIds]}::uuid[]) and built_at is not null`.execute(tx)
  return new Map(rows.map((row) => [row.config_id, row.built_at]))
}
