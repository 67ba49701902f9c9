import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const POLL = { timeout: 30_000, interval: 250 }
/** The time that sonner takes to remove a toast whose time is over. */
const LEAVING_MS = 400
const VIDEO = '/academy/je-eerste-bot-maken'

let syvo: RunningSyvo
let browser: Browser
let visitor: BrowserContext
let page: Page
let problems: string[]

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
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')
const pathNow = () => new URL(page.url()).pathname + new URL(page.url()).search

async function signUp(email: string): Promise<void> {
  const answer = await fetch(`${syvo.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'een-lang-wachtwoord', data: { display_name: 'Noor' } }),
  })
  expect(answer.status).toBe(200)
  await openPage(page, `${syvo.url}/auth`)
  await main().getByLabel('E-mailadres').fill(email)
  await main().getByLabel('Wachtwoord', { exact: false }).first().fill('een-lang-wachtwoord')
  await main().locator('form button[type="submit"]').click()
  await expect.poll(pathNow, POLL).not.toMatch(/^\/auth/)
}

describe('the academy', () => {
  it('[ROUTE-14] [ROUTE-15] [PAGE-04] a visitor and a buyer see the developer plans; a developer reads the course', async () => {
    const prompt = () => main().getByRole('link', { name: 'Bekijk de plannen voor makers' })
    await openPage(page, `${syvo.url}/academy`)
    await main().getByRole('link', { name: 'Open de cursus: Je eerste bot maken' }).click()
    await prompt().click()
    await main().getByRole('heading', { level: 1, name: 'Plannen voor ontwikkelaars' }).waitFor()
    expect(pathNow()).toBe('/developer/pricing')
    expect(await main().locator('[data-plan]').count()).toBe(3)

    await signUp('noor@leerling.example')
    await openPage(page, syvo.url + VIDEO)
    await prompt().waitFor()
    expect(await main().locator('.prose').count()).toBe(0)
    await openPage(page, `${syvo.url}/developer/pricing`)
    await main().getByRole('link', { name: 'Word ontwikkelaar' }).click()
    await main().getByRole('heading', { level: 1, name: 'Bouw bots op Syvo' }).waitFor()
    await main().getByRole('button', { name: 'Word ontwikkelaar' }).click()
    await page.getByText('Welkom als ontwikkelaar!').first().waitFor()
    await expect.poll(pathNow, POLL).toBe('/vendor/dashboard')
    await openPage(page, `${syvo.url}/academy?type=video`)
    await main().getByRole('link', { name: 'Open de cursus: Je eerste bot maken' }).click()
    await main().getByText('De video is er nog niet').waitFor()
    expect(await main().locator('.prose h2').count()).toBe(6)
    expect(await prompt().count()).toBe(0)
    await takeScreenshot(page, 'academy-lesson')
    expect(problems).toEqual([])
  })

  it('filters by level and type in the address, and a download has its file name', async () => {
    await openPage(page, `${syvo.url}/academy?type=book`)
    await main().getByRole('group', { name: 'Niveau' }).getByRole('button', { name: 'Beginner' }).click()
    await expect.poll(pathNow, POLL).toBe('/academy?niveau=Beginner&type=book')
    expect(await main().locator('[data-course]').count()).toBe(1)
    const arriving = page.waitForEvent('download', { timeout: 90_000 })
    await main().getByRole('link', { name: 'Download als pdf: Je pagina’s klaar voor een bot' }).click()
    expect((await arriving).suggestedFilename()).toBe('paginas-klaar-voor-een-bot.pdf')
    expect(problems).toEqual([])
  })
})

describe('the page for future vendors', () => {
  it('[ROUTE-22] is open without a session and shows each kind of user the next step', async () => {
    const step = () => main().locator('.maker-step')
    const answer = await openPage(page, `${syvo.url}/vendor/apply`)
    expect(answer?.status()).toBe(200)
    expect(await step().getByRole('link').getAttribute('href')).toMatch(/^\/auth/)
    await signUp('lotte@leerling.example')
    await openPage(page, `${syvo.url}/vendor/apply`)
    await expect.poll(() => step().getByRole('link').getAttribute('href'), POLL).toBe('/onboarding')
    expect(problems).toEqual([])
  })
})

describe('the shell', () => {
  it('[SHELL-03] the avatar menu shows the name before the at sign, settings and sign-out, which opens /', async () => {
    await signUp('sanne.vos@leerling.example')
    const menu = page.getByRole('button', { name: 'Accountmenu van sanne.vos' })
    await menu.click()
    expect(await menu.innerText()).toContain('sanne.vos')
    expect(await page.getByRole('menuitem', { name: 'Instellingen' }).getAttribute('href')).toBe('/settings')
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await page.getByRole('link', { name: 'Inloggen' }).first().waitFor()
    expect(pathNow()).toBe('/')
    await openPage(page, `${syvo.url}/settings`)
    await expect.poll(pathNow, POLL).toBe('/auth?redirect=%2Fsettings')
    expect(problems).toEqual([])
  })

  it('[ROUTE-13] /pricing and /upgrade are one screen, which scrolls to its plans after 100 ms from a bot', async () => {
    const texts: string[] = []
    for (const path of ['/pricing', '/upgrade']) {
      await openPage(page, syvo.url + path)
      // The count of working bots comes after the page.
      await page.waitForLoadState('networkidle')
      texts.push(await main().innerText())
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${syvo.url}/pricing`)
    }
    expect(texts[0]).toBe(texts[1])
    for (const path of ['/pricing', '/upgrade']) {
      const own = await visitor.newPage()
      await own.addInitScript(noteScrolls)
      await openPage(own, `${syvo.url}${path}?from=bot-1`)
      await expect.poll(() => own.locator('html').getAttribute('data-scrolled'), POLL).toBe('plannen after 100 ms')
      await own.close()
    }
    expect(problems).toEqual([])
  })

  it('[LIMIT-01] a success toast goes after 4000 ms, a failure after 5000, and both stay under the pointer', async () => {
    await page.clock.install()
    await page.addInitScript(noteToasts)
    const toast = (text: string) => page.locator('.toast').getByText(text)
    await openPage(page, `${syvo.url}/enterprise`)
    await page.route('**/rest/v1/enterprise_early_access*', (route) => route.abort())
    await main().getByRole('button', { name: 'Zet me op de wachtlijst' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Naam *').fill('Noor de Wit')
    await dialog.getByLabel('E-mailadres *').fill('noor@leerling.example')
    const claim = dialog.getByRole('button', { name: 'Claim Early Access' })
    /** Stops the clock and returns how long the toast was shown by then. */
    const stopClock = async () => {
      const now = await page.evaluate(() => Date.now())
      await page.clock.pauseAt(now + 1500)
      return now + 1500 - Number(await page.locator('html').getAttribute('data-toast-at'))
    }
    const expectLife = async (text: string, ms: number) => {
      await toast(text).waitFor()
      const lived = await stopClock()
      await page.clock.runFor(ms - lived - 100)
      expect(await toast(text).count()).toBe(1)
      await page.clock.runFor(200 + LEAVING_MS)
      await expect.poll(() => toast(text).count(), POLL).toBe(0)
      await page.clock.resume()
    }
    await page.mouse.move(5, 5)
    await claim.click()
    await expectLife('Er ging iets mis', 5000)
    await claim.click()
    await toast('Er ging iets mis').hover()
    await page.clock.runFor(20_000)
    expect(await toast('Er ging iets mis').count()).toBe(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(8_000)
    await expect.poll(() => toast('Er ging iets mis').count(), POLL).toBe(0)
    await page.unroute('**/rest/v1/enterprise_early_access*')
    await claim.click()
    await page.mouse.move(5, 5)
    await expectLife('Bedankt voor je aanmelding!', 4000)
  })
})

/** Records to which element the page scrolled, and after which wait. */
function noteScrolls(): void {
  let waited = 0
  const wait = window.setTimeout
  // The page calls it only with a function and a number.
  window.setTimeout = ((run: () => void, ms: number) =>
    wait(() => {
      waited = ms
      run()
      waited = 0
    }, ms)) as typeof window.setTimeout
  Element.prototype.scrollIntoView = function (this: Element) {
    document.documentElement.setAttribute('data-scrolled', `${this.id} after ${waited} ms`)
  }
}

/** Records when the newest toast appeared. */
function noteToasts(): void {
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const isToast = added.some(
      (node) => node instanceof Element && node.matches('[data-sonner-toast], :has([data-sonner-toast])'),
    )
    if (isToast) document.documentElement.setAttribute('data-toast-at', String(Date.now()))
  }).observe(document, { childList: true, subtree: true })
}
