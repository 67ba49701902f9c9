import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { signInAgain } from '../support/company-fixture.ts'

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
