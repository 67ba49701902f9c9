import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isLoopbackHost } from '#platform/config/settings.ts'
import { isForwarded } from '#platform/http/is-forwarded.ts'

/**
 * True for a request by somebody who sits at this machine: its socket comes from here, it asks for this machine by one of its own names (a
 * name of a stranger that was made to point here is another site), and no proxy or tunnel passed it on. A request within this process has
 * no socket and may be made for anybody, so it does not count.
 */
export function isLocalRequest(context: Context): boolean {
  if (!('incoming' in (context.env ?? {})) || isForwarded(context.req.raw.headers)) return false
  const address = (getConnInfo(context).remote.address ?? '').replace(/^::ffff:/i, '')
  return isLoopbackHost(address) && isLoopbackHost(hostName(context.req.header('host')))
}

function hostName(host: string | undefined): string {
  const url = `http://${host ?? ''}`
  // Only a bare name or address with its port: what else a header could hold is read in more than one way.
  return host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(url) ? new URL(url).hostname : ''
}
