import type { Tx } from '#platform/database/database.ts'
import { type Failure, failures } from '#platform/http/failure.ts'
import { consumeRateLimit, type RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'

/** Steps of an account that it may repeat freely and that each add an entry to the audit trail. */
export type AuditLimitedStep = 'switch-bot' | 'vendor-profile' | 'hold-version' | 'new-bot' | 'delete-bot'

const STEPS: Omit<RateLimitRule, 'name'> = { windowSeconds: 86_400, max: 100 }

/**
 * Counts a step that `recordAudit` is about to write, in the same transaction: a hundred of a kind per day and account, so that nobody can bury other
 * entries. Returns a refusal when the limit is reached.
 */
export async function consumeAuditLimit(
  tx: Tx,
  step: AuditLimitedStep,
  userId: string,
  now: Date,
): Promise<Failure | null> {
  if (await consumeRateLimit(tx, { ...STEPS, name: step }, userId, now)) return null
  return {
    ...failures.tooMany,
    message: `Dit kan ${STEPS.max} keer per dag, en dat is voor vandaag op. Morgen kun je weer.`,
    retryAfterSeconds: STEPS.windowSeconds,
  }
}
