import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchFullBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const WRONG = 'Vul een volledig adres in dat met https:// begint'
const RESTORED = 'Wat je hier had ingevuld en nog niet had opgeslagen, staat er weer.'

let syvo: RunningSyvo
let browser: Browser
let owner: BrowserContext
let page: Page
let address: string
const problems: string[][] = []

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchFullBrowser()
  owner = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    // The page scrolls smoothly, and an element measured under way has moved when it is pressed.
    reducedMotion: 'reduce',
  })
  owner.setDefaultTimeout(60_000)
  page = await open()
  await signUpAndTry()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

async function open(): Promise<Page> {
  const tab = await owner.newPage()
  problems.push(watchErrors(tab))
  return tab
}

/** Signs up a new company with a trial of the horeca bot and opens the form of its configuration. */
async function signUpAndTry(): Promise<void> {
  await openPage(page, `${syvo.url}/marketplace?categories=horeca`)
  await page.locator('main').getByRole('link', { name: 'Tafelwijs' }).first().click()
  await page.getByRole('button', { name: 'Gebruik Bot Nu' }).click()
  await page.waitForURL(/\/auth\?/)
  await page.locator('main').getByText('Registreren').first().click()
  await page.getByLabel('Naam').fill('Noor de Wit')
  await page.getByLabel('E-mailadres').fill('noor@bedrijf.example')
  await page.locator('main input[type=password]').fill('een-lang-wachtwoord')
  await page.getByLabel(/^Ik ga akkoord/).check()
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await page.getByRole('button', { name: 'Probeer 30 dagen gratis' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('link', { name: 'Inrichten' }).first().click()
  await menu(page).waitFor()
  address = page.url()
}

const menu = (tab: Page) => tab.getByLabel('Pagina met je menukaart')
const hours = (tab: Page) => tab.getByRole('textbox', { name: 'Openingstijden' })
const save = (tab: Page) => tab.getByRole('button', { name: 'Opslaan en testen' })

/** Returns the stored value, as the account itself reads it. */
const storedHours = (tab: Page) =>
  tab.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('syvo.session') ?? '{}')
    const answer = await fetch('/rest/v1/user_bot_configs', { headers: { authorization: `Bearer ${accessToken}` } })
    const [stored] = await answer.json()
    return stored.config_data.openingstijden
  })

/** Holds the next save until it is released. */
async function holdSave(tab: Page) {
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await tab.route(
    '**/rest/v1/user_bot_configs',
    async (route) => {
      asked.resolve()
      await gate.promise
      await route.continue()
    },
    { times: 1 },
  )
  return { asked: asked.promise, release: () => gate.resolve() }
}

/**
 * Types a character into the opening hours between each two steps of the page after the next answer to a save is read, 300 in all;
 * returns the whole text.
 */
function typeWhileSaveReturns(): Promise<string> {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name=openingstijden]')
  const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  if (!field || !setValue) throw new Error('There is no field for opening hours.')
  let text = field.value
  const typeAll = async () => {
    for (let turn = 0; turn < 300; turn++) {
      const sign = String.fromCharCode(97 + (turn % 26))
      text += sign
      setValue.call(field, field.value + sign)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await Promise.resolve()
    }
    return text
  }
  const read = Response.prototype.json
  return new Promise((resolve) => {
    Response.prototype.json = async function (this: Response) {
      const answer = await read.call(this)
      if (this.url.endsWith('/rest/v1/user_bot_configs')) {
        Response.prototype.json = read
        void typeAll().then(resolve)
      }
      return answer
    }
  })
}

describe('the form of a configuration', () => {
  it('says after an empty save what is still needed, and links to it', async () => {
    await save(page).click()
    const toast = page.locator('.toast', { hasText: 'Configuratie opgeslagen' })
    await toast.getByText('Nog nodig: Pagina met je menukaart, Openingstijden en Reserveren.').waitFor()
    expect(await toast.getAttribute('data-tone')).toBe('attention')
    // Announced once as a whole, by the toast, and once at each field.
    const summary = page.getByText('Configuratie opgeslagen maar niet alle velden zijn correct ingevuld')
    await summary.waitFor()
    expect(
      await page.locator('main :is([role=status], [role=alert], [aria-live])').filter({ has: summary }).count(),
    ).toBe(0)
    expect(await page.locator('main').getByRole('alert').count()).toBe(3)
    await takeScreenshot(page, 'configure-empty-save')
    await page.locator('.configure-missing').getByRole('button', { name: 'Openingstijden' }).click()
    expect(await hours(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await hours(page).fill('Elke dag')
    await expect.poll(() => page.locator('.configure-missing').textContent()).not.toContain('Openingstijden')
    await hours(page).fill('')
  })

  it('accepts the first click on save, although it leaves a field with a wrong address', async () => {
    await menu(page).fill('geen adres')
    // Pressed manually, so that nothing waits for the button to stop moving between press and release.
    await save(page).hover()
    await page.mouse.down()
    await page.mouse.up()
    await page.getByText('Configuratie opgeslagen maar niet alle velden zijn correct ingevuld').waitFor()
    await page.getByText(WRONG).first().waitFor()
  })

  it('still shows the error at the field when it is left for another one', async () => {
    await menu(page).fill('https://brasserie.example/menu')
    await page.getByText(WRONG).first().waitFor({ state: 'detached' })
    await menu(page).fill('weer geen adres')
    await hours(page).focus()
    await page.getByText(WRONG).first().waitFor()
  })

  it('loses no character typed while a save returns, and shows no error for a field corrected meanwhile', async () => {
    await menu(page).fill('geen adres')
    const held = await holdSave(page)
    await save(page).click()
    await held.asked
    await menu(page).fill('https://brasserie.example/menu')
    const typing = page.evaluate(typeWhileSaveReturns)
    held.release()
    const typed = await typing
    expect(await hours(page).inputValue()).toBe(typed)
    expect(await menu(page).inputValue()).toBe('https://brasserie.example/menu')
    expect(await page.getByText(WRONG).count()).toBe(0)
  })

  it('keeps typed text through a reload until it is saved', async () => {
    await hours(page).fill('Elke dag van 10 tot 22')
    await page.reload()
    await page.getByText(RESTORED).waitFor()
    expect(await hours(page).inputValue()).toBe('Elke dag van 10 tot 22')
    await save(page).click()
    await page.getByText(RESTORED).waitFor({ state: 'detached' })
    await page.reload()
    await menu(page).waitFor()
    expect(await hours(page).inputValue()).toBe('Elke dag van 10 tot 22')
    expect(await page.getByText(RESTORED).count()).toBe(0)
  })

  it('does not undo a save of another tab', async () => {
    const other = await open()
    await openPage(other, address)
    await hours(other).fill('Op maandag gesloten')
    await menu(page).fill('https://brasserie.example/kaart')
    await save(other).click()
    await other.getByText('Configuratie opgeslagen', { exact: false }).first().waitFor()
    // Returning to the first tab, as a browser reports it.
    await page.bringToFront()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect.poll(() => hours(page).inputValue()).toBe('Op maandag gesloten')
    expect(await menu(page).inputValue()).toBe('https://brasserie.example/kaart')
    await save(page).click()
    await page.getByText('Configuratie opgeslagen', { exact: false }).first().waitFor()
    await other.reload()
    await hours(other).waitFor()
    expect(await hours(other).inputValue()).toBe('Op maandag gesloten')
    expect(await menu(other).inputValue()).toBe('https://brasserie.example/kaart')
    await other.close()
  })

  it('completes typed addresses, and shows the result', async () => {
    await menu(page).fill(' Www.Brasserie.example/Kaart ')
    await hours(page).focus()
    await expect.poll(() => menu(page).inputValue()).toBe('https://www.brasserie.example/Kaart')
    await page.getByText(WRONG).first().waitFor({ state: 'detached' })
    await save(page).click()
    await page.getByText('Configuratie opgeslagen', { exact: false }).first().waitFor()
  })

  it('lets the user choose when two tabs changed the same field, and loses neither text', async () => {
    const other = await open()
    await openPage(other, address)
    await hours(page).fill('Hier: op dinsdag dicht')
    await hours(other).fill('Daar: op woensdag dicht')
    await save(other).click()
    await other.locator('.toast', { hasText: 'Configuratie opgeslagen' }).waitFor()
    await save(page).click()
    const clash = page.getByRole('region', { name: 'Openingstijden' })
    await clash.getByText('Daar: op woensdag dicht').waitFor()
    await clash.getByText('Hier: op dinsdag dicht').waitFor()
    await page.getByText('Deze configuratie is ook ergens anders opgeslagen', { exact: false }).waitFor()
    await takeScreenshot(page, 'configure-clash')
    await page.reload()
    await clash.getByText('Daar: op woensdag dicht').waitFor()
    expect(await hours(page).inputValue()).toBe('Hier: op dinsdag dicht')
    await save(page).click()
    await page.getByText('Kies eerst welke tekst blijft').first().waitFor()
    expect(await storedHours(other)).toBe('Daar: op woensdag dicht')

    await clash.getByRole('button', { name: 'Behoud wat hier staat' }).click()
    await clash.waitFor({ state: 'detached' })
    await save(page).click()
    await expect.poll(() => storedHours(other)).toBe('Hier: op dinsdag dicht')
    await hours(other).fill('Daar: altijd open')
    await save(other).click()
    await other.getByRole('button', { name: 'Neem over' }).click()
    expect(await hours(other).inputValue()).toBe('Hier: op dinsdag dicht')
    await other.close()
  })

  it('asks for the password before emptying everything long after signing in, and then empties it', async () => {
    // The server's own answer to a session whose last proof is ten minutes old (src/entrypoints/irreversible.test.ts).
    const error = { code: 'proof_needed', message: '', details: { has_password: true, has_factor: false } }
    const refused = { status: 403, contentType: 'application/json', body: JSON.stringify({ error }) }
    await page.route('**/functions/v1/reset-configuration', (route) => route.fulfill(refused), { times: 1 })
    await page.getByRole('button', { name: 'Maak alles leeg' }).click()
    await page.getByRole('button', { name: 'Configuratie resetten' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bevestig dat jij het bent' })
    await dialog.locator('input[type=password]').fill('een-ander-wachtwoord')
    await dialog.getByRole('button', { name: 'Bevestig' }).click()
    await dialog.getByText('Dit is niet je huidige wachtwoord.').waitFor()
    await takeScreenshot(page, 'proof-dialog')
    expect(await storedHours(page)).toBe('Hier: op dinsdag dicht')
    await dialog.locator('input[type=password]').fill('een-lang-wachtwoord')
    await dialog.getByRole('button', { name: 'Bevestig' }).click()
    await page.getByText('Configuratie gereset').first().waitFor()
    expect(await storedHours(page)).toBeUndefined()
  })

  it('no page wrote an error to its console', () => {
    // A browser logs every refused request to its console: a save on an older version, a wrong password, a request to reauthenticate.
    expect(problems.flat().filter((line) => !line.match(/status of (?:409|403|400) /))).toEqual([])
  })
})
