import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The address of whoever sent a request: the socket's, or behind a trusted proxy the last one that it added. */
export function clientAddress(context: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  // In-process requests (server rendering, tests) have no socket.
  return 'incoming' in (context.env ?? {}) ? (getConnInfo(context).remote.address ?? 'unknown') : 'in-process'
}
