import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'

/** What reading needs from the house. */
export type ReadDeps = {
  db: Database
  clock: Clock
  pages: SafeFetch
  /** How many passages the index of one configuration holds; what comes after them is named at its page. 60,000 unless given. */
  passagesMax?: number
  /** How long one slice of a reading begins new pages; the rest is left to the next slice. Half a minute unless given. */
  sliceMs?: number
  /** Ends the slice early, when the worker stops. */
  signal?: AbortSignal
}
