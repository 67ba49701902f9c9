import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'

/** A mail and its state. */
export interface OutboxRow {
  id: string
  recipient: string
  subject: string
  status: 'waiting' | 'sent' | 'failed'
  /** The product's own outbox stored it instead of a mail server. */
  is_kept: boolean
  created_at: Date
}

const COLUMNS = sql`id, recipient, subject, status, created_at,
  coalesce(headers ->> 'X-Syvo-Transport' = 'embedded outbox', false) as is_kept`

/** Returns one page of all mails, newest first, and the key of the next one. */
export async function findOutboxPage(
  tx: Tx,
  page: { limit: number; after?: string | undefined },
): Promise<{ rows: OutboxRow[]; nextAfter: string | null }> {
  const after = page.after === undefined ? null : readPageKey(page.after)
  const result = await sql<OutboxRow & { micros: number }>`
    select ${COLUMNS}, (extract(epoch from created_at) * 1000000)::bigint as micros from app.mails
      ${after ? sql`where (created_at, id) < (timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond', ${after.id}::uuid)` : sql``}
    order by created_at desc, id desc limit ${page.limit + 1}`.execute(tx)
  return cutPage(result.rows, page.limit)
}

/** Returns one mail with its content, or undefined. */
export async function findOutboxMail(
  tx: Tx,
  id: string,
): Promise<(OutboxRow & { text: string; html: string | null }) | undefined> {
  const result = await sql<OutboxRow & { text: string; html: string | null }>`
    select ${COLUMNS}, text_content as text, html_content as html from app.mails where id = ${id}`.execute(tx)
  return result.rows[0]
}
