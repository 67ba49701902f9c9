import { sql } from 'kysely'
import type { Database, Tx } from '#platform/database/database.ts'
import { cutPage, readPageKey } from '#platform/database/page-key.ts'
import type { ContactTopic } from '../contract.ts'

/** A message of the contact form as it is stored. */
export interface ContactMessage {
  id: string
  name: string
  email: string
  company: string | null
  topic: ContactTopic | null
  message: string
  now: Date
}

/** Adds a message of the contact form. */
export async function addContactMessage(tx: Tx, entry: ContactMessage): Promise<void> {
  await sql`insert into app.contact_messages (id, name, email, company, topic, message, created_at)
    values (${entry.id}, ${entry.name}, ${entry.email}, ${entry.company}, ${entry.topic}, ${entry.message}, ${entry.now})`.execute(
    tx,
  )
}

/** A message as administrators read it. */
export interface StoredContactMessage {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string | null
  readonly topic: ContactTopic | null
  readonly message: string
  readonly created_at: Date
  readonly handled_at: Date | null
  readonly handled_by: string | null
}

const COLUMNS = sql`id, name, email, company, topic, message, created_at, handled_at, handled_by`

/** Finds a page of the messages and the key of the next: the open ones newest first, or the handled ones, the last handled first. */
export async function findContactMessages(
  tx: Tx,
  { state, after, limit }: { state: 'open' | 'handled'; after: string | undefined; limit: number },
): Promise<{ rows: Omit<StoredContactMessage & { micros: number }, 'micros'>[]; nextAfter: string | null }> {
  const at = state === 'open' ? sql`created_at` : sql`handled_at`
  const key = after === undefined ? null : readPageKey(after)
  const { rows } = await sql<StoredContactMessage & { micros: number }>`
    select ${COLUMNS}, (extract(epoch from ${at}) * 1000000)::bigint as micros from app.contact_messages
    where handled_at is ${state === 'open' ? sql`null` : sql`not null`}
      ${key ? sql`and (${at}, id) < (timestamptz 'epoch' + ${key.micros}::bigint * interval '1 microsecond', ${key.id}::uuid)` : sql``}
    order by ${at} desc, id desc limit ${limit + 1}`.execute(tx)
  return cutPage(rows, limit)
}

/** Counts the messages that are not handled yet. */
export async function countOpenMessages(tx: Tx): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from app.contact_messages where handled_at is null`.execute(tx)
  return rows[0]?.open ?? 0
}

/** Marks a message as handled, once; returns its state before, or undefined for one that does not exist. */
export async function handleMessageRow(
  tx: Tx,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Pick<StoredContactMessage, 'handled_at' | 'handled_by'> | undefined> {
  const { rows } = await sql<Pick<StoredContactMessage, 'handled_at' | 'handled_by'>>`
    select handled_at, handled_by from app.contact_messages where id = ${id} for update`.execute(tx)
  const [before] = rows
  if (before?.handled_at === null)
    await sql`update app.contact_messages set handled_at = ${now}, handled_by = ${userId} where id = ${id}`.execute(tx)
  return before
}

/** Deletes the messages that were handled before this instant, and those that came before it and were never handled. */
export async function deleteOldContactMessages(db: Database, before: Date): Promise<void> {
  await db.query({ role: 'service' }, 'delete from app.contact_messages where coalesce(handled_at, created_at) < $1', [
    before,
  ])
}
