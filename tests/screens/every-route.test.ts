import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, watchErrors } from '../support/browser.ts'
import { type Company, makeCompany, signInAgain } from '../support/company-fixture.ts'
import { ABSENT_HERE, type RoutePage, routePages } from '../support/route-paths.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { IS_FULL } from '../support/suite-size.ts'
import { measured, watchPage } from '../support/watch-page.ts'

const LAYOUT_SHIFT_MAX = 0.02
/** The most JavaScript that an entry page may fetch, in bytes over the network. */
const SCRIPT_MAX_BYTES = 135_000
/** The narrowest screen in every run; the full run also checks a wide one. */
const WIDTHS = IS_FULL ? [320, 1280] : [320]
const POLL = { timeout: 30_000 }

let syvo: RunningSyvo
let browser: Browser
let company: Company

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  company = await makeCompany(syvo.url)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

/** Returns the address of a route with an id, slug or plan that exists and that the user may see. */
function addressOf({ path }: RoutePage): string {
  const asked: Record<string, string> = {
    '/api/checkout': '?plan=pro',
    '/checkout': '?plan=pro',
    '/bot/success': `?bot_id=${company.botId}`,
    '/sandbox/betalen': `?sessie=${company.botId}`,
  }
  const values: Record<string, string> = {
    $slug: 'maak-je-website-klaar-voor-een-chatbot',
    $lessonId: 'je-eerste-bot-maken',
  }
  return path.replaceAll(/\$\w+/g, (name) => values[name] ?? company.botId) + (asked[path] ?? '')
}

/**
 * Opens a page and waits until nothing on it is busy; its fonts arrive only then, as on a slow connection, so that a layout shift by them is noticed.
 */
async function open(path: string, width: number, storage: Company['storage'] = {}) {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width, height: 900 },
    storageState: { cookies: [], origins: [{ origin: syvo.url, localStorage }] },
  })
  context.setDefaultTimeout(30_000)
  await context.addInitScript(watchPage)
  const page = await context.newPage()
  const isRead = Promise.withResolvers<void>()
  await page.route('**/*.woff2', (route) => isRead.promise.then(() => route.continue()))
  const problems = watchErrors(page)
  await openPage(page, syvo.url + path, 'domcontentloaded')
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('main [aria-busy=true]').count(), POLL).toBe(0)
  isRead.resolve()
  return { page, problems, close: () => context.close() }
}

it.each(ABSENT_HERE)('%s is no page on a database server', async (path) => {
  expect((await fetch(syvo.url + path)).status).toBe(404)
})

describe.each(routePages().filter(({ path }) => !ABSENT_HERE.includes(path)))('$path', (route) => {
  it.each(WIDTHS)(
    'is stable at %i px, fits, keeps to its policy, and hydrates as the server rendered it',
    async (width) => {
      const storage = route.isPrivate || route.path === '/payment-success' ? await signInAgain(syvo.url, 'zaak') : {}
      const { page, problems, close } = await open(addressOf(route), width, storage)
      const { shift, ...rest } = await measured(page)
      await close()
      // The browser logs the 404 of an unknown order or payment session, and the 403 of a bot that the user may not edit.
      const unexpected = problems.filter((line) => !/status of (?:403|404|422)/.test(line))
      expect({ unexpected, ...rest }).toEqual({ unexpected: [], violations: [], overflow: 0 })
      expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX)
    },
  )
})

it.each(['/', '/marketplace', '/bot/$botId'])('%s fetches at most 135 kB of JavaScript', async (path) => {
  const { page, close } = await open(path.replace('$botId', company.botId), 390)
  await page.waitForLoadState('networkidle')
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0), 0),
  )
  await close()
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_MAX_BYTES)
})
