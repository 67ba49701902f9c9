import { createServer } from 'node:http'
import { end, listen } from './http-parts.ts'

/** A customer's own page on another origin. `strict` sends a policy that allows our script and our frame and nothing else. */
export async function startHostSite(
  widgetOrigin: string,
): Promise<{ origin: string; seen: string[]; close: () => void }> {
  const seen: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    seen.push(url.pathname)
    if (url.pathname !== '/strict' && url.pathname !== '/hostile') return end(response, 404, '', 'text/plain')
    const strict = url.pathname === '/strict'
    if (strict) {
      const policy = `default-src 'none'; script-src ${widgetOrigin}; frame-src ${widgetOrigin}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
      response.setHeader('content-security-policy', policy)
    }
    const hostile =
      '<style>body *{transform:rotate(9deg)!important;font-size:40px!important;pointer-events:none!important}iframe,button,syvo-chat{display:none!important;opacity:0!important}</style>'
    const script = `<script src="${widgetOrigin}/functions/v1/widget?bot=bot-1&token=${url.searchParams.get('token')}" async></script>`
    const color = url.searchParams.has('dark') ? '<meta name="color-scheme" content="light dark">' : ''
    end(
      response,
      200,
      `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${color}<title>Bakkerij</title>${strict ? '' : hostile}${script}${script}</head><body><main><h1>Bakkerij Van den Berg</h1><p>Brood en taart uit eigen oven.</p></main></body></html>`,
      'text/html',
    )
  })
  const port = await listen(server, 'localhost')
  return { origin: `http://localhost:${port}`, seen, close: () => server.closeAllConnections() }
}
