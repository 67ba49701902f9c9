import { isIP } from 'node:net'
import type { Context, Hono } from 'hono'
import type { Caller } from '#platform/http/caller.ts'
import { failures } from '#platform/http/failure.ts'
import { answerFailure } from '#platform/http/mount.ts'
import { createThrottle, type ThrottleRule } from '#platform/rate-limit/throttle.ts'

/** A visitor's address may be an office or a mobile network with many people; an account is a few browsers and programs. */
const PER_ADDRESS: ThrottleRule = { burst: 1_500, perMinute: 3_000 }
const PER_ACCOUNT: ThrottleRule = { burst: 600, perMinute: 900 }

/** The cost of paths that take more than a usual request, by the start of the path, in usual requests; files that the server only sends are free. */
const COSTS: readonly (readonly [path: string, cost: number])[] = [
  ['/healthz', 0],
  ['/readyz', 0],
  ['/assets/', 0],
  ['/chat/', 0],
  ['/sitemap.xml', 50],
  ['/llms.txt', 50],
  ['/blog/rss.xml', 20],
  ['/deelplaatje/', 5],
  ['/rest/v1/bots', 5],
  ['/functions/v1/bot-addresses', 20],
  ['/functions/v1/listing', 3],
  ['/functions/v1/academy/', 5],
  ['/functions/v1/own-data', 20],
  ['/marketplace', 5],
  ['/blog', 3],
]

/** The request budget of every client address and every account over all endpoints, in addition to the limits of single endpoints. */
export interface RequestBudget {
  /** Refuses the requests of an address that used up its budget; mount it first. */
  mount(app: Hono): void
  /** Counts a request of a signed-in user or of a chat: returns 0 when it may continue, else the seconds to wait. */
  consumeForCaller(caller: Caller, context: Context, path: string): number
}

/**
 * Creates a budget in the memory of this process. Requests from this machine itself are not counted: through a proxy that is not named
 * (`TRUST_PROXY`) all visitors would be one, and the server's own rendering sends requests without a socket.
 */
export function createRequestBudget(addressOf: (context: Context) => string): RequestBudget {
  const addresses = createThrottle(PER_ADDRESS)
  const accounts = createThrottle(PER_ACCOUNT)
  return {
    mount(app) {
      app.use('*', async (context: Context, next) => {
        const cost = costOf(context.req.path)
        const address = cost === 0 ? null : countedOf(addressOf(context))
        const waitSeconds = address === null ? 0 : addresses.consume(address, cost)
        if (waitSeconds === 0) return next()
        return answerFailure({ ...failures.tooMany, retryAfterSeconds: waitSeconds }, crypto.randomUUID())
      })
    },
    consumeForCaller(caller, context, path) {
      const key = keyOf(caller)
      return key === null || countedOf(addressOf(context)) === null ? 0 : accounts.consume(key, costOf(path))
    },
  }
}

function costOf(path: string): number {
  return COSTS.find(([start]) => path.startsWith(start))?.[1] ?? 1
}

function countedOf(address: string): string | null {
  const isHere = address.startsWith('127.') || address === '0:0:0:0::/64' || address === 'in-process'
  return isHere || (isIP(address) === 0 && !address.includes('/')) ? null : address
}

function keyOf(caller: Caller): string | null {
  if (caller.kind === 'member') return `member ${caller.userId}`
  if (caller.kind === 'chat') return `chat ${caller.configId} ${caller.visitor}`
  return null
}
