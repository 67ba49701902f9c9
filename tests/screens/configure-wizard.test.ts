import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { configureText as text } from '../../src/modules/activation/screens/configure.text.ts'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { makeNewcomer } from '../support/company-fixture.ts'
import { refusal, type StubbedResponse } from '../support/open-page-as.ts'

const browserFixture = openBrowserFixture()

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const SAVE = 'rest/v1/user_bot_configs'
const READ = `${SAVE}?*`
const RESET = 'functions/v1/reset-configuration'
const ACTIVATE = 'rest/v1/rpc/activate_bot'
const FULL = 'Activatielimiet bereikt: Je kunt maximaal 1 bot(s) activeren. Upgrade je abonnement voor meer bots.'

const GENERIC = ['Doel van de bot *', 'Toon *', 'Bronpagina’s', 'Voorbeeldvraag *', 'Verwacht antwoord *']
/** The labels of the form of each category that has its own. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  Horeca: ['Pagina met je menukaart *', 'Openingstijden *', 'Reserveren *'],
  'E-commerce': ['Adres van je productlijst *', 'Toon *', 'Valuta *'],
  'HR & Recruitment': ['Functietitel *', 'Vereiste vaardigheden *', 'Toon van je bedrijf *'],
  Klantenservice: ['Pagina met veelgestelde vragen *', 'Pagina over retourneren *', 'Over je bedrijf *'],
}

const wizardOf = (botId: string, step = '') => `/my-bots/${botId}/inrichten${step && `?stap=${step}`}`
const bots = async () => {
  const answer: unknown = await (await fetch(`${browserFixture.url}/rest/v1/bots`)).json()
  return z.array(z.object({ id: z.string(), category: z.string() })).parse(answer)
}
/** Opens the wizard of the company, whose configuration is valid. */
const asCompany = async (step: string, endpoints: Readonly<Record<string, StubbedResponse>> = {}) => {
  const { botId, storage } = browserFixture.company
  const { page } = await browserFixture.see(wizardOf(botId, step), endpoints, storage)
  return page
}
const currentStep = (page: Page) => page.locator('.stepper [aria-current=step] .step-title').innerText()
const hasStep = (page: Page, title: string) => expect.poll(() => currentStep(page)).toMatch(new RegExp(`^${title}`))
const labels = (page: Page) => page.locator('.configure-field .field-label').allInnerTexts()
const press = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true }).click()
const toast = (page: Page, title: string) => page.locator('.toast').getByText(title, { exact: true }).first().waitFor()
/** Returns the stored configurations of the page's own account. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('syvo.session') ?? '{}')
    const answer = await fetch('/rest/v1/user_bot_configs', { headers: { authorization: `Bearer ${accessToken}` } })
    return answer.json()
  })

describe('the configuration wizard', () => {
  it('[CONF-02] opens with the form, and first creates an empty configuration that is marked invalid', async () => {
    const { storage } = await makeNewcomer(browserFixture.url, 'eerste')
    const page = await browserFixture.enter(storage)
    await openPage(page, `${browserFixture.url}/my-bots`)
    expect(await stored(page)).toEqual([])
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith(SAVE)) asked.push(request.postDataJSON())
    })
    await openPage(page, browserFixture.url + wizardOf(BALIE))
    await page.getByLabel('Pagina met veelgestelde vragen').waitFor()
    await hasStep(page, text.step1)
    expect(asked).toEqual([{ bot_id: BALIE }])
    expect(await stored(page)).toMatchObject([{ bot_id: BALIE, config_data: {}, config_valid: false }])
  })

  it('[CONF-01] [CONF-03] shows the form of the category with an asterisk at required fields; the generic one with a note', async () => {
    const page = await browserFixture.enter()
    const all = await bots()
    expect(new Set(all.map(({ category }) => category)).size).toBe(8)
    for (const { id, category } of all) {
      await openPage(page, browserFixture.url + wizardOf(id))
      await page.locator('.configure-field').first().waitFor()
      expect(await labels(page), category).toEqual(FORMS[category] ?? GENERIC)
      expect(await page.getByText(text.genericNote).count(), category).toBe(FORMS[category] ? 0 : 1)
    }
  }, 120_000)

  it('[CONF-01] [AMB-185] has the steps Configuratie, Testen and Activatie, each with an address that back and reload keep', async () => {
    const page = await asCompany('')
    await hasStep(page, 'Configuratie')
    expect(await page.locator('.stepper .step-number').allInnerTexts()).toEqual(['1', '2', '3'])
    const titles = await page.locator('.stepper .step-title').allInnerTexts()
    expect(titles.map((title) => /^\w+/.exec(title)?.[0])).toEqual(['Configuratie', 'Testen', 'Activatie'])
    await press(page, text.save)
    await page.waitForURL(/\?stap=testen$/)
    await hasStep(page, 'Testen')
    await press(page, text.toStep3)
    await page.waitForURL(/\?stap=activatie$/)
    await hasStep(page, 'Activatie')
    await page.reload()
    await hasStep(page, 'Activatie')
    await page.goBack()
    await hasStep(page, 'Testen')
    await page.reload()
    await hasStep(page, 'Testen')
    await page.goBack()
    await hasStep(page, 'Configuratie')
    await page.goForward()
    await hasStep(page, 'Testen')
  })

  it('[CONF-10] only a valid saved configuration opens step 2; a saved invalid one stays at step 1 with the warning', async () => {
    const hr = (await bots()).find(({ category }) => category === 'HR & Recruitment')?.id ?? ''
    const page = await browserFixture.enter()
    for (const step of ['testen', 'activatie']) {
      await openPage(page, browserFixture.url + wizardOf(hr, step))
      await page.getByLabel('Functietitel').waitFor()
      await hasStep(page, text.step1)
    }
    await page.getByLabel('Functietitel').fill('Kok')
    await press(page, text.save)
    await page.getByText('Configuratie opgeslagen maar niet alle velden zijn correct ingevuld').waitFor()
    await hasStep(page, text.step1)
    expect(await stored(page)).toContainEqual(
      expect.objectContaining({
        bot_id: hr,
        config_data: expect.objectContaining({ functietitel: 'Kok' }),
        config_valid: false,
      }),
    )
    await page.getByLabel('Vereiste vaardigheden').fill('Koken')
    await page.getByLabel('Toon van je bedrijf').selectOption('informeel')
    await press(page, text.save)
    await hasStep(page, text.step2)
  })
})

describe('a save that would end a working chat', () => {
  it('asks first, names the fields, and saves nothing until it is confirmed', async () => {
    const { botId, storage } = browserFixture.company
    const { page, asked } = await browserFixture.see(wizardOf(botId), {}, storage)
    let saves = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(SAVE)) saves++
    })
    await page.getByLabel('Openingstijden').fill('')
    await press(page, text.save)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByText('niet: Openingstijden. Bewaar je het zo', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: text.closesCancel }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect([saves, asked]).toEqual([0, []])
    expect(await stored(page)).toContainEqual(expect.objectContaining({ bot_id: botId, config_valid: true }))
    await page.getByLabel('Openingstijden').fill('Elke dag')
    await press(page, text.save)
    await hasStep(page, text.step2)
    await openPage(page, browserFixture.url + wizardOf(botId))
    await page.getByLabel('Openingstijden').fill('')
    await press(page, text.save)
    await dialog.getByRole('button', { name: text.closesConfirm }).click()
    await page.getByText('Configuratie opgeslagen maar niet alle velden zijn correct ingevuld').waitFor()
    expect(await stored(page)).toContainEqual(expect.objectContaining({ bot_id: botId, config_valid: false }))
    await page.getByLabel('Openingstijden').fill('Elke dag')
    await press(page, text.save)
    await hasStep(page, text.step2)
  })
})

describe('the messages of the wizard', () => {
  it('[CONF-14] name a failed load, save and reset, and a failed activation', async () => {
    const failed = refusal(500, 'unexpected', '')
    const unread = await asCompany('', { [READ]: failed })
    await unread.getByText('Er is een fout opgetreden bij het ophalen van de configuratie').waitFor()

    const unsaved = await asCompany('', { [SAVE]: refusal(409, 'storage_full', 'De opslag is vol.'), [RESET]: failed })
    await press(unsaved, text.save)
    await toast(unsaved, 'Fout bij opslaan: De opslag is vol.')
    await hasStep(unsaved, text.step1)
    await press(unsaved, text.reset)
    await unsaved.getByRole('button', { name: text.resetConfirm }).click()
    await toast(unsaved, 'Fout bij resetten')

    const inactive = await asCompany('activatie', { [ACTIVATE]: failed })
    await press(inactive, text.toPublish)
    await toast(inactive, 'Fout bij activeren van de bot')
    expect(new URL(inactive.url()).search).toBe('?stap=activatie')
  })

  it('[CONF-11] [AMB-130] the button of step 3 activates the bot, shows a reached limit, and opens the publishing screen', async () => {
    const { botId, storage } = browserFixture.company
    const full = await asCompany('activatie', { [ACTIVATE]: refusal(409, 'activation_limit_reached', FULL) })
    await press(full, text.toPublish)
    await full.locator('main').getByText(FULL).waitFor()
    const { page, asked } = await browserFixture.see(
      wizardOf(botId, 'activatie'),
      { [ACTIVATE]: { json: true } },
      storage,
    )
    await press(page, text.toPublish)
    await page.waitForURL(new RegExp(`/my-bots/${botId}/connect$`))
    expect(asked).toEqual([{ endpoint: ACTIVATE, body: { bot_id_param: botId } }])
  })

  it('[CONF-15] confirm an incomplete save, a reset, and a complete save that opens step 2', async () => {
    const page = await asCompany('')
    await press(page, text.reset)
    await page.getByRole('button', { name: text.resetConfirm }).click()
    await toast(page, 'Configuratie gereset')
    await page.getByLabel('Openingstijden').fill('Elke dag')
    await press(page, text.save)
    await toast(page, 'Configuratie opgeslagen')
    await hasStep(page, text.step1)
    expect(await page.getByText('Configuratie succesvol opgeslagen!').count()).toBe(0)
    await page.getByLabel('Pagina met je menukaart').fill('https://www.zaak.example/menu')
    await page.getByLabel('Reserveren').selectOption('telefoon')
    await press(page, text.save)
    await toast(page, 'Configuratie succesvol opgeslagen!')
    await hasStep(page, text.step2)
  })
})
