import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type Company, makeCompany, makeNewcomer } from '../support/company-fixture.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

let syvo: RunningSyvo
let browser: Browser
let company: Company
let newcomer: Company
const problems: string[][] = []

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  company = await makeCompany(syvo.url)
  newcomer = await makeNewcomer(syvo.url)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

async function open(storage: Company['storage']): Promise<Page> {
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context: BrowserContext = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: syvo.url, localStorage }] },
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  problems.push(watchErrors(page))
  return page
}

it('[ROUTE-10] /install/{id} shows setup and code, /template/{id} a pre-filled configuration, with access only', async () => {
  const { botId } = company
  const visitor = await open({})
  for (const path of [`/install/${botId}`, `/template/${botId}`]) {
    await openPage(visitor, syvo.url + path)
    await visitor.waitForURL(/\/auth\?/)
    expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(path)
  }

  const guest = await open(newcomer.storage)
  const dialog = guest.getByRole('dialog')
  await openPage(guest, `${syvo.url}/install/${botId}`)
  await dialog.getByRole('heading', { name: 'Abonnement Vereist' }).waitFor()
  expect(await guest.locator('main').innerText()).not.toContain('<script')
  await guest.keyboard.press('Escape')
  await guest.waitForURL(`${syvo.url}/bot/${botId}`)
  await openPage(guest, `${syvo.url}/template/${botId}`)
  await dialog.getByRole('heading', { name: 'Abonnement Vereist' }).waitFor()
  expect(await guest.locator('main form').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Start gratis proef' }).click()

  const hours = guest.getByLabel('Openingstijden')
  await hours.waitFor()
  await guest.getByText('We hebben een begin voor je ingevuld.').waitFor()
  expect(await hours.inputValue()).toContain('Maandag: [vul in]')
  expect(await guest.getByLabel('Reserveren').inputValue()).toBe('telefoon')
  expect(await guest.getByLabel('Pagina met je menukaart').inputValue()).toBe('')
  await takeScreenshot(guest, 'template')
  await openPage(guest, `${syvo.url}/install/${botId}`)
  await guest.getByText('Nog niet actief').waitFor()

  const owner = await open(company.storage)
  await openPage(owner, `${syvo.url}/install/${botId}`)
  await owner.locator('main').getByText('<script').waitFor()
  // Its menu cannot be fetched, so it is not shown as ready.
  await owner.locator('main').getByText('Nog geen pagina gelezen', { exact: true }).waitFor()
  await openPage(owner, `${syvo.url}/template/${botId}`)
  // The customer's input is not replaced.
  await owner.getByLabel('Openingstijden').waitFor()
  expect(await owner.getByLabel('Openingstijden').inputValue()).toBe('Dagelijks van 12 tot 22 uur')
  expect(problems.flat()).toEqual([])
})

it('a failed check of access is shown as such, never as a missing subscription, with a retry button', async () => {
  const owner = await open(company.storage)
  const endpoints = /\/(rest|functions)\/v1\/(?!user_roles)/
  await owner.route(endpoints, (route) => route.fulfill({ status: 500, body: '{}' }))
  await openPage(owner, `${syvo.url}/install/${company.botId}`)
  await owner.getByText('We konden niet controleren of je deze bot mag gebruiken.').waitFor()
  expect(await owner.getByRole('dialog').count()).toBe(0)
  expect(await owner.locator('main').innerText()).not.toContain('<script')
  await owner.unroute(endpoints)
  await owner.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await owner.locator('main').getByText('<script').waitFor()
})
