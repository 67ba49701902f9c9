import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** The dependencies of the catalogue module. */
export interface CatalogueDeps {
  db: Database
  clock: Clock
}
