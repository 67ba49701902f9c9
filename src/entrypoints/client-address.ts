import { isIPv4, isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { proxyMatcher } from '#platform/http/trusted-proxies.ts'

/**
 * Creates a reader of a request's client address, in the form that limits count by: the socket's address, unless that is one of the named proxies.
 * Then it is the last address that such a proxy added and that is not itself a proxy; a text that is not an address counts as the proxy that added
 * it.
 */
export function clientAddressReader(proxies: readonly string[]): (context: Context) => string {
  const isProxy = proxyMatcher(proxies)
  return (context) => {
    // In-process requests (server rendering, tests) have no socket.
    if (!('incoming' in (context.env ?? {}))) return 'in-process'
    let address = getConnInfo(context).remote.address ?? ''
    const added = (context.req.header('x-forwarded-for') ?? '').split(',')
    while (isProxy(address)) {
      const before = bareAddress(added.pop() ?? '')
      if (countedAddress(before) === null) break
      address = before
    }
    return countedAddress(address) ?? 'unknown'
  }
}

/**
 * Returns an address without port or zone; an IPv4 address written as IPv6 becomes IPv4, and of IPv6 the /64, which is the least that one subscriber
 * gets. Null for a text that is not an address.
 */
export function countedAddress(text: string): string | null {
  const bare = bareAddress(text)
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return null
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : `${groups.slice(0, 4).join(':')}::/64`
}

function bareAddress(text: string): string {
  return withoutPort(text.trim()).replace(/%.*$/s, '')
}

/** Returns the eight groups of an IPv6 address, however it was written: the URL parser writes it in one form. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const known = [...(first ?? []), ...(last ?? [])]
  return [...(first ?? []), ...Array<string>(8 - known.length).fill('0'), ...(last ?? [])]
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)
  if (bracketed) return bracketed[1] ?? ''
  return /^[\d.]+:\d+$/.test(text) ? text.slice(0, text.indexOf(':')) : text
}
