/** At most `burst` uses at once per key, and `perMinute` in the long run. */
export interface ThrottleRule {
  readonly burst: number
  readonly perMinute: number
}

/** Coarse limits in the memory of this process, where exactness is not needed: a token bucket per key. */
export interface Throttle {
  /**
   * Counts a use of `key` that costs `cost` (1 by default, at most the burst): 0 when it is allowed, else the whole seconds until it is. `atMs` is
   * the time, by default of the throttle's clock; a clock that was set back adds nothing.
   */
  consume(key: string, cost?: number, atMs?: number): number
}

const KEYS_MAX = 50_000

/** Creates a throttle. `nowMs` is a monotonic clock; beyond 50,000 keys the least recently used are dropped. */
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
      // The last entry of the map is the most recently used.
      buckets.delete(key)
      const oldest = buckets.size >= KEYS_MAX ? buckets.keys().next() : null
      if (oldest && !oldest.done) buckets.delete(oldest.value)
      const isAllowed = tokens >= cost
      buckets.set(key, { tokens: isAllowed ? tokens - cost : tokens, atMs: now })
      return isAllowed ? 0 : Math.max(1, Math.ceil((cost - tokens) / perMs / 1000))
    },
  }
}
