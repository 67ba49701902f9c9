import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { watchErrors } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { makeNewcomer } from '../support/company-fixture.ts'
import { stubEndpoints } from '../support/open-page-as.ts'

const NONE = 'Je hebt nog geen leads. Ze worden automatisch toegevoegd wanneer gebruikers via je bots contact opnemen.'

const fixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
let accounts = 0
/** Opens the leads of an account of its own. */
async function openLeads(): Promise<Page> {
  accounts += 1
  const { storage } = await makeNewcomer(fixture.url, `leads-${accounts}`)
  return (await fixture.see('/leads', {}, storage)).page
}

async function add(page: Page, lead: Record<'Naam' | 'E-mail' | 'Telefoon' | 'Bericht', string>) {
  await page.getByRole('button', { name: 'Lead toevoegen' }).first().click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(lead)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Lead toevoegen' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const JAN = { Naam: 'Jan', 'E-mail': 'jan@bedrijf.example', Telefoon: '', Bericht: '' }
const PIET = { Naam: 'Piet', 'E-mail': '', Telefoon: '06-12345678', Bericht: 'Belt u terug?' }

it('[LEAD-13] an account without leads reads that they come by themselves, and where to begin', async () => {
  const page = await openLeads()
  await main(page).getByText(NONE, { exact: true }).waitFor()
})

it('two presses so fast that the form has not answered the first one add one lead', async () => {
  const page = await openLeads()
  let added = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/rest\/v1\/leads$/.test(request.url())) added++
  })
  await page.getByRole('button', { name: 'Lead toevoegen' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Naam', { exact: true }).fill('Jan')
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await dialog.waitFor({ state: 'hidden' })
  await main(page).getByText('Jan', { exact: true }).first().waitFor()
  expect(added).toBe(1)
})

it('[LEAD-25] adding, changing and deleting a lead say so, adding with its score', async () => {
  const page = await openLeads()
  await add(page, JAN)
  await toast(page, 'Lead aangemaakt').waitFor()
  await page.getByText(/^Nieuwe (hot|warm|cold) lead toegevoegd$/).waitFor()
  await main(page).getByLabel('Status van Jan').selectOption({ label: 'Benaderd' })
  await toast(page, 'Lead bijgewerkt').waitFor()
  await main(page).getByRole('button', { name: 'Details van Jan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click()
  await toast(page, 'Lead verwijderd').waitFor()
  await main(page).getByText(NONE, { exact: true }).waitFor()
})

it('[LEAD-09] [LEAD-14] the title counts what the filters leave, nothing left says so, and one button clears them all', async () => {
  const page = await openLeads()
  await add(page, JAN)
  await add(page, PIET)
  const title = (count: number) => main(page).getByRole('heading', { name: `Leads (${count})`, exact: true })
  await title(2).waitFor()
  const search = main(page).getByLabel('Zoek in leads')
  await search.fill('piet')
  await title(1).waitFor()
  await main(page).getByLabel('Status', { exact: true }).selectOption({ label: 'Verloren' })
  await main(page)
    .getByText('Geen leads gevonden met de huidige filters.', { exact: true })
    .locator('visible=true')
    .first()
    .waitFor()
  await main(page).getByLabel('Score', { exact: true }).selectOption('hot')
  await main(page).getByRole('button', { name: 'Reset filters' }).click()
  await title(2).waitFor()
  expect(await search.inputValue()).toBe('')
  for (const label of ['Score', 'Status'])
    expect(await main(page).getByLabel(label, { exact: true }).inputValue()).toBe('')
  expect(await main(page).getByRole('button', { name: 'Reset filters' }).isDisabled()).toBe(true)
})

it('[LEAD-16] the details show name, address, telephone and company, "Niet opgegeven" for what is missing, and the message', async () => {
  const page = await openLeads()
  await add(page, JAN)
  await add(page, PIET)
  const details = async (name: string) => {
    await main(page)
      .getByRole('button', { name: `Details van ${name}` })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Telefoon', { exact: true }).waitFor()
    const items = await dialog
      .locator('dt')
      .evaluateAll((terms) => terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
    const hasMessage = (await dialog.getByText('Belt u terug?', { exact: true }).count()) > 0
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return { items: items.slice(0, 4), hasMessage }
  }
  const missing = 'Niet opgegeven'
  expect(await details('Jan')).toEqual({
    items: [
      ['Naam', 'Jan'],
      ['E-mail', 'jan@bedrijf.example'],
      ['Telefoon', missing],
      ['Bedrijf', missing],
    ],
    hasMessage: false,
  })
  expect(await details('Piet')).toEqual({
    items: [
      ['Naam', 'Piet'],
      ['E-mail', missing],
      ['Telefoon', '06-12345678'],
      ['Bedrijf', missing],
    ],
    hasMessage: true,
  })
})

it('[LEAD-15] a skeleton stands in while the leads are fetched', async () => {
  const page = await fixture.enter()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/functions/v1/list-leads*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${fixture.url}/leads`)
  await main(page).getByText('Leads worden geladen').waitFor({ state: 'attached' })
  await main(page).locator('.skeleton').first().waitFor()
  answer()
  await main(page).getByText(NONE, { exact: true }).waitFor()
  expect(await main(page).locator('[aria-busy=true]').count()).toBe(0)
})

it('[LEAD-30] figures that cannot be fetched are logged, without a toast, and the list stands', async () => {
  const page = await fixture.enter()
  const errors = watchErrors(page)
  await stubEndpoints(page, { 'rest/v1/rpc/get_user_lead_analytics': { status: 500, json: {} } })
  await page.goto(`${fixture.url}/leads`)
  await main(page).getByText(NONE, { exact: true }).waitFor()
  await expect.poll(() => errors.some((one) => one.includes('lead analytics could not be loaded'))).toBe(true)
  expect(await page.getByText(/Fout|Kon .* niet/).count()).toBe(0)
})
