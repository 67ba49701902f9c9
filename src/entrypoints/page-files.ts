import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { listAcademy } from '#modules/academy/contract.ts'
import { readBotAddresses } from '#modules/catalogue/contract.ts'
import { listArticles } from '#modules/marketing/contract.ts'
import { type ApiClient, createApiClient, type Send } from '#platform/http/api-client.ts'
import type { OperationOutput } from '#platform/http/operation.ts'
import { brandMark } from '#ui/tile-portrait.ts'
import { llmsText } from './llms-text.ts'

/** Public pages for search engines, beside the bots. */
const LISTED_PAGES = [
  '/',
  '/marketplace',
  '/pricing',
  '/enterprise',
  '/demo',
  '/blog',
  '/academy',
  '/become-developer',
  '/developer/pricing',
  '/vendor/apply',
  '/contact',
  '/privacy',
  '/voorwaarden',
  '/retouren-levering',
]

/** Mounts the small files beside the pages: icon, robots.txt, llms.txt, a sitemap with the public bots and articles, and the feed of the blog. */
export function mountPageFiles(app: Hono, parts: { publicUrl: string; send: Send }): void {
  const icon = brandMark()
  app.get('/favicon.svg', (context) =>
    context.body(icon, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
  )
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  app.get('/robots.txt', (context) =>
    context.text(`User-agent: *\nAllow: /\n\nSitemap: ${parts.publicUrl}/sitemap.xml\n`),
  )
  const files = [
    ['/llms.txt', 'text/plain', () => llmsText(clientOf(parts.send), parts.publicUrl)],
    ['/blog/rss.xml', 'application/rss+xml', () => feed(parts)],
    ['/sitemap.xml', 'application/xml', () => sitemap(parts)],
  ] as const
  for (const [path, type, write] of files) {
    const read = writtenOnce(write)
    app.get(path, async (context) => {
      const { bytes, etag } = await read()
      const headers = { etag, 'cache-control': 'public, max-age=600' }
      if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304, headers)
      return context.body(bytes, 200, { ...headers, 'content-type': `${type}; charset=utf-8` })
    })
  }
}

const FILE_AGE_MS = 60_000

/** A file as it is sent. */
type WrittenFile = { readonly bytes: Uint8Array<ArrayBuffer>; readonly etag: string }

/** Caches a file, which is generated at most once a minute for any number of requests, with its ETag; a failure is not cached. */
function writtenOnce(write: () => Promise<string>): () => Promise<WrittenFile> {
  let last: { at: number; file: Promise<WrittenFile> } | null = null
  return () => {
    if (last && performance.now() - last.at < FILE_AGE_MS) return last.file
    // Encoded once: a sitemap of ten thousand bots is more than a megabyte.
    const file = write().then((text) => ({
      bytes: new TextEncoder().encode(text),
      etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
    }))
    last = { at: performance.now(), file }
    file.catch(() => {
      last = null
    })
    return file
  }
}

/** The most bots in a sitemap: its file holds 50,000 addresses, and the other pages need some of them (sitemaps.org). */
const SITEMAP_BOTS_MAX = 49_000

async function allBots(api: ApiClient) {
  const bots: { id: string; updated_at: string }[] = []
  let after: string | null = null
  do {
    const page: OperationOutput<typeof readBotAddresses> = await api.call(readBotAddresses, {
      query: after === null ? {} : { after },
    })
    bots.push(...page.items)
    after = page.next_after
  } while (after !== null && bots.length < SITEMAP_BOTS_MAX)
  return bots
}

async function sitemap({ publicUrl, send }: { publicUrl: string; send: Send }): Promise<string> {
  const api = clientOf(send)
  const [bots, articles, academy] = await Promise.all([
    allBots(api).catch(() => []),
    api.call(listArticles),
    api.call(listAcademy),
  ])
  const entries = [
    ...[...academy.courses, ...academy.kits].map(({ id }) => `<url><loc>${publicUrl}/academy/${id}</loc></url>`),
    ...LISTED_PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
    ...bots.map(
      (bot) => `<url><loc>${publicUrl}/bot/${bot.id}</loc><lastmod>${bot.updated_at.slice(0, 10)}</lastmod></url>`,
    ),
    ...articles.map(
      ({ slug, publishDate }) => `<url><loc>${publicUrl}/blog/${slug}</loc><lastmod>${publishDate}</lastmod></url>`,
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** Returns the articles as RSS 2.0 (rssboard.org/rss-specification). */
async function feed({ publicUrl, send }: { publicUrl: string; send: Send }): Promise<string> {
  const articles = await clientOf(send).call(listArticles)
  const items = articles.map(({ slug, title, excerpt, category, publishDate }) => {
    const url = `${publicUrl}/blog/${slug}`
    const date = new Date(`${publishDate}T06:00:00Z`).toUTCString()
    return `<item><title>${escape(title)}</title><link>${url}</link><guid>${url}</guid><category>${escape(category)}</category><pubDate>${date}</pubDate><description>${escape(excerpt)}</description></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Syvo blog</title><link>${publicUrl}/blog</link><description>Artikelen van Syvo over AI-bots voor bedrijven</description><language>nl</language><atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`
}

function clientOf(send: Send) {
  return createApiClient({ send, token: () => null, publicKey: () => null })
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
