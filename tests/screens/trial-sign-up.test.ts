import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeFakeMailServers, startFakeMailServer } from '#platform/mail/fake-mail-server.ts'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const WIZARD = `/my-bots/${BALIE}/inrichten`
const MAX_ACTIONS = 8
const MAX_SCREENS = 4

let browser: Browser
let open: RunningSyvo
let confirming: RunningSyvo
let mails: string[]

beforeAll(async () => {
  const server = await startFakeMailServer()
  mails = server.received
  browser = await launchBrowser()
  open = await startSyvo()
  confirming = await startSyvo({ SMTP_URL: server.url, AUTH_CONFIRM_EMAIL: 'on' })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await open?.dispose()
  await confirming?.dispose()
  await closeFakeMailServers()
})

/** Opens a page as a visitor whose presses and addresses are counted; typing and opening the mail are no actions. */
async function visit(url: string, path: string) {
  const context = await browser.newContext({ locale: 'nl-NL', viewport: { width: 1280, height: 800 } })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  const problems = watchErrors(page)
  const screens: string[] = []
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) screens.push(new URL(frame.url()).pathname)
  })
  let actions = 0
  await openPage(page, url + path)
  return {
    page,
    problems,
    press: async (target: Locator) => {
      await target.click()
      actions += 1
    },
    count: () => ({ actions, screens: new Set(screens).size }),
  }
}

async function fillForm(page: Page, email: string, press: (target: Locator) => Promise<void>): Promise<void> {
  const main = page.locator('main')
  await main.getByLabel('Naam').fill('Noor de Wit')
  await main.getByLabel('E-mailadres').fill(email)
  await main.locator('input[type=password]').fill('een-lang-wachtwoord')
  await press(main.getByLabel(/^Ik ga akkoord/))
  await press(main.getByRole('button', { name: 'Account aanmaken' }))
}

/** Waits for a confirmation mail to an address and returns the newest link. */
async function confirmationLink(email: string): Promise<string> {
  const find = () =>
    mails
      .filter((mail) => mail.includes(`To: ${email}`))
      .map((mail) => mail.replace(/=\r\n/g, '').replace(/=3D/g, '='))
      .flatMap((mail) => [...mail.matchAll(/(http:\/\/[^\s"<]*\/auth\/bevestigen#[A-Za-z0-9_-]{43})/g)])
      .map(([, link]) => link)
      .at(-1)
  await expect.poll(find, { timeout: 60_000 }).toBeDefined()
  return find() ?? ''
}

async function seeWizardWithTrial(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === WIZARD)
  await page.locator('.configure form').locator('input, textarea, select').first().waitFor()
  await page.getByText('Je proef is begonnen').first().waitFor()
}

describe.each([
  [
    'a press on the trial button',
    `main aside >> role=button[name="Probeer 30 dagen gratis"]`,
    { width: 1280, height: 800 },
  ],
  [
    'a press on the phone’s bar',
    `.action-bar >> role=button[name="Probeer 30 dagen gratis"]`,
    { width: 390, height: 844 },
  ],
])('[AMB-195] from %s a visitor', (where, button, viewport) => {
  const name = viewport.width === 390 ? 'telefoon' : 'bureau'

  it('ends in the wizard with the trial started, without confirmation', async () => {
    const { page, press, count, problems } = await visit(open.url, `/bot/${BALIE}`)
    await page.setViewportSize(viewport)
    await press(page.locator(button))
    await page.waitForURL(/\/auth\?tab=signup/)
    await takeScreenshot(page, `way-in-sign-up-${name}`)
    await fillForm(page, `${name}@bedrijf.example`, press)
    await seeWizardWithTrial(page)
    await takeScreenshot(page, `way-in-wizard-${name}`)
    console.info(`${where}, without confirmation: ${JSON.stringify(count())}`)
    expect(count().actions).toBeLessThanOrEqual(MAX_ACTIONS)
    expect(count().screens).toBeLessThanOrEqual(MAX_SCREENS)
    expect(problems).toEqual([])
    await page.context().close()
  })

  it('ends there after the confirmation mail too', async () => {
    const email = `${name}-mail@bedrijf.example`
    const { page, press, count, problems } = await visit(confirming.url, `/bot/${BALIE}`)
    await page.setViewportSize(viewport)
    await press(page.locator(button))
    await page.waitForURL(/\/auth\?tab=signup/)
    await fillForm(page, email, press)
    await openPage(page, await confirmationLink(email))
    await press(page.getByRole('button', { name: 'Bevestig mijn e-mailadres' }))
    await seeWizardWithTrial(page)
    console.info(`${where}, with confirmation: ${JSON.stringify(count())}`)
    expect(count().actions).toBeLessThanOrEqual(MAX_ACTIONS)
    expect(count().screens).toBeLessThanOrEqual(MAX_SCREENS)
    expect(problems).toEqual([])
    await page.context().close()
  }, 120_000)
})

it('the head of each bot’s page is at most 360 px on a desktop, and fits a phone’s first screen', async () => {
  const bots: { id: string; title: string; model_missing?: boolean }[] = await (
    await fetch(`${open.url}/rest/v1/bots`)
  ).json()
  expect(bots).toHaveLength(9)
  const { page } = await visit(open.url, `/bot/${BALIE}`)
  expect(bots.filter((bot) => bot.model_missing).length).toBeLessThan(bots.length)
  for (const { id, title, model_missing } of bots)
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      await openPage(page, `${open.url}/bot/${id}`)
      const box = async (selector: string) => page.locator(selector).boundingBox()
      if (viewport.width === 1280) expect((await box('.bot-band'))?.height, title).toBeLessThanOrEqual(360)
      const promise = await box('.bot-promise')
      // A bot that can be neither tried nor bought here has no buttons (AMB-197).
      const bar = model_missing ? null : await box('.action-bar')
      const end = bar && viewport.width === 390 ? bar.y : viewport.height
      expect((promise?.y ?? end) + (promise?.height ?? 0), title).toBeLessThanOrEqual(end)
    }
  await page.context().close()
}, 120_000)

it('an anonymous visitor who presses Gebruik Bot Nu comes to the sign-up with the name of the bot', async () => {
  const { page, press } = await visit(open.url, `/bot/${BALIE}`)
  await press(page.locator('main aside').getByRole('button', { name: 'Gebruik Bot Nu' }))
  await page.waitForURL(/\/auth\?tab=signup/)
  await page.getByRole('tab', { name: 'Registreren', selected: true }).waitFor()
  await page.locator('main').getByText('Zodra je bent ingelogd, ga je verder met Balie.').waitFor()
  await page.context().close()
})

it('[AMB-036] an anonymous visitor who presses Huur deze bot signs up with its reason and gets that order', async () => {
  const { page, press, problems } = await visit(open.url, `/bot/${BALIE}`)
  await press(page.locator('main aside').getByRole('link', { name: /^Huur deze bot/ }))
  await page.waitForURL(/\/auth\?redirect=/)
  await page.getByRole('tab', { name: 'Registreren', selected: true }).waitFor()
  const lead = await page.locator('.auth-lead').innerText()
  expect(lead).toBe('Log in of maak een account om Balie te huren. Je ziet alle kosten voordat je bestelt.')
  await fillForm(page, 'huurder@bedrijf.example', press)
  await page.waitForURL((url) => /^\/bestellen\/[0-9a-f-]{36}$/.test(url.pathname))
  await page.locator('main').getByText('Balie').first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

/** The bots of the account that is signed in on this page. */
async function userBots(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('syvo.session') ?? '{}')
    const answer = await fetch('/rest/v1/user_bots', { headers: { authorization: `Bearer ${accessToken}` } })
    return answer.json()
  })
}

it('[AMB-195] a link to the wizard from another person starts no trial', async () => {
  const { page, press } = await visit(open.url, WIZARD)
  await page.waitForURL(/\/auth\?/)
  await press(page.getByRole('tab', { name: 'Registreren' }))
  await fillForm(page, 'gelokt@bedrijf.example', press)
  await page.waitForURL((url) => url.pathname === WIZARD)
  await page.locator('.configure form').waitFor()
  expect(await userBots(page)).toEqual([])
  await page.context().close()
})

it('[AMB-195] an earlier press on the trial spends none once the bot is on the plan', async () => {
  const { page, press } = await visit(open.url, WIZARD)
  await page.waitForURL(/\/auth\?/)
  await press(page.getByRole('tab', { name: 'Registreren' }))
  await fillForm(page, 'op-plan@bedrijf.example', press)
  await page.waitForURL((url) => url.pathname === WIZARD)
  await page.locator('.configure form').waitFor()
  const status = await page.evaluate(async (botId) => {
    localStorage.setItem('syvo.trial-intent', JSON.stringify({ botId, nowMs: Date.now() }))
    const { accessToken } = JSON.parse(localStorage.getItem('syvo.session') ?? '{}')
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ bot_id_param: botId })
    return (await fetch('/rest/v1/rpc/activate_bot', { method: 'POST', headers, body })).status
  }, BALIE)
  expect(status).toBe(200)
  const asked = page.waitForResponse((response) => response.url().includes('/rest/v1/user_bots'))
  await page.reload()
  await page.locator('.configure form').waitFor()
  await asked
  await expect.poll(() => page.evaluate(() => localStorage.getItem('syvo.trial-intent'))).toBeNull()
  await page.waitForLoadState('networkidle')
  expect(await userBots(page)).toMatchObject([{ access_source: 'plan' }])
  await page.context().close()
})
