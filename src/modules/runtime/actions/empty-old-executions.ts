import { asService } from '#platform/database/as-service.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import { emptyBatch } from '../store/execution-retention-store.ts'

const BATCH = 500

/**
 * Empties the question and answer of executions that are older than their owner's retention period, also those outside conversations (an owner's own,
 * the trial chat), in small transactions. The rows stay for the counts. Returns how many were emptied.
 */
export async function emptyOldExecutions(deps: ConversationDeps, signal?: AbortSignal): Promise<number> {
  let emptied = 0
  let after: string | null = null
  while (!signal?.aborted) {
    const ids = await emptyAfter(deps, after)
    emptied += ids.length
    if (ids.length < BATCH) break
    after = ids.at(-1) ?? null
  }
  return emptied
}

function emptyAfter(deps: ConversationDeps, after: string | null): Promise<string[]> {
  return asService(deps.db, (tx) => emptyBatch(tx, { after, now: deps.clock.now(), max: BATCH }))
}
