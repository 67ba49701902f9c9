import type { ModelFailure, ModelResult } from './model-port.ts'
import type { ModelTiming } from './model-timing.ts'

export type Deadline = {
  signal: AbortSignal
  /** The moment, on the caller's clock, at which the call ends. */
  atMs: number
  /** Starts the wait for a first byte; the returned function ends the wait and may be called twice. */
  expectFirstByte(timeoutMs: number): () => void
  /** Distinguishes our own timeout from the caller's abort. */
  explain<Result extends ModelResult | ModelFailure>(result: Result): Result
  /** Frees the timers and the caller's signal; must be called when the call is over. */
  stop(): void
}

/** Starts the time limit of one call; it also aborts when the caller's signal does. */
export function startDeadline(
  totalTimeoutMs: number,
  timing: Pick<ModelTiming, 'now' | 'startTimer'>,
  outer: AbortSignal | undefined,
): Deadline {
  const controller = new AbortController()
  let timedOut = false
  const onTimeout = () => {
    if (controller.signal.aborted) return
    timedOut = true
    controller.abort()
  }
  const onOuterAbort = () => controller.abort()
  const stopTotal = timing.startTimer(totalTimeoutMs, onTimeout)
  outer?.addEventListener('abort', onOuterAbort, { once: true })

  return {
    signal: controller.signal,
    atMs: timing.now() + totalTimeoutMs,
    expectFirstByte: (timeoutMs) => timing.startTimer(timeoutMs, onTimeout),
    explain(result) {
      return timedOut && result.outcome === 'failed' && result.reason === 'aborted'
        ? { ...result, reason: 'timeout' }
        : result
    },
    stop() {
      stopTotal()
      outer?.removeEventListener('abort', onOuterAbort)
    },
  }
}
