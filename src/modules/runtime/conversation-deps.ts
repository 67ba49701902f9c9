import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** What reading and deleting conversations needs from the app. */
export interface ConversationDeps {
  db: Database
  clock: Clock
}
