import { recordAudit } from '#modules/identity/public.ts'
import { asService } from '#platform/database/as-service.ts'
import { fail, failures, type Outcome, ok } from '#platform/http/failure.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { REVEAL_REASONS } from '../contract/monitor.ts'
import type { ConversationDeps } from '../conversation-deps.ts'
import { findExecutionTexts } from '../store/monitor-store.ts'

/** The texts serve to find a fault, one by one; more requests than this have another purpose. */
const REVEALS: RateLimitRule = { name: 'reveal', windowSeconds: 3600, max: 60 }

/** The stored texts of an execution, unmasked. */
export interface RevealedExecution {
  readonly execution_id: string
  readonly message: string | null
  readonly response: string | null
  readonly error_message: string | null
}

/**
 * Returns the whole text of an execution to an administrator and writes in the audit trail who asked and why, both in one transaction. The trail
 * holds the reason's code and the bot, never the text. The endpoint has already checked the role.
 */
export function revealExecution(
  { db, clock }: ConversationDeps,
  input: { adminId: string; executionId: string; reason: (typeof REVEAL_REASONS)[number] },
): Promise<Outcome<RevealedExecution>> {
  const { adminId, executionId, reason } = input
  const now = clock.now()
  return asService(db, async (tx) => {
    const found = await findExecutionTexts(tx, executionId)
    if (!found) return fail({ status: 404, code: 'execution_not_found', message: 'Deze vraag bestaat niet.' })
    const { bot_id, ...texts } = found
    if (!texts.message && !texts.response)
      return fail({ status: 409, code: 'nothing_kept', message: 'Van deze vraag is geen tekst (meer) bewaard.' })
    if (!(await consumeRateLimit(tx, REVEALS, adminId, now)))
      return fail({
        ...failures.tooMany,
        message: 'Je hebt dit uur veel teksten geopend. Probeer het later opnieuw.',
        retryAfterSeconds: REVEALS.windowSeconds,
      })
    const entry = { actorId: adminId, actor: 'admin', action: 'execution.revealed' } as const
    await recordAudit(
      tx,
      { ...entry, subjectType: 'execution', subjectId: executionId, detail: { reason, bot_id } },
      now,
    )
    return ok({ execution_id: executionId, ...texts })
  })
}
