import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isLoopbackHost } from '#platform/config/settings.ts'
import { isForwarded } from '#platform/http/is-forwarded.ts'

/**
 * Tells whether a request comes from a user at this machine: its socket is local, it asks for this machine by one of its own names (a foreign name
 * that points here is another site), no page of another site sent it, and no proxy or tunnel forwarded it. A request within this process has no
 * socket and may be made for anybody, so it does not count.
 */
export function isLocalRequest(context: Context): boolean {
  if (!('incoming' in (context.env ?? {})) || isForwarded(context)) return false
  const { headers } = context.req.raw
  if (!isPageOfThisMachine(headers.get('origin')) || !isPageOfThisMachine(headers.get('referer'))) return false
  const address = (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/i, '')
  return isLoopbackHost(address) && isLoopbackHost(hostName(context.req.header('host')))
}

/**
 * Tells whether an address is of a page that this machine serves to itself, or absent. A hidden proxy leaves the public address of the page in
 * `Origin` and `Referer`. `null`, an opaque origin, is not a page of this machine.
 */
function isPageOfThisMachine(page: string | null): boolean {
  return page === null || (URL.canParse(page) && isLoopbackHost(new URL(page).hostname))
}

function hostName(host: string | undefined): string {
  const url = `http://${host ?? ''}`
  // Only a bare name or address with its port: other header contents can be parsed in more than one way.
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(url) ? new URL(url).hostname : ''
}
