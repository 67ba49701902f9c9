import type { Bulkhead, RuntimeDeps } from '#modules/runtime/public.ts'

/** What the publishing module needs from the house; drafts are tried by the pipeline of live bots, with all that it needs. */
export interface PublishingDeps extends RuntimeDeps {
  publicUrl: string
  /** The places that this process has for questions to drafts. */
  draftBulkhead: Bulkhead
}

/** What health tests need besides. */
export interface SmokeDeps extends PublishingDeps {
  /** Waits so long, or until the signal ends it. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}
