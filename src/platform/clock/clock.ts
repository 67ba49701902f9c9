/** Where time comes from. Passed in everywhere, so that a test can stand still or walk. */
export interface Clock {
  now(): Date
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }

/** A clock that moves only when told to; for tests and for replaying schedules. */
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
