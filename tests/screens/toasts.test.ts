import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { createLead } from '../support/company-fixture.ts'

const fixture = openBrowserFixture()
const toast = (page: Page) => page.locator('.toast').first()
let page: Page

const save = () => page.locator('main').getByRole('button', { name: 'Opslaan' }).first()

beforeEach(async () => {
  page = await fixture.enter(fixture.company.storage)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Saves the form of the chat page while its button is this many pixels below the top of the screen. */
async function saveAt(top: number): Promise<void> {
  await openPage(page, `${fixture.url}/my-bots/${fixture.company.botId}/connect`)
  await page.locator('main textarea[name=welcome_message]').fill(`Welkom ${top}`)
  await save().evaluate((button, wanted) => scrollBy(0, button.getBoundingClientRect().top - wanted), top)
  await save().press('Enter')
  await toast(page).waitFor()
}

/** Returns whether the toast, at its position, covers the button. */
const isCovered = () =>
  page.evaluate(() => {
    const one = document.querySelector('[data-mounted=true] .toast')?.getBoundingClientRect()
    const other = document.activeElement?.getBoundingClientRect()
    if (!one || !other) throw new Error('both must be drawn')
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  })

it.each([
  ['at the top of a phone', { width: 390, height: 844 }, 24],
  ['above the bar of a phone', { width: 390, height: 844 }, 690],
  ['at the bottom of a desk', { width: 1280, height: 800 }, 700],
] as const)('a toast covers no main action: one %s', async (_name, viewport, top) => {
  await page.setViewportSize(viewport)
  await saveAt(top)
  // Once, where it appeared: a toast that leaves covers nothing either.
  await page.locator('[data-mounted=true] .toast').waitFor()
  expect(await isCovered()).toBe(false)
})

it('a toast is no stop of the Tab key itself, and the next stop is the next one of the page', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await saveAt(400)
  expect(await page.locator('#toast-host [tabindex="0"]').count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#toast-host, body')?.id)).toBe('')
})

describe('a toast inside an open dialog', () => {
  const names = () =>
    page.evaluate(() => {
      const on = document.activeElement
      return on?.getAttribute('aria-label') ?? (on instanceof HTMLElement && on !== document.body ? on.innerText : '')
    })

  /** Opens a lead and changes its status, so that a toast stands in the drawer; the Tab key then comes to the last button. */
  async function openLeadWithToast() {
    await createLead(fixture.url, fixture.company, 'Lena Lead')
    await openPage(page, `${fixture.url}/leads`)
    await page
      .getByRole('button', { name: /^Details van/ })
      .first()
      .press('Enter')
    const dialog = page.getByRole('dialog')
    const status = dialog.getByRole('combobox')
    await status.selectOption((await status.inputValue()) === 'lost' ? 'new' : 'lost')
    await dialog.locator('[data-mounted=true] .toast').waitFor()
    await dialog.getByRole('button', { name: 'Verwijderen' }).focus()
    await page.keyboard.press('Tab')
    expect(await names()).toMatch(/^Sluit melding/)
    return dialog
  }

  it('is one stop of the Tab key with a visible ring, and the next stops are those at the top of the dialog', async () => {
    const dialog = await openLeadWithToast()
    const ring = await page.evaluate(
      () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
    )
    expect(ring).toBe('solid')
    const passed: string[] = []
    // The browser's own bar may be a stop between the last and the first.
    for (let pressed = 0; pressed < 2; pressed++) {
      await page.keyboard.press('Tab')
      passed.push(await names())
    }
    expect(passed).toContain(await dialog.getByRole('button').first().getAttribute('aria-label'))
  })

  it('gives the focus back to where it came from when it is closed', async () => {
    const dialog = await openLeadWithToast()
    await page.keyboard.press('Enter')
    await dialog.locator('.toast').waitFor({ state: 'detached' })
    expect(await names()).toBe('Verwijderen')
  })

  it('leaves the focus to what opened the dialog when Escape closes that', async () => {
    const dialog = await openLeadWithToast()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await names()).toMatch(/^Details van/)
    await page.locator('.toast').waitFor({ state: 'detached' })
    expect(await names()).toMatch(/^Details van/)
  })
})
