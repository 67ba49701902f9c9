import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { Operator } from './page-texts.ts'

/** An audit entry about visitors' messages or the waiting list. */
export interface InboxAuditEntry {
  readonly actorId: string
  readonly actor: 'admin'
  readonly action: string
  readonly subjectType: 'message' | 'waiting_list'
  readonly subjectId: string
  readonly detail?: Readonly<Record<string, number>>
}

/** The dependencies of the marketing module. */
export interface MarketingDeps {
  db: Database
  clock: Clock
  log: Log
  /** The key for ids and links that nobody can forge, and for hiding addresses in counters. */
  maskKey: KeyObject
  /** The public address of the product, for links in mail. */
  publicUrl: string
  /** The recipient of messages of the contact form. */
  supportEmail: string
  /** The operator of this installation, as the legal pages name it. */
  operator: Operator
  /** Adds an administrator's action to the audit trail, in the transaction of that action. */
  audit(tx: Tx, entry: InboxAuditEntry, now: Date): Promise<void>
  /** Returns the names of accounts, by id. */
  namesOf(tx: Tx, userIds: readonly string[]): Promise<Map<string, string>>
  /** Makes an account a developer in the caller's transaction, and returns the role that it then has (VEND-36). */
  makeDeveloper(tx: Tx, userId: string, now: Date): Promise<string>
}
