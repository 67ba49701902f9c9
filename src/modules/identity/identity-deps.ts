import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { SessionMemory } from './session-memory.ts'

/** What the identity module needs from the house. */
export interface IdentityDeps {
  db: Database
  clock: Clock
  log: Log
  auth: AuthLibrary
  sessions: SessionMemory
  /** Key under which mail addresses and client addresses are hashed for counters. */
  maskKey: KeyObject
}
