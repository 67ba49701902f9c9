import { setTimeout as sleep } from 'node:timers/promises'
import type { SafeFetchProblem } from './outcome.ts'

/** The current hop of a call: its start on `performance.now()`. */
export type CurrentHop = { startedAt: number }

/**
 * Delays an `unreachable` outcome until a whole number of ticks after its hop started: a private address is refused at once and an unknown name a
 * little later, and the caller must not be able to measure which it was. Ends early when the signal aborts, as after the call's whole time.
 */
export async function delayUnreachable(
  problem: SafeFetchProblem,
  hop: CurrentHop,
  tickMs: number,
  signal: AbortSignal,
): Promise<SafeFetchProblem> {
  if (problem.reason !== 'unreachable' || tickMs === 0 || signal.aborted) return problem
  const passedMs = performance.now() - hop.startedAt
  const delayMs = Math.ceil(passedMs / tickMs) * tickMs - passedMs
  await sleep(delayMs, undefined, { signal }).catch(() => {})
  return problem
}
