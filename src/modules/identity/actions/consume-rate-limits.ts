import { type Failure, failures } from '#platform/http/failure.ts'
import {
  consumeRates,
  maskSubject,
  type Rate,
  type RateRule,
  rateOf,
  releaseRates,
} from '#platform/rate-limit/consume-rate-limit.ts'
import type { IdentityDeps } from '../identity-deps.ts'

/** What was counted, to be given back when the attempt turns out right. */
export interface ConsumedLimits {
  giveBack(): Promise<void>
}

/** Counts one use under every rule, or under none; answers the refusal when one is used up. Subjects are kept as keyed hashes. */
export async function consumeRateLimits(
  { db, clock, maskKey }: IdentityDeps,
  limits: readonly (readonly [RateRule, subject: string])[],
): Promise<{ taken: ConsumedLimits } | { refused: Failure }> {
  const now = clock.now()
  const rates: Rate[] = limits.map(([rule, subject]) => rateOf(rule, maskSubject(maskKey, subject)))
  const usedUp = await consumeRates(db, rates, now)
  if (!usedUp) return { taken: { giveBack: () => releaseRates(db, rates, now) } }
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
