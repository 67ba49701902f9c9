import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import {
  SAMPLE_LIST,
  SAMPLE_TRAIL,
  sampleEntry,
  sampleMessage,
  sampleReport,
  sampleVendor,
} from '../support/admin-responses.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { refusal, type StubbedResponse, stubEndpoints } from '../support/open-page-as.ts'
import { payloads } from '../widget/xss-corpus.ts'

const ADMIN = { 'rest/v1/user_roles*': { json: [{ role: 'admin' }] } }
const REPORTS = 'functions/v1/reports?*'
const VENDORS = 'functions/v1/vendors-to-check?*'
const MESSAGES = 'functions/v1/contact-messages?*'
const PATHS = ['/admin/reports', '/admin/vendors', '/admin/messages', '/admin/early-access', '/admin/audit']

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const dialog = (page: Page) => page.getByRole('dialog')
const openList = (reports: object[]) => ({ json: { reports, next_after: null, open: reports.length } })

async function see(path: string, endpoints: Record<string, StubbedResponse>) {
  const page = await browserFixture.enter(browserFixture.newcomer.storage)
  const asked = await stubEndpoints(page, { ...ADMIN, ...endpoints })
  const bodies: { path: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/functions/v1/'))
      bodies.push({ path: new URL(request.url()).pathname, body: request.postDataJSON() })
  })
  await page.goto(browserFixture.url + path)
  return { page, asked, bodies }
}

it.each(PATHS)(
  '%s redirects visitors to /auth and members without the role away, without reading anything',
  async (path) => {
    const endpoints = { [REPORTS]: openList([]), [VENDORS]: { json: {} }, [MESSAGES]: { json: {} } }
    const visitor = await browserFixture.see(path, endpoints, {})
    await visitor.page.waitForURL(/\/auth\?/)
    const member = await browserFixture.see(path, endpoints, browserFixture.newcomer.storage)
    await member.page.waitForURL((url) => url.pathname === '/bots')
    expect([...visitor.asked, ...member.asked]).toEqual([])
  },
)

it('a report is decided only with an explanation, and the endpoint gets the choice and the texts', async () => {
  const report = sampleReport()
  const { page, bodies } = await see('/admin/reports', {
    [REPORTS]: openList([report]),
    'functions/v1/decide-report': { json: { report_id: report.id, outcome: 'paused' } },
  })
  await main(page).getByRole('button', { name: 'Beoordeel de melding over Pillenbot' }).click()
  await dialog(page).getByRole('button', { name: 'Besluit vastleggen' }).click()
  await dialog(page).getByText('Kies wat je besluit').waitFor()
  await dialog(page).getByText('Schrijf op waarom. De melder leest dit.').waitFor()
  await dialog(page)
    .getByLabel(/^Zet de bot stil/)
    .check()
  await dialog(page)
    .getByLabel(/^Uitleg/)
    .fill('De bot geeft medisch advies.')
  await dialog(page).getByRole('button', { name: 'Besluit vastleggen' }).click()
  await page.getByText('Het besluit is vastgelegd').waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(bodies).toEqual([
    {
      path: '/functions/v1/decide-report',
      body: { report_id: report.id, decision: 'pause', explanation: 'De bot geeft medisch advies.', note: '' },
    },
  ])
})

it('a report decided meanwhile shows who was first, and the dialog closes', async () => {
  const { page } = await see('/admin/reports', {
    [REPORTS]: openList([sampleReport()]),
    'functions/v1/decide-report': refusal(409, 'decided_before', 'Kim handelde deze melding af op 20 november.'),
  })
  await main(page)
    .getByRole('button', { name: /^Beoordeel/ })
    .click()
  await dialog(page)
    .getByLabel(/^Niets aan de hand/)
    .check()
  await dialog(page)
    .getByLabel(/^Uitleg/)
    .fill('Alles is in orde.')
  await dialog(page).getByRole('button', { name: 'Besluit vastleggen' }).click()
  await page.getByText('Kim handelde deze melding af').first().waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
})

it('any text of a reporter, visitor or vendor is rendered as text', async () => {
  for (const hostile of payloads.slice(0, 6)) {
    const { page } = await see('/admin/reports', {
      [REPORTS]: openList([sampleReport({ message: hostile, bot_title: hostile })]),
    })
    await main(page)
      .getByRole('button', { name: /^Beoordeel/ })
      .waitFor()
    expect(await main(page).locator('.record-text').textContent()).toBe(hostile)
    expect(await main(page).locator('.record img, .record script, .record iframe, .record svg').count()).toBe(0)
  }
})

it('the IBAN of a vendor shows only on request, and the account is checked as it was shown', async () => {
  const iban = 'NL91ABNA0417164300'
  const vendor = sampleVendor()
  const { page, bodies } = await see('/admin/vendors', {
    [VENDORS]: { json: { vendors: [vendor], next_after: null, waiting: 1 } },
    'functions/v1/reveal-payout-account': { json: { vendor_id: vendor.vendor_id, iban, name: 'Botmakerij BV' } },
    'functions/v1/check-payout-account': { json: { vendor_id: vendor.vendor_id } },
  })
  await main(page).getByText('NL •••• 4300').waitFor()
  expect(bodies).toEqual([])
  await main(page).getByRole('button', { name: 'Toon IBAN van Botmakerij BV' }).click()
  await main(page).getByText('NL91 ABNA 0417 1643 00').waitFor()
  await main(page).getByRole('button', { name: 'Rekening klopt' }).click()
  await page.getByText('De rekening is gecontroleerd').waitFor()
  expect(bodies.at(-1)).toEqual({
    path: '/functions/v1/check-payout-account',
    body: { vendor_id: vendor.vendor_id, iban },
  })
})

it('a message offers an answer by mail to its sender, and is marked as handled', async () => {
  const message = sampleMessage()
  const { page, bodies } = await see('/admin/messages', {
    [MESSAGES]: { json: { messages: [message], next_after: null, open: 1 } },
    'functions/v1/handle-contact-message': { json: { message_id: message.id } },
  })
  const answer = main(page).getByRole('link', { name: 'Antwoord per mail aan Piet de Vries' })
  expect(await answer.getAttribute('href')).toBe('mailto:piet@elders.example?subject=Je%20bericht%20aan%20Syvo')
  await main(page).getByRole('button', { name: 'Markeer als afgehandeld: bericht van Piet de Vries' }).click()
  await page.getByText('Het bericht is afgehandeld').waitFor()
  expect(bodies).toEqual([{ path: '/functions/v1/handle-contact-message', body: { message_id: message.id } }])
})

it('the waiting list is downloaded as a file', async () => {
  const { page } = await see('/admin/early-access', {
    'functions/v1/early-access': { json: SAMPLE_LIST },
    'functions/v1/export-early-access': { json: 'Naam;E-mail' },
  })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download als CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('syvo-wachtlijst.csv')
})

it('a name in the audit trail filters it by that person, also in the request to the endpoint', async () => {
  const page = await browserFixture.enter(browserFixture.newcomer.storage)
  const searches: string[] = []
  await stubEndpoints(page, ADMIN)
  await page.route('**/functions/v1/audit-trail*', async (route) => {
    searches.push(new URL(route.request().url()).search)
    await route.fulfill({ json: SAMPLE_TRAIL })
  })
  await page.goto(`${browserFixture.url}/admin/audit`)
  await main(page).getByRole('button', { name: 'Toon alleen Demo beheer' }).first().click()
  await expect.poll(() => searches.at(-1)).toBe(`?person=${sampleEntry().actor_id}`)
  await main(page).getByLabel('Onderwerp').selectOption({ label: 'Melding' })
  await expect.poll(() => searches.at(-1)).toBe(`?person=${sampleEntry().actor_id}&kind=report`)
  await main(page).getByText('Bot stilgezet').first().waitFor()
})

it('a visitor reports a bot from its page; errors are at the fields, and the text stays after a failure', async () => {
  const page = await browserFixture.enter({})
  let isDown = true
  const bodies: unknown[] = []
  await page.route('**/functions/v1/report-bot', async (route) => {
    bodies.push(route.request().postDataJSON())
    await route.fulfill(
      isDown
        ? { status: 429, json: { error: { code: 'too_many_requests', message: 'Even wachten.' } } }
        : { json: { ok: true } },
    )
  })
  await page.goto(`${browserFixture.url}/bots`)
  const href = await main(page).locator('a[href^="/bot/"]').first().getAttribute('href')
  await page.goto(browserFixture.url + String(href))
  await main(page).getByRole('button', { name: 'Meld deze bot' }).click()
  const send = dialog(page).getByRole('button', { name: 'Verstuur melding' })
  await send.click()
  await dialog(page).getByText('Kies wat er aan de hand is').waitFor()
  await dialog(page).getByText('Schrijf in een paar woorden wat er mis is').waitFor()
  await dialog(page)
    .getByLabel(/^Wat is er aan de hand/)
    .selectOption({ label: 'Privacy of persoonsgegevens' })
  await dialog(page)
    .getByLabel(/^Wat heb je gezien/)
    .fill('De bot noemt mijn telefoonnummer.')
  await send.click()
  await dialog(page).getByText('Even wachten.').waitFor()
  expect(
    await dialog(page)
      .getByLabel(/^Wat heb je gezien/)
      .inputValue(),
  ).toBe('De bot noemt mijn telefoonnummer.')
  isDown = false
  await send.click()
  await page.getByText('Je melding is ontvangen').waitFor()
  await dialog(page).waitFor({ state: 'hidden' })
  expect(bodies.at(-1)).toEqual({
    bot_id: String(href).split('/').at(-1),
    reason: 'privacy',
    message: 'De bot noemt mijn telefoonnummer.',
    email: null,
    website: '',
  })
})
