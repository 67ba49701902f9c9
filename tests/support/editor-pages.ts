import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { type Company, createVendorCompany, makeNewcomer } from './company-fixture.ts'
import { openPageAs } from './open-page-as.ts'
import { type RunningSyvo, startSyvo } from './running-syvo.ts'

/** Where a new bot is made. */
export const NEW = '/vendor/bots/new'
/** Where it goes on once it was saved. */
export const EDIT = /\/vendor\/bots\/[0-9a-f-]{36}\/edit/

/** The content of a page. */
export const main = (page: Page) => page.locator('main')
/** Waits until the content says something. */
export const says = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor()
/** A button by its whole name. */
export const button = (part: Page | Locator, name: string | RegExp) => part.getByRole('button', { name, exact: true })
/** Goes on to the next step. */
export const next = (page: Page) => button(main(page), 'Volgende').click()
/** Waits until all that was typed is saved. */
export const saved = (page: Page) => says(page, /^Bewaard om \d\d:\d\d( |$)/)
/** The field of the title. */
export const titleOf = (page: Page) => main(page).locator('[name=title]')
/** The field of the description. */
export const describing = (page: Page) => main(page).locator('[name=description]')
/** What has the focus, by the name of its field. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** What every bot must say. */
export async function fillBasics(page: Page, title = 'Kadegast'): Promise<void> {
  await titleOf(page).fill(title)
  await describing(page).fill('Neemt de telefoon van je restaurant op.')
  await main(page).getByLabel('Categorie').selectOption('Horeca')
}

/** What it costs and how it answers. */
export async function fillContent(page: Page): Promise<void> {
  await main(page).getByLabel('Maandprijs').fill('29,99')
  await main(page).getByLabel('Eenmalige prijs').fill('349')
  await main(page)
    .getByRole('textbox', { name: 'Prompt' })
    .fill('Je bent de gastheer van {{bedrijfsnaam}}. Antwoord kort, met alleen wat je weet. {{kennis}}')
}

const PROFILE = [
  ['Bedrijfsnaam', 'Botmakerij BV'],
  ['Jouw naam', 'Noor Bakker'],
  ['E-mailadres voor klanten', 'noor@botmakerij.example'],
  ['Straat en huisnummer', 'Kade 1'],
  ['Postcode', '3511 AB'],
  ['Plaats', 'Utrecht'],
  ['KvK-nummer', '12345678'],
] as const

/** Fills in the vendor's profile, and saves it by default. */
export async function fillProfile(page: Page, { save = true }: { save?: boolean } = {}): Promise<void> {
  for (const [label, value] of PROFILE) await main(page).getByLabel(label).fill(value)
  await main(page)
    .getByLabel(/^Ik bied op Syvo alleen bots aan/)
    .check()
  if (save) await button(main(page), 'Sla op').click()
}

/** A running Syvo with vendors in it, for the tests of one file. */
export interface Editors {
  syvo(): RunningSyvo
  /** An account that sells nothing. */
  buyer(): Company
  createVendor(): Promise<Company & { readonly token: string }>
  enter(company: Pick<Company, 'storage'> | null, path: string): Promise<Page>
  /** A page of a vendor of its own. */
  enterAsVendor(path?: string): Promise<Page>
}

/** Starts what the tests of this file need, and ends it after them. */
export function openEditors(): Editors {
  let syvo: RunningSyvo
  let browser: Browser
  let buyer: Company
  let vendorCount = 0
  const opened: Page[] = []
  beforeAll(async () => {
    syvo = await startSyvo()
    browser = await launchBrowser()
    buyer = await makeNewcomer(syvo.url)
  }, 300_000)
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close()
  })
  afterAll(async () => {
    await browser?.close()
    await syvo?.dispose()
  })
  const createVendor = () => createVendorCompany(syvo.url, `maker-${++vendorCount}`)
  const enter: Editors['enter'] = async (company, path) => {
    const page = await openPageAs(browser, syvo.url, company?.storage ?? {})
    opened.push(page)
    await openPage(page, syvo.url + path)
    return page
  }
  return {
    syvo: () => syvo,
    buyer: () => buyer,
    createVendor,
    enter,
    enterAsVendor: async (path = NEW) => enter(await createVendor(), path),
  }
}
