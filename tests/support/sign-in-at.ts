import type { Page } from 'playwright-core'

/** Signs in at the login screen that is open. */
export async function signInAt(page: Page, account: { email: string; password: string }): Promise<void> {
  const main = page.locator('main')
  await main.getByLabel('E-mailadres').fill(account.email)
  await main.getByLabel(/^Wachtwoord/).fill(account.password)
  await main.locator('form').getByRole('button', { name: 'Inloggen', exact: true }).click()
}
