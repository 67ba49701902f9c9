import type { Database } from '../database/database.ts'
import type { Binding } from '../http/binding.ts'
import type { JobRegistry } from '../jobs/job-registry.ts'

/** The routes and jobs of a module. The app is a list of modules. */
export interface AppModule {
  /** The operations that it answers. */
  readonly routes: readonly Binding[]
  /** Registers its jobs, schedules and subscribers. */
  registerJobs?(jobs: JobRegistry): void
}

/** Data that the nightly retention job deletes, or strips of what names a person, once it is older than `afterDays`. */
export interface RetentionRule {
  /** The data that is removed, in words. */
  readonly name: string
  readonly afterDays: number
  apply(db: Database, before: Date): Promise<unknown>
}
