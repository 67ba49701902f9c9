import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type ElementHandle,
  type Frame,
  type Page,
} from 'playwright-core'
import { FakeServer } from './fake-server.ts'
import { startHostSite } from './host-site.ts'

const ROOT = join(import.meta.dirname, '../..')
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const axe = readFileSync(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8')

declare global {
  interface Window {
    closedRoot?: ShadowRoot
    moved?: number
  }
}

export type WidgetFixture = {
  browser: Browser
  syvo: FakeServer
  host: { origin: string; seen: string[] }
  close: () => Promise<void>
}

/** Builds the widget with its own command and starts the fake server, a customer's site on another origin and a browser. */
export async function openWidgetFixture(): Promise<WidgetFixture> {
  const folder = mkdtempSync(join(tmpdir(), 'syvo-widget-'))
  execFileSync(process.execPath, ['scripts/build-widget.ts', folder], { cwd: ROOT, stdio: 'pipe' })
  const syvo = new FakeServer(folder)
  await syvo.start()
  const host = await startHostSite(syvo.origin)
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS.split(' ') })
  const close = async () => {
    await browser.close()
    syvo.close()
    host.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { browser, syvo, host, close }
}

export type Visit = { page: Page; problems: string[]; requests: string[]; lines: string[] }

/** Closes what a test opened, so that no page stays open beside the next test. */
export async function closePage(widgetFixture: WidgetFixture): Promise<void> {
  await Promise.all(widgetFixture.browser.contexts().map((each) => each.close()))
}

/** Opens an address in a fresh context and records every dialog, page error, policy violation and request. */
export async function visit(
  widgetFixture: WidgetFixture,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await widgetFixture.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'nl-NL',
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const problems: string[] = []
  const requests: string[] = []
  const lines: string[] = []
  page.on('dialog', (dialog) => {
    problems.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => problems.push(`error ${error.message}`))
  page.on('console', (line) => {
    lines.push(line.text())
    if (/Content Security Policy|TrustedHTML|Refused/i.test(line.text())) problems.push(`policy ${line.text()}`)
  })
  page.on('request', (request) => requests.push(request.url()))
  // Only the test looks into the closed root; it stays closed to the page.
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      Object.defineProperty(window, 'closedRoot', { value: root, enumerable: false })
      return root
    }
    Object.defineProperty(window, 'moved', { value: 0, enumerable: false, writable: true })
    new PerformanceObserver((list) => {
      window.moved = (window.moved ?? 0) + list.getEntries().length
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'load' })
  return { page, problems, requests, lines }
}

export function chatAddress(widgetFixture: WidgetFixture, token: string): string {
  return `${widgetFixture.syvo.origin}/functions/v1/hosted-chat?bot=bot-1&token=${token}`
}

/** Returns the launcher button inside the closed root. */
export async function launcher(page: Page): Promise<ElementHandle<HTMLElement>> {
  await page.waitForFunction(() => window.closedRoot?.querySelector('button'))
  return inRoot(page, 'button')
}

/** Opens the chat page itself, like a link would, and waits until it is ready. */
export async function visitChat(
  widgetFixture: WidgetFixture,
  token: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const opened = await visit(widgetFixture, chatAddress(widgetFixture, token), options)
  await opened.page.waitForSelector('#notice', { state: 'hidden' })
  return opened
}

/** Returns an element inside the closed root. */
export async function inRoot(page: Page, selector: string): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle((wanted) => window.closedRoot?.querySelector<HTMLElement>(wanted), selector)
  const found = handle.asElement()
  if (!found) throw new Error(`nothing in the closed root is ${selector}`)
  return found
}

/** Clicks the launcher and returns the chat page's frame once it is ready for a question. */
export async function openChat(page: Page): Promise<Frame> {
  await (await launcher(page)).click()
  const frame = await (await inRoot(page, 'iframe')).contentFrame()
  if (!frame) throw new Error('the iframe has no page')
  await frame.waitForSelector('#notice', { state: 'hidden' })
  return frame
}

/** Types a question and waits until the answer (or a problem) is complete. */
export async function ask(frame: Frame | Page, question: string): Promise<string> {
  const done = frame.locator('.turn.bot:not([aria-hidden])')
  const before = await done.count()
  await frame.fill('#question', question)
  await frame.press('#question', 'Enter')
  await done.nth(before).waitFor()
  return (await done.nth(before).textContent()) ?? ''
}

/** Returns the axe violations on this page or frame, as readable lines. */
export async function axeProblems(frame: Frame | Page): Promise<string[]> {
  await frame.evaluate(axe)
  return frame.evaluate(`axe.run(document, { resultTypes: ['violations'] }).then((found) =>
    found.violations.flatMap((each) => each.nodes.map((node) => each.id + ': ' + node.target.join(' ') + ' ' + node.failureSummary)))`)
}

/** The result of `stored` where nothing is stored. */
export const NOTHING = { cookies: 0, local: 0, session: 0, databases: 0, caches: 0 }

/** Counts what a page stores in the browser; where the browser refuses storage (a third party's frame) nothing is stored. */
export async function stored(target: { evaluate: <T>(ask: () => Promise<T>) => Promise<T> }) {
  return target.evaluate(async () => {
    const count = async (ask: () => number | Promise<number>) => {
      try {
        return await ask()
      } catch (error) {
        if (error instanceof DOMException && /Security|Unknown/.test(error.name)) return 0
        throw error
      }
    }
    return {
      cookies: await count(() => document.cookie.length),
      local: await count(() => localStorage.length),
      session: await count(() => sessionStorage.length),
      databases: await count(async () => (await indexedDB.databases()).length),
      caches: await count(async () => (await caches.keys()).length),
    }
  })
}
