import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { MonitoredExecution } from '#modules/runtime/contract/monitor.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import {
  MONITORED_BOT,
  SAMPLE_EXECUTIONS,
  SAMPLE_PAUSED,
  sampleExecution,
  sampleHours,
} from '../support/monitor-responses.ts'
import { refusal, type StubbedResponse, stubEndpoints } from '../support/open-page-as.ts'
import { payloads } from '../widget/xss-corpus.ts'

const PATH = '/admin/monitor'
const LIST = 'rest/v1/bot_executions*'
const HOURS = 'functions/v1/execution-hours*'
const PAUSED = 'functions/v1/paused-bots'
const REVEAL = 'functions/v1/reveal-execution'
/** The role as its endpoint answers it; the server decides what the page may read. */
const ADMIN = { 'rest/v1/user_roles*': { json: [{ role: 'admin' }] } }

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const sheet = (page: Page) => page.getByRole('dialog')
const words = async (page: Page) => (await main(page).innerText()).replaceAll(/\s+/g, ' ')
const bodyRows = (page: Page) => main(page).getByRole('table').locator('tbody tr')

/** Opens the monitor with stubbed rows; `searches` records the queries of the list. */
async function see(
  rows: readonly MonitoredExecution[] | ((search: URLSearchParams) => readonly MonitoredExecution[]),
  endpoints: Record<string, StubbedResponse> = {},
  path = PATH,
) {
  const page = await browserFixture.enter(browserFixture.newcomer.storage)
  const searches: string[] = []
  await page.route(`**/${LIST}`, async (route) => {
    const { searchParams } = new URL(route.request().url())
    const id = searchParams.get('id')?.slice(3)
    if (!id) searches.push(searchParams.toString())
    const list = typeof rows === 'function' ? rows(searchParams) : rows
    await route.fulfill({ json: id ? list.filter((row) => row.id === id) : list })
  })
  const asked = await stubEndpoints(page, {
    ...ADMIN,
    [HOURS]: { json: sampleHours() },
    [PAUSED]: { json: [] },
    ...endpoints,
  })
  await page.goto(browserFixture.url + path)
  return { page, searches, asked }
}

it('visitors go to /auth and members without the role to / and on to /bots, without reading an execution', async () => {
  const visitor = await browserFixture.see(PATH, { [LIST]: { json: SAMPLE_EXECUTIONS } }, {})
  await visitor.page.waitForURL(/\/auth\?/)
  const member = await browserFixture.see(
    PATH,
    { [LIST]: { json: SAMPLE_EXECUTIONS } },
    browserFixture.newcomer.storage,
  )
  await member.page.waitForURL((url) => url.pathname === '/bots')
  expect([...visitor.asked, ...member.asked]).toEqual([])
})

it('[ADMIN-13] shows the latest 50 executions, newest first, and reads them again on "Vernieuwen"', async () => {
  const { page, searches } = await see(SAMPLE_EXECUTIONS)
  await bodyRows(page).first().waitFor()
  expect(searches[0]).toBe('order=created_at.desc&limit=50')
  expect(await bodyRows(page).count()).toBe(SAMPLE_EXECUTIONS.length)
  const before = searches.length
  await main(page).getByRole('button', { name: 'Vernieuwen' }).click()
  await expect.poll(() => searches.length).toBeGreaterThan(before)
  expect(await words(page)).toMatch(/Ververst om \d\d:\d\d:\d\d/)
})

it('[ADMIN-14] filters on status all, completed, failed, blocked, running and on channel all, hosted, widget, api', async () => {
  const { page, searches } = await see(SAMPLE_EXECUTIONS)
  await bodyRows(page).first().waitFor()
  const group = (name: string) => main(page).getByRole('group', { name, exact: true })
  expect(await group('Status').getByRole('button').allInnerTexts()).toEqual([
    'Alle',
    'Voltooid',
    'Mislukt',
    'Geblokkeerd',
    'Loopt',
  ])
  expect(await group('Kanaal').getByRole('button').allInnerTexts()).toEqual(['Alle', 'Chatpagina', 'Widget', 'API'])
  for (const [label, value] of [
    ['Voltooid', 'completed'],
    ['Mislukt', 'failed'],
    ['Geblokkeerd', 'blocked'],
    ['Loopt', 'running'],
  ] as const) {
    await group('Status').getByRole('button', { name: label }).click()
    await expect.poll(() => searches.at(-1)).toBe(`order=created_at.desc&limit=50&status=eq.${value}`)
  }
  for (const [label, value] of [
    ['Chatpagina', 'hosted'],
    ['Widget', 'widget'],
    ['API', 'api'],
  ] as const) {
    await group('Kanaal').getByRole('button', { name: label }).click()
    await expect
      .poll(() => searches.at(-1))
      .toBe(`order=created_at.desc&limit=50&status=eq.running&channel=eq.${value}`)
  }
  await group('Status').getByRole('button', { name: 'Alle' }).click()
  await expect.poll(() => searches.at(-1)).toBe('order=created_at.desc&limit=50&channel=eq.api')
  await main(page).getByLabel('Bot', { exact: true }).selectOption({ label: 'Tafelwijs (12 fouten)' })
  await expect.poll(() => searches.at(-1)).toContain(`bot_id=eq.${MONITORED_BOT}`)
})

it('[ADMIN-15] summarises the shown rows: counts, success, errors, out of scope and average time', async () => {
  const { page } = await see(SAMPLE_EXECUTIONS)
  await bodyRows(page).first().waitFor()
  // 2 of 8 completed, 1 failed, 1 out of scope; (1240 + 980 + 15000 + 210) / 4 milliseconds.
  expect(await words(page)).toContain(
    'Totaal 8 2 voltooid, 1 mislukt, 4 geblokkeerd, 1 lopend Geslaagd 25% Fouten 13% Buiten bereik 13% Gemiddelde tijd 4,4 seconde',
  )
})

it('[ADMIN-17] a row shows the reason of a block, the duration and the question, and all of it when opened', async () => {
  const { page } = await see(SAMPLE_EXECUTIONS)
  await bodyRows(page).first().waitFor()
  const lines = (await bodyRows(page).allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' '))
  expect(lines[0]).toMatch(/^Loopt \d\d:\d\d:\d\d API pro .* loopt Bekijk$/)
  expect(lines[1]).toMatch(
    /^Voltooid .* Widget pro Kan ik mijn bestelling nog wijzigen\? Mail e-mailadres Tafelwijs .*1\.240 ms/,
  )
  expect(lines[3]).toMatch(/^Mislukt .* endpoint_timeout 15\.000 ms/)
  for (const [index, reason] of ['Buiten bereik', 'Limiet bereikt', 'Ongeldige config', 'Abonnement vereist'].entries())
    expect(lines[4 + index]).toContain(reason)
  await bodyRows(page).nth(3).click()
  await sheet(page).getByText('endpoint_timeout').waitFor()
  expect(page.url()).toContain(`?id=${SAMPLE_EXECUTIONS[3]?.id}`)
  const sheetText = (await sheet(page).innerText()).replaceAll(/\s+/g, ' ')
  for (const part of [
    'Mislukt',
    'API',
    'ultimate',
    '15.000 ms',
    'Bericht in',
    'Antwoord uit',
    'Geen antwoord',
    'Foutmelding',
  ])
    expect(sheetText).toContain(part)
  await page.goBack()
  await expect.poll(() => sheet(page).count()).toBe(0)
})

it('[ADMIN-18] a failing load shows "Kon executions niet laden.", as a toast too, with a retry button', async () => {
  let isDown = true
  const { page } = await see([])
  await page.route(`**/${LIST}`, (route) =>
    isDown
      ? route.fulfill({ status: 403, ...refusal(403, 'forbidden', 'Dit mag je niet.') })
      : route.fulfill({ json: SAMPLE_EXECUTIONS }),
  )
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.reload()
  await main(page).getByText('Kon executions niet laden.').waitFor()
  await page.locator('[data-sonner-toast]').getByText('Kon executions niet laden.').waitFor()
  expect(logged).toContain('Kon executions niet laden.')
  isDown = false
  await main(page).getByRole('button', { name: 'Probeer opnieuw' }).first().click()
  await bodyRows(page).first().waitFor()
})

it('loads older rows by key and stops refreshing; a first page alone refreshes unless a row is open', async () => {
  const pages = [0, 50].map((from) => Array.from({ length: 50 }, (_, nth) => sampleExecution(from + nth)))
  const last = pages[0]?.at(-1)?.id
  const { page, searches } = await see((search) =>
    search.get('after') === last ? [sampleExecution(50)] : (pages[0] ?? []),
  )
  await bodyRows(page).first().waitFor()
  await main(page).getByText('Live', { exact: true }).waitFor()
  // Without any action of the user.
  await expect.poll(() => searches.length, { timeout: 20_000 }).toBeGreaterThan(1)
  await bodyRows(page).first().click()
  await sheet(page).getByRole('heading', { level: 2 }).waitFor()
  expect(await main(page).getByText('Live', { exact: true }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await main(page).getByRole('button', { name: 'Meer laden' }).click()
  await expect.poll(() => bodyRows(page).count()).toBe(51)
  expect(searches.at(-1)).toBe(`order=created_at.desc&limit=50&after=${last}`)
  expect(await main(page).getByRole('button', { name: 'Meer laden' }).count()).toBe(0)
  expect(await main(page).getByText('Live', { exact: true }).count()).toBe(0)
})

it('shows the whole text only after a reason was given, and discards it when the drawer closes', async () => {
  const whole = {
    execution_id: sampleExecution(1).id,
    message: 'Mail noor@dewit.example',
    response: 'Doen we',
    error_message: null,
  }
  const { page, asked } = await see(SAMPLE_EXECUTIONS, { [REVEAL]: { json: whole } })
  await bodyRows(page).nth(1).click()
  await sheet(page).getByRole('button', { name: 'Toon de hele tekst' }).click()
  const submit = sheet(page).getByRole('button', { name: 'Toon de hele tekst' })
  expect(await submit.isDisabled()).toBe(true)
  await sheet(page).getByLabel('Er is een klacht of vraag over dit antwoord').check()
  await submit.click()
  await sheet(page).getByText('Mail noor@dewit.example').waitFor()
  expect(asked.filter(({ endpoint }) => endpoint === REVEAL)).toEqual([
    { endpoint: REVEAL, body: { execution_id: SAMPLE_EXECUTIONS[1]?.id, reason: 'complaint' } },
  ])
  await page.keyboard.press('Escape')
  await bodyRows(page).nth(1).click()
  await sheet(page).getByRole('button', { name: 'Toon de hele tekst' }).waitFor()
  expect(await sheet(page).innerText()).not.toContain('noor@')
})

it('pauses a bot with a reason, shows the paused bots, and resumes it', async () => {
  let paused: unknown[] = []
  const { page, asked } = await see(SAMPLE_EXECUTIONS, {
    'functions/v1/pause-bot': { json: { bot_id: MONITORED_BOT, paused_at: SAMPLE_PAUSED.paused_at } },
    'functions/v1/resume-bot': { json: { bot_id: MONITORED_BOT } },
  })
  await page.route(`**/${PAUSED}`, (route) => route.fulfill({ json: paused }))
  await bodyRows(page).nth(3).click()
  await sheet(page).getByRole('button', { name: 'Zet bot stil' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tafelwijs stilzetten?' })
  await dialog.getByRole('button', { name: 'Zet stil' }).click()
  await dialog.getByText('Schrijf op waarom. De maker leest dit.').waitFor()
  expect(await dialog.getByLabel('Waarom?').evaluate((field) => field === document.activeElement)).toBe(true)
  await dialog.getByLabel('Waarom?').fill(SAMPLE_PAUSED.reason)
  paused = [SAMPLE_PAUSED]
  await dialog.getByRole('button', { name: 'Zet stil' }).click()
  await sheet(page).getByText('Staat stil sinds 20 november 2026 om 09:42.').waitFor()
  await page.keyboard.press('Escape')
  await main(page).getByRole('heading', { name: 'Staat stil' }).waitFor()
  await main(page).getByRole('button', { name: 'Zet weer aan: Tafelwijs' }).click()
  paused = []
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zet weer aan' }).click()
  await expect.poll(() => main(page).getByRole('heading', { name: 'Staat stil' }).count()).toBe(0)
  expect(asked.filter(({ endpoint }) => endpoint.endsWith('-bot'))).toEqual([
    { endpoint: 'functions/v1/pause-bot', body: { bot_id: MONITORED_BOT, reason: SAMPLE_PAUSED.reason } },
    { endpoint: 'functions/v1/resume-bot', body: { bot_id: MONITORED_BOT } },
  ])
})

it('texts of a visitor, bot or endpoint are rendered as text, in the row, in the drawer and in full', async () => {
  const bad = payloads.join('\n')
  const rows = payloads.map((payload, nth) =>
    sampleExecution(nth, {
      status: 'failed',
      input_data: { message: payload },
      output_data: { response: payload },
      error_message: payload,
      bot_title: payload,
      plan_tier: payload,
    }),
  )
  const { page } = await see(rows, {
    [REVEAL]: { json: { execution_id: '', message: bad, response: bad, error_message: bad } },
  })
  const alarms: string[] = []
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('request', (request) => request.url().includes('evil.example') && alarms.push(request.url()))
  await bodyRows(page).first().waitFor()
  expect(await bodyRows(page).count()).toBe(payloads.length)
  expect(
    await bodyRows(page).locator('script, img, svg, iframe, object, embed, style, form, [onerror], [onload]').count(),
  ).toBe(0)
  await bodyRows(page).nth(3).getByRole('button').click()
  await sheet(page).getByRole('button', { name: 'Toon de hele tekst' }).click()
  await sheet(page).getByLabel('Ik onderzoek misbruik').check()
  await sheet(page).getByRole('button', { name: 'Toon de hele tekst' }).click()
  await sheet(page).getByText('Hele tekst, met persoonsgegevens.').waitFor()
  expect(await sheet(page).locator('.monitor-said').first().textContent()).toBe(bad)
  expect(
    await sheet(page).locator('.monitor-said script, .monitor-said img, .monitor-said a, .monitor-error *').count(),
  ).toBe(0)
  expect(alarms).toEqual([])
})
