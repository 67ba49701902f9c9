import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** The limits in time and number: a visitor who sends slowly, or opens many connections, takes nothing from others. */
export interface ConnectionLimits {
  /** The time limit for the headers of a request. */
  headersMs: number
  /** The time limit for a request with its body. */
  requestMs: number
  /** How often late requests are looked for. */
  checkEveryMs: number
  /** The maximum number of simultaneous connections in total. */
  most: number
  /** The maximum number of simultaneous connections from one address that is not a named proxy. */
  mostPerAddress: number
}

const BOUNDS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkEveryMs: 5_000,
  most: 5_000,
  mostPerAddress: 200,
}

/** Returns the options of a server that ends late requests. */
export function timeouts({ headersMs, requestMs, checkEveryMs }: ConnectionLimits = BOUNDS) {
  return { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkEveryMs }
}

/** Closes connections over the limits; those of this machine and of `isShared` addresses, which many visitors share, count only in the total. */
export function limitConnections(
  server: Server,
  isShared: (address: string) => boolean,
  bounds: ConnectionLimits = BOUNDS,
): void {
  server.maxConnections = bounds.most
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isShared(address)) return
    const count = (open.get(address) ?? 0) + 1
    if (count > bounds.mostPerAddress) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
