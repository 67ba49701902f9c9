import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'

/** The dependencies of the vendors module. */
export interface VendorsDeps {
  db: Database
  clock: Clock
  publicUrl: string
}
