/** The source of time. It is passed in everywhere, so that a test can set or move it. */
export interface Clock {
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }

/** Returns a clock that moves only by its methods; for tests and for replaying schedules. */
export function fixedClock(start: Date): Clock & { advanceMs(ms: number): void; set(to: Date): void } {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    advanceMs: (ms) => {
      current += ms
    },
    set: (to) => {
      current = to.getTime()
    },
  }
}
