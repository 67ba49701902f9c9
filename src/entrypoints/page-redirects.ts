import type { Hono } from 'hono'
import { CLEANED_PATHS, cleanerSearch } from '#web/clean-address.ts'

/** Paths of the specification that redirect to another page for everybody: a plain redirect of the server (ROUTE-16). */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/bundles': '/enterprise',
}

/** Mounts the paths that only redirect, with their query string. */
export function mountPageRedirects(app: Hono): void {
  for (const [path, target] of Object.entries(REDIRECTS))
    app.get(path, (context) => context.redirect(target + new URL(context.req.url).search, 301))
}

/**
 * Redirects an address whose query has parameters unknown to its page to the one that the page would write itself, so that malformed links become
 * clean ones.
 */
export function mountCleanAddresses(app: Hono): void {
  for (const page of CLEANED_PATHS)
    app.get(page, (context, next) => {
      const { pathname, search } = new URL(context.req.url)
      const clean = cleanerSearch(page, search)
      // Temporary: the known parameters of a page may grow.
      return clean === null ? next() : Promise.resolve(context.redirect(pathname + clean, 307))
    })
}
