import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchFullBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { makeNewcomer } from '../support/company-fixture.ts'
import { openPageAs } from '../support/open-page-as.ts'
import { BOTS, BUSINESS, CONSUMER } from '../support/order-fixtures.ts'
import { order, PRESS, pay } from '../support/payment-pages.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const TIMEOUT_MS = 60_000

let syvo: RunningSyvo
let browser: Browser
let page: Page
let problems: string[]

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchFullBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = () => page.locator('main')
const dialog = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const press = (name: string | RegExp) => main().getByRole('button', { name }).first().click()
const follow = (name: string | RegExp) => main().getByRole('link', { name }).first().click()
const says = (text: string | RegExp) => main().getByText(text).first().waitFor()
const words = async () => (await main().innerText()).replaceAll(/\s+/g, ' ')

async function openAsNewVisitor(storage: Record<string, string> = {}): Promise<void> {
  await page?.context().close()
  page = await openPageAs(browser, syvo.url, storage)
  page.setDefaultTimeout(TIMEOUT_MS)
  problems = watchErrors(page)
}

describe('a company pays, in a browser', () => {
  it('starts the trial of a bot and rents it with iDEAL, after seeing the total', async () => {
    await openAsNewVisitor()
    await openPage(page, `${syvo.url}/bot/${BOTS.tafelwijs}`)
    await press('Gebruik Bot Nu')
    await page.waitForURL(/\/auth\?/)
    await main().getByText('Registreren').first().click()
    await main().getByLabel('Naam').fill('Noor Jansen')
    await main().getByLabel('E-mailadres').fill('noor@bistro.example')
    await main().locator('input[type=password]').fill('een-lang-wachtwoord')
    await main()
      .getByLabel(/^Ik ga akkoord/)
      .check()
    await press('Account aanmaken')
    await page.waitForURL(/\/dashboard\?bot=/)
    await press('Probeer 30 dagen gratis')
    await dialog().waitFor()
    await openPage(page, `${syvo.url}/bot/${BOTS.tafelwijs}`)
    await follow(/^Huur verder voor/)
    await says('Je probeert deze bot gratis tot en met')
    expect(await words()).toMatch(/Totaal per maand, inclusief btw € [\d,]+ Bestellen met betalingsverplichting/)
    await takeScreenshot(page, 'pay-order')
    await order(page, BUSINESS)
    await pay(page, 'iDEAL')
    await says('Betaling succesvol! (Je hebt nu toegang tot de bot.)')
    await follow('Naar dashboard')
    await says('Gehuurd')
  })

  it('finds its invoice with the split of the price, and downloads it as a document', async () => {
    await openPage(page, `${syvo.url}/billing`)
    await says('Tafelwijs')
    await says(/waarvan € [\d,]+ btw/)
    expect(await words()).toContain(BUSINESS.companyName)
    const saved = page.waitForEvent('download')
    await press(/^Download pdf/)
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/^factuur-.+\.pdf$/)
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('subscribes to a plan from its card, with its data filled in already', async () => {
    await openPage(page, `${syvo.url}/pricing`)
    await press('Kies Starter')
    await says('Syvo Starter')
    expect(await main().getByLabel('Bedrijfsnaam').inputValue()).toBe(BUSINESS.companyName)
    await order(page, BUSINESS)
    await pay(page, 'iDEAL')
    await says('Abonnement geactiveerd! (Je Starter plan is nu actief.)')
    await openPage(page, page.url())
    await says('Abonnement geactiveerd!')
  })

  it('changes to a larger plan from its card, after seeing the amount now and per month', async () => {
    await openPage(page, `${syvo.url}/pricing`)
    await press('Upgrade naar Pro')
    await page.waitForURL(/\/billing\?wissel=pro/)
    await dialog()
      .getByText(/Nu te betalen/)
      .waitFor()
    expect((await dialog().innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /per maand, inclusief btw € 53,99 Nu te betalen .* inclusief btw € 2[34],\d\d Bestellen met betalingsverplichting/,
    )
    await takeScreenshot(page, 'pay-upgrade')
    await dialog().getByRole('button', { name: PRESS }).click()
    await page.getByText('Je hebt nu Pro').waitFor()
    await main().getByRole('heading', { name: 'Pro', exact: true }).waitFor()
    await says('Premium')
  })

  it('cancels as easily, keeps the paid period to the last day, and can undo it', async () => {
    await press('Zeg op (Syvo Pro)')
    await dialog().getByRole('button', { name: 'Zeg op' }).click()
    await says('Opgezegd')
    await says(/Stopt op .*, daarna geen kosten/)
    await main().getByRole('heading', { name: 'Pro', exact: true }).waitFor()
    await press('Ga toch door (Syvo Pro)')
    await expect.poll(() => main().getByText('Opgezegd').count()).toBe(0)
    expect(problems).toEqual([])
  })
})

describe('a consumer pays, in a browser', () => {
  it('buys a bot, withdraws in two steps and gets the refund and a credit note; the access ends', async () => {
    await openAsNewVisitor((await makeNewcomer(syvo.url)).storage)
    const bots = await (await fetch(`${syvo.url}/rest/v1/bots`)).json()
    // The endpoint's answer, limited to the columns that this test needs.
    const sold = (bots as { id: string; title: string; pricing_model: string }[]).find(
      (bot) => bot.pricing_model === 'both',
    )
    if (!sold) throw new Error('no bot is sold')
    await openPage(page, `${syvo.url}/bot/${sold.id}`)
    await follow('Liever eenmalig kopen?')
    await says('Totaal eenmalig, inclusief btw')
    await order(page, CONSUMER)
    await pay(page, 'Creditcard')
    await says('Betaling succesvol! (Je hebt nu toegang tot de bot.)')
    await follow('Bekijk je bot')
    await says('Je hebt nu toegang')
    await openPage(page, `${syvo.url}/billing`)
    await press(/^Overeenkomst hier herroepen/)
    await dialog().getByText('We mailen je meteen een bevestiging').waitFor()
    await takeScreenshot(page, 'pay-withdraw')
    await dialog().getByRole('button', { name: 'Herroeping bevestigen' }).click()
    await page.getByText('Je overeenkomst is herroepen').waitFor()
    await says('Creditfactuur')
    expect(
      await main()
        .getByRole('button', { name: /^Overeenkomst hier/ })
        .count(),
    ).toBe(0)
    await openPage(page, `${syvo.url}/bot/success?bot_id=${sold.id}`)
    await says('Je hebt hem nog niet.')
    expect(problems).toEqual([])
  })
})
