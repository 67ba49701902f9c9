import type { KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { maskSubject, type RateLimitRule, toRateLimit } from '../rate-limit/consume-rate-limit.ts'
import { normalizeMailbox } from './normalize-mailbox.ts'

const REPEAT_SECONDS = 15 * 60
/** The most mails a day to a recipient who does not receive them, counting the first; fewer to an unknown address than to an account's. */
const REPEATS_PER_DAY = { stranger: 2, account: 3 } as const
/** The limit on mails that one network causes, to any recipient. */
const PER_SENDER: RateLimitRule = { name: 'unsolicited-from', windowSeconds: 3600, max: 30 }
/** The breaker: the most that the installation sends. Addresses of accounts have a budget of their own, which invented addresses cannot use up. */
const IN_ALL = {
  stranger: { name: 'unsolicited-strangers', windowSeconds: 3600, max: 200 },
  account: { name: 'unsolicited-accounts', windowSeconds: 3600, max: 1000 },
} as const satisfies Record<string, RateLimitRule>

/** A mail to an address whose owner did not sign in to request it. */
export interface UnsolicitedMail {
  readonly maskKey: KeyObject
  readonly recipient: string
  /** The network that caused it. */
  readonly sender: string
  /** Identifies this mail; a repeated key is the same mail and is counted once. */
  readonly key: string
  /** True when the recipient may request it again because it did not arrive. */
  readonly isRepeatable: boolean
  /** True when the address is the confirmed one of an account. */
  readonly isAccount: boolean
  readonly now: Date
}

/** The decision about a mail; `mailbox` had its mail of the day, `sender` caused too many, `installation` is the breaker. */
export type MailAdmission = 'admitted' | 'mailbox' | 'sender' | 'installation'

/**
 * Counts an unsolicited mail and returns whether it may be sent, in the caller's service transaction. Per mailbox, over all endpoints together: one a
 * day; a lost one again after 15 minutes, two a day in all, three to the address of an account. A mail that was used (`deleteUnsolicitedMailCounts`)
 * no longer counts. Every endpoint answers the same, whatever the result.
 */
export async function admitUnsolicitedMail(tx: Tx, mail: UnsolicitedMail): Promise<MailAdmission> {
  const { maskKey, recipient, sender, key, isRepeatable, isAccount, now } = mail
  const kind = isAccount ? 'account' : 'stranger'
  const bySender = toRateLimit(PER_SENDER, maskSubject(maskKey, sender))
  const inAll = toRateLimit(IN_ALL[kind], 'all')
  const { rows } = await sql<{ refused_by: string }>`
    select app.admit_unsolicited_mail(${subjectOf(maskKey, recipient)}, ${key}, ${isRepeatable ? REPEATS_PER_DAY[kind] : 1}::int,
      ${REPEAT_SECONDS}::int, ${JSON.stringify([bySender, inAll])}::jsonb, ${now}) as refused_by`.execute(tx)
  const answer = rows[0]?.refused_by
  if (answer === 'admitted' || answer === 'mailbox') return answer
  return answer === bySender.bucket ? 'sender' : 'installation'
}

/**
 * Counts a mail that a signed-in account requests for a mailbox, in the caller's service transaction: once a day, and again when that mail was used.
 * It counts only the account's own requests, so the account may read the result: a refusal says nothing about other accounts' mails to that mailbox.
 */
export async function admitAccountRequest(
  tx: Tx,
  {
    maskKey,
    userId,
    recipient,
    key,
    now,
  }: { maskKey: KeyObject; userId: string; recipient: string; key: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ answer: string }>`
    select app.admit_unsolicited_mail(${accountSubjectOf(maskKey, userId, recipient)}, ${key}, 1, 0, '[]'::jsonb, ${now}) as answer`.execute(
    tx,
  )
  return rows[0]?.answer === 'admitted'
}

/**
 * Resets the counts of an address after its mails were used: its owner opened the link of one, typed its code, or signed in. The next mail may go at
 * once.
 */
export async function deleteUnsolicitedMailCounts(
  db: Database,
  maskKey: KeyObject,
  address: string,
  askedBy?: string,
): Promise<void> {
  const subjects = [subjectOf(maskKey, address), ...(askedBy ? [accountSubjectOf(maskKey, askedBy, address)] : [])]
  await db.query({ role: 'service' }, 'delete from app.unsolicited_mailboxes where mailbox = any($1)', [subjects])
}

/** Deletes mailboxes without a mail since `before`. */
export async function deleteOldMailboxes(db: Database, before: Date): Promise<void> {
  await db.query({ role: 'service' }, 'delete from app.unsolicited_mailboxes where last_at < $1', [before])
}

/** Returns when a mail that the breaker stopped may be retried: in the next hour, spread over its first half. */
export function nextHourAt(now: Date, random: () => number): Date {
  const hourMs = 3_600_000
  return new Date((Math.floor(now.getTime() / hourMs) + 1 + random() / 2) * hourMs)
}

function accountSubjectOf(maskKey: KeyObject, userId: string, address: string): string {
  return maskSubject(maskKey, `mailbox ${normalizeMailbox(address)} asked by ${userId}`)
}

function subjectOf(maskKey: KeyObject, address: string): string {
  return maskSubject(maskKey, `mailbox ${normalizeMailbox(address)}`)
}
