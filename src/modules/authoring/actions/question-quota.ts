import type { Failure } from '#platform/http/failure.ts'
import { consumeRates, type RateLimitRule, releaseRates, toRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import type { AuthoringDeps } from '../authoring-deps.ts'
import { questionsUsedUp } from './publishing-failures.ts'

type Deps = Pick<AuthoringDeps, 'db' | 'clock'>
type Asked = { readonly vendorId: string; readonly count: number }

/** The questions that a vendor may ask drafts per day, on the trial bench and by the checks; they count against no monthly limit. */
export const TESTS: RateLimitRule = { name: 'draft-test', windowSeconds: 86_400, max: 200 }
/** Submissions ask questions as well and have a quota of their own, so that testing never prevents submitting. */
export const SUBMISSIONS: RateLimitRule = { name: 'draft-submit', windowSeconds: 86_400, max: 100 }

/** Counts all of the questions to be asked, or none; returns a refusal when the daily quota does not cover them. */
export async function consumeQuestions(deps: Deps, rule: RateLimitRule, asked: Asked): Promise<Failure | null> {
  const usedUp = await consumeRates(deps.db, rateLimitsOf(rule, asked), deps.clock.now())
  return usedUp ? questionsUsedUp(rule.max, asked.count) : null
}

/** Releases questions that were counted at `consumedAt` and not asked after all. */
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
