import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage, watchErrors } from '../support/browser.ts'
import { makeCompany, signInAgain } from '../support/company-fixture.ts'
import { releaseVersion } from '../support/release-version.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
let browser: Browser
let botId: string
beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  botId = (await makeCompany(syvo.url)).botId
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

/** Opens My Bots of the company that has one bot. */
async function openMyBots(): Promise<Page> {
  const localStorage = Object.entries(await signInAgain(syvo.url, 'zaak')).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: syvo.url, localStorage }] },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await openPage(page, `${syvo.url}/my-bots`)
  return page
}

const own = (page: Page) => page.getByRole('region', { name: 'Jouw bots' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Versie', exact: true })
async function openSheet(page: Page): Promise<void> {
  await own(page)
    .getByRole('button', { name: /^Bekijk versie/ })
    .click()
  await sheet(page)
    .getByRole('switch', { name: /^Automatisch bijwerken/ })
    .waitFor()
}

it('a customer stays on a pinned version, reads the changes, updates, goes back one and follows again', async () => {
  const page = await openMyBots()
  const errors = watchErrors(page)
  await own(page).getByText('Versie 1, automatisch bijgewerkt').waitFor()
  await openSheet(page)
  await sheet(page).getByText('Dit is de eerste versie.').waitFor()
  const updates = sheet(page).getByRole('switch', { name: /^Automatisch bijwerken/ })
  expect(await updates.isChecked()).toBe(true)
  await updates.click()
  await sheet(page).getByText('Je bot blijft op versie 1 tot jij bijwerkt.', { exact: false }).waitFor()
  expect(await updates.isChecked()).toBe(false)

  await releaseVersion(syvo.url, botId, {
    title: 'Tafelwijs Plus',
    prompt_template: `${'Antwoord in één woord. '.repeat(4)}Geheim.`,
  })
  await page.reload()
  await own(page).getByText('Er is een nieuwe versie').waitFor()
  expect(await own(page).getByRole('heading', { level: 3 }).innerText()).toBe('Tafelwijs')
  await openSheet(page)
  await sheet(page).getByText('Wat er veranderde in versie 2').waitFor()
  const sheetText = await sheet(page).innerText()
  expect(sheetText).toContain('Tafelwijs Plus')
  expect(sheetText).toContain('Instructies')
  expect(sheetText).not.toContain('Geheim')

  await sheet(page).getByRole('button', { name: 'Werk bij naar versie 2' }).click()
  await sheet(page).getByText('Versie 2 is actief').waitFor()
  await sheet(page).getByRole('button', { name: 'Terug naar vorige versie' }).click()
  await page
    .getByRole('alertdialog', { name: 'Terug naar versie 1?' })
    .getByRole('button', { name: 'Terug naar versie 1' })
    .click()
  await sheet(page).getByText('Versie 1 is actief').waitFor()
  await updates.click()
  await sheet(page).getByText('Versie 2 is actief').waitFor()
  await page.keyboard.press('Escape')
  await own(page).getByText('Versie 2, automatisch bijgewerkt').waitFor()
  expect(await own(page).getByRole('heading', { level: 3 }).innerText()).toBe('Tafelwijs Plus')
  expect(errors).toEqual([])
})
