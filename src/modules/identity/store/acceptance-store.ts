import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import type { IdentityTables } from './tables.ts'

const tables = (tx: Tx) => tx.withTables<IdentityTables>().withSchema('app')

/**
 * Records that the account accepted terms and privacy statement in this version; the first time stays, and an account that does not exist records
 * nothing.
 */
export async function addAcceptances(tx: Tx, userId: string, version: string, now: Date): Promise<void> {
  await sql`insert into app.acceptances (user_id, document, version, accepted_at)
    select u.id, d.document, ${version}, ${now} from auth."user" u cross join (values ('terms'), ('privacy')) as d (document) where u.id = ${userId}
    on conflict do nothing`.execute(tx)
}

/** Deletes all acceptances of the account. */
export async function deleteAcceptances(tx: Tx, userId: string): Promise<void> {
  await tables(tx).deleteFrom('acceptances').where('user_id', '=', userId).execute()
}

/** Returns when the account accepted both documents in this version; null when one of them is missing. */
export async function findAcceptance(tx: Tx, userId: string, version: string): Promise<Date | null> {
  const rows = await tables(tx)
    .selectFrom('acceptances')
    .select('accepted_at')
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .orderBy('accepted_at', 'desc')
    .execute()
  return rows.length === 2 ? (rows[0]?.accepted_at ?? null) : null
}
