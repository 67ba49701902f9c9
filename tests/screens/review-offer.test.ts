import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Review } from '#modules/review/contract.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { sampleReview } from '../support/visual-states/review-states.ts'

/** The role as its endpoint answers it; the server decides what the page may read. */
const ADMIN = { 'rest/v1/user_roles*': { json: [{ role: 'admin' }] } }
const SELLER = sampleReview().offered_by

const browserFixture = openBrowserFixture()
const see = async (changes: Partial<Review>) => {
  const json = sampleReview(changes)
  const endpoints = { ...ADMIN, 'functions/v1/review-queue': { json: [] }, 'functions/v1/review?*': { json } }
  return (await browserFixture.see(`/admin/reviews/${json.version_id}`, endpoints)).page
}
const block = (page: Page) =>
  page.locator('main').getByRole('region', { name: 'Prijs en aanbieder, zoals een koper ze ziet' })
const words = async (page: Page) => (await block(page).innerText()).replaceAll(/\s+/g, ' ')

it('a reviewer reads every price and the trader as a buyer will, and whether the trader was verified', async () => {
  const page = await see({ offered_by: SELLER && { ...SELLER, is_verified: false } })
  expect(await words(page)).toMatch(
    /Huren € 29,99 per maand, inclusief btw Eenmalig kopen € 249,00 eenmalig, inclusief btw Aangeboden door Bedrijf Bakker Automatisering Nog niet gecontroleerd Adres Kade 1, 3511 AB Utrecht KvK-nummer 12345678/,
  )
  const look = block(page).getByRole('link', { name: 'Controleer makers' })
  expect(await look.getAttribute('href')).toBe('/admin/vendors')
  const looked = await see({})
  expect(await words(looked)).toMatch(/Bakker Automatisering Gecontroleerd Adres/)
  expect(await block(looked).getByRole('link', { name: 'Controleer makers' }).count()).toBe(0)
})

it('a reviewer sees when a buyer will find no trader: without a profile, and for a free bot', async () => {
  for (const [changes, says] of [
    [{ offered_by: null }, 'Er staat niet wie dit aanbiedt'],
    [{ offered_by: null, price: null, monthly_price: null }, 'Deze bot is gratis.'],
  ] as const) {
    const page = await see(changes)
    await block(page).getByText(says).waitFor()
    expect(await words(page)).not.toContain('KvK-nummer')
  }
})
