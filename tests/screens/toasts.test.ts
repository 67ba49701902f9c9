import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

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
