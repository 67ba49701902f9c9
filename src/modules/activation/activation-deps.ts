import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** What the activation module needs from the app. */
export interface ActivationDeps {
  db: Database
  clock: Clock
}
