import type { Bulkhead, RuntimeDeps } from '#modules/runtime/public.ts'

/** The dependencies of the publishing module; drafts run through the pipeline of live bots, so they include all that it needs. */
export interface PublishingDeps extends RuntimeDeps {
  publicUrl: string
  /** The limit of questions to drafts that this process runs at once. */
  draftBulkhead: Bulkhead
}

/** The dependencies of health tests. */
export interface SmokeDeps extends PublishingDeps {
  /** Waits for `ms` milliseconds, or until the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}
