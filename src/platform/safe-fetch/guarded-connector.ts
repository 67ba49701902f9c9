import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { canConnect, type HostRules, type Reach, reachOf } from './check-url.ts'

/** Resolves a name to all its addresses; the default asks the system's resolver. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

/** The error of a connection that was refused because of its destination. */
export class PrivateAddressError extends Error {
  readonly code = 'SAFE_FETCH_PRIVATE_ADDRESS'
}

const systemResolve: Resolve = async (host) => {
  // *.localhost is loopback by RFC 6761, but not every system's resolver knows that.
  if (/(^|\.)localhost\.?$/i.test(host)) return [{ address: '127.0.0.1', family: 4 }]
  return lookup(host, { all: true, verbatim: true })
}

/**
 * Creates the connector of the agent: each name is resolved once, every answer is checked, and the socket goes to one of the checked addresses, so
 * that a second answer of the resolver (rebinding) is never used. The socket's own remote address is checked once more.
 */
export function guardedConnector(
  rules: HostRules,
  options: { resolve?: Resolve; connectTimeoutMs: number },
): buildConnector.connector {
  const resolve = options.resolve ?? systemResolve
  const build = (reach: Reach) =>
    buildConnector({ timeout: options.connectTimeoutMs, lookup: guardedLookup(resolve, reach) })
  const byReach = { public: build('public'), loopback: build('loopback'), any: build('any') }
  return (target, callback) => {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80')
    const reach = reachOf(rules, target.hostname.replace(/^\[|\]$/g, ''), port)
    byReach[reach](target, (...result) => {
      const [error, socket] = result
      if (error) return callback(error, null)
      const peerAddress = socket.remoteAddress
      if (peerAddress && !canConnect(reach, peerAddress.replace(/^::ffff:/, ''))) {
        socket.destroy()
        return callback(new PrivateAddressError('private address'), null)
      }
      callback(null, socket)
    })
  }
}

function guardedLookup(resolve: Resolve, reach: Reach): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const first = addresses[0]
        if (!first) return callback(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0)
        const wrong = addresses.find(({ address }) => !canConnect(reach, address))
        if (wrong) return callback(new PrivateAddressError('private address'), '', 0)
        if (options.all) return callback(null, addresses)
        callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
}
