import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createTestApp } from '../../tests/support/create-test-app.ts'
import { INSERT_BOTS_SQL, plausibleBots } from '../../tests/support/plausible-bots.ts'
import { sampleBot } from '../../tests/support/sample-bot.ts'
import { mountPageFiles } from './page-files.ts'

const BOT = sampleBot({ title: 'Balie\n# [kop](https://evil.example)', description: 'a <b> & `c`' })
const ARTICLE = { slug: 'een-bot', title: 'Een bot', excerpt: 'Kort.', category: 'Tips', publishDate: '2026-11-01' }

const ACADEMY = { courses: [{ id: 'een-boek' }], kits: [{ id: 'een-kit' }] }
const ANSWERS = [
  ['/rest/v1/bots', [BOT]],
  ['/functions/v1/bot-addresses', { items: [BOT], next_after: null }],
  ['/functions/v1/academy', ACADEMY],
] as const

const pageApp = new Hono()
mountPageFiles(pageApp, {
  publicUrl: 'https://syvo.example',
  send: async (path) => Response.json(ANSWERS.find(([start]) => path.startsWith(start))?.[1] ?? [ARTICLE]),
})

it('robots.txt admits every crawler and names the sitemap', async () => {
  const answer = await pageApp.request('/robots.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await answer.text()).toBe('User-agent: *\nAllow: /\n\nSitemap: https://syvo.example/sitemap.xml\n')
})

it('the sitemap names the public pages, bots and articles, and none that are not indexed', async () => {
  const answer = await pageApp.request('/sitemap.xml')
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/)
  const paths = [...(await answer.text()).matchAll(/<loc>https:\/\/syvo\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  )
  for (const path of [
    '/',
    '/marketplace',
    '/pricing',
    `/bot/${BOT.id}`,
    '/blog/een-bot',
    '/academy/een-boek',
    '/academy/een-kit',
  ])
    expect(paths).toContain(path)
  for (const path of paths) expect(path).not.toMatch(/^\/(?:auth|signup|welcome|dashboard|checkout|admin)/)
})

it('the sitemap names every public bot once, however many thousands there are, and no other bot', async () => {
  const app = await createTestApp()
  const bots = plausibleBots(0, 2300)
  await app.db.query({ role: 'service' }, INSERT_BOTS_SQL, [JSON.stringify(bots)])
  const pages = new Hono()
  mountPageFiles(pages, {
    publicUrl: 'https://syvo.example',
    send: async (path, init) => app.http.request(path, init),
  })
  const text = await (await pages.request('/sitemap.xml')).text()
  await app.close()
  const named = [...text.matchAll(/\/bot\/([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)].map(([, id]) => id)
  expect(named).toEqual(bots.filter((bot) => bot.active && bot.status === 'approved').map(({ id }) => id))
}, 120_000)

it('llms.txt describes Syvo and lists the bots with prices; a vendor’s text adds no headings or links', async () => {
  const answer = await pageApp.request('/llms.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const text = await answer.text()
  expect(text).toMatch(/^# Syvo\n\n> Nederlandse marktplaats/)
  expect(text).toMatch(
    new RegExp(`^- \\[.*\\]\\(https://syvo\\.example/bot/${BOT.id}\\): Klantenservice, €\\s29,00 per maand`, 'm'),
  )
  expect(text.match(/^# /gm)).toHaveLength(1)
  expect(text).not.toContain('[kop](')
  expect(text).not.toContain('<b>')
})

it('the long files are generated once for simultaneous requests, and not sent again when unchanged', async () => {
  let asked = 0
  const counted = new Hono()
  mountPageFiles(counted, {
    publicUrl: 'https://syvo.example',
    send: async (path) => {
      asked += 1
      return Response.json(ANSWERS.find(([start]) => path.startsWith(start))?.[1] ?? [ARTICLE])
    },
  })
  for (const path of ['/sitemap.xml', '/llms.txt', '/blog/rss.xml']) {
    asked = 0
    const answers = await Promise.all(Array.from({ length: 30 }, async () => counted.request(path)))
    expect(asked).toBeLessThan(4)
    const etag = answers[0]?.headers.get('etag') ?? ''
    const again = await counted.request(path, { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})
