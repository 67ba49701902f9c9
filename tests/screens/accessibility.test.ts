import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot } from '../support/browser.ts'
import { type Company, makeCompany, makeNewcomer, signInDemo } from '../support/company-fixture.ts'
import { openOverflowingDialogs } from '../support/overflowing-dialogs.ts'
import { ABSENT_HERE, routePages, routePaths } from '../support/route-paths.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { IS_FULL } from '../support/suite-size.ts'
import type { VisualState } from '../support/visual-states/visual-state.ts'
import { VISUAL_STATES } from '../support/visual-states/visual-states.ts'

const WIDTHS = [320, 390, 1280] as const
const THEMES = ['light', 'dark'] as const
/** Outside the full run one screen in this many is checked, each at another width. */
const SAMPLE_EVERY = 10
const POLL = { timeout: 30_000 }
/** The data endpoints without the role, which loads first, so that the page's own data is what fails or waits. */
const DATA_ENDPOINTS = /\/(rest|functions)\/v1\/(?!user_roles)/

let syvo: RunningSyvo
let browser: Browser
let people: Record<VisualState['as'], Company>

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  const company = await makeCompany(syvo.url)
  people = {
    company,
    newcomer: await makeNewcomer(syvo.url),
    visitor: { ...company, storage: {} },
    admin: await signInDemo(syvo.url, 'beheer'),
  }
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

async function contextOf(screen: VisualState, width: number): Promise<BrowserContext> {
  const storage = Object.entries(people[screen.as].storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    locale: 'nl-NL',
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
    storageState: { cookies: [], origins: [{ origin: syvo.url, localStorage: storage }] },
  })
  context.setDefaultTimeout(30_000)
  return context
}

/** Opens the page of a screen in its state. */
async function show(context: BrowserContext, screen: VisualState): Promise<Page> {
  const page = await context.newPage()
  const path = screen.path.replace('BOT', people[screen.as].botId)
  const block = () =>
    page.route(DATA_ENDPOINTS, (route) =>
      screen.answers === 'failing' ? route.fulfill({ status: 500, body: '{}' }) : undefined,
    )
  if (screen.without) await page.route(screen.without, () => undefined)
  if (screen.answers !== 'whole' && !screen.from) await block()
  if (screen.without) await page.goto(syvo.url + path, { waitUntil: 'commit' })
  else await openPage(page, syvo.url + (screen.from ?? path))
  if (screen.from) {
    await block()
    // Navigates like a link, without its hover, which would prefetch.
    await page.evaluate((to) => {
      document.querySelector('main h1')?.setAttribute('data-before', '')
      history.pushState({}, '', to)
    }, path)
    // Without an answer the previous page may stay; a failure replaces it.
    if (screen.answers === 'failing')
      await expect.poll(() => page.locator('main h1[data-before]').count(), POLL).toBe(0)
  }
  await page.locator('main h1, main [aria-busy=true], dialog[open]').first().waitFor({ state: 'attached' })
  // Before the role is known, the frame stands without the page's heading.
  if (screen.answers === 'held') await page.locator('main h1').first().waitFor({ state: 'attached' })
  else if (!screen.without) await expect.poll(() => page.locator('main [aria-busy=true]').count(), POLL).toBe(0)
  await screen.step?.(page)
  return page
}

function pictureName(screen: VisualState, width: number, theme: string): string {
  return `seen${screen.path.replaceAll(/[^a-zA-Z]+/g, '-')}-${screen.state}-${width}-${theme}`
}

/** Returns what axe finds, and whether the page or a dialog on it scrolls sideways. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  found.push(...(await openOverflowingDialogs(page)))
  return overflow > 0 ? [...found, `${overflow} px too wide`] : found
}

/** Returns the screens that are checked under the address of a route. */
function screensOf(route: string): VisualState[] {
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
  return VISUAL_STATES.filter(({ path }) => pattern.test(new URL(path, 'http://syvo').pathname))
}

it('every route of the product is among the screens that are checked', () => {
  const missing = routePaths().filter((route) => screensOf(route).length === 0)
  expect(missing).toEqual(['/bots'])
})

it('every route that reads data is checked with its data, while loading and when that fails', () => {
  // The first is the listing under another name, the second reads nothing, the third redirects; the last two read at most one bot's name, and work
  // without it.
  const beside = ['/bots', '/onboarding', '/bestellen', '/auth', '/signup']
  const missing = routePages()
    .filter(({ path, isRead }) => isRead && !beside.includes(path))
    .flatMap(({ path }) => {
      const seen = new Set(screensOf(path).map(({ answers }) => answers))
      return (['whole', 'failing', 'held'] as const).filter((one) => !seen.has(one)).map((one) => `${path}, ${one}`)
    })
  expect(missing).toEqual([])
})

const present = VISUAL_STATES.filter(({ path }) => !ABSENT_HERE.includes(path))
const shown = IS_FULL ? present : present.filter((_, index) => index % SAMPLE_EVERY === 0)

/** The full run checks two screens at a time: no other file runs beside so many of them. */
const describeScreens = IS_FULL ? describe.concurrent : describe

describeScreens.each(shown.map((screen, index) => ({ name: `${screen.path}, ${screen.state}`, screen, index })))(
  '$name',
  ({ screen, index }) => {
    const widths = IS_FULL ? WIDTHS : [WIDTHS[index % WIDTHS.length] ?? 320]
    it.each(widths)('is accessible at %i px, light and dark: axe finds nothing, nothing overflows', async (width) => {
      const context = await contextOf(screen, width)
      try {
        const page = await show(context, screen)
        // Only the style sheets make the theme, so that a page needs no second visit for it.
        for (const theme of THEMES) {
          await page.emulateMedia({ colorScheme: theme })
          if (IS_FULL) await takeScreenshot(page, pictureName(screen, width, theme))
          expect({ theme, faults: await faultsOf(page) }).toEqual({ theme, faults: [] })
        }
      } finally {
        await context.close()
      }
    })
  },
)
