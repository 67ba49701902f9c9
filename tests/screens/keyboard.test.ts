import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const POLL = { timeout: 30_000, interval: 100 }
const TABS_MAX = 80

let syvo: RunningSyvo
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(30_000)
  page = await context.newPage()
  problems = watchErrors(page)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

/** Returns the name of the focused element, as a screen reader would say it. */
const focused = () => page.evaluate(nameOfFocus)
const path = () => new URL(page.url()).pathname

/** Presses a key and expects that the focus is visible afterwards. */
async function press(key: string): Promise<string> {
  await page.keyboard.press(key)
  const now = await focused()
  // The page scrolls to it smoothly.
  await expect.poll(() => page.evaluate(faultOfFocus), { ...POLL, message: `after ${key}, on ${now}` }).toBeNull()
  return now
}

/** Presses Tab until the focus is on the element of this name. */
async function tabTo(name: string): Promise<void> {
  const passed: string[] = []
  while (passed.length < TABS_MAX) {
    const now = await press('Tab')
    if (now === name) return
    passed.push(now)
  }
  throw new Error(`${name} was not reached by Tab; passed: ${passed.join(', ')}`)
}

/** Expects the page that a link opened, with the focus on its title. */
async function arriveAt(isThere: (path: string) => boolean, title: string | RegExp): Promise<void> {
  await expect.poll(() => isThere(path()), POLL).toBe(true)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), POLL).toBe('H1')
  await expect.poll(focused, POLL).toMatch(title)
  await expect.poll(() => page.evaluate(faultOfFocus), POLL).toBeNull()
}

it('by keyboard alone: skip link, search, filter, trial and sign-up, with a visible and logical focus', async () => {
  await openPage(page, `${syvo.url}/`)
  expect(await press('Tab')).toBe('Naar de inhoud')
  await page.keyboard.press('Enter')
  await press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
  if ((await focused()) !== 'Ontdek bots') await tabTo('Ontdek bots')
  await page.keyboard.press('Enter')
  await arriveAt((to) => to === '/bots', /Kies wie er morgen begint/)

  await press('/')
  await page.keyboard.type('bedrijf', { delay: 20 })
  const found = () => page.locator('.listing-result h2').allInnerTexts()
  await expect.poll(() => new URL(page.url()).search, POLL).toBe('?search=bedrijf')
  await page.keyboard.press('Escape')
  await press('/')
  await page.keyboard.type('tafel', { delay: 20 })
  await expect.poll(found, POLL).toEqual(['Tafelwijs'])
  await tabTo('Horeca')
  await press('Space')
  await expect.poll(() => new URL(page.url()).searchParams.get('categories'), POLL).toBe('horeca')
  expect(await focused()).toBe('Horeca')
  await tabTo('Tafelwijs')
  await page.keyboard.press('Enter')
  await arriveAt((to) => to.startsWith('/bot/'), 'Tafelwijs')

  await tabTo('Je bericht')
  await page.keyboard.type('Hoe laat sluit de keuken?')
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText('21.00 uur').first().waitFor()
  await expect.poll(focused, POLL).toBe('Je bericht')

  await tabTo('Gebruik Bot Nu')
  await page.keyboard.press('Enter')
  await arriveAt((to) => to === '/auth', 'Welkom bij Syvo')
  await tabTo('Registreren')
  await tabTo('Naam')
  await page.keyboard.type('Noor de Wit')
  await tabTo('E-mailadres')
  await page.keyboard.type('noor@bedrijf.example')
  await tabTo('Wachtwoord')
  await page.keyboard.type('een-lang-wachtwoord')
  await tabTo('Ik ga akkoord met de voorwaarden')
  await press('Space')
  await tabTo('Account aanmaken')
  await page.keyboard.press('Enter')
  await arriveAt((to) => to === '/dashboard', 'Dashboard')
  await page.getByRole('button', { name: 'Accountmenu van noor' }).waitFor()
  expect(problems).toEqual([])
})

/** Runs in the page: returns the short name that a screen reader would say for the focused element. */
function nameOfFocus(): string {
  const on = document.activeElement
  if (!on || on === document.body) return 'niets'
  if (on.getAttribute('role') === 'tabpanel') return 'tabpanel'
  const label = on instanceof HTMLInputElement || on instanceof HTMLTextAreaElement ? on.labels?.[0] : undefined
  const text = on.getAttribute('aria-label') ?? label?.innerText ?? (on instanceof HTMLElement ? on.innerText : '')
  const [first = ''] = text.trim().split('\n')
  return text.includes('\n') && on.tagName === 'H1' ? text.replaceAll('\n', ' ') : first.replace(/\s*\*$/, '')
}

/** Runs in the page: returns why the focus is not visible; null when it is. */
function faultOfFocus(): string | null {
  const on = document.activeElement
  if (!on || on === document.body) return 'the focus is nowhere'
  // The bare content, the target of the skip link, needs no ring: its first link has one.
  if (on.id === 'inhoud') return null
  // Nor does a heading that reading continues from: no key reaches it.
  if (/^H[1-3]$/.test(on.tagName) && on.getAttribute('tabindex') === '-1') return null
  // The ring may be drawn by the element around the link, such as a card, or by the box that replaces an input.
  const near = [on, on.parentElement, on.parentElement?.parentElement, on.closest('li'), on.nextElementSibling]
  const hasRing = near.some((one) => {
    if (!one) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !outlineColor.endsWith(', 0)')
  })
  if (!hasRing) return 'no ring is drawn'
  const { left, top, right, bottom } = on.getBoundingClientRect()
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2]
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return 'it is outside of what is seen'
  const over = document.elementFromPoint(x, Math.min(Math.max(y, top + 1), innerHeight - 1))
  const isCovered = over?.closest('header, .action-bar, .bottom-bar') && !over.contains(on) && !on.contains(over)
  return isCovered && !over?.closest('header')?.contains(on) ? `${over?.className} lies over it` : null
}
