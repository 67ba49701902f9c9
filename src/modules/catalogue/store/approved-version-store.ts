import type { Tx } from '#platform/database/database.ts'
import type { CatalogueTables } from './tables.ts'
import { type BotVersion, versionOf } from './version-store.ts'

const tables = (tx: Tx) => tx.withTables<CatalogueTables>().withSchema('app')

/**
 * Finds the versions of a bot that customers ran: the live one and those that were live before it, newest first, at most `limit`. In a service
 * transaction; a caller that passes them on to a customer must leave out prompt and endpoint.
 */
export async function findApprovedVersions(tx: Tx, botId: string, limit: number): Promise<BotVersion[]> {
  const rows = await tables(tx)
    .selectFrom('bot_versions')
    .selectAll()
    .where('bot_id', '=', botId)
    .where('status', 'in', ['approved', 'replaced'])
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()
  return rows.map(versionOf)
}
