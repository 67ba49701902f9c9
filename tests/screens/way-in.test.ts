import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openPage, takePicture, watchErrors } from '../support/browser.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const WIZARD = `/my-bots/${BALIE}/inrichten`
const MAX_ACTIONS = 8
const MAX_SCREENS = 4

let browser: Browser
let open: RunningSyvo

beforeAll(async () => {
  browser = await launchBrowser()
  open = await startSyvo()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await open?.dispose()
})

/** A visitor whose presses and addresses are counted; typing and opening the mail are no actions. */
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

  it('comes out in the wizard with the trial started, without confirmation', async () => {
    const { page, press, count, problems } = await visit(open.url, `/bot/${BALIE}`)
    await page.setViewportSize(viewport)
    await press(page.locator(button))
    await page.waitForURL(/\/auth\?tab=signup/)
    await takePicture(page, `way-in-sign-up-${name}`)
    await fillForm(page, `${name}@bedrijf.example`, press)
    await seeWizardWithTrial(page)
    await takePicture(page, `way-in-wizard-${name}`)
    console.info(`${where}, without confirmation: ${JSON.stringify(count())}`)
    expect(count().actions).toBeLessThanOrEqual(MAX_ACTIONS)
    expect(count().screens).toBeLessThanOrEqual(MAX_SCREENS)
    expect(problems).toEqual([])
    await page.context().close()
  })
})

it('[AMB-195] a link to the wizard that somebody sends starts no trial', async () => {
  const { page, press } = await visit(open.url, WIZARD)
  await page.waitForURL(/\/auth\?/)
  await press(page.getByRole('tab', { name: 'Registreren' }))
  await fillForm(page, 'gelokt@bedrijf.example', press)
  await page.waitForURL((url) => url.pathname === WIZARD)
  await page.locator('.configure form').waitFor()
  const bots = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(localStorage.getItem('syvo.session') ?? '{}')
    const answer = await fetch('/rest/v1/user_bots', { headers: { authorization: `Bearer ${accessToken}` } })
    return answer.json()
  })
  expect(bots).toEqual([])
  await page.context().close()
})
