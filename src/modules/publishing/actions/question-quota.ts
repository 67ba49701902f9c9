import type { Failure } from '#platform/http/failure.ts'
import { consumeRates, type RateLimitRule, releaseRates, toRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { PublishingDeps } from '../publishing-deps.ts'
import { questionsUsedUp } from './publishing-failures.ts'

type Deps = Pick<PublishingDeps, 'db' | 'clock'>
type Asked = { readonly vendorId: string; readonly count: number }

/** Questions that a vendor may put to drafts a day, on the test bench and by the checks; they count against no month's limit. */
export const TESTS: RateLimitRule = { name: 'draft-test', windowSeconds: 86_400, max: 200 }
/** Submissions ask as well, and have a room of their own, so that testing much never keeps from submitting. */
export const SUBMISSIONS: RateLimitRule = { name: 'draft-submit', windowSeconds: 86_400, max: 100 }

/** Counts every question that is going to be put, or none; a refusal when the day's do not reach. */
export async function consumeQuestions(deps: Deps, rule: RateLimitRule, asked: Asked): Promise<Failure | null> {
  const usedUp = await consumeRates(deps.db, rateLimitsOf(rule, asked), deps.clock.now())
  return usedUp ? questionsUsedUp(rule.max, asked.count) : null
}

/** Gives back questions that were counted at `consumedAt` and not put after all. */
export function releaseQuestions(
  deps: Deps,
  rule: RateLimitRule,
  unasked: Asked & { consumedAt: Date },
): Promise<void> {
  return releaseRates(deps.db, rateLimitsOf(rule, unasked), unasked.consumedAt)
}

function rateLimitsOf(rule: RateLimitRule, { vendorId, count }: Asked) {
  return Array.from({ length: count }, () => toRateLimit(rule, vendorId))
}
