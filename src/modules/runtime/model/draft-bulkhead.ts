import { type Bulkhead, createBulkhead } from '#platform/concurrency/bulkhead.ts'

/** Few beside the 128 of live bots, so that draft runs never take the slots of visitors. */
const DRAFTS_AT_ONCE = 8

/** Creates the slots of one process for questions to drafts; a caller who finds none waits until one is free or the caller leaves. */
export function createDraftBulkhead(maxConcurrent = DRAFTS_AT_ONCE): Bulkhead {
  // Every waiting caller is a request with a few questions, and those have a daily limit.
  return createBulkhead({ maxConcurrent, maxWaiting: Number.POSITIVE_INFINITY })
}
