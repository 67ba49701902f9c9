import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage } from '../support/browser.ts'
import { type Company, makeNewcomer } from '../support/company-fixture.ts'
import { openPageAs } from '../support/open-page-as.ts'
import { ABROAD } from '../support/order-fixtures.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { startViesServer, type ViesServer } from '../support/vies-server.ts'

const PRESS = 'Bestellen met betalingsverplichting'

let vies: ViesServer
let syvo: RunningSyvo
let browser: Browser
let newcomer: Company
const opened: Page[] = []

beforeAll(async () => {
  vies = await startViesServer()
  syvo = await startSyvo(vies.env)
  browser = await launchBrowser()
  newcomer = await makeNewcomer(syvo.url)
}, 300_000)
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
  await vies?.close()
})

const main = (page: Page) => page.locator('main')
const says = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor()
const words = async (page: Page) => (await main(page).innerText()).replaceAll(/\s+/g, ' ')
const press = (page: Page) => main(page).getByRole('button', { name: PRESS, exact: true })
const number = (page: Page) => main(page).getByLabel(/^Btw-id/)

/** Opens the order of a plan, filled in by a company before it states its country; an order that was never submitted is the same again. */
async function openFilled(plan = 'starter'): Promise<Page> {
  const page = await openPageAs(browser, syvo.url, newcomer.storage)
  opened.push(page)
  await openPage(page, `${syvo.url}/api/checkout?plan=${plan}`)
  await page.waitForURL(/\/bestellen\/[0-9a-f-]{36}$/)
  await main(page).getByLabel('Bedrijfsnaam').fill(ABROAD.companyName)
  await main(page).getByLabel('Je naam').fill(ABROAD.name)
  await main(page).getByLabel('Straat en huisnummer').fill(ABROAD.street)
  await main(page).getByLabel('Postcode').fill(ABROAD.postcode)
  await main(page).getByLabel('Plaats').fill(ABROAD.city)
  await main(page)
    .getByRole('checkbox', { name: /voorwaarden/ })
    .check()
  return page
}

it('a reload keeps the buyer’s details as typed, without the consents; cancelling erases them', async () => {
  const page = await openFilled('starter')
  await main(page).getByLabel('Land').selectOption('BE')
  await page.reload()
  await main(page).getByLabel('Bedrijfsnaam').waitFor()
  expect(await main(page).getByLabel('Land').inputValue()).toBe('BE')
  expect(await main(page).getByLabel('Bedrijfsnaam').inputValue()).toBe(ABROAD.companyName)
  expect(await main(page).getByLabel('Postcode').inputValue()).toBe(ABROAD.postcode)
  expect(
    await main(page)
      .getByRole('checkbox', { name: /voorwaarden/ })
      .isChecked(),
  ).toBe(false)
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('syvo-order:')))
  expect(await kept()).toHaveLength(1)
  await main(page).getByRole('button', { name: 'Annuleer', exact: true }).click()
  await says(page, 'Deze bestelling is geannuleerd')
  expect(await kept()).toEqual([])
})

it('a German business with an unknown VIES number gets a field error; a right one pays without VAT', async () => {
  vies.say('DE999999999', 'invalid')
  vies.say(ABROAD.btwId, 'valid')
  const page = await openFilled('pro')
  await main(page).getByLabel('Land').selectOption('DE')
  expect(await main(page).getByLabel('KvK-nummer').isVisible()).toBe(false)
  await press(page).click()
  await says(page, 'Vul je btw-id in, zoals DE123456789')
  await number(page).fill('de 999 999 999')
  await press(page).click()
  await says(page, 'VIES kent dit btw-id niet')
  expect(page.url()).toContain('/bestellen/')
  expect(await words(page)).toContain(`Totaal per maand, inclusief btw € 53,99`)
  await number(page).fill('de 123 456 789')
  await main(page).getByLabel('Plaats').focus()
  await says(page, 'Gecontroleerd bij VIES: dit btw-id is geldig. De btw is verlegd.')
  expect(await main(page).getByText('VIES kent dit btw-id niet').count()).toBe(0)
  expect(await words(page)).toContain(
    'Prijs zonder btw € 44,62 Btw verlegd € 0,00 Totaal per maand, btw verlegd € 44,62',
  )
  await press(page).click()
  await page.waitForURL(/\/sandbox\/betalen/)
  await says(page, /44,62/)
})

it('while VIES is unreachable it says so, and checking again finds the answer without retyping', async () => {
  vies.say('FR12345678901', 'away')
  const page = await openFilled()
  await main(page).getByLabel('Land').selectOption('FR')
  await number(page).fill('FR12345678901')
  await main(page).getByLabel('Plaats').focus()
  await says(page, 'VIES is nu niet bereikbaar; probeer het zo weer.')
  await press(page).click()
  await says(page, 'Er is niets besteld.')
  vies.say('FR12345678901', 'valid')
  await main(page).getByRole('button', { name: 'Controleer opnieuw' }).click()
  await says(page, 'De btw is verlegd.')
  expect(await main(page).getByLabel('Bedrijfsnaam').inputValue()).toBe(ABROAD.companyName)
})

it('an unseen total is shown first: Enter in the field of the number orders nothing yet', async () => {
  vies.say('BE0123456789', 'valid')
  const page = await openFilled()
  await main(page).getByLabel('Land').selectOption('BE')
  await main(page).getByLabel('Postcode').fill('1000')
  await number(page).fill('BE0123456789')
  await number(page).press('Enter')
  await says(page, 'Je totaal is veranderd.')
  await says(page, 'Totaal per maand, btw verlegd')
  expect(page.url()).toContain('/bestellen/')
})

it('a business outside the EU gets a total without VAT, and a consumer abroad the reason for the refusal', async () => {
  const page = await openFilled()
  await main(page).getByLabel('Land').selectOption('CH')
  expect(await words(page)).toContain('Buiten de reikwijdte van de btw € 0,00 Totaal per maand, zonder btw € 24,79')
  await main(page).getByLabel('Ikzelf, als consument').check()
  await says(page, 'Als consument kun je nu alleen vanuit Nederland bestellen.')
  await main(page)
    .getByRole('checkbox', { name: /Begin meteen/ })
    .check()
  await press(page).click()
  expect(page.url()).toContain('/bestellen/')
  await main(page).getByLabel('Land').selectOption('NL')
  await expect.poll(() => main(page).getByText('Als consument kun je nu alleen').count()).toBe(0)
})
