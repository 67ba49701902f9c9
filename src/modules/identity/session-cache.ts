import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'

/** The facts of a request's session. */
export interface CachedSession {
  readonly userId: string
  readonly sessionId: string
  readonly email: string
  readonly isDemo: boolean
  readonly expiresAt: Date
}

/** Caches valid sessions, so that not every request of a page costs a read. */
export interface SessionCache {
  /** Returns the session behind a token: from the cache, or found by `load` and then cached; null when `load` finds none. */
  find(token: string, load: () => Promise<CachedSession | null>): Promise<CachedSession | null>
  /** Removes an account's sessions from the cache; call it after ending some. */
  invalidate(userId: string): void
}

const CHANNEL = 'syvo_sessions'
const CACHE_TTL_MS = 10_000
const MOST = 10_000

/**
 * Creates the session cache of this process. The database notifies every ended session (by a trigger, also for sessions that another process ended),
 * so a sign-out counts at once; if that notification is lost with the connection, a session is cached for ten seconds at most.
 */
export function createSessionCache(deps: { db: Database; clock: Clock; log: Log }): SessionCache {
  const cache = new Map<string, CachedSession & { untilMs: number }>()
  let invalidations = 0
  let listening: Promise<unknown> | null = null

  const invalidate = (userId: string) => {
    invalidations++
    for (const [token, session] of cache) if (userId === '' || session.userId === userId) cache.delete(token)
  }
  // An empty message says that notifications may have been missed: then the whole cache is cleared.
  const listen = () => {
    listening ??= deps.db.listen(CHANNEL, invalidate).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'sessions are not remembered: the database cannot be listened to')
      listening = null
      throw error
    })
    return listening
  }
  return {
    async find(token, load) {
      const nowMs = deps.clock.now().getTime()
      const known = cache.get(token)
      if (known && nowMs < known.untilMs) return known
      cache.delete(token)
      const hears = await listen().then(
        () => true,
        () => false,
      )
      const before = invalidations
      const session = await load()
      // A session that ended while it was being read must not be cached.
      if (session && hears && before === invalidations) {
        if (cache.size >= MOST) cache.clear()
        cache.set(token, { ...session, untilMs: Math.min(nowMs + CACHE_TTL_MS, session.expiresAt.getTime()) })
      }
      return session
    },
    invalidate,
  }
}
