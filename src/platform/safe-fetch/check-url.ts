import ipaddr from 'ipaddr.js'
import { isLoopbackAddress, isPublicAddress } from './is-public-address.ts'
import { failed, refused, type SafeFetchProblem } from './outcome.ts'

/** Hosts outside the ordinary rules, as `host:port`. `allow` may be loopback (tests); `trusted` may be anything (the operator's own model server). */
export type HostRules = { allow: ReadonlySet<string>; trusted: ReadonlySet<string> }

/** The addresses that a connection to a host may reach. */
export type Reach = 'public' | 'loopback' | 'any'

/** Returns the rule for a host and port; IPv6 hosts are given without brackets. */
export function reachOf(rules: HostRules, host: string, port: string): Reach {
  const pair = `${host.toLowerCase()}:${port}`
  if (rules.trusted.has(pair)) return 'any'
  return rules.allow.has(pair) ? 'loopback' : 'public'
}

/** Returns true when a connection of this reach may end at this address. */
export function canConnect(reach: Reach, address: string): boolean {
  if (reach === 'any') return true
  return isPublicAddress(address) || (reach === 'loopback' && isLoopbackAddress(address))
}

/**
 * Checks an address before anything is sent: https on port 443 without user information, no literal private address. Names are checked later, by the
 * addresses they resolve to, when connecting.
 */
export function checkUrl(raw: string, rules: HostRules): URL | SafeFetchProblem {
  const url = URL.canParse(raw) ? new URL(raw) : null
  if (!url) return refused('bad_url', 'not an absolute address')
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('not_https', `scheme ${url.protocol}`)
  if (url.username || url.password) return refused('bad_url', 'user information in the address')
  const host = hostOf(url)
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const reach = reachOf(rules, host, port)
  if (reach === 'public') {
    if (url.protocol !== 'https:') return refused('not_https', 'scheme http:')
    if (port !== '443') return refused('bad_url', `port ${port}`)
  }
  if (ipaddr.isValid(host) && !canConnect(reach, host)) return failed('unreachable', 'private address')
  url.hash = ''
  return url
}

/** Returns the host of an address without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}
