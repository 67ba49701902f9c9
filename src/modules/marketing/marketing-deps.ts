import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { Operator } from './page-texts.ts'

/** A line of the audit trail about what visitors sent. */
export interface InboxAuditEntry {
  readonly actorId: string
  readonly actor: 'admin'
  readonly action: string
  readonly subjectType: 'message' | 'waiting_list'
  readonly subjectId: string
  readonly detail?: Readonly<Record<string, number>>
}

/** What the marketing module needs from the house. */
export interface MarketingDeps {
  db: Database
  clock: Clock
  log: Log
  /** Makes ids and links that nobody else can make, and hides addresses in counters. */
  maskKey: KeyObject
  /** Where the product stands, for links in mail. */
  publicUrl: string
  /** Where messages of the contact form go. */
  supportEmail: string
  /** Who runs this installation, as the legal pages name them. */
  operator: Operator
  /** Whether an account has the flag that opens the video courses (AMB-031). */
  isDeveloper(userId: string): Promise<boolean>
  /** Adds what an administrator did to the audit trail, in the transaction of what it tells of. */
  audit(tx: Tx, entry: InboxAuditEntry, now: Date): Promise<void>
  /** The names of accounts, by id. */
  namesOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>>
  /** Makes an account a developer in the caller's transaction, and answers the role that it then has (VEND-36). */
  makeDeveloper(tx: Tx, userId: string, now: Date): Promise<string>
}
