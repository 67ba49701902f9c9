const FIRST_MS = 5_000
const MAX_MS = 3_600_000

/** Returns how long a job waits after its `attempt`th failed run (1 = first): doubling from five seconds to an hour, spread by a fifth either way. */
export function retryDelayMs(attempt: number, random: () => number): number {
  const base = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(30, Math.max(0, attempt - 1)))
  return Math.round(base * (0.8 + 0.4 * random()))
}
