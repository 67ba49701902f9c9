import { createServer } from 'node:http'
import { end, listen } from './http-parts.ts'

/** The styles that each page applies to everything on it. */
const STYLES: Record<string, string> = {
  '/strict': '',
  '/hostile':
    '<style>body *{transform:rotate(9deg)!important;font-size:40px!important;pointer-events:none!important}iframe,button,syvo-chat{display:none!important;opacity:0!important}</style>',
  '/unset':
    '<style>html{font-size:10px!important}*{letter-spacing:9px!important;text-transform:uppercase!important}body *,syvo-chat{all:unset!important}.over{position:fixed!important;inset:0!important;z-index:2147483647!important}</style>',
  '/moved':
    '<style>html{display:grid;gap:90px}body{transform:scale(.8) translate(50px,50px);filter:grayscale(1);overflow:hidden}</style>',
}

/** Serves a customer's own page on another origin. `strict` sends a policy that allows only our script and our frame. */
export async function startHostSite(
  widgetOrigin: string,
): Promise<{ origin: string; seen: string[]; close: () => void }> {
  const seen: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://host')
    seen.push(url.pathname)
    const styles = STYLES[url.pathname]
    if (styles === undefined) return end(response, 404, '', 'text/plain')
    const strict = url.pathname === '/strict'
    if (strict) {
      const policy = `default-src 'none'; script-src ${widgetOrigin}; frame-src ${widgetOrigin}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`
      response.setHeader('content-security-policy', policy)
    }
    const script = `<script src="${widgetOrigin}/functions/v1/widget?bot=bot-1&token=${url.searchParams.get('token')}" async></script>`
    const color = url.searchParams.has('dark') ? '<meta name="color-scheme" content="light dark">' : ''
    end(
      response,
      200,
      `<!doctype html><html lang="nl" dir="${url.searchParams.get('dir') ?? 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${color}<title>Bakkerij</title>${styles}${script}${script}</head><body><main><h1>Bakkerij Van den Berg</h1><p>Brood en taart uit eigen oven.</p></main>${url.pathname === '/unset' ? '<div class="over"></div>' : ''}</body></html>`,
      'text/html',
    )
  })
  const port = await listen(server, 'localhost')
  return { origin: `http://localhost:${port}`, seen, close: () => server.closeAllConnections() }
}
