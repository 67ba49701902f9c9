import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_FLAGS, openPage, takePicture } from '../support/browser.ts'
import { type Company, makeCompany, makeNewcomer, signInDemo } from '../support/company.ts'
import { routePages, routePaths } from '../support/route-paths.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import type { SeenScreen } from '../support/seen-screen.ts'
import { SEEN_SCREENS } from '../support/seen-screens.ts'

/** The sweep looks at everything. */
const IS_FULL = process.env.SYVO_TEST_SIZE === 'full'
const WIDTHS = [320, 390, 1280] as const
const THEMES = ['light', 'dark'] as const
const VIEWS = WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })))
/** Outside the sweep one screen in so many is looked at, each at another width and in another theme. */
const SAMPLE_EVERY = 9
const POLL = { timeout: 30_000 }
/** An administrator's role is known first: what fails or waits is what the page shows. */
const DATA_DOORS = /\/(rest|functions)\/v1\/(?!user_roles)/

let syvo: RunningSyvo
let browser: Browser
let people: Record<SeenScreen['as'], Company>

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: CHROMIUM_FLAGS })
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

async function contextOf(screen: SeenScreen, view: (typeof VIEWS)[number]): Promise<BrowserContext> {
  const storage = Object.entries(people[screen.as].storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    locale: 'nl-NL',
    colorScheme: view.theme,
    reducedMotion: 'reduce',
    viewport: { width: view.width, height: 900 },
    storageState: { cookies: [], origins: [{ origin: syvo.url, localStorage: storage }] },
  })
  context.setDefaultTimeout(30_000)
  return context
}

/** The page of a screen, brought into its state. */
async function show(context: BrowserContext, screen: SeenScreen): Promise<Page> {
  const page = await context.newPage()
  const path = screen.path.replace('BOT', people[screen.as].botId)
  const block = () =>
    page.route(DATA_DOORS, (route) =>
      screen.answers === 'failing' ? route.fulfill({ status: 500, body: '{}' }) : undefined,
    )
  if (screen.without) await page.route(screen.without, () => undefined)
  if (screen.answers !== 'whole' && !screen.from) await block()
  if (screen.without) await page.goto(syvo.url + path, { waitUntil: 'commit' })
  else await openPage(page, syvo.url + (screen.from ?? path))
  if (screen.from) {
    await block()
    // The way that a link goes, without its hover, which would read ahead.
    await page.evaluate((to) => history.pushState({}, '', to), path)
  }
  await page.locator('main h1, main [aria-busy=true], dialog[open]').first().waitFor({ state: 'attached' })
  if (screen.answers !== 'held' && !screen.without)
    await expect.poll(() => page.locator('main [aria-busy=true]').count(), POLL).toBe(0)
  await screen.step?.(page)
  return page
}

function pictureName(screen: SeenScreen, view: (typeof VIEWS)[number]): string {
  return `seen${screen.path.replaceAll(/[^a-zA-Z]+/g, '-')}-${screen.state}-${view.width}-${view.theme}`
}

/** What axe finds, and whether the page can be scrolled sideways. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return overflow > 0 ? [...found, `${overflow} px too wide`] : found
}

/** The screens that are looked at under the address of a route. */
function screensOf(route: string): SeenScreen[] {
  const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`)
  return SEEN_SCREENS.filter(({ path }) => pattern.test(new URL(path, 'http://syvo').pathname))
}

it('every route of the product is among the screens that are looked at', () => {
  const missing = routePaths().filter((route) => screensOf(route).length === 0)
  expect(missing).toEqual(['/bots'])
})

it('every route that reads something is looked at with what it read, while it waits and when that fails', () => {
  // The first is the listing under another name, the second reads nothing, the last leads on.
  const beside = ['/bots', '/onboarding', '/bestellen']
  const missing = routePages()
    .filter(({ path, isRead }) => isRead && !beside.includes(path))
    .flatMap(({ path }) => {
      const seen = new Set(screensOf(path).map(({ answers }) => answers))
      return (['whole', 'failing', 'held'] as const).filter((one) => !seen.has(one)).map((one) => `${path}, ${one}`)
    })
  expect(missing).toEqual([])
})

const shown = IS_FULL ? SEEN_SCREENS : SEEN_SCREENS.filter((_, index) => index % SAMPLE_EVERY === 0)

describe.each(shown.map((screen, index) => ({ name: `${screen.path}, ${screen.state}`, screen, index })))(
  '$name',
  ({ screen, index }) => {
    const views = IS_FULL ? VIEWS : VIEWS.filter((_, view) => view === index % VIEWS.length)
    it.each(views)(
      'can be used by everybody at $width px, $theme: axe finds nothing, nothing sticks out',
      async (view) => {
        const context = await contextOf(screen, view)
        try {
          const page = await show(context, screen)
          if (IS_FULL) await takePicture(page, pictureName(screen, view))
          expect(await faultsOf(page)).toEqual([])
        } finally {
          await context.close()
        }
      },
    )
  },
)
