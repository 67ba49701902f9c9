import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeFakeMailServers, startFakeMailServer } from '#platform/mail/fake-mail-server.ts'
import { launchBrowser, openPage, watchErrors } from '../support/browser.ts'
import { startOpenIdProvider } from '../support/openid-provider.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { signInAt } from '../support/sign-in-at.ts'

const TIMEOUT_MS = 60_000
const EMAIL = 'noor@bedrijf.example'
const PASSWORD = 'een-lang-wachtwoord'
const NEW_PASSWORD = 'een-nieuw-wachtwoord'

let syvo: RunningSyvo
let browser: Browser
let context: BrowserContext
let page: Page
let problems: string[]
let mails: string[]
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>
let key = ''
let backupCode = ''
let lastCounter = 0

beforeAll(async () => {
  const server = await startFakeMailServer()
  mails = server.received
  provider = await startOpenIdProvider('syvo')
  syvo = await startSyvo({
    SMTP_URL: server.url,
    AUTH_CONFIRM_EMAIL: 'on',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'syvo',
  })
  browser = await launchBrowser()
  context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(TIMEOUT_MS)
  page = await context.newPage()
  problems = watchErrors(page)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
  await provider?.close()
  await closeFakeMailServers()
})

const main = () => page.locator('main')
const press = (name: string) => main().getByRole('button', { name, exact: true }).click()
const fill = (label: string | RegExp, value: string) => main().getByLabel(label).first().fill(value)
/** Waits for a link to a page in a mail to Noor and returns the newest one. */
async function linkIn(path: string): Promise<string> {
  const find = () =>
    mails
      .filter((mail) => mail.includes(`To: ${EMAIL}`))
      .map((mail) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))
      .flatMap((mail) => [...mail.matchAll(new RegExp(`(http://[^\\s"<]*${path}#[A-Za-z0-9_-]{43})`, 'g'))])
      .map(([, link]) => link)
      .at(-1)
  await expect.poll(find, { timeout: TIMEOUT_MS, interval: 200 }).toBeTruthy()
  return find() ?? ''
}
/** Returns an unused code of the authenticator app; the next one, ahead of time, when the current one was used. */
async function appCode(): Promise<string> {
  const present = Math.floor(Date.now() / 30_000)
  const counter = Math.max(present, lastCounter + 1)
  await expect.poll(() => Math.floor(Date.now() / 30_000) >= counter - 1, { timeout: 90_000, interval: 500 }).toBe(true)
  lastCounter = counter
  return createOTP(new TextDecoder().decode(base32.decode(key))).hotp(counter)
}

it('[ROUTE-06] /auth and /signup are one screen, and tab=signup preselects its second tab', async () => {
  const shown = async (path: string) => {
    const html = await (await fetch(syvo.url + path)).text()
    const content = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const selected = [...content.matchAll(/role="tab"[^>]*aria-selected="(\w+)"/g)].map(([, is]) => is)
    return { text: content.replace(/<[^>]*>/g, '|'), selected }
  }
  expect(await shown('/auth?tab=signup')).toEqual(await shown('/signup?tab=signup'))
  expect(await shown('/auth?tab=login')).toEqual(await shown('/signup?tab=login'))
  expect((await shown('/auth?tab=signup')).selected).toEqual(['false', 'true'])
  expect((await shown('/auth')).selected).toEqual(['true', 'false'])
})

it('[AUTH-02] [AUTH-03] a password under six characters is refused as stated, one of six to nine gets a hint', async () => {
  await openPage(page, `${syvo.url}/auth?tab=signup`)
  const password = main().getByLabel(/^Wachtwoord/)
  expect(await password.getAttribute('minlength')).toBe('10')
  expect(await main().locator('form').getAttribute('novalidate')).not.toBeNull()
  await fill('Naam', 'Kort')
  await fill('E-mailadres', 'kort@bedrijf.example')
  await password.fill('12345')
  await main().getByText('Minimaal 6 tekens').waitFor()
  await press('Account aanmaken')
  await main().getByRole('alert').getByText('Ga akkoord om een account te maken').waitFor()
  const agreement = main().getByLabel(/^Ik ga akkoord/)
  expect(await agreement.getAttribute('aria-invalid')).toBe('true')
  await agreement.focus()
  await page.keyboard.press('Space')
  await press('Account aanmaken')
  await main().getByRole('alert').getByText('Wachtwoord moet minimaal 6 karakters zijn').waitFor()
  const send = async (text: string) => {
    const body = JSON.stringify({ email: `server-${text.length}@bedrijf.example`, password: text })
    const answer = await fetch(`${syvo.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return [answer.status, await answer.text()] as const
  }
  const [status, text] = await send('12345')
  expect([status, text.includes('Wachtwoord moet minimaal 6 karakters zijn')]).toEqual([422, true])
  expect((await send('zes8qk'))[0]).toBe(200)
  await password.fill('zes8qk')
  await main().getByText('Dit is een kort wachtwoord').waitFor()
  await press('Account aanmaken')
  await main().getByText('Controleer je e-mail om je account te bevestigen').waitFor()
})

it('[AUTH-07] a failed login or signup shows its message, and without one the stated text', async () => {
  const fails = (tab: string, button: string) => async (message: string) => {
    const path = tab === 'login' ? 'token' : 'signup'
    const body = message === '' ? '<h1>stuk</h1>' : JSON.stringify({ error: { code: 'refused', message } })
    await page.route(`**/auth/v1/${path}*`, (route) => route.fulfill({ status: 500, body }))
    await main().locator('form').getByRole('button', { name: button, exact: true }).click()
    const alert = main().locator('form').getByRole('alert')
    await expect.poll(() => alert.allInnerTexts(), { timeout: TIMEOUT_MS }).not.toEqual([])
    await page.unroute(`**/auth/v1/${path}*`)
    return alert.innerText()
  }
  await openPage(page, `${syvo.url}/auth`)
  await fill('E-mailadres', EMAIL)
  await fill(/^Wachtwoord/, PASSWORD)
  const login = fails('login', 'Inloggen')
  expect(await login('')).toBe('Er is een fout opgetreden bij het inloggen')
  await openPage(page, `${syvo.url}/auth?tab=signup`)
  await fill('Naam', 'Noor')
  await fill('E-mailadres', EMAIL)
  await fill(/^Wachtwoord/, PASSWORD)
  await main()
    .getByLabel(/^Ik ga akkoord/)
    .check()
  const signup = fails('signup', 'Account aanmaken')
  expect(await signup('')).toBe('Er is een fout opgetreden bij het registreren')
  await expect.poll(async () => signup('Deze naam kan niet'), { timeout: TIMEOUT_MS }).toBe('Deze naam kan niet')
  expect(await main().getByLabel('E-mailadres').inputValue()).toBe(EMAIL)
  expect(
    await main()
      .getByLabel(/^Ik ga akkoord/)
      .isChecked(),
  ).toBe(true)
  await openPage(page, `${syvo.url}/auth`)
  await fill('E-mailadres', EMAIL)
  await fill(/^Wachtwoord/, PASSWORD)
  expect(await login('Deze deur is dicht')).toBe('Deze deur is dicht')
  problems.length = 0
})

it.each([
  ['', '/bots'],
  ['?redirect=%2Faccount', '/account'],
  ['?redirect=%2F%2Fkwaad.example', '/bots'],
  ['?redirect=%2F%5Ckwaad.example', '/bots'],
  ['?redirect=https%3A%2F%2Fkwaad.example', '/bots'],
])('[AUTH-06] [ROUTE-07] a login at /auth%s opens %s, and so does an existing session', async (query, path) => {
  // The front page redirects a session to the marketplace.
  const demo = await browser.newContext({ locale: 'nl-NL' })
  demo.setDefaultTimeout(TIMEOUT_MS)
  const tab = await demo.newPage()
  await openPage(tab, `${syvo.url}/auth${query}`)
  await signInAt(tab, { email: 'koper@syvo.example', password: 'welkom-bij-syvo' })
  await tab.waitForURL(syvo.url + path)
  await tab.goto(`${syvo.url}/auth${query}`)
  await tab.waitForURL(syvo.url + path)
  await demo.close()
})

it('[AUTH-05] [AMB-199] an unconfirmed sign-up says where to look; one press on the mailed page signs in', async () => {
  await openPage(page, `${syvo.url}/auth?tab=signup&redirect=%2Fsettings`)
  await fill('Naam', 'Noor')
  await fill('E-mailadres', EMAIL)
  await fill(/^Wachtwoord/, PASSWORD)
  await main()
    .getByLabel(/^Ik ga akkoord/)
    .check()
  await press('Account aanmaken')
  await main().getByText('Controleer je e-mail om je account te bevestigen').waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth')
  const title = main().getByRole('heading', { name: 'Kijk in je mail' })
  expect(await title.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await title.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(0)
  await main().getByText(EMAIL).waitFor()
  expect(
    await page.evaluate(() => [localStorage.getItem('syvo.session'), localStorage.getItem('syvo.signed-in')]),
  ).toEqual([null, null])
  await press('Ander e-mailadres')
  expect(await main().getByLabel('E-mailadres').inputValue()).toBe(EMAIL)
  expect(
    await main()
      .getByLabel(/^Wachtwoord/)
      .inputValue(),
  ).toBe('')
  const elsewhere = await browser.newPage({ locale: 'nl-NL' })
  const link = await linkIn('/auth/bevestigen')
  // A program that checks mail opens the link and changes nothing.
  expect((await fetch(link)).headers.get('referrer-policy')).toBe('no-referrer')
  // Another device has no secret of the sign-up; there the press would only confirm, which the next test shows.
  await openPage(elsewhere, link)
  expect(await elsewhere.evaluate(() => localStorage.length)).toBe(0)
  await elsewhere.close()
  await openPage(page, link)
  await expect.poll(() => page.url()).toBe(`${syvo.url}/auth/bevestigen`)
  await press('Bevestig mijn e-mailadres')
  await page.waitForURL(`${syvo.url}/settings`)
  await page.getByRole('button', { name: /^Accountmenu/ }).waitFor()
})

it('a second factor is turned on with the key as text, and its backup codes are shown once', async () => {
  await openPage(page, `${syvo.url}/account`)
  await press('Zet aan')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Huidig wachtwoord/).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Verder' }).click()
  key = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  expect(await dialog.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await dialog.getByLabel(/^Vul de code in/).fill(await appCode())
  await dialog.getByRole('button', { name: 'Zet aan' }).click()
  await page.getByText('Je back-upcodes', { exact: true }).waitFor()
  const codes = await page.getByRole('dialog').locator('code').allInnerTexts()
  expect(codes).toHaveLength(10)
  backupCode = codes[0] ?? ''
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await main().getByText('Je hebt nog 10 back-upcodes.').waitFor()
  await main().getByText('Dit apparaat').waitFor()
})

it('signing in asks for the code of the app; a wrong input stays', async () => {
  await page.getByRole('button', { name: /^Accountmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await page.waitForURL(`${syvo.url}/`)
  await openPage(page, `${syvo.url}/auth?redirect=%2Fsettings`)
  await fill('E-mailadres', EMAIL)
  await fill(/^Wachtwoord/, PASSWORD)
  await main().locator('form').getByRole('button', { name: 'Inloggen', exact: true }).click()
  await main().getByRole('heading', { name: 'Nog één stap' }).waitFor()
  await fill('Code uit je app', 'abcdef')
  await press('Inloggen')
  await main().getByRole('alert').getByText('Deze code klopt niet').waitFor()
  expect(await main().getByLabel('Code uit je app').inputValue()).toBe('abcdef')
  await fill('Code uit je app', await appCode())
  await press('Inloggen')
  await page.waitForURL(`${syvo.url}/settings`)
}, 180_000)

it('a forgotten password is reset by mail and second factor, and the tab is signed in', async () => {
  const other = await browser.newPage({ locale: 'nl-NL' })
  other.setDefaultTimeout(TIMEOUT_MS)
  await openPage(other, `${syvo.url}/auth`)
  const address = other.locator('main').getByLabel('E-mailadres')
  await address.fill(EMAIL)
  await other.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await other.getByRole('heading', { name: 'Wachtwoord vergeten' }).waitFor()
  await expect.poll(() => address.inputValue()).toBe(EMAIL)
  await other.getByRole('button', { name: 'Mail mij een link' }).click()
  await other.getByText('Hoort bij dit adres een account?').waitFor()
  const link = await linkIn('/auth/nieuw-wachtwoord')
  await openPage(other, link)
  await expect.poll(() => other.url()).toBe(`${syvo.url}/auth/nieuw-wachtwoord`)
  await other.locator('input[name=password]').fill(NEW_PASSWORD)
  await other.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
  await other.getByLabel('Code uit je app').fill(backupCode)
  await other.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
  await other.waitForURL(`${syvo.url}/bots`)
  // The page says that a link was used before anything is typed.
  const late = await browser.newPage({ locale: 'nl-NL' })
  await openPage(late, link)
  await late.getByRole('alert').getByText('Deze link werkt niet meer').waitFor()
  expect(await late.locator('input[name=password]').count()).toBe(0)
  await late.locator('main').getByRole('link', { name: 'Vraag een nieuwe link aan' }).waitFor()
  await Promise.all([other.close(), late.close()])
  // The session of the first tab is over.
  await page.reload()
  await page.waitForURL(/\/auth\?redirect=(%2F|\/)settings$/)
})

it('[ROUTE-08] single sign-on returns to the site without its answer in the address; the role is step 2 of 3', async () => {
  provider.mood.person = { sub: 'vera', email: 'vera@bedrijf.example', email_verified: true, name: 'Vera' }
  await openPage(page, `${syvo.url}/auth?redirect=%2Faccount`)
  await press('Inloggen via je organisatie')
  await page.waitForURL(`${syvo.url}/account`)
  await main().getByText('vera@bedrijf.example').waitFor()
  await openPage(page, `${syvo.url}/onboarding`)
  await main().getByText('Stap 2 van 3').first().waitFor()
  await main()
    .getByRole('radio', { name: /Ik wil bots gebruiken/ })
    .waitFor()
  expect(problems.filter((text) => !/\b(400|401|403)\b/.test(text))).toEqual([])
})
