import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PageRequestContext } from '#web/request-context.ts'
import { UNKNOWN_SITE } from '#web/site.ts'
import { launchBrowser } from '../support/browser.ts'
import { sampleBot } from '../support/sample-bot.ts'

const SITE = 'http://syvo.example'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(() => browser?.close())

it('a vendor’s texts are text in title, social tags, structured data and page, also when ending a script', async () => {
  const bad = '</script><script>window.taken = true</script><!-- " onload="x" '
  const bot = sampleBot({ title: bad, description: bad, long_description: bad, category: bad, maker: bad })
  const pages = pathToFileURL(join(import.meta.dirname, '../../dist/server/server.js')).href
  // The built pages default-export `{ fetch }` of src/web/server.ts.
  const { default: entry } = (await import(/* @vite-ignore */ pages)) as {
    default: { fetch(request: Request, options: { context: PageRequestContext }): Promise<Response> }
  }
  const context = { nonce: 'n', send: async () => Response.json(bot), site: { ...UNKNOWN_SITE, publicUrl: SITE } }
  const html = await (await entry.fetch(new Request(`${SITE}/bot/${bot.id}`), { context })).text()
  await page.route(`${SITE}/vreemd`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html.replaceAll(/ nonce="[^"]*"/g, '') }),
  )
  // Only scripts of the page itself may run: the router would look for a page of this name.
  await page.route('**/assets/**', (route) => route.abort())
  await page.goto(`${SITE}/vreemd`)
  expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  expect(await page.title()).toContain(bad.trim())
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain(bad.trim())
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data['@graph'][0]).toMatchObject({ name: bad, description: bad })
})
