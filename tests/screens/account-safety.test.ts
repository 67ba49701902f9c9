import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { takeScreenshot } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import type { StubbedResponse } from '../support/open-page-as.ts'
import { sampleBilling, sampleSubscription, WITHDRAWABLE } from '../support/order-responses.ts'

const WRONG = 'Dit is niet je huidige wachtwoord.'
const BILLING = 'functions/v1/billing'
const SESSIONS = 'auth/v1/sessions'
const SIGN_OUT = 'auth/v1/logout*'
const OTHERS = 'Log uit op alle andere apparaten'

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const press = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true }).click()
const dialogOf = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Expects that a field itself shows its error, visually and to a screen reader, and has the focus. */
async function expectWrongAt(field: Locator): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  const message = await field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )
  expect(message).toContain(WRONG)
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
}

describe('a wrong current password is shown at its field', () => {
  it('when the password is changed, and the typed text stays', async () => {
    const { page } = await browserFixture.see('/account')
    const current = main(page).getByLabel('Huidig wachtwoord')
    await current.fill('een-fout-wachtwoord')
    await main(page).getByLabel('Nieuw wachtwoord').fill('een-nieuw-wachtwoord')
    await press(main(page), 'Wijzig wachtwoord')
    await expectWrongAt(current)
    expect(await main(page).getByLabel('Nieuw wachtwoord').inputValue()).toBe('een-nieuw-wachtwoord')
  })

  it('and when the account is removed, with a button to go back', async () => {
    const { page } = await browserFixture.see('/settings')
    await press(main(page), 'Verwijder mijn account')
    const field = dialogOf(page).getByLabel('Huidig wachtwoord')
    await field.fill('een-fout-wachtwoord')
    await press(dialogOf(page), 'Verwijder voorgoed')
    await expectWrongAt(field)
    await press(dialogOf(page), 'Annuleren')
    await dialogOf(page).waitFor({ state: 'detached' })
  })
})

describe('removing an account', () => {
  const bought = { json: [boughtBot('Balie')] }
  const open = async (endpoints: Record<string, StubbedResponse>) => {
    const { page } = await browserFixture.see('/settings', endpoints)
    await press(main(page), 'Verwijder mijn account')
    return page
  }

  it('names everything that is paid and bought, until when, what becomes of it, and what to do first', async () => {
    const rental = { kind: 'rental', title: 'Tafelwijs', plan_code: null, price_cents: 2500 } as const
    const page = await open({
      [BILLING]: {
        json: sampleBilling({
          subscriptions: [
            sampleSubscription({ period_end: '2026-12-12T10:00:00.000Z' }),
            sampleSubscription({ ...rental, id: 'x', status: 'cancelled', period_end: '2026-12-03T10:00:00.000Z' }),
          ],
          withdrawable: [WITHDRAWABLE],
        }),
      },
      'rest/v1/user_bots*': bought,
    })
    await dialogOf(page).getByText('Balie').waitFor()
    await takeScreenshot(page, 'settings-delete-paid')
    const text = (await dialogOf(page).innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Dit stopt meteen en je krijgt geen geld terug')
    expect(text).toMatch(/Syvo Pro Abonnement van € 53,99 per maand\. Betaald tot en met 12 december 2026/)
    expect(text).toMatch(/Tafelwijs Gehuurde bot voor € 25,00 per maand\. Opgezegd, loopt tot en met 3 december 2026/)
    expect(text).toContain('Balie Gekochte bot. Je raakt hem kwijt.')
    expect(text).toContain('Zeg dan eerst op')
    expect(text).toContain('kun je nog herroepen')
  })

  it('says so when nothing is paid, and reports when that could not be read', async () => {
    const nothing = { json: sampleBilling({ subscriptions: [], withdrawable: [] }) }
    const free = await open({ [BILLING]: nothing, 'rest/v1/user_bots*': { json: [] } })
    await dialogOf(free).getByText('Er loopt niets waarvoor je betaalt').waitFor()
    const broken = await open({ [BILLING]: { status: 500, json: {} } })
    await dialogOf(broken).getByText('We konden niet ophalen waarvoor je betaalt').waitFor()
    expect(await dialogOf(broken).getByRole('button', { name: 'Verwijder voorgoed' }).isEnabled()).toBe(true)
  })
})

it('signing out everywhere else asks for confirmation, and says where the user stays signed in', async () => {
  const place = (id: string, is_current: boolean) => ({
    id,
    device: 'Firefox op Windows',
    created_at: '2026-11-20T10:00:00.000Z',
    last_seen_at: '2026-11-20T10:00:00.000Z',
    is_current,
  })
  const { page, asked } = await browserFixture.see('/account', {
    [SESSIONS]: { json: { sessions: [place('a', true), place('b', false), place('c', false)] } },
    [SIGN_OUT]: { json: {} },
  })
  const signedOut = () => asked.filter(({ endpoint }) => endpoint === SIGN_OUT).length
  await press(main(page), OTHERS)
  await dialogOf(page).getByText('Op de 2 andere apparaten moet je daarna opnieuw inloggen').waitFor()
  await press(dialogOf(page), 'Annuleren')
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(signedOut()).toBe(0)
  await press(main(page), OTHERS)
  await press(dialogOf(page), 'Log overal elders uit')
  await dialogOf(page).waitFor({ state: 'detached' })
  expect(signedOut()).toBe(1)
})

it.each([
  ['/settings', 'Verwijder mijn account', 'Verwijder voorgoed'],
  ['/leads', 'Lead toevoegen', 'Lead toevoegen'],
  ['/enterprise', 'Zet me op de wachtlijst', 'Claim Early Access'],
])(
  'on a phone the dialog of %s has its main action on top and the cancel button under it',
  async (path, opener, first) => {
    const { page } = await browserFixture.see(path)
    await page.setViewportSize({ width: 390, height: 844 })
    await main(page).getByRole('button', { name: opener }).first().click()
    await dialogOf(page).getByRole('button', { name: 'Annuleren' }).waitFor()
    const tops = await dialogOf(page)
      .locator('.dialog-actions > .button')
      .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top] as const))
    expect(tops.map(([text]) => text)).toEqual([first, 'Annuleren'])
    expect(tops[0]?.[1]).toBeLessThan(tops[1]?.[1] ?? 0)
  },
)

/** Returns a bought bot, as its endpoint answers it. */
function boughtBot(title: string) {
  const id = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
  return {
    id: 'rij-1',
    user_id: id,
    bot_id: id,
    access_type: 'purchase',
    access_end: null,
    active: true,
    created_at: '2026-11-20T10:00:00.000Z',
    access_source: 'purchase',
    access_expired: false,
    renews_at: null,
    config_valid: true,
    is_paused: false,
    bot: { id, title, description: '', category: 'Horeca', input_fields: [] },
    version: { running: 1, live: 1, held: false },
    usage: { used: 0, limit: 1000, month: '2026-11' },
  }
}
