import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PAGE_IS_LIVE } from '../../src/web/session/early-click-script.ts'
import { launchBrowser, openPage, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
}, 300_000)
beforeEach(async () => {
  await page?.context().close()
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(30_000)
  page = await context.newPage()
  problems = watchErrors(page)
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')

describe('clicks before the page is ready', () => {
  let release: () => void

  beforeEach(async () => {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
  })

  it('a form is sent once the page is ready, never by the browser with the password in the address', async () => {
    await page.goto(`${syvo.url}/auth`, { waitUntil: 'commit' })
    const password = main().locator('input[type=password]')
    await main().getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await password.fill('verkeerd-wachtwoord')
    await password.press('Enter')
    expect(page.url()).toBe(`${syvo.url}/auth`)
    expect(await password.inputValue()).toBe('verkeerd-wachtwoord')
    release()
    await main().getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.').waitFor()
    expect(page.url()).toBe(`${syvo.url}/auth`)
  })

  it('a question to a bot that was typed and sent too early is asked once the page is ready', async () => {
    await page.goto(`${syvo.url}/bots?categories=klantenservice`, { waitUntil: 'commit' })
    const path = await main().getByRole('link', { name: 'Balie' }).getAttribute('href')
    await page.goto(`${syvo.url}${path}`, { waitUntil: 'commit' })
    const field = main().getByLabel('Je bericht')
    await field.fill('Kan ik een bestelling ruilen?')
    await field.press('Enter')
    expect(await field.inputValue()).toBe('Kan ik een bestelling ruilen?')
    release()
    await main().getByRole('log').getByText('Kan ik een bestelling ruilen?').waitFor()
    expect(problems).toEqual([])
  })

  it('the last button pressed is pressed again when the page is ready', async () => {
    await page.goto(`${syvo.url}/demo`, { waitUntil: 'commit' })
    const bots = main().getByRole('tab')
    await bots.nth(1).click()
    await bots.nth(2).click()
    expect(await main().getByRole('tabpanel').count()).toBe(0)
    release()
    await main().getByRole('tabpanel').waitFor()
    await expect.poll(() => bots.nth(2).getAttribute('aria-selected'), { timeout: 30_000 }).toBe('true')
    expect(problems).toEqual([])
  })

  it.each(['/', '/pricing', '/bots'])('the scroll position on %s stays when the page becomes ready', async (path) => {
    await page.goto(`${syvo.url}${path}`, { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    await page.mouse.move(400, 400)
    await page.mouse.wheel(0, 700)
    const place = () => page.evaluate(() => scrollY)
    await expect.poll(place).toBe(700)
    release()
    await page.locator(`html[${PAGE_IS_LIVE}]`).waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await place()).toBe(700)
    expect(problems).toEqual([])
  })
})

describe('going back', () => {
  it('returns to the filtered listing, with the focus on the card that was opened', async () => {
    await openPage(page, `${syvo.url}/bots?categories=klantenservice`)
    const card = main().getByRole('link', { name: 'Balie' })
    await card.click()
    await main().getByRole('heading', { level: 1, name: 'Balie' }).waitFor()
    await page.goBack()
    await page.waitForURL(`${syvo.url}/bots?categories=klantenservice`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Balie')
    expect(problems).toEqual([])
  })
})

describe('text that was typed and not sent yet', () => {
  it('is restored in the contact form and the sign-up after a reload, except the password', async () => {
    await openPage(page, `${syvo.url}/contact`)
    await main().getByLabel('E-mailadres').fill('noor@bedrijf.example')
    await main().getByLabel('Bericht').fill('Werkt dit ook voor ons?')
    await page.reload()
    await expect.poll(() => main().getByLabel('E-mailadres').inputValue()).toBe('noor@bedrijf.example')
    expect(await main().getByLabel('Bericht').inputValue()).toBe('Werkt dit ook voor ons?')
    await openPage(page, `${syvo.url}/auth?redirect=/onboarding`)
    await main().getByLabel('Naam').fill('Noor de Wit')
    await main().locator('input[type=password]').fill('een-lang-wachtwoord')
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('een-lang-wachtwoord')
    await page.reload()
    await expect.poll(() => main().getByLabel('Naam').inputValue()).toBe('Noor de Wit')
  })
})
