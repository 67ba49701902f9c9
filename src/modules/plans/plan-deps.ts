import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { UseCounters } from './effective-plan.ts'

/** The dependencies of the plans module. */
export interface PlanDeps {
  db: Database
  clock: Clock
  /** Counters of features that other modules own: `bot_activation` and `bot_limit`. */
  useCounters?: UseCounters
}
