import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** What the leads module needs from the app. */
export interface LeadsDeps {
  db: Database
  clock: Clock
  /** The product's public address, for links in mail. */
  publicUrl: string
}
