import { type Failure, failures } from '#platform/http/failure.ts'
import {
  consumeRates,
  maskSubject,
  type RateLimit,
  type RateLimitRule,
  releaseRates,
  toRateLimit,
} from '#platform/rate-limit/consume-rate-limit.ts'
import type { IdentityDeps } from '../identity-deps.ts'

/** Consumed limits, to be released when the attempt turns out right. */
export interface ConsumedLimits {
  release(): Promise<void>
}

/** Consumes one use of every limit, or of none; returns the refusal when one is used up. Subjects are stored as keyed hashes. */
export async function consumeRateLimits(
  { db, clock, maskKey }: IdentityDeps,
  limits: readonly (readonly [RateLimitRule, subject: string])[],
): Promise<{ consumed: ConsumedLimits } | { refused: Failure }> {
  const now = clock.now()
  const rates: RateLimit[] = limits.map(([rule, subject]) => toRateLimit(rule, maskSubject(maskKey, subject)))
  const usedUp = await consumeRates(db, rates, now)
  if (!usedUp) return { consumed: { release: () => releaseRates(db, rates, now) } }
  return {
    refused: {
      ...failures.tooMany,
      message: `Dit ging net te vaak. Probeer het over ${waitText(usedUp.seconds)} opnieuw.`,
      retryAfterSeconds: usedUp.seconds,
    },
  }
}

function waitText(seconds: number): string {
  if (seconds <= 300) return 'vijf minuten'
  if (seconds <= 900) return 'een kwartier'
  return seconds <= 3600 ? 'een uur' : 'een dag'
}
