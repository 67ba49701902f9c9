import type { Bulkhead, RuntimeDeps } from '#modules/runtime/public.ts'

/** The dependencies of authoring; drafts run through the pipeline of live bots, so they include all that it needs. */
export interface AuthoringDeps extends RuntimeDeps {
  publicUrl: string
  /** The limit of questions to drafts that this process runs at once. */
  draftBulkhead: Bulkhead
}
