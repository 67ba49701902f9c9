import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long and how many: a visitor who sends slowly, or opens much, takes nothing from the others. */
export interface ConnectionLimits {
  /** Until the headers of a request must be there. */
  headersMs: number
  /** Until a request with its body must be there. */
  requestMs: number
  /** How often what is late is looked for. */
  checkEveryMs: number
  /** Connections at once, in all. */
  most: number
  /** Connections at once from one address that is no named proxy. */
  mostPerAddress: number
}

const BOUNDS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  checkEveryMs: 5_000,
  most: 5_000,
  mostPerAddress: 200,
}

/** Options of the server that ends requests which do not come in in time. */
export function timeouts({ headersMs, requestMs, checkEveryMs }: ConnectionLimits = BOUNDS) {
  return { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkEveryMs }
}

/** Closes connections over the bounds; those of this machine and of `isShared` addresses, behind which many visitors are, count in all only. */
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
