import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playgroundText } from '../../src/modules/marketing/screens/playground.text.ts'
import { launchBrowser, openPage, watchErrors } from '../support/browser.ts'
import { ABSENT_HERE, routePaths } from '../support/route-paths.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { measured, watchPage } from '../support/watch-page.ts'

const LAYOUT_SHIFT_MAX = 0.02
/** Public pages that search engines exclude, and the other names of pages in the sitemap. */
const BESIDE_SITEMAP = [
  '/bots',
  '/upgrade',
  '/auth',
  '/signup',
  '/welcome',
  '/contact?topic=enterprise',
  '/bestaat-niet',
]

let syvo: RunningSyvo
let browser: Browser
let listed: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  const sitemap = await (await fetch(`${syvo.url}/sitemap.xml`)).text()
  listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

interface Fetched {
  status: number
  html: string
}

async function get(path: string): Promise<Fetched> {
  const answer = await fetch(new URL(path, syvo.url), { redirect: 'manual' })
  const isPage = answer.headers.get('content-type')?.includes('html') ?? false
  const body = await answer.arrayBuffer()
  return { status: answer.status, html: isPage ? new TextDecoder().decode(body) : '' }
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  return [...new Set(links)]
}

describe('the links of the public pages', () => {
  it('lead to an existing page or file, and to an existing anchor in it', async () => {
    const pages = new Map<string, Promise<Fetched>>()
    const fetched = (path: string) => {
      const known = pages.get(path) ?? get(path)
      pages.set(path, known)
      return known
    }
    const waiting = [...listed, ...BESIDE_SITEMAP]
    const seen = new Set(waiting)
    const dead: string[] = []
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      for (const href of linksOf((await fetched(path)).html)) {
        const url = new URL(href, syvo.url + path)
        if (url.origin !== syvo.url) continue
        const target = url.pathname + url.search
        const { status, html } = await fetched(target)
        if (status >= 400 && target !== path) dead.push(`${path}: ${href} answers ${status}`)
        const anchor = decodeURIComponent(url.hash.slice(1))
        if (anchor !== '' && html !== '' && !html.includes(`id="${anchor}"`))
          dead.push(`${path}: ${href} has no such place`)
        if (!seen.has(target) && html !== '') waiting.push(target)
        seen.add(target)
      }
    }
    expect(seen.size).toBeGreaterThan(40)
    expect([...new Set(dead)]).toEqual([])
  })
})

/** Returns the content of a page's head tags, by the name of the tag. */
function headOf(html: string): Record<string, string | undefined> {
  const [head = ''] = html.split('</head>')
  const content = (attribute: string, name: string) =>
    new RegExp(`<meta ${attribute}="${name}" content="([^"]*)"`).exec(head)?.[1]
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    description: content('name', 'description'),
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(head)?.[1],
    ogTitle: content('property', 'og:title'),
    ogDescription: content('property', 'og:description'),
    ogUrl: content('property', 'og:url'),
    twitterTitle: content('name', 'twitter:title'),
    twitterDescription: content('name', 'twitter:description'),
  }
}

describe('every route', () => {
  it('[SHELL-06] has its own title, description, canonical link and social tags in the server’s answer', async () => {
    const [bot] = await (await fetch(`${syvo.url}/rest/v1/bots`)).json()
    const article = listed.find((path) => path.startsWith('/blog/'))?.replace('/blog/', '') ?? ''
    const lesson = listed.find((path) => path.startsWith('/academy/'))?.replace('/academy/', '') ?? ''
    const values: Record<string, string> = {
      $botId: bot.id,
      $id: bot.id,
      $slug: article,
      $lessonId: lesson,
      $orderId: bot.id,
      $versionId: bot.id,
    }
    // Without an existing plan they are the 404 page (PAY-01).
    const asked: Record<string, string> = { '/api/checkout': '?plan=pro', '/checkout': '?plan=pro' }
    const pages = new Map<string, { path: string; head: Record<string, string | undefined> }>()
    for (const route of routePaths().filter((one) => !ABSENT_HERE.includes(one))) {
      const path = route.replaceAll(/\$\w+/g, (name) => values[name] ?? name)
      const { status, html } = await get(path + (asked[path] ?? ''))
      expect(status, path).toBe(200)
      const head = headOf(html)
      for (const [tag, text] of Object.entries(head)) expect(text, `${tag} of ${path}`).toMatch(/\S{4}/)
      expect([head['ogUrl'], head['ogTitle'], head['ogDescription']], path).toEqual([
        head['canonical'],
        head['title'],
        head['description'],
      ])
      // Two addresses of one page are one page.
      pages.set(head['canonical'] ?? '', { path, head })
    }
    expect(pages.size).toBeGreaterThan(30)
    for (const tag of ['title', 'description']) {
      const texts = [...pages.values()].map(({ head }) => head[tag])
      const twice = [...pages.values()].filter(({ head }) => texts.filter((one) => one === head[tag]).length > 1)
      expect(
        twice.map(({ path, head }) => `${path}: ${head[tag]}`),
        tag,
      ).toEqual([])
    }
  })
})

describe('every public page', () => {
  it('is rendered completely by the server: a part that waits for data would be missing', async () => {
    for (const path of [...listed, ...BESIDE_SITEMAP]) expect((await get(path)).html, path).not.toContain('<!--$!-->')
  })

  it('[PERM-02] is read without a session: the marketplace names its bots, and the demo answers as a simulation', async () => {
    for (const path of listed) {
      const { status, html } = await get(path)
      expect([status, html.match(/<h1\b/g)?.length], path).toEqual([200, 1])
    }
    const bots: { id: string; title: string }[] = await (await fetch(`${syvo.url}/rest/v1/bots`)).json()
    expect(bots.length).toBeGreaterThan(5)
    const { html: marketplace } = await get('/marketplace')
    for (const { id, title } of bots) {
      expect(listed).toContain(`/bot/${id}`)
      expect(marketplace).toContain(title)
      expect((await get(`/bot/${id}`)).html).toContain(title)
    }
    // A new context has no session.
    const context = await browser.newContext({ locale: 'nl-NL' })
    const page = await context.newPage()
    const problems = watchErrors(page)
    await openPage(page, `${syvo.url}/demo`)
    await page.locator('main [data-bot="ecom-finder"]').click()
    const chat = page.locator('main').getByRole('tabpanel')
    await chat.getByLabel(playgroundText.message).fill('Wat kost verzenden?')
    await chat.getByRole('button', { name: playgroundText.send }).click()
    await chat.getByText('€ 4,95').waitFor({ timeout: 30_000 })
    expect(await chat.innerText()).toContain(playgroundText.simulation)
    expect(problems).toEqual([])
    await context.close()
  })

  it('[SHELL-07] has its own title and description, and optionally noindex and structured data', async () => {
    const titles = new Map<string, string>()
    for (const path of listed) {
      const { html } = await get(path)
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
      expect(titles.get(title), `${path} is called ${title}, as another page is`).toBeUndefined()
      titles.set(title, path)
      expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/)
      expect(html, path).toContain(`<link rel="canonical" href="${syvo.url}${path === '/' ? '/' : path}"`)
      for (const tag of ['og:title', 'og:description', 'og:url', 'og:image'])
        expect(html, path).toContain(`property="${tag}"`)
      expect(html, path).not.toContain('content="noindex"')
    }
    // Pages for one visitor, or for nobody, are excluded; the page after paying shows a purchase.
    for (const path of ['/welcome', '/payment-success', '/auth', '/signup'])
      expect((await get(path)).html, path).toContain('name="robots" content="noindex"')
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec((await get('/')).html) ?? []
    expect(JSON.parse(data)).toMatchObject({ '@graph': [{ '@type': 'Organization' }, { '@type': 'WebSite' }] })
  })

  it('loads without a policy violation, an error or a layout shift, and fits on 320 px', async () => {
    const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 320, height: 720 } })
    context.setDefaultTimeout(30_000)
    await context.addInitScript(watchPage)
    const page = await context.newPage()
    const problems = watchErrors(page)
    const wrong: string[] = []
    for (const path of [...listed, ...BESIDE_SITEMAP]) {
      const answer = await openPage(page, syvo.url + path)
      const { violations, shift, overflow } = await measured(page)
      // ROUTE-27: the missing path is logged to the console, and the browser logs the 404 itself.
      const unexpected = problems.splice(0).filter((line) => !(path === '/bestaat-niet' && /404/.test(line)))
      if (path !== '/bestaat-niet' && answer?.status() !== 200) wrong.push(`${path} answers ${answer?.status()}`)
      for (const line of [...violations, ...unexpected]) wrong.push(`${path}: ${line}`)
      if (shift > LAYOUT_SHIFT_MAX) wrong.push(`${path} shifts by ${shift.toFixed(3)}`)
      if (overflow > 0) wrong.push(`${path} is ${overflow} px too wide`)
    }
    await context.close()
    expect(wrong).toEqual([])
  })

  it('[ROUTE-27] that does not exist answers 404 with a link home, and its path is logged to the console', async () => {
    const page = await browser.newPage()
    const problems = watchErrors(page)
    const answer = await openPage(page, `${syvo.url}/bestaat-niet/echt-niet`)
    expect(answer?.status()).toBe(404)
    const main = page.locator('main')
    await main.getByText('Deze pagina bestaat niet').waitFor()
    expect(await main.getByRole('link').getAttribute('href')).toBe('/')
    await expect
      .poll(() => problems.some((line) => line.includes('/bestaat-niet/echt-niet')), { timeout: 30_000 })
      .toBe(true)
    await page.close()
  })
})
