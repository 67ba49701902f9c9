import type { Page } from 'playwright-core'
import type { BUSINESS, CONSUMER } from './order-fixtures.ts'

/** The text of the order button, which article 6:230v BW requires. */
export const PRESS = 'Bestellen met betalingsverplichting'

/** Fills in the missing details of the buyer, accepts the required terms, and orders. */
export async function order(page: Page, buyer: typeof BUSINESS | typeof CONSUMER): Promise<void> {
  const main = page.locator('main')
  const press = main.getByRole('button', { name: PRESS, exact: true })
  await press.waitFor()
  if (buyer.kind === 'business') {
    await main.getByLabel('Bedrijfsnaam').fill(buyer.companyName)
    await main.getByLabel('KvK-nummer').fill(buyer.kvkNumber)
    await main.getByLabel(/Btw-id/).fill(buyer.btwId)
  } else {
    await main.getByLabel('Ikzelf, als consument').check()
    await main.getByRole('checkbox', { name: /Begin meteen/ }).check()
  }
  await main.getByLabel('Je naam').fill(buyer.name)
  await main.getByLabel('Straat en huisnummer').fill(buyer.street)
  await main.getByLabel('Postcode').fill(buyer.postcode)
  await main.getByLabel('Plaats').fill(buyer.city)
  await main.getByRole('checkbox', { name: /voorwaarden/ }).check()
  await press.click()
}

/** Pays on the sandbox's page, which says that no money moves. */
export async function pay(page: Page, method: 'iDEAL' | 'Creditcard'): Promise<void> {
  await page.waitForURL(/\/sandbox\/betalen/)
  const main = page.locator('main')
  await main.getByText('er wordt geen geld afgeschreven').first().waitFor()
  await main.getByLabel(method).check()
  await main.getByRole('button', { name: 'Betaal', exact: true }).click()
  await page.waitForURL(/\/payment-success\?/)
}
