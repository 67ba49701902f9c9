import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** The dependencies of the activation module. */
export interface ActivationDeps {
  db: Database
  clock: Clock
}
