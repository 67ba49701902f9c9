import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'

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
  /** Whether an account has the flag that opens the video courses (AMB-031). */
  isDeveloper(userId: string): Promise<boolean>
  /** Makes an account a developer in the caller's transaction, and answers the role that it then has (VEND-36). */
  makeDeveloper(tx: Tx, userId: string, now: Date): Promise<string>
}
