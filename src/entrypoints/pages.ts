import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type { Connect } from 'vite'
import type { Settings } from '#platform/config/settings.ts'
import type { Keys } from '#platform/secrets/keys.ts'
import type { PageRequestContext } from '#web/request-context.ts'
import { isUnindexedPath } from '#web/session/private-paths.ts'
import { isLocalRequest } from './is-local-request.ts'
import { mountPageFiles } from './page-files.ts'
import { mountCleanAddresses, mountPageRedirects } from './page-redirects.ts'
import { readSite } from './read-site.ts'
import { pagePolicy, securityHeaders } from './security-headers.ts'
import { mountShareImages } from './share-image/mount-share-images.ts'

/** The dependencies of the pages. */
export interface PageParts {
  settings: Settings
  keys: Pick<Keys, 'publicKey'>
  /** Folder of the project; the built pages are in `dist` below it. */
  root: string
}

/** Renders one request of a page. */
type Render = (request: Request, options: { context: PageRequestContext }) => Promise<Response>

/** Mounts the built pages behind everything that the app already answers. Mount it last. */
export async function mountPages(app: Hono, parts: PageParts): Promise<void> {
  const client = join(parts.root, 'dist/client')
  const built = join(parts.root, 'dist/server/server.js')
  if (!existsSync(built)) throw new Error('De pagina’s zijn nog niet gebouwd. Draai eerst npm run build.')
  const start = renderOf(await import(pathToFileURL(built).href))
  app.use(
    '/assets/*',
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (_path, context) => void context.header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  )
  app.use('/assets/*', async (context) => context.text('Dit bestand bestaat niet.', 404))
  app.use(
    '*',
    serveStatic({
      root: client,
      precompressed: true,
      onFound: (_path, context) => void context.header('cache-control', 'public, max-age=3600'),
    }),
  )
  mountRendering(app, parts, 'production', () => Promise.resolve(start))
}

/**
 * Mounts the pages for development: Vite in the same process and on the same port, with hot reload over `server`. Requests that the app answers
 * itself never reach Vite. Mount it last, before `server` listens; returns a function that stops it.
 */
export async function mountDevPages(app: Hono, parts: PageParts, server: Server): Promise<() => Promise<void>> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({
    root: parts.root,
    appType: 'custom',
    server: { middlewareMode: true, ws: { server }, allowedHosts: [new URL(parts.settings.PUBLIC_URL).hostname] },
  })
  const environment = vite.environments['ssr']
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error('Vite has no environment to render pages in.')
  app.get('*', async (context: Context<{ Bindings: Partial<HttpBindings> }>, next) => {
    const { incoming, outgoing } = context.env
    // Server rendering calls the app in this process, without a socket.
    if (!incoming || !outgoing || !(await isAnsweredBy(vite.middlewares, incoming, outgoing))) return next()
    return RESPONSE_ALREADY_SENT
  })
  mountRendering(app, parts, 'development', async () => renderOf(await environment.runner.import('/src/web/server.ts')))
  return () => vite.close()
}

/** Lets Vite answer for its own modules; false when it passes the request on. */
function isAnsweredBy(
  middlewares: Connect.Server,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    outgoing.once('close', () => resolve(true))
    middlewares(incoming, outgoing, (error: unknown) => (error ? reject(error) : resolve(false)))
  })
}

function mountRendering(
  app: Hono,
  parts: PageParts,
  mode: 'production' | 'development',
  load: () => Promise<Render>,
): void {
  const { settings } = parts
  const ownSite = readSite(parts)
  const send: PageRequestContext['send'] = async (path, init) =>
    app.fetch(new Request(new URL(path, settings.PUBLIC_URL), init))
  mountPageRedirects(app)
  mountCleanAddresses(app)
  mountPageFiles(app, { publicUrl: settings.PUBLIC_URL, send })
  mountShareImages(app, { send })
  app.use('*', compress())
  app.all('*', async (context) => {
    if (context.req.method !== 'GET' && context.req.method !== 'HEAD')
      return context.text('Deze pagina leest alleen.', 405, { allow: 'GET, HEAD' })
    const nonce = randomBytes(16).toString('base64')
    const site = { ...ownSite, hasOutbox: ownSite.hasOutbox && isLocalRequest(context) }
    const render = await load()
    const page = await render(publicRequest(context, settings.PUBLIC_URL), { context: { nonce, send, site } })
    return withSecurityHeaders(await buffered(page), context.req.path, nonce, settings, mode)
  })
}

/** Returns the request under the public address, so that redirects and links are right behind a proxy too. */
function publicRequest(context: Context, publicUrl: string): Request {
  const { pathname, search } = new URL(context.req.url)
  return new Request(new URL(pathname.replace(/^\/{2,}/, '/') + search, publicUrl), {
    method: context.req.method,
    headers: context.req.raw.headers,
    signal: context.req.raw.signal,
  })
}

/** Returns a page as bytes, which the server sends with their length in one write; the framework's stream would take several. */
async function buffered(page: Response): Promise<Response> {
  const body = page.body === null ? null : new Uint8Array(await page.arrayBuffer())
  return new Response(body, { status: page.status, headers: page.headers })
}

function withSecurityHeaders(
  page: Response,
  path: string,
  nonce: string,
  settings: Settings,
  mode: 'production' | 'development',
): Response {
  const { headers } = page
  for (const [name, value] of Object.entries(securityHeaders(settings))) headers.set(name, value)
  headers.set('content-security-policy', pagePolicy(nonce, settings, mode))
  headers.set('x-frame-options', 'DENY')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cache-control', 'no-cache')
  // The other service's redirect carries its answer in the address until the page has removed it.
  if (path.startsWith('/auth/')) headers.set('referrer-policy', 'no-referrer')
  if (isUnindexedPath(path)) headers.set('x-robots-tag', 'noindex')
  return page
}

function renderOf(module: unknown): Render {
  // The built bundle and the development module both default-export `{ fetch }` of src/web/server.ts.
  const { default: entry } = module as { default: { fetch: Render } }
  return (request, options) => entry.fetch(request, options)
}
