import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot } from '../support/browser.ts'
import { type Company, createVendorCompany, makeNewcomer, signInAgain, signInDemo } from '../support/company-fixture.ts'
import { openPageAs, refusal, type StubbedResponse, stubEndpoints } from '../support/open-page-as.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { sampleDashboard, sampleFigures, sampleVendorBot } from '../support/visual-states/vendor-area-states.ts'

const LIST = 'rest/v1/bots?vendor_id=*'
const ROW = 'rest/v1/bots?id=*'
const DASHBOARD = 'functions/v1/vendor-dashboard'
const LIMIT = 'Plan-limiet bereikt: Upgrade je plan op Abonnement om meer te publiceren.'

let syvo: RunningSyvo
let browser: Browser
let vendor: Company & { readonly token: string }
const opened: Page[] = []

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  vendor = await createVendorCompany(syvo.url, 'kamer')
  await makeNewcomer(syvo.url)
}, 300_000)
afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close()
})
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = (page: Page) => page.locator('main')
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const pathOf = (page: Page) => new URL(page.url()).pathname

async function enter(
  path: string,
  storage: Company['storage'],
  endpoints: Readonly<Record<string, StubbedResponse>> = {},
) {
  const page = await openPageAs(browser, syvo.url, storage)
  opened.push(page)
  const asked = await stubEndpoints(page, endpoints)
  await openPage(page, syvo.url + path)
  return { page, asked }
}
const asVendor = async (path: string, endpoints: Readonly<Record<string, StubbedResponse>> = {}) =>
  enter(path, await signInAgain(syvo.url, 'kamer'), endpoints)
const asNewcomer = async (path: string, endpoints: Readonly<Record<string, StubbedResponse>> = {}) =>
  enter(path, await signInAgain(syvo.url, 'nieuw'), endpoints)

const BOT = sampleVendorBot({ active: false })
const switchOf = (page: Page, name: string | RegExp) => main(page).getByRole('switch', { name })

describe('the vendor’s list', () => {
  it('[VEND-23] [VEND-24] shows the own bots with status, feedback and the plan’s limit, a switch, edit and delete', async () => {
    const bots = [
      BOT,
      sampleVendorBot({ id: `${BOT.id.slice(0, -1)}2`, title: 'Wacht', status: 'pending_review' }),
      sampleVendorBot({
        id: `${BOT.id.slice(0, -1)}3`,
        title: 'Fout',
        status: 'rejected',
        review_feedback: 'Te vaag.',
      }),
    ]
    const { page } = await asVendor('/vendor/bots', { [LIST]: { json: bots } })
    await says(page, '2 van 1 plaats op je plan in gebruik')
    await says(page, '1 bot wacht op beoordeling en staat nog niet op de marktplaats.')
    await says(page, 'Wacht op beoordeling')
    await says(page, 'Te vaag.')
    await switchOf(page, 'Concept Tafelhulp').waitFor()
    await switchOf(page, 'Gepubliceerd Wacht').waitFor()
    expect(await main(page).getByRole('link', { name: 'Nieuwe bot' }).getAttribute('href')).toBe('/vendor/bots/new')
    const edit = main(page).getByRole('link', { name: 'Bewerk Tafelhulp' })
    expect(await edit.getAttribute('href')).toBe(`/vendor/bots/${BOT.id}/edit`)
    expect(
      await main(page)
        .getByRole('button', { name: /^Verwijder/ })
        .count(),
    ).toBe(3)
    await takeScreenshot(page, 'vendor-bots')
  })

  it('[VEND-25] a refused switch returns and shows why in the stated words (VEND-26 to VEND-30, AMB-113)', async () => {
    const { page, asked } = await asVendor('/vendor/bots', {
      [LIST]: { json: [BOT] },
      [ROW]: refusal(409, 'plan_limit_reached', LIMIT),
    })
    await switchOf(page, /Tafelhulp/).click()
    await says(page, 'Plan-limiet bereikt')
    const link = page.locator('.toast').getByRole('link', { name: 'Abonnement' })
    expect(await link.getAttribute('href')).toBe('/vendor/subscription')
    expect(await page.locator('.toast-description').innerText()).toBe(
      'Upgrade je plan op Abonnement om meer te publiceren.',
    )
    await switchOf(page, 'Concept Tafelhulp').waitFor()
    expect(asked.filter(({ endpoint }) => endpoint === ROW)).toEqual([{ endpoint: ROW, body: { active: true } }])
    await link.click()
    await page.waitForURL(`${syvo.url}/pricing`)
  })

  it('[VEND-31] a switch that fails reads "Mislukt" with the server’s message', async () => {
    const { page } = await asVendor('/vendor/bots', {
      [LIST]: { json: [BOT] },
      [ROW]: refusal(503, 'busy', 'De bot is even bezig.'),
    })
    await switchOf(page, /Tafelhulp/).click()
    await page.locator('.toast').getByText('Mislukt', { exact: true }).waitFor()
    await says(page, 'De bot is even bezig.')
  })

  it('[VEND-32] deleting asks first and shows "Verwijderen mislukt" with the server’s message when it fails', async () => {
    const { page, asked } = await asVendor('/vendor/bots', {
      [LIST]: { json: [BOT] },
      [ROW]: refusal(409, 'bot_in_use', 'Eén klant gebruikt deze bot nog.'),
    })
    const remove = main(page).getByRole('button', { name: 'Verwijder Tafelhulp' })
    const dialog = page.getByRole('alertdialog', { name: 'Weet je zeker dat je "Tafelhulp" wilt verwijderen?' })
    await remove.click()
    await dialog.getByRole('button', { name: 'Annuleer' }).click()
    expect(asked.some(({ endpoint }) => endpoint === ROW)).toBe(false)
    await remove.click()
    await dialog.getByRole('button', { name: 'Verwijder' }).click()
    await says(page, 'Verwijderen mislukt')
    await says(page, 'Eén klant gebruikt deze bot nog.')
  })
})

describe('the vendor’s dashboard', () => {
  it('[VEND-24] [VEND-33] shows five cards with figures, and below them the bots with switch and delete', async () => {
    const waiting = sampleFigures({ id: `${BOT.id.slice(0, -1)}2`, title: 'Wacht', status: 'pending_review' })
    const { page } = await asVendor('/vendor/dashboard', {
      [DASHBOARD]: {
        json: sampleDashboard({
          totals: { ...sampleDashboard().totals, active: 2, waiting: 1 },
          bots: [
            sampleFigures(),
            waiting,
            sampleFigures({ id: `${BOT.id.slice(0, -1)}3`, title: 'Uit', active: false }),
          ],
        }),
      },
    })
    await says(page, 'Jouw deel (85%)')
    const cards = await main(page).locator('.stat').allInnerTexts()
    // The one that waits for its review has its slot and is not published.
    expect(cards[1]).toContain('1 wacht op beoordeling, 2 van 3 plaatsen op je plan in gebruik')
    expect(cards.map((card) => card.split('\n').filter(Boolean).slice(0, 2))).toEqual([
      ['Totaal bots', '2'],
      ['Gepubliceerd', '1'],
      ['Verkopen', '41'],
      ['Omzet', '€ 973,10'],
      ['Jouw deel (85%)', '€ 827,14'],
    ])
    await main(page)
      .getByRole('img', { name: /^Omzet per maand: .*november 2026 € 243,10/ })
      .waitFor()
    await switchOf(page, 'Public Tafelhulp').waitFor()
    await switchOf(page, 'Draft Uit').waitFor()
    expect(
      await main(page)
        .getByText(/Gepubliceerd|Concept/)
        .locator('visible=true')
        .allInnerTexts(),
    ).toEqual(['Gepubliceerd'])
    await main(page).getByRole('button', { name: 'Verwijder Tafelhulp' }).click()
    await page.getByRole('alertdialog').waitFor()
    await takeScreenshot(page, 'vendor-dashboard')
  })

  it('[ROUTE-24] [ROUTE-30] [ROUTE-31] is at its addresses for vendors and developers; others are redirected', async () => {
    for (const path of ['/vendor/dashboard', '/developer/dashboard', '/dev/dashboard']) {
      const { page } = await asVendor(path)
      await main(page).getByRole('heading', { level: 1, name: 'Maker-dashboard' }).waitFor()
      expect(pathOf(page)).toBe(path)
    }
    for (const [path, target] of [
      ['/vendor/bots', '/vendor/apply'],
      ['/vendor/dashboard', '/vendor/apply'],
      ['/vendor/payouts', '/vendor/apply'],
      ['/developer/dashboard', '/pricing'],
      ['/dev/dashboard', '/pricing'],
    ] as const) {
      await (await asNewcomer(path)).page.waitForURL(syvo.url + target)
      const visitor = (await enter(path, {})).page
      await visitor.waitForURL(/\/auth\?/)
      expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(path)
    }
    const { page } = await enter('/vendor/subscription', {})
    await page.waitForURL(`${syvo.url}/pricing`)
  })
})

describe('becoming a vendor', () => {
  it('[VEND-35] onboarding leads a buyer to the own bots and a vendor to the dashboard; a failure shows its text', async () => {
    const PROFILES = 'rest/v1/profiles?*'
    const failing = await asNewcomer('/onboarding', { [PROFILES]: refusal(503, 'busy', 'Even geduld.') })
    await main(failing.page).getByRole('button', { name: 'Volgende' }).click()
    await says(failing.page, 'Kon rol niet instellen')
    await says(failing.page, 'Even geduld.')
    const buyer = await asNewcomer('/onboarding')
    await main(buyer.page).getByRole('button', { name: 'Volgende' }).click()
    await buyer.page.waitForURL(`${syvo.url}/my-bots`)
    await createVendorWithoutProfile('wordt-maker')
  })

  async function createVendorWithoutProfile(name: string): Promise<void> {
    const { storage } = await createVendorCompany(syvo.url, name)
    const { page } = await enter('/onboarding', storage)
    await main(page).getByRole('radio').nth(1).check()
    await main(page).getByRole('button', { name: 'Volgende' }).click()
    await page.waitForURL(`${syvo.url}/vendor/dashboard`)
  }

  it('[VEND-37] /vendor/apply links vendors to the dashboard, others to onboarding, visitors to signing in', async () => {
    const linkOf = async (page: Page) => main(page).locator('.maker-step').getByRole('link')
    const admin = await signInDemo(syvo.url, 'beheer')
    for (const [storage, href] of [
      [vendor.storage, /^\/vendor\/dashboard$/],
      [admin.storage, /^\/vendor\/dashboard$/],
      [await signInAgain(syvo.url, 'nieuw'), /^\/onboarding$/],
      [{}, /^\/auth\?redirect=%2Fonboarding%3Frol%3Dmaker$/],
    ] as const) {
      const { page } = await enter('/vendor/apply', storage)
      const link = await linkOf(page)
      await expect.poll(() => link.getAttribute('href'), { timeout: 30_000 }).toMatch(href)
    }
    // The visitor's choice is preselected once there is an account.
    const { page } = await asNewcomer('/onboarding?rol=maker')
    await main(page)
      .getByRole('radio', { name: /^Ik wil bots maken/, checked: true })
      .waitFor()
  })

  it('[VEND-36] becoming a developer opens the dashboard after 1500 ms, and after 1000 ms when storing failed', async () => {
    const refused = { 'rest/v1/profiles?*': refusal(503, 'busy', 'Even geduld.') }
    for (const [name, endpoints, waitMs] of [
      ['ontwikkelt', {}, 1500],
      ['ontwikkelt-niet', refused, 1000],
    ] as const) {
      const { storage } = await createVendorCompany(syvo.url, name)
      const { page } = await enter('/become-developer', storage, endpoints)
      await page.evaluate(watchLeaving)
      await main(page).getByRole('button', { name: 'Word ontwikkelaar' }).click()
      await says(page, 'Welkom als ontwikkelaar!')
      await page.waitForURL(`${syvo.url}/vendor/dashboard`)
      const announcedMs = await page.evaluate(() => Number(document.documentElement.dataset['toldMs']))
      const leftMs = await page.evaluate(() => Number(document.documentElement.dataset['leftMs']))
      // The toast is drawn a moment after it was requested, which is when the time begins.
      expect(leftMs - announcedMs).toBeGreaterThan(waitMs - 600)
      expect(leftMs - announcedMs).toBeLessThan(waitMs + 300)
    }
  })
})

/** Records in the page when the welcome appeared and when the address changed, because the test itself may look too late. */
function watchLeaving(): void {
  const notes = document.documentElement.dataset
  new MutationObserver(() => {
    if (document.querySelector('.toast')) notes['toldMs'] ??= String(performance.now())
  }).observe(document.body, { childList: true, subtree: true })
  const push = history.pushState.bind(history)
  history.pushState = (...entry) => {
    notes['leftMs'] ??= String(performance.now())
    push(...entry)
  }
}
