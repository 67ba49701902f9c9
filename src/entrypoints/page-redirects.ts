import type { Hono } from 'hono'
import { CLEANED_PATHS, cleanerSearch } from '#web/clean-address.ts'

/** Paths of the specification that stand for another page whoever asks: a plain redirect of the server (ROUTE-16). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/bundles': '/enterprise',
}

/** Answers the paths that only lead elsewhere, with what was asked after them. */
export function mountPageRedirects(app: Hono): void {
  for (const [path, target] of Object.entries(REDIRECTS))
    app.get(path, (context) => context.redirect(target + new URL(context.req.url).search, 301))
}

/** Sends an address whose query holds what its page does not know to the one that the page would write itself, so that odd links end in clean ones. */
export function mountCleanAddresses(app: Hono): void {
  for (const page of CLEANED_PATHS)
    app.get(page, (context, next) => {
      const { pathname, search } = new URL(context.req.url)
      const clean = cleanerSearch(page, search)
      // Not for good: what a page knows may grow.
      return clean === null ? next() : Promise.resolve(context.redirect(pathname + clean, 307))
    })
}
