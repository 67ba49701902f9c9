import type { Page } from 'playwright-core'
import { PAGE_IS_LIVE } from '../../../src/web/session/early-click-script.ts'

/** The content of a page, without header and footer. */
export const main = (page: Page) => page.locator('main')

/** Presses the first button of that name. */
export const press = (label: string | RegExp) => (page: Page) =>
  main(page).getByRole('button', { name: label }).first().click()

const MFA = { access_token: null, refresh_token: null, token_type: 'bearer', expires_in: 600, user: null }
const PASSWORD = 'een-lang-wachtwoord'
const CODES = Array.from({ length: 10 }, (_, n) => `abcde-${n}fghi`)

/** Makes an endpoint answer a state that would take too long to reach. */
const answer = (page: Page, endpoint: string, json: object, status = 200) =>
  page.route(endpoint, (route) => route.fulfill({ status, json }))

/** The sign-in of an account with a second factor, up to its second step. */
export async function toSecondFactor(page: Page): Promise<void> {
  await answer(page, '**/auth/v1/token*', { ...MFA, mfa: { challenge: 'c', expires_in: 600 } })
  await main(page).getByLabel('E-mailadres').fill('noor@bedrijf.example')
  await main(page).locator('input[type=password]').fill(PASSWORD)
  await press('Inloggen')(page)
  await main(page).getByRole('heading', { name: 'Nog één stap' }).waitFor()
}

/** Choosing a new password with a mailed link that works, up to its form. */
export async function toNewPassword(page: Page, secret: string): Promise<void> {
  await answer(page, '**/auth/v1/verify/check', { ok: true })
  // The address must have the secret when the page loads; a change of the part behind `#` alone loads nothing.
  await page.evaluate((hash) => history.replaceState(null, '', location.pathname + hash), secret)
  await page.reload()
  await main(page).getByLabel('Nieuw wachtwoord').waitFor()
}

/** Turning the second factor on, up to the code for the app. */
export async function toEnrolment(page: Page): Promise<void> {
  await press('Zet aan')(page)
  await page.getByRole('dialog').getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Verder' }).click()
  await page
    .getByRole('dialog')
    .getByRole('img', { name: /QR-code/ })
    .waitFor()
}

/** Turning it on to the end: the backup codes. */
export async function toBackupCodes(page: Page): Promise<void> {
  await toEnrolment(page)
  await answer(page, '**/auth/v1/factors/*/verify', { backup_codes: CODES })
  await page.getByRole('dialog').getByLabel(/code/i).fill('123456')
  await page.getByRole('dialog').getByRole('button', { name: 'Zet aan' }).click()
  await page.getByRole('heading', { name: 'Je back-upcodes' }).waitFor()
}

/** A free question to the horeca bot, answered. */
export async function toTrialAnswer(page: Page): Promise<void> {
  await main(page).getByLabel('Je bericht').fill('Hoe laat sluit de keuken?')
  await press('Verstuur')(page)
  await main(page).getByRole('log').getByText('21.00').first().waitFor()
}

/** The frame of a page whose answer is on its way. */
export const skeleton = (page: Page) => main(page).locator('[aria-busy=true]').first().waitFor()

/** The first row of a list, opened. */
export const openFirst = (label: RegExp) => async (page: Page) => {
  await press(label)(page)
  await page.getByRole('dialog').or(page.locator('.panel')).first().waitFor()
}

/** Reloads the page while endpoints answer the given responses, followed by an optional step. */
export const withAnswers =
  (endpoints: Readonly<Record<string, object>>, step?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    for (const [endpoint, json] of Object.entries(endpoints)) await answer(page, endpoint, json)
    await page.reload()
    await page.locator(`html[${PAGE_IS_LIVE}]`).waitFor({ state: 'attached' })
    await main(page).locator('.card, .button, table').first().waitFor()
    await step?.(page)
  }
