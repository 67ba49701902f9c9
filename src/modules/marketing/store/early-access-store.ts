import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'

/** An entry of the waiting list. */
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

/** Finds the entry of this id, or undefined. */
export async function findEarlyAccess(tx: Tx, id: string): Promise<EarlyAccessRow | undefined> {
  const result = await sql<EarlyAccessRow>`select id, name, email, mails_stopped_at, created_at
    from app.enterprise_early_access where id = ${id}`.execute(tx)
  return result.rows[0]
}

/** Marks that an entry wants no more mails, and deletes the queued ones. */
export async function unsubscribeFromEarlyAccess(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`update app.enterprise_early_access set mails_stopped_at = coalesce(mails_stopped_at, ${now}) where id = ${id}`.execute(
    tx,
  )
  await sql`delete from app.mails where status = 'waiting' and dedupe_key like ${`early-access:${id}:%`}`.execute(tx)
}

/** An entry of the waiting list as administrators read it. */
export type ListedEntry = EarlyAccessRow & { company: string | null }

/** Finds a page of the waiting list, newest first, and the key of the next. */
export async function findEarlyAccessPage(
  tx: Tx,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ rows: Omit<ListedEntry & { micros: number }, 'micros'>[]; nextAfter: string | null }> {
  const key = after === undefined ? null : readPageKey(after)
  const { rows } = await sql<ListedEntry & { micros: number }>`
    select id, name, email, company, mails_stopped_at, created_at, (extract(epoch from created_at) * 1000000)::bigint as micros
    from app.enterprise_early_access
    ${key ? sql`where (created_at, id) < (timestamptz 'epoch' + ${key.micros}::bigint * interval '1 microsecond', ${key.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${limit + 1}`.execute(tx)
  return cutPage(rows, limit)
}

/** Counts the entries of the waiting list: in all, since an instant, with a company, and without mails. */
export async function countEarlyAccess(tx: Tx, since: Date) {
  const { rows } = await sql<{ total: number; recent: number; companies: number; stopped: number }>`
    select count(*)::int as total, (count(*) filter (where created_at >= ${since}))::int as recent, count(company)::int as companies,
      count(mails_stopped_at)::int as stopped from app.enterprise_early_access`.execute(tx)
  return rows[0] ?? { total: 0, recent: 0, companies: 0, stopped: 0 }
}
