import { expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { type Company, createVendorCompany } from '../support/company-fixture.ts'
import { coveredStops } from '../support/covered-focus.ts'
import { IS_FULL } from '../support/suite-size.ts'

/** A desk, the same enlarged to twice its size, and a phone. */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 640, height: 400 },
  { width: 390, height: 844 },
] as const

/** The screens with something that stays at the bottom, and those where people begin; BOT is the company's bot. */
const SCREENS = {
  visitor: ['/', '/bots', '/bot/BOT', '/enterprise'],
  newcomer: ['/bestellen?bot=BOT&als=huur', '/settings'],
  company: [
    '/dashboard',
    '/my-bots',
    '/my-bots/BOT/inrichten',
    '/my-bots/BOT/inrichten?stap=testen',
    '/my-bots/BOT/connect',
    '/account',
  ],
  vendor: ['/vendor/bots/new', '/vendor/bots/new?stap=2', '/vendor/bots/new?stap=4'],
} as const

const fixture = openBrowserFixture()
let vendor: Company['storage'] | null = null

async function storageOf(who: keyof typeof SCREENS): Promise<Company['storage']> {
  if (who === 'visitor') return {}
  if (who !== 'vendor') return fixture[who].storage
  vendor ??= (await createVendorCompany(fixture.url, 'botmaker')).storage
  return vendor
}

/** Each screen at one size in the small set, in turn; at all of them in the full one. */
function sizesOf(at: number) {
  return IS_FULL ? SIZES : SIZES.filter((_, nth) => nth === at % SIZES.length)
}

const rows = Object.entries(SCREENS).flatMap(([who, paths]) =>
  // The keys of an object as it was written.
  paths.map((path) => ({ who: who as keyof typeof SCREENS, path })),
)
const cases = rows.flatMap((row, at) => sizesOf(at).map((viewport) => ({ ...row, viewport, ...viewport })))

it.each(cases)(
  'nothing lies over what has the focus on $path at $width x $height px',
  async ({ who, path, viewport }) => {
    const page = await fixture.enter(await storageOf(who))
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, fixture.url + path.replace('BOT', fixture.company.botId))
    await page.locator('main h1').first().waitFor({ state: 'attached' })
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await coveredStops(page)).toEqual([])
  },
)
