import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** The dependencies of reading and deleting conversations. */
export interface ConversationDeps {
  db: Database
  clock: Clock
}
