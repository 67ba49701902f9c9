import type { ModelFailure } from './model-port.ts'

export type RetryPolicy = { maxRetries: number; baseDelayMs: number; maxDelayMs: number }

/** Tokens left for retries; a call adds a fifth of a token, a retry takes a whole one. */
export type RetryBudget = { tokens: number }

const tokensPerCall = 0.2
const mostTokens = 10

/** A fresh budget is full, so that a quiet installation may retry its first calls. */
export const fullRetryBudget: RetryBudget = { tokens: mostTokens }

/** Counts a first attempt: over time at most 20 % of the calls are retried, also when everything fails. */
export function countCall(budget: RetryBudget): RetryBudget {
  return { tokens: Math.min(mostTokens, budget.tokens + tokensPerCall) }
}

/**
 * Returns the milliseconds to wait before repeating a failed attempt, or null when it must not be repeated: another reason than 429, 5xx or a
 * connection error, text already sent, no retries or budget left, or the wait would pass the deadline. The wait is full jitter (`random` in [0, 1))
 * over a doubling delay, after whatever `Retry-After` asks.
 */
export function retryDelayMs(
  attempt: { failed: ModelFailure; retriesDone: number; budget: RetryBudget; remainingMs: number },
  policy: RetryPolicy,
  random: number,
): number | null {
  const { failed, retriesDone, budget, remainingMs } = attempt
  const repeatable = failed.reason === 'rate_limited' || failed.reason === 'unavailable'
  if (!repeatable || failed.partialText !== undefined) return null
  if (retriesDone >= policy.maxRetries || budget.tokens < 1) return null
  const jitterMs = Math.floor(random * Math.min(policy.maxDelayMs, policy.baseDelayMs * 2 ** retriesDone))
  const delayMs = (failed.retryAfterMs ?? 0) + jitterMs
  return delayMs < remainingMs ? delayMs : null
}

/** Takes one retry out of the budget. */
export function spendRetry(budget: RetryBudget): RetryBudget {
  return { tokens: budget.tokens - 1 }
}
