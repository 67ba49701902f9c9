import { type Bulkhead, createBulkhead } from './bulkhead.ts'

/** Few beside the 128 of live bots, so that trying drafts out never takes the places of visitors. */
const DRAFTS_AT_ONCE = 8

/** The places of one process for questions to drafts; whoever finds none waits, as long as he is there. */
export function createDraftBulkhead(maxConcurrent = DRAFTS_AT_ONCE): Bulkhead {
  // Everybody who waits is a request with a few questions, and those have a limit a day.
  return createBulkhead({ maxConcurrent, maxWaiting: Number.POSITIVE_INFINITY })
}
