/** A time limit that runs until it is over or ended. */
export interface TimeLimit {
  /** Aborts when the time is over, or when the caller's own signal does. */
  readonly signal: AbortSignal
  readonly isOver: () => boolean
  readonly end: () => void
}

/** Starts a time limit of `timeoutMs`, beside a signal that the caller may have. */
export function startTimeLimit(timeoutMs: number, callersSignal?: AbortSignal): TimeLimit {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  return {
    signal: callersSignal ? AbortSignal.any([callersSignal, controller.signal]) : controller.signal,
    isOver: () => controller.signal.aborted,
    end: () => clearTimeout(timer),
  }
}
