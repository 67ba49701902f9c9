/** At most `burst` uses at once per key, and `perMinute` in the long run. */
export interface ThrottleRule {
  readonly burst: number
  readonly perMinute: number
}

/** Coarse limits in the memory of this process, for what need not be exact: a token bucket per key. */
export interface Throttle {
  /**
   * Counts a use of `key` that costs `cost` (1 unless given, at most the burst): 0 when it is allowed, else the whole seconds until it is. `atMs` is
   * when, by the clock of the throttle unless given; a clock that was set back adds nothing.
   */
  consume(key: string, cost?: number, atMs?: number): number
}

const KEYS_MAX = 50_000

/** Makes a throttle. `nowMs` is a monotonic clock; keys that were not used for longest are forgotten beyond 50,000. */
export function createThrottle(
  { burst, perMinute }: ThrottleRule,
  nowMs: () => number = () => performance.now(),
): Throttle {
  const buckets = new Map<string, { tokens: number; atMs: number }>()
  const perMs = perMinute / 60_000
  return {
    consume(key, cost = 1, now = nowMs()) {
      const known = buckets.get(key)
      const tokens = known ? Math.min(burst, known.tokens + Math.max(0, now - known.atMs) * perMs) : burst
      // The end of the map is what was used last.
      buckets.delete(key)
      const oldest = buckets.size >= KEYS_MAX ? buckets.keys().next() : null
      if (oldest && !oldest.done) buckets.delete(oldest.value)
      const isAllowed = tokens >= cost
      buckets.set(key, { tokens: isAllowed ? tokens - cost : tokens, atMs: now })
      return isAllowed ? 0 : Math.max(1, Math.ceil((cost - tokens) / perMs / 1000))
    },
  }
}
