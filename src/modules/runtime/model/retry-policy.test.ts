import { expect, test } from 'vitest'
import { failure, readRetryAfterMs } from './model-transport.ts'
import { countCall, fullRetryBudget, retryDelayMs, spendRetry } from './retry-policy.ts'

const policy = { maxRetries: 2, baseDelayMs: 100, maxDelayMs: 150 }
const attempt = { failed: failure('unavailable'), retriesDone: 0, budget: fullRetryBudget, remainingMs: 30_000 }

test('waits a full-jitter share of a doubling, capped delay', () => {
  expect(retryDelayMs(attempt, policy, 0)).toBe(0)
  expect(retryDelayMs(attempt, policy, 0.999)).toBe(99)
  expect(retryDelayMs({ ...attempt, retriesDone: 1 }, policy, 0.999)).toBe(149)
})

test('waits at least as long as the provider asks, and gives up when that is too long', () => {
  const limited = { ...attempt, failed: failure('rate_limited', { retryAfterMs: 7000 }) }
  expect(retryDelayMs(limited, policy, 0.5)).toBe(7050)
  expect(retryDelayMs({ ...limited, remainingMs: 7000 }, policy, 0.5)).toBeNull()
})

test('never retries after two retries, after text was sent, or for another reason', () => {
  expect(retryDelayMs({ ...attempt, retriesDone: 2 }, policy, 0)).toBeNull()
  expect(retryDelayMs({ ...attempt, failed: failure('unavailable', { partialText: 'Wij' }) }, policy, 0)).toBeNull()
  for (const reason of ['timeout', 'malformed', 'cut_off', 'aborted', 'unauthorised', 'bad_request'] as const)
    expect(retryDelayMs({ ...attempt, failed: failure(reason) }, policy, 0)).toBeNull()
})

test('retries at most a fifth of a long row of failing calls, beyond the first ten', () => {
  let budget = fullRetryBudget
  let retries = 0
  for (let call = 0; call < 1000; call++) {
    budget = countCall(budget)
    while (retryDelayMs({ ...attempt, budget, retriesDone: 0 }, policy, 0) !== null) {
      budget = spendRetry(budget)
      retries++
    }
  }
  expect(retries).toBeGreaterThan(190)
  expect(retries).toBeLessThanOrEqual(210)
})

test('reads Retry-After as seconds and as a date, and nothing else', () => {
  const nowMs = Date.parse('2026-11-20T12:00:00Z')
  expect(readRetryAfterMs('1.5', nowMs)).toBe(1500)
  expect(readRetryAfterMs('Fri, 20 Nov 2026 12:00:30 GMT', nowMs)).toBe(30_000)
  for (const header of [undefined, '', 'straks', '-3', ['1']]) expect(readRetryAfterMs(header, nowMs)).toBeUndefined()
})
