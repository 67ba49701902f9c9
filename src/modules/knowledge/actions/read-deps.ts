import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'

/** The dependencies of reading. */
export type ReadDeps = {
  db: Database
  clock: Clock
  pages: SafeFetch
  /** The most passages in the index of one configuration; a page with passages beyond it is named. 60,000 by default. */
  passagesMax?: number
  /** How long one slice of a reading starts new pages; the rest is left to the next slice. Half a minute by default. */
  sliceMs?: number
  /** Ends the slice early, when the worker stops. */
  signal?: AbortSignal
}
