import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { createLead, signInAgain } from '../support/company-fixture.ts'

const POLL = { timeout: 30_000, interval: 100 }
const PHONE = { width: 390, height: 844 }
const fixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')

/** Describes the focused element in a few words. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const on = document.activeElement
    return on instanceof HTMLElement && on !== document.body
      ? `${on.tagName} ${on.innerText || on.ariaLabel}`
      : 'nothing'
  })

describe('actions that remove the pressed button', () => {
  it('[LIST-07] resetting the filters of an empty listing moves the focus to the count of the bots', async () => {
    const { page } = await fixture.see('/bots?search=zzzz', {}, {})
    await main(page).getByRole('button', { name: 'Reset filters' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => main(page).locator('.listing-result h2').count(), POLL).toBeGreaterThan(1)
    expect(await focused(page)).toMatch(/^P \d+\s+bots$/)
  })

  it('[LEAD-09] resetting the filters of the leads moves the focus to their search', async () => {
    const { page } = await fixture.see('/leads', {}, fixture.company.storage)
    await main(page).getByRole('searchbox').fill('zzzz')
    await main(page).getByRole('button', { name: 'Reset', exact: false }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => main(page).getByRole('searchbox').inputValue(), POLL).toBe('')
    expect(
      await main(page)
        .getByRole('searchbox')
        .evaluate((box) => box === document.activeElement),
    ).toBe(true)
  })

  it.each(['/leads'])('Escape in the search of %s clears it and keeps the focus there', async (path) => {
    const { page } = await fixture.see(path, {}, fixture.company.storage)
    const search = main(page).getByRole('searchbox')
    await search.fill('zzzz')
    await page.keyboard.press('Escape')
    await expect.poll(() => search.inputValue(), POLL).toBe('')
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true)
  })

  it('[LEAD-16] deleting a lead moves the focus to the heading of the list', async () => {
    for (const name of ['Bram Blijft', 'Vera Vertrekt']) await createLead(fixture.url, fixture.company, name)
    const { page } = await fixture.see('/leads', {}, fixture.company.storage)
    const opener = main(page).getByRole('button', { name: 'Details van Vera Vertrekt' })
    await opener.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).press('Enter')
    await opener.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page), POLL).toMatch(/^H2 Leads/)
  })

  it('cancelling an order moves the focus to its outcome', async () => {
    const { page } = await fixture.see(`/bestellen?bot=${fixture.company.botId}&als=huur`, {}, fixture.newcomer.storage)
    await main(page).getByRole('button', { name: 'Annuleer' }).press('Enter')
    await main(page).getByText('Deze bestelling is geannuleerd').waitFor()
    await expect.poll(() => focused(page), POLL).toMatch(/^H2 /)
  })

  it('[SHELL-03] signing out moves the focus to the title of the next page', async () => {
    const { page } = await fixture.see('/settings', {}, await signInAgain(fixture.url, 'nieuw'))
    await page.getByRole('button', { name: /^Accountmenu/ }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).press('Enter')
    await page.waitForURL(`${fixture.url}/`)
    await expect.poll(() => focused(page), POLL).toMatch(/^H1 /)
    await page.reload()
    await page.locator('main h1').waitFor()
    expect(await focused(page)).toBe('nothing')
  })

  it('Escape closes the menu of a phone and returns the focus to its button', async () => {
    const page = await fixture.enter({})
    await page.setViewportSize(PHONE)
    await openPage(page, `${fixture.url}/contact`)
    const menu = page.locator('.site-menu')
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await menu.getByRole('link', { name: 'Ontdek bots' }).waitFor()
    await page.keyboard.press('Escape')
    await menu.getByRole('link', { name: 'Ontdek bots' }).waitFor({ state: 'hidden' })
    expect(await focused(page)).toBe('SUMMARY Menu')
  })
})

it('[EARLY-01] the waiting list focuses its first field, with a ring that differs from its background', async () => {
  const { page } = await fixture.see('/enterprise', {}, {})
  await main(page)
    .getByRole('button', { name: /wachtlijst/ })
    .focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  for (const name of ['Naam', 'E-mailadres', 'Bedrijf']) {
    const field = dialog.getByLabel(name)
    await expect.poll(() => field.evaluate((one) => one === document.activeElement), POLL).toBe(true)
    const ring = await field.evaluate((one) => getComputedStyle(one).outlineColor)
    expect(ring).not.toBe(await dialog.evaluate((one) => getComputedStyle(one).backgroundColor))
    await page.keyboard.press('Tab')
  }
})

it('[EARLY-01] the waiting list that Escape closed still has what was typed, without its errors', async () => {
  const { page } = await fixture.see('/enterprise', {}, {})
  const open = main(page).getByRole('button', { name: /wachtlijst/ })
  const dialog = page.getByRole('dialog')
  await open.press('Enter')
  await dialog.getByLabel('Bedrijf').fill('Bakkerij Blom')
  await dialog.getByLabel('Bedrijf').press('Enter')
  await expect.poll(() => dialog.locator('[aria-invalid=true]').count(), POLL).toBe(2)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await open.press('Enter')
  expect(await dialog.getByLabel('Bedrijf').inputValue()).toBe('Bakkerij Blom')
  expect(await dialog.locator('[aria-invalid=true]').count()).toBe(0)
})

it('the report of a bot that Escape closed still has what was typed', async () => {
  const { page } = await fixture.see(`/bot/${fixture.company.botId}`, {}, {})
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Meld deze bot' }).press('Enter')
  const message = dialog.locator('textarea')
  await message.fill('Deze bot doet zich voor als een arts.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Meld deze bot' }).press('Enter')
  expect(await message.inputValue()).toBe('Deze bot doet zich voor als een arts.')
})

it('[LEAD-06] a search in the leads tells how many it finds; score and status survive a reload, the search is in no address', async () => {
  await createLead(fixture.url, fixture.company, 'Gijs Gezocht')
  const { page } = await fixture.see('/leads', {}, fixture.company.storage)
  const search = main(page).getByRole('searchbox')
  const said = main(page)
    .getByRole('status')
    .getByText(/gevonden/)
  await search.fill('gijs')
  await expect.poll(() => said.allInnerTexts(), POLL).toEqual(['1 lead gevonden'])
  await search.fill('zzzz')
  await expect.poll(() => said.allInnerTexts(), POLL).toEqual(['Geen leads gevonden met de huidige filters.'])
  await main(page).getByRole('combobox', { name: 'Score' }).selectOption('hot')
  await page.waitForURL(`${fixture.url}/leads?score=hot`)
  await page.reload()
  await expect.poll(() => main(page).getByRole('combobox', { name: 'Score' }).inputValue(), POLL).toBe('hot')
  expect(await search.inputValue()).toBe('')
})
