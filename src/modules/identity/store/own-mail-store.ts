import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'

/** A mail as its reader may see it by his own rights. */
export interface OwnMailRow {
  id: string
  recipient: string
  subject: string
  status: 'waiting' | 'sent' | 'failed'
  created_at: Date
}

/** Whose mails: those about this account that also went to its own address. */
export interface MailReader {
  readonly userId: string
  readonly email: string
}

const COLUMNS = sql`id, recipient, subject, status, created_at`
const isOwn = (reader: MailReader) => sql`user_id = ${reader.userId} and lower(recipient) = lower(${reader.email})`

/** One page of a reader's mails, newest first, and the key of the next one. */
export async function findOwnMailPage(
  tx: Tx,
  page: MailReader & { limit: number; after?: string | undefined },
): Promise<{ rows: OwnMailRow[]; nextAfter: string | null }> {
  const after = page.after === undefined ? null : readPageKey(page.after)
  const result = await sql<OwnMailRow & { micros: number }>`
    select ${COLUMNS}, (extract(epoch from created_at) * 1000000)::bigint as micros from app.mails where ${isOwn(page)}
      ${after ? sql`and (created_at, id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${page.limit + 1}`.execute(tx)
  return cutPage(result.rows, page.limit)
}

/** One mail of this reader, or undefined. */
export async function findOwnMail(tx: Tx, reader: MailReader, id: string): Promise<OwnMailRow | undefined> {
  const result = await sql<OwnMailRow>`select ${COLUMNS} from app.mails where id = ${id} and ${isOwn(reader)}`.execute(
    tx,
  )
  return result.rows[0]
}

/** Which of these mails were taken by the product's own outbox instead of a mail server; accounts cannot read that column. */
export async function findKeptMails(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const result = await sql<{ id: string }>`select id from app.mails
    where id = any(${ids}::uuid[]) and headers ->> 'X-Syvo-Transport' = 'embedded outbox'`.execute(tx)
  return new Set(result.rows.map((row) => row.id))
}

/** What stands in a mail; accounts cannot read these columns. */
export async function findMailContent(tx: Tx, id: string): Promise<{ text: string; html: string | null } | undefined> {
  const result = await sql<{
    text: string
    html: string | null
  }>`select text_content as text, html_content as html from app.mails where id = ${id}`.execute(tx)
  return result.rows[0]
}
