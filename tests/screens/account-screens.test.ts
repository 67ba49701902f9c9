import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser, openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { makeCompany, makeNewcomer, signInAgain } from '../support/company-fixture.ts'
import { type RunningSyvo, startSyvo } from '../support/running-syvo.ts'
import { signInAt } from '../support/sign-in-at.ts'

const PASSWORD = 'een-lang-wachtwoord'
const DAY_MS = 86_400_000

let syvo: RunningSyvo
let browser: Browser
let botId: string

beforeAll(async () => {
  syvo = await startSyvo()
  browser = await launchBrowser()
  botId = (await makeCompany(syvo.url)).botId
  await makeNewcomer(syvo.url)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await syvo?.dispose()
})

const main = (page: Page) => page.locator('main')
const read = async (page: Page) => (await main(page).innerText()).replace(/\s+/g, ' ')

/** Opens a page as a visitor, as `zaak`, who has a bot, or as `nieuw`, who has none. */
async function open(path: string, who?: 'zaak' | 'nieuw'): Promise<Page> {
  const storage = who ? await signInAgain(syvo.url, who) : {}
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }))
  const context: BrowserContext = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: syvo.url, localStorage }] },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(30_000)
  const page = await context.newPage()
  await openPage(page, syvo.url + path)
  return page
}

/** Changes some fields of the bots that the page gets. */
async function changeBots(page: Page, changes: readonly Record<string, unknown>[]): Promise<void> {
  await page.route('**/rest/v1/user_bots*', async (route) => {
    const answer = await route.fetch()
    const [bot] = (await answer.json()) as Record<string, unknown>[] // the company has one bot
    await route.fulfill({
      response: answer,
      json: changes.map((change, id) => ({ ...bot, id: `rij-${id}`, ...change })),
    })
  })
}

it('[ROUTE-12] /my-bots and /account/bots are one screen; visitors sign in first and come back', async () => {
  const texts: string[] = []
  for (const path of ['/my-bots', '/account/bots']) {
    const visitor = await open(path)
    await visitor.waitForURL(/\/auth\?/)
    expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(path)
    const owner = await open(path, 'zaak')
    await main(owner).getByRole('heading', { name: 'Jouw bots' }).waitFor()
    await main(owner).getByText('0 van 1 actief').waitFor()
    texts.push(await read(owner))
  }
  expect(texts[0]).toBe(texts[1])
  expect(texts[0]).toContain('Mijn Bots')
})

it('[ROUTE-11] /account, /billing and /settings show their screens; visitors sign in first and come back', async () => {
  for (const [path, title] of [
    ['/account', 'Mijn account'],
    ['/billing', 'Mijn abonnement'],
    ['/settings', 'Instellingen'],
  ] as const) {
    const visitor = await open(path)
    await visitor.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('redirect') === path)
    await signInAt(visitor, { email: 'nieuw@bedrijf.example', password: PASSWORD })
    await visitor.waitForURL(syvo.url + path)
    await main(visitor).getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }
})

it('[ROUTE-09] /dashboard is the buyer dashboard; with a bot it opens it, without access it shows a notice', async () => {
  const owner = await open('/dashboard', 'zaak')
  const problems = watchErrors(owner)
  await main(owner).getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await main(owner).getByRole('button', { name: 'Bot Uitvoeren' }).waitFor()
  expect(await owner.getByRole('dialog').count()).toBe(0)
  await openPage(owner, `${syvo.url}/dashboard?bot=${botId}`)
  await owner.getByRole('dialog').getByRole('button', { name: 'Bot Uitvoeren' }).waitFor()
  await owner.keyboard.press('Escape')
  await owner.waitForURL(`${syvo.url}/dashboard`)
  expect(problems).toEqual([])
  const guest = await open(`/dashboard?bot=${botId}`, 'nieuw')
  await main(guest).locator(`a[href="/bot/${botId}"]`).waitFor()
  expect(await guest.getByRole('dialog').count()).toBe(0)
})

it('[DASH-01] [DASH-02] cards show plan, tier, bots against the limit, and limit and rest of both features', async () => {
  const page = await open('/dashboard', 'zaak')
  await expect.poll(() => read(page), { timeout: 30_000 }).toMatch(/Je plan Free Gratis plan.*1 bot in gebruik/)
  await expect.poll(() => read(page), { timeout: 30_000 }).toMatch(/Nog 50 deze maand.*Nog 1 deze maand/)
  const shown = await read(page)
  expect(shown).toMatch(/Bots 0 van 1 plaats op je plan 1 bot in gebruik, los van je plan/)
  expect(shown).toMatch(
    /Antwoorden deze maand 0 van 50 op je plan Nog 50 deze maand Bots die je probeert, huurt of hebt gekocht, tellen apart/,
  )
  expect(shown).toMatch(/Bots ingediend deze maand 0 van 1 Nog 1 deze maand Bots die je als maker indient/)
  for (const label of ['Bots', 'Antwoorden deze maand', 'Bots ingediend deze maand'])
    await main(page).getByRole('meter', { name: label, exact: true }).waitFor()
  await page.route('**/rpc/can_use_feature', (route) =>
    route.fulfill({ json: { allowed: true, remaining: null, limit_value: null, used: 1234, month: 'november 2026' } }),
  )
  await page.reload()
  await expect.poll(() => read(page), { timeout: 30_000 }).toMatch(/Antwoorden deze maand 1\.234 op je plan Onbeperkt/)
})

it('[DASH-03] [DASH-04] each bot has title, category, text, badge and end, orange from 7 days; an ended one cannot run', async () => {
  const page = await open('/welcome', 'zaak')
  const ahead = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  const rented = { access_type: 'rental', access_source: 'rental', access_expired: false }
  await changeBots(page, [
    { ...rented, access_end: ahead(7) },
    { ...rented, access_end: ahead(8) },
    { access_type: 'purchase', access_source: 'purchase', access_end: null, access_expired: false },
    { ...rented, access_end: ahead(-1), access_expired: true },
  ])
  await openPage(page, `${syvo.url}/dashboard`)
  const cards = main(page).locator('.dashboard-bot')
  await expect.poll(() => cards.count(), { timeout: 30_000 }).toBe(4)
  const words = (await cards.allInnerTexts()).map((one) => one.replace(/\s+/g, ' '))
  for (const card of words) expect(card).toMatch(/Horeca Tafelwijs Kent je menu en openingstijden/)
  expect(words[0]).toMatch(/Gehuurd Loopt af op \d+ \w+ \d{4}/)
  expect(words[2]).toContain('Gekocht Van jou, zonder einddatum')
  expect(words[3]).toContain('Gehuurd Verlopen')
  const colors = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'var(--orange)'
    const orange = getComputedStyle(probe).color
    return [...document.querySelectorAll('.dashboard-bot-access span:last-child')].map(
      (line) => getComputedStyle(line).color === orange,
    )
  })
  expect(colors).toEqual([true, false, false, false])
  const runs = main(page).getByRole('button', { name: 'Bot Uitvoeren' })
  expect(await Promise.all([0, 1, 2, 3].map((at) => runs.nth(at).isDisabled()))).toEqual([false, false, false, true])
  await runs.first().click()
  await page.getByRole('dialog').getByText('Tafelwijs').first().waitFor()
})

it('[DASH-05] a failing load shows Fout - Kon je bots niet laden., with a way to try again', async () => {
  const page = await open('/welcome', 'zaak')
  await page.route('**/rest/v1/user_bots*', (route) => route.fulfill({ status: 503, json: { error: {} } }))
  await openPage(page, `${syvo.url}/dashboard`)
  await main(page).getByText('Kon je bots niet laden.').waitFor()
  expect(await read(page)).toMatch(/Fout Kon je bots niet laden\./)
  await page.unroute('**/rest/v1/user_bots*')
  await main(page).getByRole('button', { name: 'Probeer opnieuw' }).click()
  await main(page).getByRole('button', { name: 'Bot Uitvoeren' }).waitFor()
})

it('the dashboard warns at three quarters of the month; at the limit bots stop and nothing is charged', async () => {
  const page = await open('/welcome', 'zaak')
  let used = 37
  await page.route('**/rpc/can_use_feature', (route) =>
    route.fulfill({
      json: { allowed: used < 50, remaining: 50 - used, limit_value: 50, used, month: 'november 2026' },
    }),
  )
  await openPage(page, `${syvo.url}/dashboard`)
  await main(page).getByText('37 van 50').first().waitFor()
  expect(await read(page)).not.toContain('Je betaalt nooit extra')
  used = 38
  await page.reload()
  await main(page).getByText('Je hebt deze maand 38 van de 50 antwoorden van je plan gebruikt.').waitFor()
  await takeScreenshot(page, 'dashboard-near')
  used = 50
  await page.reload()
  await main(page).getByText('De 50 antwoorden van je plan zijn op voor deze maand.').waitFor()
  expect(await read(page)).toMatch(/antwoorden weer vanaf 1 \w+ \d{4}\. Je betaalt nooit extra/)
  expect(await main(page).getByRole('link', { name: 'Bekijk grotere plannen' }).getAttribute('href')).toBe('/pricing')
})

it('the dashboard asks for its data in one round of four calls', async () => {
  const page = await open('/welcome', 'zaak')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:rest|functions)\//.test(pathname)) asked.push(pathname)
  })
  await openPage(page, `${syvo.url}/dashboard`)
  await main(page).getByText('Nog 50 deze maand').waitFor()
  await main(page).getByRole('button', { name: 'Bot Uitvoeren' }).waitFor()
  expect(asked.filter((path) => !path.endsWith('/user_roles')).toSorted()).toEqual([
    '/rest/v1/rpc/can_use_feature',
    '/rest/v1/rpc/can_use_feature',
    '/rest/v1/rpc/get_my_effective_plan',
    '/rest/v1/user_bots',
  ])
})

it('[MYBOTS-08] [PLAN-13] at the limit the upgrade dialog shows the refusal; other failures show their texts', async () => {
  const page = await open('/my-bots', 'nieuw')
  const turn = (name: string) => main(page).getByRole('switch', { name: `${name} actief`, exact: true })
  const dialog = page.getByRole('dialog')
  await page.route('**/rpc/activate_bot', (route) => route.fulfill({ status: 503, body: 'stuk' }))
  await turn('Balie').click({ force: true })
  await page.getByText('Fout bij activeren', { exact: true }).waitFor()
  await page.unroute('**/rpc/activate_bot')
  await turn('Balie').click({ force: true })
  await main(page).getByText('1 van 1 actief').waitFor()
  expect(await main(page).getByRole('link', { name: 'Upgrade je plan' }).getAttribute('href')).toBe('/pricing')
  // A switch that is still being saved cannot be switched again; a fresh page has none.
  await page.reload()
  await expect.poll(() => turn('Balie').isChecked(), { timeout: 30_000 }).toBe(true)
  await page.route('**/rpc/deactivate_bot', (route) => route.fulfill({ status: 503, body: 'stuk' }))
  await turn('Balie').click({ force: true })
  await page.getByText('Fout', { exact: true }).waitFor()
  await turn('Tafelwijs').click({ force: true })
  await dialog.getByRole('heading', { name: 'Abonnement Vereist' }).waitFor()
  await dialog
    .getByText('Activatielimiet bereikt: Je kunt maximaal 1 bot(s) activeren. Upgrade je abonnement voor meer bots.')
    .waitFor()
  await dialog.getByRole('button', { name: 'Later' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  expect(await turn('Tafelwijs').isChecked()).toBe(false)
  await page.route('**/rpc/get_my_effective_plan', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), is_paid: true } })
  })
  await page.reload()
  await turn('Tafelwijs').click({ force: true })
  await dialog.getByRole('heading', { name: 'Upgrade Vereist' }).waitFor()
  await dialog.getByRole('link', { name: 'Bekijk plannen' }).click()
  await page.waitForURL(`${syvo.url}/pricing`)
})

it('[ACCT-01] My Account shows address and member-since; name and password can be changed, with the current one', async () => {
  const page = await open('/account', 'zaak')
  await main(page).getByText('zaak@bedrijf.example').waitFor()
  expect(await read(page)).toMatch(/E-mailadres zaak@bedrijf\.example Rol Gebruiker Lid sinds \d+ \w+ \d{4}/)
  const values = await main(page)
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  expect(values).not.toContain('zaak@bedrijf.example')
  await main(page).getByRole('textbox', { name: /^Naam/ }).fill('Zaak van Noor')
  await main(page).getByRole('button', { name: 'Wijzig naam' }).click()
  await page.getByText('Je naam is gewijzigd').waitFor()
  await main(page).getByLabel('Huidig wachtwoord').fill('een-fout-wachtwoord')
  await main(page).getByLabel('Nieuw wachtwoord').fill('een-nieuw-wachtwoord')
  await main(page).getByRole('button', { name: 'Wijzig wachtwoord' }).click()
  await main(page).getByText('Dit is niet je huidige wachtwoord.').waitFor()
  await main(page).getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await main(page).getByLabel('Nieuw wachtwoord').fill('een-nieuw-wachtwoord')
  await main(page).getByRole('button', { name: 'Wijzig wachtwoord' }).click()
  await page.getByText('Je wachtwoord is gewijzigd.').first().waitFor()
  await page.reload()
  await expect
    .poll(() => main(page).getByRole('textbox', { name: /^Naam/ }).inputValue(), { timeout: 30_000 })
    .toBe('Zaak van Noor')
})

it('[ACCT-05] settings hold the mail per lead, the retention of conversations, the data export and deletion', async () => {
  const page = await open('/settings', 'nieuw')
  const problems = watchErrors(page)
  await main(page).getByLabel('Mail me bij elke nieuwe lead').click({ force: true })
  await page.getByText('Bewaard', { exact: true }).waitFor()
  await main(page).getByLabel('Bewaar gesprekken').fill('30')
  await main(page).getByRole('button', { name: 'Bewaar', exact: true }).click()
  await page.reload()
  await expect.poll(() => main(page).getByLabel('Bewaar gesprekken').inputValue(), { timeout: 30_000 }).toBe('30')
  expect(await main(page).getByLabel('Mail me bij elke nieuwe lead').isChecked()).toBe(false)
  const download = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Download mijn gegevens' }).click()
  expect((await download).suggestedFilename()).toMatch(/^syvo-gegevens-\d{4}-\d\d-\d\d\.json$/)
  const stream = await (await download).createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  const file = JSON.parse(Buffer.concat(chunks).toString())
  expect(file.identity.user_settings).toMatchObject([{ lead_mail: false, conversation_retention_days: 30 }])
  await main(page).getByRole('button', { name: 'Verwijder mijn account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await takeScreenshot(page, 'settings-delete')
  expect(problems).toEqual([])
  await dialog.getByRole('button', { name: 'Verwijder voorgoed' }).click()
  await page.getByRole('heading', { name: 'Je account is verwijderd' }).waitFor()
  await takeScreenshot(page, 'settings-deleted')
  await page.getByRole('button', { name: 'Naar de startpagina' }).click()
  await page.waitForURL(`${syvo.url}/`)
  await page.getByRole('link', { name: 'Inloggen' }).first().waitFor()
  const again = await page.request.post(`${syvo.url}/auth/v1/token?grant_type=password`, {
    data: { email: 'nieuw@bedrijf.example', password: PASSWORD },
  })
  expect(again.status()).toBe(400)
})
