import { asService } from '#platform/database/as-service.ts'
import { type Failure, fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { FeatureUse } from '../contract.ts'
import { nextMonthAt } from '../domain/month.ts'
import { featureUsage } from '../effective-plan.ts'
import type { PlanDeps } from '../plan-deps.ts'
import { claimPrecountedUse, consumeMonthlyUse } from '../store/plan-store.ts'

/** The one feature that a client counts; counting others would let a client write its own limits (API-22). */
const CLIENT_COUNTED = 'bot_create'

/** Counts one use of a feature for the caller, never beyond the plan's limit; a use that a submit already counted is not counted again (AMB-108). */
export async function incrementUsage(
  deps: PlanDeps,
  input: { userId: string; key: string },
): Promise<Outcome<FeatureUse>> {
  if (input.key !== CLIENT_COUNTED) {
    return fail({ status: 403, code: 'feature_not_countable', message: 'Dit onderdeel telt Syvo zelf.' })
  }
  const now = deps.clock.now()
  return asService(deps.db, async (tx) => {
    const consumed =
      (await claimPrecountedUse(tx, input.userId, input.key, now)) ||
      (await consumeMonthlyUse(tx, input.userId, input.key, now))
    if (consumed) return ok(await featureUsage(tx, input.userId, input.key, now))
    return fail(botLimitReached(now))
  })
}

/** Returns the failure for a vendor who used up this month's submissions (VEND-18). */
export function botLimitReached(now: Date): Failure {
  return {
    status: 429,
    code: 'limit_reached',
    message:
      'Bot limiet bereikt: Je hebt het maximum aantal bots voor je plan bereikt. Upgrade je plan om meer bots te maken.',
    retryAfterSeconds: Math.ceil((nextMonthAt(now).getTime() - now.getTime()) / 1000),
  }
}
