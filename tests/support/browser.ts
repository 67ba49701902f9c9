import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Response } from 'playwright-core'
import { PAGE_IS_LIVE } from '../../src/web/session/early-click-script.ts'
import { IS_FULL } from './suite-size.ts'

/** How Debian's Chromium starts where nobody watches: no sandbox as root, no network of its own. */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const WHOLE = '/usr/bin/chromium'
/** Chromium's engine without the parts of a browser around it: the same pages in half the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Starts the browser in which somebody walks a whole way: Debian's Chromium as it comes. */
export function launchFullBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: WHOLE, args: CHROMIUM_FLAGS })
}

/** Starts a browser to look at screens in: the bare engine where it is installed, in the sweep the whole Chromium. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = !IS_FULL && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : WHOLE
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
}

const pictures = join(import.meta.dirname, '../../test-results')

/** Collects what a page writes to its console as an error, and what it throws; a test ends by expecting nothing. */
export function watchErrors(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

/** Opens one of Syvo's pages and waits until it answers presses itself, and by default for its fonts too; gives the document's own answer. */
export async function openPage(
  page: Page,
  address: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil })
  await page.locator(`html[${PAGE_IS_LIVE}]`).waitFor({ state: 'attached' })
  return answer
}

/** Keeps a picture of the page for somebody to look at, in `test-results`. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  await page.screenshot({ path: join(pictures, `${name}.png`) })
}
