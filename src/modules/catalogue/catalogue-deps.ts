import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** What the catalogue module needs from the house. */
export interface CatalogueDeps {
  db: Database
  clock: Clock
}
