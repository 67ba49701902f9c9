import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Somebody on the waiting list. */
export interface EarlyAccessRow {
  id: string
  name: string
  email: string
  mails_stopped_at: Date | null
  created_at: Date
}

/** Puts an address on the waiting list; one that is on it stays as it is, whatever its case (AMB-085). */
export async function addEarlyAccess(
  tx: Tx,
  entry: { id: string; name: string; email: string; company: string | null; now: Date },
): Promise<void> {
  await sql`insert into app.enterprise_early_access (id, name, email, company, created_at)
    values (${entry.id}, ${entry.name}, ${entry.email}, ${entry.company}, ${entry.now}) on conflict do nothing`.execute(
    tx,
  )
}

/** The entry of this id, or undefined. */
export async function findEarlyAccess(tx: Tx, id: string): Promise<EarlyAccessRow | undefined> {
  const result = await sql<EarlyAccessRow>`select id, name, email, mails_stopped_at, created_at
    from app.enterprise_early_access where id = ${id}`.execute(tx)
  return result.rows[0]
}

/** Notes that an entry wants no more mails, and takes back those that wait. */
export async function stopEarlyAccessMails(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update app.enterprise_early_access set mails_stopped_at = coalesce(mails_stopped_at, ${now}) where id = ${id}`.execute(
    tx,
  )
  await sql`delete from app.mails where status = 'waiting' and dedupe_key like ${`early-access:${id}:%`}`.execute(tx)
}
