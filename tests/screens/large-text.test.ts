import { expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

const POLL = { timeout: 30_000 }
/** A few pages keep a word that is wider than the smallest phone. */
const ONLY_390: readonly string[] = ['/', '/bots', '/upgrade', '/my-bots', '/billing']

/** The pages where people begin and come back to; BOT is the company's bot. */
const PAGES = [
  ...['/', '/bots', '/bot/BOT', '/enterprise', '/auth', '/upgrade', '/contact'].map((path) => ({
    who: 'visitor',
    path,
  })),
  ...[
    '/dashboard',
    '/my-bots',
    '/my-bots/BOT/inrichten',
    '/my-bots/BOT/connect',
    '/leads',
    '/gesprekken',
    '/billing',
    '/settings',
    '/bestellen?bot=BOT&als=huur',
  ].map((path) => ({ who: 'company', path })),
] as const

const fixture = openBrowserFixture()

it.each(PAGES)('$path fits a phone whose text is twice as large', async ({ who, path }) => {
  const page = await fixture.enter(who === 'visitor' ? {} : fixture.company.storage)
  for (const width of ONLY_390.includes(path) ? [390] : [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await openPage(page, fixture.url + path.replace('BOT', fixture.company.botId))
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('main [aria-busy=true]').count(), POLL).toBe(0)
    // The letters of another font are wider.
    await page.evaluate(async () => void (await document.fonts.ready))
    expect(await page.evaluate(partsPastTheEdge), `at ${width} px`).toEqual([])
  }
})

/** Runs in the page: links and buttons that end past the right edge of the screen and no scrolling part of the page holds; the page's own width too. */
function partsPastTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const isScrolled = (one: Element | null): boolean =>
    one !== null && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || isScrolled(one.parentElement))
  const cut = [...document.querySelectorAll('a, button, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isScrolled(one.parentElement))
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => `${one.textContent.trim().slice(0, 40)} ends at ${Math.round(one.getBoundingClientRect().right)}`)
  return scrollWidth > clientWidth ? [...cut, `the page is ${scrollWidth} px wide`] : cut
}
