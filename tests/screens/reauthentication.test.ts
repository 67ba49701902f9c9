import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { takeScreenshot } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { refusal, type StubbedResponse } from '../support/open-page-as.ts'

const RESET = 'functions/v1/reset-configuration'
const REAUTHENTICATION_PATH = 'auth/v1/proof'

const browserFixture = openBrowserFixture()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Bevestig dat jij het bent' })
const press = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true }).click()

/**
 * Tries to empty a configuration. The first call gets the server's own answer to a session whose last proof is too old
 * (src/entrypoints/irreversible.test.ts); a second one reaches the server.
 */
async function askForReauthentication(
  details: { has_password: boolean; has_factor: boolean },
  proof: StubbedResponse = { json: { ok: true } },
) {
  const path = `/my-bots/${browserFixture.company.botId}/inrichten`
  const { page, asked } = await browserFixture.see(
    path,
    { [REAUTHENTICATION_PATH]: proof },
    browserFixture.company.storage,
  )
  const error = { code: 'proof_needed', message: 'Bevestig eerst dat jij het bent.', details }
  await page.route(`**/${RESET}`, (route) => route.fulfill({ status: 403, json: { error } }), { times: 1 })
  let calls = 0
  page.on('request', (request) => (calls += request.url().endsWith(RESET) ? 1 : 0))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Maak alles leeg' }).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: 'Configuratie resetten' })
  await confirm.focus()
  await page.keyboard.press('Enter')
  await dialogOf(page).waitFor()
  return { page, asked, confirm, calls: () => calls }
}

const hasFocus = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

describe('the dialog that asks to reauthenticate', () => {
  it('asks for the password or, on request, for a code of the phone, and continues the action', async () => {
    const { page, asked, calls } = await askForReauthentication({ has_password: true, has_factor: true })
    await expect.poll(() => hasFocus(page, 'input[type=password]')).toBe(true)
    await takeScreenshot(page, 'proof-password')
    await press(page, 'Gebruik een code van je telefoon')
    await expect.poll(() => hasFocus(page, 'input[name=code]')).toBe(true)
    await press(page, 'Bevestig')
    await dialogOf(page).getByText('Vul de code in').waitFor()
    await page.keyboard.type('123 456')
    await takeScreenshot(page, 'proof-code')
    await page.keyboard.press('Enter')
    await page.getByText('Configuratie gereset').first().waitFor()
    expect(asked.filter(({ endpoint }) => endpoint === REAUTHENTICATION_PATH)).toEqual([
      { endpoint: REAUTHENTICATION_PATH, body: { code: '123 456' } },
    ])
    expect(calls()).toBe(2)
    await dialogOf(page).waitFor({ state: 'detached' })
  })

  it('shows at the field that the code is wrong, and keeps the focus there', async () => {
    const wrong = refusal(400, 'invalid_code', 'Deze code klopt niet.')
    const { page, calls } = await askForReauthentication({ has_password: false, has_factor: true }, wrong)
    const code = dialogOf(page).getByLabel(/code/i)
    await code.fill('123456')
    await press(page, 'Bevestig')
    await expect.poll(() => code.getAttribute('aria-invalid')).toBe('true')
    await dialogOf(page).getByText('Deze code klopt niet.').waitFor()
    await expect.poll(() => hasFocus(page, 'input[name=code]')).toBe(true)
    expect(calls()).toBe(1)
  })

  it('says when there were too many attempts, and keeps the typed text', async () => {
    const tooMany = refusal(429, 'too_many_requests', 'Te veel pogingen. Probeer het over een kwartier opnieuw.')
    const { page, calls } = await askForReauthentication({ has_password: true, has_factor: false }, tooMany)
    const field = dialogOf(page).locator('input[type=password]')
    await field.fill('een-lang-wachtwoord')
    await press(page, 'Bevestig')
    await dialogOf(page).getByRole('alert').getByText('Te veel pogingen').waitFor()
    expect(await field.inputValue()).toBe('een-lang-wachtwoord')
    expect(calls()).toBe(1)
  })

  it.each([['Escape'], ['Annuleer']])(
    '%s cancels: nothing is done, and the focus returns to the pressed button',
    async (way) => {
      const { page, calls, confirm } = await askForReauthentication({ has_password: true, has_factor: true })
      if (way === 'Escape') await page.keyboard.press('Escape')
      else await press(page, way)
      await dialogOf(page).waitFor({ state: 'detached' })
      await expect.poll(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(calls()).toBe(1)
    },
  )

  it('asks an account with external sign-in to sign in again, and asks for nothing that it does not have', async () => {
    const { page, calls } = await askForReauthentication({ has_password: false, has_factor: false })
    await dialogOf(page).getByText('Log uit en log opnieuw in.').waitFor()
    expect(await dialogOf(page).locator('input').count()).toBe(0)
    await takeScreenshot(page, 'proof-elsewhere')
    await page.keyboard.press('Enter')
    await dialogOf(page).waitFor({ state: 'detached' })
    expect(calls()).toBe(1)
  })

  it('fits a phone in dark mode, with both methods on it', async () => {
    const { page } = await askForReauthentication({ has_password: true, has_factor: true })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await takeScreenshot(page, 'proof-phone-dark-password')
    await press(page, 'Gebruik een code van je telefoon')
    await takeScreenshot(page, 'proof-phone-dark-code')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const box = await dialogOf(page).boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  })
})
