import type { Database } from '../database/database.ts'
import type { Binding } from '../http/binding.ts'
import type { JobRegistry } from '../jobs/job-registry.ts'

/** What a module brings to the app. The app is a list of these; it only folds them. */
export interface AppModule {
  /** The operations that it answers. */
  readonly routes: readonly Binding[]
  /** Registers its jobs, schedules and subscribers. */
  registerJobs?(jobs: JobRegistry): void
}

/** Data that the nightly retention job deletes, or strips of what names a person, once it is older than `afterDays`. */
export interface RetentionRule {
  /** What is removed, for the list of `docs/operations.md`. */
  readonly name: string
  readonly afterDays: number
  apply(db: Database, before: Date): Promise<unknown>
}
