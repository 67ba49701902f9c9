import type { KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { maskSubject, type RateLimitRule, toRateLimit } from '../rate-limit/consume-rate-limit.ts'
import { normalizeMailbox } from './normalize-mailbox.ts'

const REPEAT_SECONDS = 15 * 60
/** How many mails a day somebody who does not get his mail can have sent again, counting the first; a stranger's address less than an account's own. */
const REPEATS_PER_DAY = { stranger: 2, account: 3 } as const
/** Mails that one network causes, to whomever. */
const PER_SENDER: RateLimitRule = { name: 'unsolicited-from', windowSeconds: 3600, max: 30 }
/** The breaker: what the installation sends at most. Addresses of accounts have a budget of their own, which nobody uses up with invented ones. */
const IN_ALL = {
  stranger: { name: 'unsolicited-strangers', windowSeconds: 3600, max: 200 },
  account: { name: 'unsolicited-accounts', windowSeconds: 3600, max: 1000 },
} as const satisfies Record<string, RateLimitRule>

/** A mail to an address whose owner did not sign in to ask for it. */
export interface UnsolicitedMail {
  readonly maskKey: KeyObject
  readonly recipient: string
  /** The network that caused it. */
  readonly sender: string
  /** Names this mail; the same name again is the same mail and is counted once. */
  readonly key: string
  /** Whether somebody may ask for it again because it did not arrive. */
  readonly isRepeatable: boolean
  /** Whether the address is the confirmed one of an account. */
  readonly isAccount: boolean
  readonly now: Date
}

/** What became of it; `mailbox` had its mail of the day, `sender` caused too many, `installation` is the breaker. */
export type MailAdmission = 'admitted' | 'mailbox' | 'sender' | 'installation'

/**
 * Counts a mail that nobody asked for and tells whether it may be sent, in the caller's service transaction. Per mailbox, over all endpoints together:
 * one a day; one that did not arrive again after 15 minutes, two a day in all, three to the address of an account. A mail that was used
 * (`deleteUnsolicitedMailCounts`) counts no more. Every endpoint answers the same, whatever this says.
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
 * Counts what a signed-in account asks to have mailed to a mailbox, in the caller's service transaction: once a day, and again when that mail was used.
 * It counts the account's own requests alone, so the account may be told: a refusal says nothing of what others had mailed there.
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

/** The mails to an address were used: its owner pressed the link of one, typed its code, or signed in. The next one may go at once. */
export async function deleteUnsolicitedMailCounts(
  db: Database,
  maskKey: KeyObject,
  address: string,
  askedBy?: string,
): Promise<void> {
  const subjects = [subjectOf(maskKey, address), ...(askedBy ? [accountSubjectOf(maskKey, askedBy, address)] : [])]
  await db.query({ role: 'service' }, 'delete from app.unsolicited_mailboxes where mailbox = any($1)', [subjects])
}

/** Forgets mailboxes that were not written to since `before`. */
export async function deleteOldMailboxes(db: Database, before: Date): Promise<void> {
  await db.query({ role: 'service' }, 'delete from app.unsolicited_mailboxes where last_at < $1', [before])
}

/** When a mail that the breaker stopped may be tried again: in the next hour, spread over its first half. */
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
