import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { refusal, type StubbedResponse } from '../support/open-page-as.ts'
import { SMOKE_BATCH, SMOKE_BOT, sampleBatch, sampleRun, sampleSmokeTests } from '../support/smoke-responses.ts'

const READ = 'functions/v1/smoke-tests'
const START = 'functions/v1/start-smoke-tests'
const STOP = 'functions/v1/cancel-smoke-tests'
const PATH = '/admin/smoke-tests'
/** The role as its endpoint answers it; the server decides what the page may read. */
const ADMIN = { 'rest/v1/user_roles*': { json: [{ role: 'admin' }] } }

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .first()
const words = async (page: Page, name: string) => (await card(page, name).innerText()).replaceAll(/\s+/g, ' ')

const see = (endpoints: Record<string, StubbedResponse> = {}) =>
  browserFixture.see(PATH, { ...ADMIN, ...endpoints }, browserFixture.newcomer.storage)

const RUNNING = sampleBatch({
  status: 'running',
  ended_at: null,
  counts: { waiting: 1, running: 1, passed: 1, failed: 0, cancelled: 0 },
})

it('[ROUTE-29] visitors go to /auth and members without the role to / and on to /bots, without reading a test', async () => {
  const visitor = await browserFixture.see(PATH, { [READ]: { json: sampleSmokeTests() } }, {})
  await visitor.page.waitForURL(/\/auth\?/)
  const member = await browserFixture.see(
    PATH,
    { [READ]: { json: sampleSmokeTests() } },
    browserFixture.newcomer.storage,
  )
  await member.page.waitForURL((url) => url.pathname === '/bots')
  expect([...visitor.asked, ...member.asked]).toEqual([])
})

it('[ADMIN-07] has a card for horeca, e-commerce, hr and support with its figures and "Test Alle"', async () => {
  const json = sampleSmokeTests({ batches: [sampleBatch()], passRate: 67 })
  const { page, asked } = await see({
    [READ]: { json },
    [START]: { json: { batch_id: SMOKE_BATCH, total: 3 } },
  })
  await card(page, 'Horeca').waitFor()
  for (const name of ['Horeca', 'E-commerce', 'HR', 'Support'])
    await card(page, name)
      .getByRole('button', { name: /^Test Alle/ })
      .waitFor()
  expect(await words(page, 'Horeca')).toMatch(/67% Geslaagd .*Ingerichte bots 12 Goed 2 Fout 1 Bezig 0 .*Test Alle$/)
  expect(await words(page, 'HR')).toMatch(/– Nog geen uitslag Ingerichte bots 0 Goed 0 Fout 0 Bezig 0/)
  await card(page, 'E-commerce').getByRole('button').click()
  await page.getByText('De test is gestart').waitFor()
  expect(asked.filter(({ endpoint }) => endpoint === START)).toEqual([
    { endpoint: START, body: { category: 'ecommerce' } },
  ])
})

it('[ADMIN-08] shows per bot and test the expected, found and missing words, answer, error and duration', async () => {
  const runs = [
    sampleRun({
      id: '0192e6fb-4580-7b00-a94c-7e80460bfec2',
      status: 'failed',
      test_input: 'Kan ik reserveren?',
      response: null,
      found_keywords: [],
      error: 'own:endpoint_timeout',
      duration_ms: 30_000,
    }),
    sampleRun(),
  ]
  const { page } = await see({ [READ]: { json: sampleSmokeTests({ batches: [sampleBatch()], runs }) } })
  const bot = main(page).getByRole('article')
  await bot.getByRole('heading', { name: 'Balie' }).waitFor()
  expect(await bot.getByText('Het endpoint antwoordde niet op tijd. Het ligt aan het eigen endpoint').count()).toBe(1)
  expect(await bot.getByText('30,0 s').count()).toBe(1)
  await bot.getByText('Hoe laat gaan jullie open?').click()
  await bot.getByText('open: gevonden').waitFor()
  expect(await bot.locator('details').first().getByText('uur: ontbreekt').count()).toBe(1)
  expect(await bot.locator('mark').allInnerTexts()).toEqual(['OPEN'])
  expect(await bot.getByText('1,2 s').count()).toBe(1)
})

it('shows the progress of a batch, refreshes while it runs and stops it; a second press is refused', async () => {
  const said = 'Deze test loopt al. Wacht even of stop hem eerst.'
  const { page, asked } = await see({
    [READ]: { json: sampleSmokeTests({ batches: [RUNNING] }) },
    [START]: refusal(409, 'already_running', said),
    [STOP]: { json: { batch_id: SMOKE_BATCH, cancelled: 2 } },
  })
  await card(page, 'Horeca').getByText('1 van 3').waitFor()
  const reads = () => asked.filter(({ endpoint }) => endpoint === READ).length
  await expect.poll(reads, { timeout: 10_000 }).toBeGreaterThan(2)
  await card(page, 'Horeca')
    .getByRole('button', { name: /^Test Alle/ })
    .click()
  await page.getByText(said).waitFor()
  await card(page, 'Horeca')
    .getByRole('button', { name: /^Stoppen/ })
    .click()
  await page.getByText('2 vragen zijn niet meer gesteld.').waitFor()
  expect(asked.find(({ endpoint }) => endpoint === STOP)?.body).toEqual({ batch_id: SMOKE_BATCH })
})

it('a test that runs already is reported with a link to it, which moves the focus there', async () => {
  const message = 'Deze test loopt al: Horeca (1 van 3 vragen). Wacht even of stop hem eerst.'
  const details = { running: [{ batch_id: SMOKE_BATCH, done: 1, total: 3 }] }
  const { page } = await see({
    [READ]: { json: sampleSmokeTests({ batches: [RUNNING] }) },
    [START]: { status: 409, json: { error: { code: 'already_running', message, details } } },
  })
  await card(page, 'Horeca')
    .getByRole('button', { name: /^Test Alle/ })
    .click()
  await page.getByText(message).waitFor()
  await page.locator('.toast').getByRole('link', { name: 'Bekijk hoe ver die is' }).click()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toContain('1 van 3')
  expect(new URL(page.url()).pathname).toBe(PATH)
})

it('a batch of one bot runs under the name of that bot, beside the card of its category', async () => {
  const ofBot = { ...RUNNING, bot_id: SMOKE_BOT }
  const json = { ...sampleSmokeTests({ runs: [sampleRun()] }), batches: [ofBot] }
  const { page } = await see({ [READ]: { json } })
  await main(page).getByRole('progressbar', { name: 'Voortgang van Balie' }).waitFor()
  expect(await card(page, 'Horeca').getByRole('progressbar').count()).toBe(0)
})

it('shows the last fourteen nights of a failing bot, and since when it is in maintenance', async () => {
  const day = new Date().toISOString().slice(0, 10)
  const health = [
    {
      bot_id: '0192e6fb-4580-7b00-a94c-7e80460bfea1',
      title: 'Balie',
      maintenance_since: '2026-11-18T05:31:00.000Z',
      days: [{ day, outcome: 'failing' as const, passed: 1, asked: 4 }],
    },
  ]
  const { page } = await see({ [READ]: { json: sampleSmokeTests({ health }) } })
  await main(page).getByText('In onderhoud sinds 18 november 2026').waitFor()
  const nights = main(page).getByRole('list').last().getByRole('listitem')
  expect(await nights.count()).toBe(14)
  expect(
    await main(page)
      .getByText(/fout, 1 van 4 goed$/)
      .count(),
  ).toBe(1)
})

it('says that there is nothing yet before the first test', async () => {
  const { page } = await see({ [READ]: { json: sampleSmokeTests() } })
  await main(page).getByText('Nog geen uitslagen').waitFor()
})

it('[ADMIN-12] a failing load shows "Kon gegevens niet laden." with a way to try again', async () => {
  const { page } = await see({ [READ]: refusal(500, 'unexpected', 'x') })
  await main(page).getByText('Kon gegevens niet laden.', { exact: true }).waitFor({ timeout: 60_000 })
  await main(page).getByRole('button', { name: 'Probeer opnieuw' }).waitFor()
})
