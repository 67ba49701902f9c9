import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { SafeFetch } from '#platform/safe-fetch/create-safe-fetch.ts'

/** What reading needs from the house. */
export type ReadDeps = { db: Database; clock: Clock; pages: SafeFetch }
