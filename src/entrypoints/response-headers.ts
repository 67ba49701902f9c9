import type { Hono } from 'hono'
import type { Settings } from '#platform/config/settings.ts'

/** Paths that other sites embed: the widget's loader, its files and the chat page in its frame, and the pictures of shared links. */
const EMBEDDED = /^\/(?:chat|widget|deelplaatje)(?:[/.-]|$)|^\/functions\/v1\/(?:hosted-chat|widget)/

/**
 * Adds the headers to every answer that keep a browser from misreading its type or using it on another site; a header that an answer set itself
 * stays. Mount it before everything that answers.
 */
export function mountResponseHeaders(app: Hono, { PUBLIC_URL }: Pick<Settings, 'PUBLIC_URL'>): void {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    ...(PUBLIC_URL.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
  app.use('*', async (context, next) => {
    await next()
    const { headers } = context.res
    for (const [name, value] of Object.entries(everywhere)) if (!headers.has(name)) context.header(name, value)
    if (!headers.has('cross-origin-resource-policy'))
      context.header('cross-origin-resource-policy', EMBEDDED.test(context.req.path) ? 'cross-origin' : 'same-origin')
  })
}
