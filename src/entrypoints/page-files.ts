import type { Hono } from 'hono'
import { readBots } from '#modules/catalogue/contract.ts'
import { createApiClient, type Send } from '#platform/http/api-client.ts'
import { brandMark } from '#ui/tile-portrait.ts'

/** Public pages that search engines should know, beside the bots. */
const LISTED_PAGES = ['/', '/marketplace', '/pricing', '/enterprise', '/privacy', '/voorwaarden', '/retouren-levering']

/** The small files beside the pages: icon, robots.txt and a sitemap with the public bots. */
export function mountPageFiles(app: Hono, parts: { publicUrl: string; send: Send }): void {
  const icon = brandMark()
  app.get('/favicon.svg', (context) =>
    context.body(icon, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
  )
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  app.get('/robots.txt', (context) =>
    context.text(`User-agent: *\nAllow: /\n\nSitemap: ${parts.publicUrl}/sitemap.xml\n`),
  )
  app.get('/sitemap.xml', async (context) =>
    context.body(await sitemap(parts), 200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    }),
  )
}

async function sitemap({ publicUrl, send }: { publicUrl: string; send: Send }): Promise<string> {
  const bots = await createApiClient({ send, token: () => null, publicKey: () => null })
    .call(readBots)
    .catch(() => [])
  const entries = [
    ...LISTED_PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    ...bots.map(
      (bot) => `<url><loc>${publicUrl}/bot/${bot.id}</loc><lastmod>${bot.updated_at.slice(0, 10)}</lastmod></url>`,
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}
