import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'

/** The dependencies of the knowledge module. */
export interface KnowledgeDeps {
  db: Database
  clock: Clock
  log: Log
  /** The guarded client that fetches pages. */
  pages: SafeFetch
}
