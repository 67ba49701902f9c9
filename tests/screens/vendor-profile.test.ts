import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { fillProfile } from '../support/editor-pages.ts'
import { refusal, stubEndpoints } from '../support/open-page-as.ts'

const PROFILE = 'functions/v1/vendor-profile'
/** The role as its endpoint answers it; the server decides what the page may read. */
const VENDOR = { 'rest/v1/user_roles*': { json: [{ role: 'vendor' }] } }

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const says = (page: Page, text: string) => main(page).getByText(text).first().waitFor()
const see = () => browserFixture.see('/vendor/profile', { ...VENDOR, [PROFILE]: { json: null } })
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: false })
/** Returns the text of the error that describes a control; null for a valid one. */
const errorAt = (page: Page, name: string) =>
  main(page)
    .locator(`[name=${name}]`)
    .evaluate((control) => {
      if (control.getAttribute('aria-invalid') !== 'true') return null
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)).find((one) => one?.matches('.field-error'))?.textContent
    })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
const save = (page: Page) => main(page).getByRole('button', { name: 'Sla op' }).click()

it('shows the errors of all wrong fields at once, focuses the first, keeps the text and sends nothing', async () => {
  const { page, asked } = await see()
  await field(page, 'Jouw naam').fill('Noor Bakker')
  await field(page, 'Postcode').fill('0123')
  await field(page, 'KvK-nummer').fill('12 34')
  await field(page, 'Btw-id').fill('NL1')
  await save(page)
  const expected = {
    company: 'Vul je bedrijfsnaam in',
    contact_name: null,
    email: 'Ongeldig e-mailadres',
    street: 'Vul je straat en huisnummer in',
    postcode: 'Vul een postcode in, zoals 1234 AB',
    city: 'Vul je plaats in',
    kvk: 'Een KvK-nummer heeft 8 cijfers',
    btw_id: 'Een btw-id ziet eruit als NL123456789B01',
    declared: 'Bevestig dit om verder te gaan',
  }
  await says(page, expected.company)
  for (const [name, text] of Object.entries(expected)) expect([name, await errorAt(page, name)]).toEqual([name, text])
  expect(await focused(page)).toBe('company')
  expect(await field(page, 'KvK-nummer').inputValue()).toBe('12 34')
  await field(page, 'Bedrijfsnaam').fill('Botmakerij BV')
  await save(page)
  await expect.poll(() => focused(page)).toBe('email')
  expect(await errorAt(page, 'company')).toBeNull()
  expect(asked.filter(({ body }) => body !== null)).toEqual([])
})

it('shows the server’s errors at the fields that they name, and other errors above them', async () => {
  const { page } = await see()
  await fillProfile(page, { save: false })
  await page.unroute(`**/${PROFILE}`)
  const details = [
    { path: 'kvk', message: 'Dit KvK-nummer bestaat niet' },
    { path: 'city', message: 'Deze plaats bestaat niet' },
  ]
  const error = { code: 'invalid_input', message: 'Deze plaats bestaat niet', details }
  await stubEndpoints(page, { [PROFILE]: { status: 422, json: { error } } })
  await save(page)
  await says(page, 'Dit KvK-nummer bestaat niet')
  expect(await errorAt(page, 'kvk')).toBe('Dit KvK-nummer bestaat niet')
  expect(await errorAt(page, 'city')).toBe('Deze plaats bestaat niet')
  expect(await focused(page)).toBe('city')
  expect(await field(page, 'Bedrijfsnaam').inputValue()).toBe('Botmakerij BV')
  await page.unroute(`**/${PROFILE}`)
  await stubEndpoints(page, { [PROFILE]: refusal(429, 'too_many_requests', 'Even rustig aan.') })
  await save(page)
  await main(page).locator('.notice').getByText('Even rustig aan.').waitFor()
  expect(await errorAt(page, 'kvk')).toBeNull()
})

it('keeps what was typed in this tab for this account alone until it is saved, a field that was emptied too', async () => {
  const profile = { company: 'Oud BV', contact_name: 'Noor', email: 'noor@oud.example', street: 'Kade 1' }
  const stored = { ...profile, postcode: '3511 AB', city: 'Utrecht', kvk: '12345678', btw_id: null }
  const { page } = await browserFixture.see('/vendor/profile', {
    ...VENDOR,
    [PROFILE]: {
      json: { ...stored, is_verified: true, sent_back_reason: null, changed_at: '2026-11-20T10:00:00.000Z' },
    },
  })
  await field(page, 'Bedrijfsnaam').fill('Nieuw BV')
  await field(page, 'Straat en huisnummer').fill('')
  await page.reload()
  await expect.poll(() => field(page, 'Bedrijfsnaam').inputValue()).toBe('Nieuw BV')
  expect(await field(page, 'Straat en huisnummer').inputValue()).toBe('')
  expect(await field(page, 'Plaats').inputValue()).toBe('Utrecht')
  expect(await main(page).getByRole('checkbox').isChecked()).toBe(false)
  const keys = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('vendor-profile')))
  expect(await keys()).toEqual([expect.stringMatching(/^syvo-form:vendor-profile:.+/)])
  await field(page, 'Straat en huisnummer').fill('Kade 2')
  await main(page).getByRole('checkbox').check()
  await save(page)
  await page.getByText('Je gegevens zijn opgeslagen').waitFor()
  expect(await keys()).toEqual([])
})
