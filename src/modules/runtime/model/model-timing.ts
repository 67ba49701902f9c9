import { setTimeout as wait } from 'node:timers/promises'

/** Clock, randomness and timers of a call; tests pass their own. */
export type ModelTiming = {
  now(): number
  /** Returns a number from 0 up to, but not including, 1. */
  random(): number
  /** Calls back after the delay unless the returned function is called first. */
  startTimer(delayMs: number, onTime: () => void): () => void
  /** Resolves after the delay, or early when the signal aborts. */
  sleep(delayMs: number, signal: AbortSignal): Promise<void>
}

/** The machine's own clock and randomness. */
export const realTiming: ModelTiming = {
  now: () => performance.now(),
  random: Math.random,
  startTimer(delayMs, onTime) {
    const timer = setTimeout(onTime, delayMs)
    return () => clearTimeout(timer)
  },
  sleep: (delayMs, signal) => wait(delayMs, undefined, { signal }).catch(() => {}),
}
