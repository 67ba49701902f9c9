import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../ids/id.ts'

/** A mail to send; the calling module owns its texts. */
export interface NewMail {
  /** The account that the mail is about and that may see it in its own list. */
  userId: string | null
  /** At most one mail is created per key. */
  dedupeKey?: string
  kind: string
  recipient: string
  subject: string
  text: string
  html?: string
  /** Only names that start with `X-`, and `Reply-To`. */
  headers?: Record<string, string>
  notBefore?: Date
  now: Date
}

/** A mail with more than one recipient, or with a line break in a header. */
export class MailError extends Error {
  override name = 'MailError'
}

const ADDRESS_PATTERN = /^[^\s@<>()[\]\\,;:"\u0000-\u001f\u007f-\u009f]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/
const ADDRESS_MAX = 254
const SUBJECT_MAX = 200

/** Returns whether a text is one plain mail address and nothing else. */
export function isMailAddress(text: string): boolean {
  return text.length <= ADDRESS_MAX && ADDRESS_PATTERN.test(text) && !text.includes('..')
}

/**
 * Writes a mail to the outbox in the caller's service transaction; the worker sends it. It has one recipient, and no text can start a header of its
 * own: control characters in the subject become spaces, anywhere else they throw `MailError`. Returns the id, or null for a known key.
 */
export async function enqueueMail(tx: Tx, mail: NewMail): Promise<string | null> {
  if (!isMailAddress(mail.recipient)) throw new MailError('The recipient is not one mail address.')
  for (const [name, value] of Object.entries(mail.headers ?? {})) {
    if (!/^(?:X-[A-Za-z0-9-]{1,60}|Reply-To)$/.test(name))
      throw new MailError(`The header ${JSON.stringify(name.slice(0, 60))} cannot be set.`)
    if (/\p{Cc}/u.test(value) || value.length > 500 || (name === 'Reply-To' && !isMailAddress(value)))
      throw new MailError(`The header ${name} has a value that cannot be sent.`)
  }
  const id = newId<'mail'>(mail.now.getTime())
  const result = await sql<{ id: string }>`
    insert into app.mails (id, user_id, dedupe_key, kind, recipient, subject, text_content, html_content, headers, not_before, created_at)
    values (${id}, ${mail.userId}, ${mail.dedupeKey ?? null}, ${mail.kind}, ${mail.recipient}, ${oneLine(mail.subject)}, ${mail.text}, ${mail.html ?? null},
      ${JSON.stringify(mail.headers ?? {})}::jsonb, ${mail.notBefore ?? mail.now}, ${mail.now})
    on conflict (dedupe_key) do nothing returning id`.execute(tx)
  return result.rows[0]?.id ?? null
}

/** Returns a subject on one line, without control characters, of at most 200 characters. */
export function oneLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return [...line].slice(0, SUBJECT_MAX).join('')
}

/** Returns whether a mail with this key exists, sent or not. */
export async function isMailKnown(tx: Tx, dedupeKey: string): Promise<boolean> {
  const result = await sql`select 1 from app.mails where dedupe_key = ${dedupeKey}`.execute(tx)
  return result.rows.length > 0
}
