import { expect, it } from 'vitest'
import { openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'

const PLAN = 'rest/v1/rpc/get_my_effective_plan'
const planOf = (plan_code: string, price_cents: number) => ({
  json: {
    ...{ plan_code, plan_name: plan_code, price_cents, subscription_tier: plan_code, is_paid: price_cents > 0 },
    ...{ subscription_end: null, bot_limit: 3, features: {} },
  },
})
const browserFixture = openBrowserFixture()

it('the page of a tried bot shows until when, its setup and renting; no other offer before loading ends (AMB-037)', async () => {
  const page = await browserFixture.enter(browserFixture.company.storage)
  const problems = watchErrors(page)
  const isKnown = Promise.withResolvers<void>()
  await page.route('**/rest/v1/user_bots*', async (route) => {
    await isKnown.promise
    await route.fallback()
  })
  await openPage(page, `${browserFixture.url}/bot/${browserFixture.company.botId}`)
  const side = page.locator('aside')
  const rent = side.getByRole('link', { name: /^Huur deze bot voor/ })
  await side.getByRole('button', { name: 'Gebruik Bot Nu' }).waitFor()
  expect([(await side.locator('.bot-ways a').count()) > 0, await rent.isVisible()]).toEqual([true, false])
  isKnown.resolve()
  await side.getByText(/^Proef tot en met \d+ \w+ \d{4}$/).waitFor()
  await side.getByRole('link', { name: /^Huur verder voor € \d+,\d\d per maand$/ }).waitFor()
  expect(await rent.count()).toBe(0)
  await takeScreenshot(page, 'bot-trial-held')
  await page.setViewportSize({ width: 390, height: 844 })
  await page
    .locator('.action-bar')
    .getByText(/^Proef tot en met/)
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await takeScreenshot(page, 'bot-trial-held-phone')
  await side.getByRole('link', { name: 'Inrichten' }).click()
  await page.waitForURL(`**/my-bots/${browserFixture.company.botId}/inrichten`)
  expect(problems).toEqual([])
})

it('a visitor’s page offers the bot as the server rendered it', async () => {
  const html = await (await fetch(`${browserFixture.url}/bot/${browserFixture.company.botId}`)).text()
  expect(html).toMatch(/Huur deze bot voor/)
  const page = await browserFixture.enter({})
  await openPage(page, `${browserFixture.url}/bot/${browserFixture.company.botId}`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page
    .locator('aside')
    .getByRole('link', { name: /^Huur deze bot voor/ })
    .waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => url.includes('own-access') || url.includes('user_bots'))).toEqual([])
})

it('[AMB-198] with a free slot on a paid plan Gebruik Bot Nu switches the bot on and shows the slots left', async () => {
  const { page, asked } = await browserFixture.see(`/bot/${browserFixture.company.botId}`, {
    [PLAN]: planOf('pro', 5399),
    'rest/v1/rpc/can_activate_bot': { json: { allowed: true, reason: null, active_count: 2, limit_value: 5 } },
    'rest/v1/rpc/activate_bot': { json: true },
  })
  const side = page.locator('aside')
  await side.getByText('Zit in je plan').waitFor()
  expect(await side.getByRole('button').first().innerText()).toBe('Gebruik Bot Nu')
  expect(await side.getByRole('button', { name: 'Probeer 30 dagen gratis' }).count()).toBe(0)
  await side.getByRole('button', { name: 'Gebruik Bot Nu' }).click()
  await page.getByText('Nog 2 van 5 over op je plan.').first().waitFor()
  await page.waitForURL(`**/dashboard?bot=${browserFixture.company.botId}`)
  expect(asked.filter(({ endpoint }) => endpoint.endsWith('/activate_bot'))).toEqual([
    { endpoint: 'rest/v1/rpc/activate_bot', body: { bot_id_param: browserFixture.company.botId } },
  ])
  await takeScreenshot(page, 'used-in-plan')
})

it('[PLAN-13] without a plan the dialog of a bot’s actions offers the bot alone, a plan and the trial', async () => {
  const page = await browserFixture.enter()
  await openPage(page, `${browserFixture.url}/bot/${browserFixture.company.botId}`)
  await page.locator('aside').getByRole('button', { name: 'Gebruik Bot Nu' }).click()
  const dialog = page.getByRole('dialog', { name: 'Abonnement Vereist' })
  await dialog.getByText(/of huur(?: of koop)? alleen deze bot/).waitFor()
  await takeScreenshot(page, 'upgrade-dialog-own')
  await dialog.getByRole('link', { name: /^Huur voor € \d+,\d\d per maand$/ }).click()
  await page.waitForURL(/\/bestellen\/[0-9a-f-]{36}$/)
})

it('[AMB-195] the dialog, and the page of a blocked action, offer no trial after the trial of the bot', async () => {
  const { botId } = browserFixture.company
  const ended = {
    ...{
      id: botId,
      user_id: botId,
      bot_id: botId,
      access_type: 'rental',
      access_source: 'trial',
      access_expired: true,
    },
    ...{ access_end: '2026-01-01T00:00:00Z', active: true, created_at: '2025-12-01T00:00:00Z', on_plan: false },
    ...{ renews_at: null, config_valid: true, is_paused: false, version: { running: 1, live: 1, held: false } },
    bot: { id: botId, title: 'Balie', description: 'Antwoordt.', category: 'Horeca', input_fields: [] },
    usage: { used: 0, limit: 1000, month: 'november 2026' },
  }
  const endpoints = { [PLAN]: planOf('free', 0), 'rest/v1/user_bots*': { json: [ended] } }
  for (const path of [`/bot/${botId}`, `/template/${botId}`]) {
    const { page } = await browserFixture.see(path, endpoints)
    const use = page.locator('aside').getByRole('button', { name: 'Gebruik Bot Nu' })
    if (path.startsWith('/bot')) await use.click()
    const dialog = page.getByRole('dialog', { name: 'Abonnement Vereist' })
    await dialog.getByRole('link', { name: /^Huur voor/ }).waitFor()
    expect(await dialog.getByRole('button', { name: /proef/i }).count()).toBe(0)
  }
})

it('[PLAN-13] a bot without a free slot is offered alone, with the server’s text about the limit', async () => {
  const reason = 'Activatielimiet bereikt: Je kunt maximaal 3 bot(s) activeren. Upgrade je abonnement voor meer bots.'
  const { page } = await browserFixture.see('/my-bots', {
    [PLAN]: planOf('starter', 2999),
    'rest/v1/rpc/activate_bot': { status: 409, json: { error: { code: 'activation_limit_reached', message: reason } } },
  })
  await page.getByRole('switch', { name: /Balie/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade Vereist' })
  await dialog.getByText(reason).waitFor()
  await dialog.getByRole('heading', { name: 'Alleen Balie huren of kopen' }).waitFor()
  await takeScreenshot(page, 'limit-dialog-own')
  const href = await dialog.getByRole('link', { name: /^Huur voor/ }).getAttribute('href')
  expect(href).toMatch(/^\/bestellen\?bot=.*&als=huur$/)
})

it('the plans mark the current one and do not offer it again; nothing else shows before loading ends', async () => {
  const page = await browserFixture.enter()
  const isKnown = Promise.withResolvers<void>()
  await page.route(`**/${PLAN}`, async (route) => {
    await isKnown.promise
    await route.fulfill({ json: planOf('pro', 5399).json })
  })
  await openPage(page, `${browserFixture.url}/pricing`)
  const card = page.locator('.plan-popular')
  await card.getByRole('heading', { name: 'Pro' }).waitFor()
  expect(await card.getByText('Kies Pro').isVisible()).toBe(false)
  isKnown.resolve()
  await card.getByText('Je huidige plan').waitFor()
  await page.getByRole('button', { name: 'Upgrade naar Ultimate' }).waitFor()
  await page.getByRole('button', { name: 'Wissel naar Starter' }).waitFor()
  await takeScreenshot(page, 'pricing-current')
  await card.getByRole('link', { name: 'Naar je abonnement' }).click()
  await page.waitForURL('**/billing')
})

it('the rows of the popular plan align with those beside it', async () => {
  const page = await browserFixture.enter({})
  for (const width of [1181, 1280, 1600, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, `${browserFixture.url}/pricing`)
    const tops = await page
      .locator('.plan-lines')
      .evaluateAll((lists) => lists.map((list) => Math.round(list.getBoundingClientRect().top)))
    // Two in a row on a narrow screen: pro is beside ultimate.
    expect(new Set(width > 1180 ? tops : tops.slice(2)).size, `${width} px: ${tops.join()}`).toBe(1)
  }
})
