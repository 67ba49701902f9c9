import { type Dispatcher, Pool } from 'undici'
import { Exchange } from './exchange.ts'
import { failure } from './model-transport.ts'

export type ProviderConnection = {
  /** Posts to a path of the provider and returns its response. */
  post(call: { path: string; headers: Record<string, string>; body: string }, signal: AbortSignal): Exchange
  close(): Promise<void>
}

/**
 * Keeps connections to one model server alive. It deliberately does not go through `platform/safe-fetch`: the address is the operator's own
 * configuration, often a model server on loopback or in the private network, and no visitor, customer or vendor can influence host, port or path.
 * Redirects are never followed.
 */
export function connectProvider(origin: string, maxConnections: number): ProviderConnection {
  // `GuardedModel` owns the time limits; undici's own only free connections that a server forgot to finish.
  const pool = new Pool(origin, {
    connections: maxConnections,
    pipelining: 1,
    keepAliveTimeout: 30_000,
    headersTimeout: 60_000,
    bodyTimeout: 60_000,
    connect: { timeout: 10_000 },
  })
  return {
    post({ path, headers, body }, signal) {
      const exchange = new Exchange(signal)
      if (signal.aborted) return exchange
      // An Exchange has exactly the methods that undici calls; its own narrower `Wire` type keeps undici out of that file.
      const handler: Dispatcher.DispatchHandler = exchange
      try {
        pool.dispatch({ path, method: 'POST', headers, body }, handler)
      } catch {
        // undici throws at once on headers it cannot send, such as a key with a line break.
        exchange.stop(failure('bad_request'))
      }
      return exchange
    },
    close: () => pool.destroy(),
  }
}
