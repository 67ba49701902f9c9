import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Order } from '#modules/billing/contract.ts'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { refusal, stubEndpoints } from '../support/open-page-as.ts'
import { BUSINESS, CONSUMER } from '../support/order-fixtures.ts'
import { planOrder, sampleOrder } from '../support/order-responses.ts'

const ORDERS = 'functions/v1/orders/*'
const CONFIRM = 'functions/v1/confirm-order'
const ABANDON = 'functions/v1/abandon-order'
const TRIAL = 'functions/v1/start-trial'
const PAY = 'https://betalen.example/sessie'
const PRESS = 'Bestellen met betalingsverplichting'

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const says = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor()
const press = (page: Page) => main(page).getByRole('button', { name: PRESS, exact: true })

async function enter(storage = browserFixture.newcomer.storage): Promise<Page> {
  const page = await browserFixture.enter(storage)
  await page.route(`${PAY}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Betaalpagina</h1>' }))
  return page
}

/** Opens an order as its endpoint answers it; `order` may change meanwhile. */
async function openOrder(order: { now: Order }): Promise<Page> {
  const page = await enter()
  await page.route(`**/${ORDERS}`, (route) => route.fulfill({ json: order.now }))
  await openPage(page, `${browserFixture.url}/bestellen/${order.now.id}`)
  return page
}

async function fillCompany(page: Page): Promise<void> {
  await main(page).getByLabel('Bedrijfsnaam').fill(BUSINESS.companyName)
  await main(page).getByLabel('KvK-nummer').fill('1234 5678')
  await main(page)
    .getByLabel(/Btw-id/)
    .fill('nl123456789b01')
  await main(page).getByLabel('Je naam').fill(BUSINESS.name)
  await main(page).getByLabel('Straat en huisnummer').fill(BUSINESS.street)
  await main(page).getByLabel('Postcode').fill('1234 ab')
  await main(page).getByLabel('Plaats').fill(BUSINESS.city)
  await main(page)
    .getByRole('checkbox', { name: /voorwaarden/ })
    .check()
}

describe('the page of an order', () => {
  it('shows the item, the split of the price and one total incl. VAT directly above the legal button text', async () => {
    const page = await openOrder({ now: sampleOrder({ trial_ends_at: '2026-12-03T10:00:00.000Z' }) })
    await says(page, 'Tafelwijs')
    const text = (await main(page).innerText()).replaceAll(/\s+/g, ' ')
    expect(text).toContain(`Prijs zonder btw € 20,66 Btw 21% € 4,34 Totaal per maand, inclusief btw € 25,00 ${PRESS}`)
    expect(text).toContain('er wordt geen geld afgeschreven')
    expect(text).toContain('Je probeert deze bot gratis tot en met 3 december 2026')
    const once = await openOrder({
      now: sampleOrder({ kind: 'purchase', is_simulated: false, trial_ends_at: '2026-12-03T10:00:00.000Z' }),
    })
    await says(once, 'Totaal eenmalig, inclusief btw')
    await says(once, 'Koop je nu, dan betaal je vandaag één keer en is hij meteen van jou.')
    expect(await main(once).innerText()).not.toContain('eerste maand')
    expect(await main(once).innerText()).not.toContain('De betaalpagina is gesimuleerd')
    expect(
      await main(once)
        .getByRole('link', { name: /voorwaarden/ })
        .getAttribute('href'),
    ).toBe('/voorwaarden')
    expect(
      await main(once)
        .getByRole('link', { name: /privacy/ })
        .getAttribute('href'),
    ).toBe('/privacy')
  })

  it('offers the free trial before anything is typed, and starts it like the bot’s page (AMB-037, AMB-038)', async () => {
    const order = sampleOrder({ trial_offered: true, is_simulated: false })
    const page = await openOrder({ now: order })
    const asked = await stubEndpoints(page, { [TRIAL]: { json: {} } })
    const offer = main(page)
      .getByRole('status')
      .filter({ hasText: 'Je kunt Tafelwijs eerst 30 dagen gratis proberen.' })
    const terms = (await offer.innerText()).replaceAll(/\s+/g, ' ')
    expect(terms).toContain('Je hebt geen betaalgegevens nodig. De proef stopt vanzelf en kost niets.')
    expect(terms).toContain('Daarna huur je hem voor € 25,00 per maand inclusief btw, of je doet niets.')
    const tops = [offer, main(page).getByLabel('Bedrijfsnaam'), press(page)].map(
      async (part) => (await part.boundingBox())?.y ?? 0,
    )
    const [first, ...rest] = await Promise.all(tops)
    for (const top of rest) expect(first).toBeLessThan(top)
    await offer.getByRole('button', { name: 'Probeer 30 dagen gratis' }).press('Enter')
    await page.waitForURL((url) => url.pathname + url.search === `/dashboard?bot=${order.bot?.id}`)
    expect(asked).toEqual([{ endpoint: TRIAL, body: { botId: order.bot?.id } }])
  })

  it('offers no trial during or after one, and says why when it was used meanwhile', async () => {
    const none = await openOrder({ now: sampleOrder({ trial_ends_at: '2026-12-03T10:00:00.000Z' }) })
    await says(none, 'begint je eerste betaalde maand vandaag en vervallen de gratis dagen tot en met 3 december 2026')
    expect(
      await main(none)
        .getByRole('button', { name: /gratis/ })
        .count(),
    ).toBe(0)
    const page = await openOrder({ now: sampleOrder({ trial_offered: true }) })
    const used = 'Je hebt deze bot al eens 30 dagen gratis geprobeerd.'
    await stubEndpoints(page, { [TRIAL]: refusal(409, 'trial_used', used) })
    await main(page).getByRole('button', { name: 'Probeer 30 dagen gratis' }).click()
    await says(page, used)
    expect(new URL(page.url()).pathname).toMatch(/^\/bestellen\//)
  })

  it('shows missing fields of a business and of a consumer, and sends nothing', async () => {
    const page = await openOrder({ now: sampleOrder() })
    const asked = await stubEndpoints(page, { [CONFIRM]: { json: { url: PAY } } })
    await press(page).click()
    for (const text of ['Vul je bedrijfsnaam in', 'Een KvK-nummer heeft 8 cijfers', 'Ga akkoord met de voorwaarden'])
      await says(page, text)
    expect(await main(page).getByText('Geef aan dat de dienst').count()).toBe(0)
    await main(page).getByLabel('Ikzelf, als consument').check()
    await press(page).click()
    await says(page, 'Geef aan dat de dienst meteen mag beginnen')
    expect(await main(page).getByText('Vul je bedrijfsnaam in').isVisible()).toBe(false)
    expect(asked).toEqual([])
  })

  it('a press sends the buyer with the total that was shown, once for many presses, and leaves to pay', async () => {
    const page = await openOrder({ now: sampleOrder() })
    await fillCompany(page)
    const bodies: unknown[] = []
    let answer = () => {}
    const waits = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**/${CONFIRM}`, async (route) => {
      bodies.push(route.request().postDataJSON())
      await waits
      await route.fulfill({ json: { url: PAY } })
    })
    await press(page).dblclick()
    // It is busy, which would make the test wait: the press is forced.
    await main(page).getByRole('button', { name: 'Bezig...' }).click({ force: true })
    await main(page).getByLabel('Plaats').press('Enter')
    answer()
    await page.waitForURL(PAY)
    const orderId = sampleOrder().id
    expect(bodies).toEqual([{ orderId, buyer: BUSINESS, seenPriceCents: 2500, acceptsTerms: true, startsNow: true }])
  })

  it('a price that changed meanwhile is shown before it is charged, and the typed text stays', async () => {
    const order = { now: sampleOrder() }
    const page = await openOrder(order)
    await fillCompany(page)
    const asked = await stubEndpoints(page, { [CONFIRM]: refusal(409, 'price_changed', 'x') })
    order.now = sampleOrder({ price_cents: 2900, shown_price_cents: 2900, net_cents: 2397, btw_cents: 503 })
    await press(page).click()
    await says(page, 'De prijs is net veranderd')
    await says(page, '€ 29,00')
    expect(await main(page).getByLabel('Bedrijfsnaam').inputValue()).toBe(BUSINESS.companyName)
    expect(
      await main(page)
        .getByRole('checkbox', { name: /voorwaarden/ })
        .isChecked(),
    ).toBe(true)
    await press(page).click()
    await expect.poll(() => asked.map((one) => Object(one.body).seenPriceCents)).toEqual([2500, 2900])
  })

  it('an unreachable provider loses nothing, also when the order is read again', async () => {
    const order = { now: sampleOrder() }
    const page = await openOrder(order)
    await fillCompany(page)
    await stubEndpoints(page, { [CONFIRM]: refusal(503, 'payments_unavailable', 'De betaaldienst antwoordt niet.') })
    await press(page).click()
    await says(page, 'De betaaldienst antwoordt niet.')
    // It was confirmed, but has no payment page.
    order.now = sampleOrder({ status: 'open', payment_url: null })
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
    await says(page, 'De betaaldienst antwoordt niet.')
    expect(await main(page).getByLabel('Bedrijfsnaam').inputValue()).toBe(BUSINESS.companyName)
    expect(await press(page).count()).toBe(1)
  })

  it('coming back from the payment page shows the state of the order, with ways to continue or cancel', async () => {
    const order = { now: planOrder({ buyer: CONSUMER }) }
    const page = await openOrder(order)
    await main(page)
      .getByRole('checkbox', { name: /voorwaarden/ })
      .check()
    await main(page)
      .getByRole('checkbox', { name: /Begin meteen/ })
      .check()
    await stubEndpoints(page, {
      [CONFIRM]: { json: { url: PAY } },
      [ABANDON]: { json: planOrder({ status: 'cancelled' }) },
    })
    await press(page).click()
    await page.waitForURL(PAY)
    order.now = planOrder({ status: 'open', payment_url: PAY })
    await page.goBack()
    await says(page, 'Je bestelling wacht op je betaling')
    expect(await press(page).count()).toBe(0)
    expect(await main(page).getByRole('link', { name: 'Ga verder met betalen' }).getAttribute('href')).toBe(PAY)
    await main(page).getByRole('button', { name: 'Annuleer deze bestelling' }).click()
    await says(page, 'Deze bestelling is geannuleerd')
    expect(await main(page).getByRole('link', { name: 'Bestel opnieuw' }).getAttribute('href')).toBe(
      '/api/checkout?plan=pro',
    )
  })

  it('an order that was paid in another tab cannot be cancelled any more and shows that it is paid', async () => {
    const order = { now: sampleOrder({ status: 'open', payment_url: PAY }) }
    const page = await openOrder(order)
    await stubEndpoints(page, { [ABANDON]: refusal(409, 'order_paid', 'x') })
    const cancel = main(page).getByRole('button', { name: 'Annuleer deze bestelling' })
    await cancel.waitFor()
    order.now = sampleOrder({ status: 'paid', paid_at: '2026-11-20T10:02:00.000Z' })
    await cancel.click()
    await page.getByText('Deze bestelling is al betaald').waitFor()
    await says(page, 'Betaald. Bedankt voor je bestelling')
    expect(await main(page).getByRole('link', { name: 'Richt je bot in' }).getAttribute('href')).toBe(
      `/my-bots/${order.now.bot?.id}/inrichten`,
    )
  })

  it.each([
    ['expired', 'Deze bestelling is verlopen', null],
    ['failed', 'De betaling is niet gelukt', 'Je bank gaf geen toestemming.'],
    ['returned', 'Je betaling is terugbetaald', 'Je had deze bot al.'],
    ['withdrawn', 'Je hebt deze overeenkomst herroepen', null],
  ] as const)('an order that is %s says so, with the reason when there is one', async (status, title, problem) => {
    const page = await openOrder({ now: sampleOrder({ status, problem }) })
    await says(page, title)
    if (problem) await says(page, problem)
    expect(await press(page).count()).toBe(0)
  })

  it('orders of another account and unknown ones are not found; a visitor signs in first and comes back', async () => {
    const page = await enter()
    for (const id of [sampleOrder().id, 'geen-bestelling']) {
      await openPage(page, `${browserFixture.url}/bestellen/${id}`)
      await says(page, 'Deze bestelling is er niet')
    }
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    const visitor = await enter({})
    await visitor.goto(`${browserFixture.url}/bestellen/${sampleOrder().id}`)
    await visitor.waitForURL(/\/auth\?/)
    expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(`/bestellen/${sampleOrder().id}`)
  })
})

describe('the ways to buy one bot', () => {
  it('[BOT-11] the detail page leads with renting at its monthly total; a bot that is also sold has a link', async () => {
    const visitor = await enter({})
    const bots = await (await fetch(`${browserFixture.url}/rest/v1/bots`)).json()
    for (const model of ['rental', 'both', 'purchase']) {
      // The endpoint's answer, limited to the columns that this test needs.
      const found = (bots as { id: string; pricing_model: string }[]).find((bot) => bot.pricing_model === model)
      if (!found) continue
      await openPage(visitor, `${browserFixture.url}/bot/${found.id}`)
      const side = main(visitor).getByRole('complementary')
      expect(await side.innerText()).toMatch(/^€\s[\d.,]+\s+per maand, inclusief btw/)
      const buy = side.getByRole('link', { name: 'Liever eenmalig kopen?' })
      expect([model, await buy.count()]).toEqual([model, model === 'rental' ? 0 : 1])
    }
    await openPage(visitor, `${browserFixture.url}/bot/${browserFixture.company.botId}`)
    await main(visitor)
      .getByRole('link', { name: /^Huur deze bot voor €/ })
      .click()
    await visitor.waitForURL(/\/auth\?/)
    expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(
      `/bestellen?bot=${browserFixture.company.botId}&als=huur`,
    )
    const page = await enter(browserFixture.company.storage)
    await page.goto(`${browserFixture.url}/bestellen?bot=${browserFixture.company.botId}&als=huur`)
    await page.waitForURL(/\/bestellen\/[0-9a-f-]{36}$/)
    await says(page, 'Totaal per maand, inclusief btw')
  })

  it('a bot that cannot be ordered says why, with a link back', async () => {
    const page = await enter()
    await stubEndpoints(page, {
      'functions/v1/create-bot-checkout': refusal(409, 'access_exists', 'Je hebt deze bot al.'),
    })
    await openPage(page, `${browserFixture.url}/bestellen?bot=${browserFixture.company.botId}&als=koop`)
    await says(page, 'Je hebt deze bot al.')
    expect(await main(page).getByRole('link', { name: 'Terug naar de bot' }).getAttribute('href')).toBe(
      `/bot/${browserFixture.company.botId}`,
    )
  })
})
