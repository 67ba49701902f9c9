import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const LISTING = '**/functions/v1/listing*'
const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const POLL = { timeout: 30_000, interval: 100 }

let syvo: RunningSyvo
let browser: Browser
let visitor: BrowserContext
let page: Page
let problems: string[]
let asked: URL[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
}, 300_000)
beforeEach(async () => {
  await visitor?.close()
  visitor = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  visitor.setDefaultTimeout(30_000)
  page = await visitor.newPage()
  problems = watchErrors(page)
  asked = []
  page.on('request', (request) => request.url().includes('/v1/listing') && asked.push(new URL(request.url())))
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')
const search = () => main().getByRole('searchbox')
const names = () => main().locator('.listing-result h2').allInnerTexts()
const side = () => main().locator('aside')
const sheet = () => page.getByRole('dialog')
const query = () => new URL(page.url()).search
const number = () => main().locator('.listing-count').innerText()
const open = (path: string) => openPage(page, syvo.url + path)

/** Waits until every requested toast is on the page. */
async function seeToastsShown(): Promise<void> {
  await page.getByRole('region', { name: 'Meldingen' }).waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  })
}

/** Answers the listing with 120 bots, Balie the sixtieth, in the requested pages. */
async function answerWithMany(): Promise<void> {
  // A pointer that rests on a non-existing bot prefetches; it is never answered.
  await page.route(/bot-detail\?botId=0192f000-0000-7000-8000/, () => undefined)
  await page.route(LISTING, async (route) => {
    const url = new URL(route.request().url())
    const [from, limit] = [Number(url.searchParams.get('after') ?? 0), Number(url.searchParams.get('limit') ?? 24)]
    const items = Array.from({ length: 120 }, (_, place) => ({
      id: place === 59 ? BALIE : `0192f000-0000-7000-8000-${String(place).padStart(12, '0')}`,
      title: `Bot nummer ${place + 1}`,
      description: 'Een bot om te proeven.',
      category: 'Horeca',
      price: null,
      monthly_price: 29,
      featured: false,
      total_sales: 0,
      monthly_execution_limit: 1000,
      in_maintenance: false,
    })).slice(from, from + limit)
    const next_after = from + limit < 120 ? String(from + limit) : null
    const facets = {
      bots: 120,
      categories: { horeca: 120 },
      prices: { '0': 0, '0-50': 120, '50-200': 0, '200-500': 0, '500+': 0 },
      model_missing: 0,
    }
    await route.fulfill({ json: { items, total: 120, next_after, facets, meant: null } })
  })
}

describe('searching and filtering', () => {
  it('[LIST-01] / focuses the search box from anywhere, Escape empties it and leaves it', async () => {
    await open('/bots')
    const isInBox = () => search().evaluate((box) => box === document.activeElement)
    // The page handles key presses a moment before all of its parts do.
    await expect.poll(async () => (await isInBox()) || page.keyboard.press('/'), POLL).toBe(true)
    await page.keyboard.type('notulist', { delay: 20 })
    await expect.poll(names, POLL).toEqual(['Notulist'])
    await expect.poll(query, POLL).toBe('?search=notulist')
    // One request for the typed text, not one per key.
    expect(asked.length).toBeLessThanOrEqual(3)
    await page.keyboard.press('Escape')
    expect(await search().inputValue()).toBe('')
    expect(await search().evaluate((box) => box === document.activeElement)).toBe(false)
    await expect.poll(query, POLL).toBe('')
    await expect.poll(async () => (await names()).length, POLL).toBe(9)
    expect(problems).toEqual([])
  })

  it('[LIST-02] [LIST-09] the sidebar filters without a reload, the address keeps all, and back and a visit restore it', async () => {
    await open('/marketplace')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await side().getByLabel('HR & Recruitment').check()
    await side().getByLabel('Marketing').check()
    await main().getByLabel('Sorteer op').selectOption('price-high')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    await main().getByRole('button', { name: 'Lijst' }).click()
    await expect.poll(query, POLL).toBe('?categories=marketing,hr-%26%20recruitment&sort=price-high&view=list')
    await expect.poll(async () => (await names()).length, POLL).toBe(3)
    const listed = await names()
    await open(`/bots${query()}`)
    expect(await names()).toEqual(listed)
    expect(await side().getByLabel('Marketing').isChecked()).toBe(true)
    expect(await main().locator('.tile-list').count()).toBe(1)
    await side().getByLabel('HR & Recruitment').uncheck()
    await expect.poll(async () => (await names()).length, POLL).toBe(2)
    await page.goBack()
    await expect.poll(names, POLL).toEqual(listed)
    expect(problems).toEqual([])
  })

  it('[ROUTE-03] /bots and /marketplace are one screen, with /marketplace as their canonical address', async () => {
    const read = async (path: string) => {
      const html = await (await fetch(syvo.url + path)).text()
      return {
        main: /<main.*<\/main>/s.exec(html)?.[0],
        canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      }
    }
    const [bots, marketplace] = [
      await read('/bots?categories=marketing'),
      await read('/marketplace?categories=marketing'),
    ]
    expect(bots.main).toContain('Campagnemaat')
    expect(bots).toEqual(marketplace)
    expect(bots.canonical).toBe(`${syvo.url}/marketplace`)
  })

  it('odd values in the address fall back to their defaults, and the address is cleaned', async () => {
    await open('/bots?sort=goedkoop&categories=bestaat-niet,Horeca&price=1-2&view=kaart&search=%20')
    expect(await names()).toEqual(['Tafelwijs'])
    await expect.poll(query, POLL).toBe('?categories=horeca')
    expect(problems).toEqual([])
  })

  it('[LIST-03] on a small screen the filters are a sheet, its button counts them, and Reset alle filters resets', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/bots?price=0-50&search=klant')
    expect(await side().isVisible()).toBe(false)
    const opener = main().getByRole('button', { name: /^Filters/ })
    // The search has its own box and is no filter of the sheet.
    expect(await opener.innerText()).toMatch(/Filters\s*1/)
    await opener.click()
    await sheet().getByLabel('Klantenservice').check()
    await expect.poll(() => opener.innerText(), POLL).toMatch(/Filters\s*2/)
    await takeScreenshot(page, 'listing-sheet')
    await sheet().getByRole('button', { name: 'Reset alle filters' }).click()
    await expect.poll(query, POLL).toBe('')
    await sheet().getByRole('button', { name: 'Toon bots' }).click()
    await sheet().waitFor({ state: 'detached' })
    await expect.poll(number, POLL).toBe('9 bots')
    expect(await search().inputValue()).toBe('')
    expect(problems).toEqual([])
  })
})

describe('a long listing', () => {
  it('loads by scrolling, shows how many are loaded, and back from a bot restores position and pages', async () => {
    await open('/bots')
    await answerWithMany()
    await main().getByLabel('Sorteer op').selectOption('price-low')
    await expect.poll(number, POLL).toBe('120 bots')
    const balie = main().locator(`a[href="/bot/${BALIE}"]`)
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollBy(0, 4000))
        return balie.count()
      }, POLL)
      .toBe(1)
    await balie.scrollIntoViewIfNeeded()
    const [top, shown] = [await page.evaluate(() => scrollY), (await names()).length]
    expect(shown).toBeGreaterThanOrEqual(72)
    expect(await main().locator('.load-more [role="status"]').innerText()).toMatch(/^(72|96|120) van 120 bots$/)
    await balie.click()
    await page.locator('h1', { hasText: 'Balie' }).waitFor()
    await page.goBack()
    await balie.waitFor()
    expect((await names()).length).toBeGreaterThanOrEqual(shown)
    await expect.poll(() => page.evaluate(() => scrollY), POLL).toBeGreaterThan(top - 100)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(top + 100)
    expect(problems).toEqual([])
  })

  it('a press on the button by keyboard loads the next bots and focuses the first of them', async () => {
    await page.addInitScript(() => {
      // Without it nothing loads by scrolling, as in a browser that lacks it or that may not load by itself.
      Object.assign(window, {
        IntersectionObserver: class {
          observe() {}
          disconnect() {}
        },
      })
    })
    await open('/bots')
    await answerWithMany()
    await main().getByLabel('Sorteer op').selectOption('price-low')
    await expect.poll(number, POLL).toBe('120 bots')
    await main().getByRole('button', { name: 'Toon meer bots' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), POLL).toBe('Bot nummer 25')
    expect(await main().locator('.load-more [role="status"]').innerText()).toBe('48 van 120 bots')
    expect(problems).toEqual([])
  })
})

describe('when the bots cannot be loaded', () => {
  it('[LIST-08] [LIST-14] shows marked demo data, with the toast when no server was reached, and a retry button', async () => {
    await open('/bots')
    await page.route(LISTING, (route) => route.abort('failed'))
    await side().getByLabel('Horeca').check()
    await expect.poll(names, POLL).toEqual(['Voorbeeld: reserveren'])
    const toast = page.locator('[data-sonner-toast]')
    await toast.waitFor()
    expect(await toast.innerText()).toMatch(
      /Opmerking\s+Demo data wordt getoond - database tijdelijk niet bereikbaar\./,
    )
    expect(await main().locator('.listing-banner').innerText()).toContain('Voorbeelddata.')
    // An example offers nothing to rent or buy: it has a link to its page, which says that there is no such bot.
    expect(await main().locator('.listing-result li:has(h2)').locator('button, a:not([href^="/bot/"])').count()).toBe(0)
    await takeScreenshot(page, 'listing-demo')
    await page.unroute(LISTING)
    await main().getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect.poll(names, POLL).toEqual(['Tafelwijs'])
    expect(await main().locator('.listing-banner').count()).toBe(0)
    await open('/bots')
    await page.route(LISTING, (route) =>
      route.fulfill({ status: 503, json: { error: { code: 'internal', message: 'x' } } }),
    )
    await side().getByLabel('Marketing').check()
    await expect.poll(names, POLL).toEqual(['Voorbeeld: nieuwsbrief'])
    // A server that answers was reached: only a load that throws shows the toast, and the previous one disappeared with its page.
    await seeToastsShown()
    expect(await toast.count()).toBe(0)
    await page.unroute(LISTING)
    await page.route(LISTING, (route) => route.abort('failed'))
    await side().getByLabel('Horeca').check()
    await toast.first().waitFor()
    expect(await toast.count()).toBe(1)
    await page.goto(`${syvo.url}/bot/voorbeeld-3`)
    await page.locator('h1', { hasText: 'Bot niet gevonden' }).waitFor()
  })

  it('[LIST-08] [AMB-052] shows the full error state with a retry when the page itself fails to draw them', async () => {
    await open('/bots')
    await page.route(LISTING, async (route) => {
      const answer = await route.fetch()
      const broken: object = { ...(await answer.json()), facets: null }
      await route.fulfill({ json: broken })
    })
    await side().getByLabel('Horeca').check()
    const error = page.getByRole('alert').filter({ hasText: 'Er ging iets mis met deze pagina' })
    await error.waitFor()
    await page.unroute(LISTING)
    await error.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect.poll(names, POLL).toEqual(['Tafelwijs'])
  })
})
