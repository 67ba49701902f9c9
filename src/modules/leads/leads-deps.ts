import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** What the leads module needs from the house. */
export interface LeadsDeps {
  db: Database
  clock: Clock
  /** Where the product stands, for links in mail. */
  publicUrl: string
}
