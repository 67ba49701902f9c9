import { unlinkConversations } from '#modules/leads/public.ts'
import { asService } from '#platform/database/as-service.ts'
import type { Tx } from '#platform/database/database.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import {
  type DoomedConversation,
  deleteConversations,
  lockConversation,
  lockOldConversations,
} from '../store/conversation-store.ts'

const BATCH = 200

/** Deletes one of the caller's conversations with its messages; the lead stays. */
export async function removeConversation(
  deps: ConversationDeps,
  input: { userId: string; id: string },
): Promise<Outcome<{ id: string }>> {
  return asService(deps.db, async (tx) => {
    const found = await lockConversation(tx, input.userId, input.id)
    if (!found) return fail({ ...failures.notFound, message: 'Dit gesprek bestaat niet.' })
    await deleteWithTraces(tx, [found])
    return ok({ id: input.id })
  })
}

/** Deletes, in small transactions, every conversation that is silent for longer than its owner's retention period. Returns how many. */
export async function deleteOldConversations(deps: ConversationDeps, signal?: AbortSignal): Promise<number> {
  let deleted = 0
  while (!signal?.aborted) {
    const count = await asService(deps.db, async (tx) => {
      const old = await lockOldConversations(tx, deps.clock.now(), BATCH)
      if (old.length > 0) await deleteWithTraces(tx, old)
      return old.length
    })
    deleted += count
    if (count < BATCH) break
  }
  return deleted
}

async function deleteWithTraces(tx: Tx, doomed: readonly DoomedConversation[]): Promise<void> {
  await unlinkConversations(
    tx,
    doomed.map((one) => one.id),
  )
  await deleteConversations(tx, doomed)
}
