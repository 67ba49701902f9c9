import type { Hono } from 'hono'

/** Paths of the specification that stand for another page whoever asks: a plain redirect of the server (ROUTE-16). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/bundles': '/enterprise',
}

/** Answers the paths that only lead elsewhere, with what was asked after them. */
export function mountPageRedirects(app: Hono): void {
  for (const [path, target] of Object.entries(REDIRECTS))
    app.get(path, (context) => context.redirect(target + new URL(context.req.url).search, 301))
}
