import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** The dependencies of the leads module. */
export interface LeadsDeps {
  db: Database
  clock: Clock
  /** The product's public address, for links in mail. */
  publicUrl: string
}
