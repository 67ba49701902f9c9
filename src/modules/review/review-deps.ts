import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** The dependencies of the review module. */
export interface ReviewDeps {
  db: Database
  clock: Clock
  publicUrl: string
}
