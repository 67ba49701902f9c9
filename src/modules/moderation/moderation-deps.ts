import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'

/** The dependencies of the moderation module. */
export interface ModerationDeps {
  db: Database
  clock: Clock
  log: Log
  publicUrl: string
  /** The key that hashes a visitor's address for limits. */
  maskKey: KeyObject
}
