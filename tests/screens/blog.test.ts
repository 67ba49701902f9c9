import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(30_000)
  page = await context.newPage()
  problems = watchErrors(page)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')
const linksOf = (list: string) =>
  main()
    .locator(`${list} h3 a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

describe('the blog', () => {
  it('[PAGE-01] [ROUTE-18] lists six articles, two featured; two have their text; an unknown name shows the list', async () => {
    await openPage(page, `${syvo.url}/blog`)
    const [featured, others] = [await linksOf('.blog-featured'), await linksOf('.blog-others')]
    expect([featured.length, others.length]).toEqual([2, 4])
    await takeScreenshot(page, 'blog')
    const whole: string[] = []
    for (const link of [...featured, ...others]) {
      await openPage(page, syvo.url + link)
      const isWhole = (await main().locator('.prose').count()) === 1
      expect(await main().getByText('Volledig artikel volgt binnenkort').count()).toBe(isWhole ? 0 : 1)
      if (isWhole) whole.push(link)
    }
    expect(whole).toHaveLength(2)
    const unknown = await fetch(`${syvo.url}/blog/bestaat-niet`, { redirect: 'manual' })
    expect(unknown.status).toBeGreaterThanOrEqual(300)
    expect(unknown.status).toBeLessThan(400)
    expect(new URL(unknown.headers.get('location') ?? '', syvo.url).pathname).toBe('/blog')
    expect(problems).toEqual([])
  })

  it('[PAGE-02] an article has buttons that share its own address, and one that copies it', async () => {
    await openPage(page, `${syvo.url}/blog/maak-je-website-klaar-voor-een-chatbot`)
    const address = page.url()
    for (const network of ['Twitter', 'LinkedIn', 'Facebook']) {
      const href = (await main().getByRole('link', { name: network }).getAttribute('href')) ?? ''
      expect(decodeURIComponent(href)).toContain('/blog/maak-je-website-klaar-voor-een-chatbot')
    }
    await main().getByRole('button', { name: 'Kopieer link' }).click()
    await page.getByText('Link gekopieerd!').first().waitFor()
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(new URL(address).pathname)
    expect(problems).toEqual([])
  })

  it('is published to feed readers and search engines as valid XML', async () => {
    for (const [path, type] of [
      ['/blog/rss.xml', 'application/rss+xml'],
      ['/sitemap.xml', 'application/xml'],
    ]) {
      const answer = await fetch(syvo.url + path)
      expect(answer.headers.get('content-type')).toContain(type)
      const xml = await answer.text()
      const found = await page.evaluate((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/xml')
        return { errors: parsed.querySelectorAll('parsererror').length, text: parsed.documentElement.textContent }
      }, xml)
      expect(found.errors).toBe(0)
      expect(found.text).toContain('/blog/maak-je-website-klaar-voor-een-chatbot')
    }
  })
})

describe('the legal pages', () => {
  it('[ROUTE-19] [PAGE-14] are at their paths with headings, as whole texts with an address to mail', async () => {
    for (const path of ['/privacy', '/voorwaarden', '/retouren-levering']) {
      const answer = await openPage(page, syvo.url + path)
      expect(answer?.status()).toBe(200)
      expect(await main().getByRole('heading', { level: 1 }).count()).toBe(1)
      expect(await main().getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2)
      expect(await main().innerText()).not.toContain('niet definitief')
      await main().getByRole('link', { name: 'hulp@syvo.example' }).first().waitFor()
    }
    expect(problems).toEqual([])
  })
})
