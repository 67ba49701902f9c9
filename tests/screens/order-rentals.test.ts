import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openPage, takeScreenshot, watchErrors } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { BOTS, BUSINESS } from '../support/order-fixtures.ts'
import { planOrder, sampleBilling, sampleOrder } from '../support/order-responses.ts'
import { PRESS, pay } from '../support/payment-pages.ts'

const browserFixture = openBrowserFixture()
const sessionSchema = z.object({ accessToken: z.string() })

/** Rents a bot as the newcomer, by calling the endpoints directly. */
async function rentByEndpoints(botId: string): Promise<void> {
  const { accessToken } = sessionSchema.parse(JSON.parse(browserFixture.newcomer.storage['syvo.session'] ?? ''))
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const answer = await fetch(browserFixture.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const checkout = z.object({ url: z.string() })
  const { url: page } = checkout.parse(await post('/functions/v1/create-bot-checkout', { botId, accessType: 'rental' }))
  const orderId = page.split('/').at(-1)
  const buying = { orderId, buyer: BUSINESS, seenPriceCents: 2900, acceptsTerms: true, startsNow: true }
  const { url } = checkout.parse(await post('/functions/v1/confirm-order', buying))
  const sessionId = new URL(url, browserFixture.url).searchParams.get('sessie')
  await post('/functions/v1/sandbox-pay', { sessionId, method: 'ideal', outcome: 'paid' })
  await post('/functions/v1/verify-payment', { sessionId: orderId })
}

it('a rented bot says so on its page, a plan order shows the overlap, and one press then moves it (AMB-037)', async () => {
  await rentByEndpoints(BOTS.balie)
  const page = await browserFixture.enter()
  const problems = watchErrors(page)
  const main = page.locator('main')
  await openPage(page, `${browserFixture.url}/bot/${BOTS.balie}`)
  await page
    .locator('aside')
    .getByText(/^Gehuurd, wordt verlengd op/)
    .waitFor()
  expect(await page.locator('aside').getByRole('link', { name: /^Huur/ }).count()).toBe(0)
  await page
    .locator('aside')
    .getByText(/^Gehuurd/)
    .scrollIntoViewIfNeeded()
  await takeScreenshot(page, 'bot-rented')
  await page.goto(`${browserFixture.url}/pricing`)
  await main.getByRole('button', { name: 'Kies Starter' }).click()
  await page.waitForURL(/\/bestellen\//)
  const rentals = main.getByRole('region', { name: 'Betaal niet dubbel' })
  await rentals.getByText(/Balie.*: € 29,00 per maand/).waitFor()
  await rentals.getByText(/De huur loopt door tot je die stopt\. Na het betalen zet je een bot met één druk/).waitFor()
  await takeScreenshot(page, 'order-rentals')
  await page.setViewportSize({ width: 390, height: 844 })
  await rentals.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await takeScreenshot(page, 'order-rentals-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await takeScreenshot(page, 'order-rentals-dark')
  await page.setViewportSize({ width: 1280, height: 800 })
  await main.getByRole('checkbox', { name: /voorwaarden/ }).check()
  await main.getByRole('button', { name: PRESS, exact: true }).click()
  await pay(page, 'iDEAL')
  await main
    .getByText(/Abonnement (?:geactiveerd|succesvol)!/)
    .first()
    .waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })
  await main.getByRole('link', { name: 'Bekijk je bestelling' }).click()
  await rentals.getByText('Deze bot past op je plan.').waitFor()
  await takeScreenshot(page, 'order-paid-rentals')
  const move = rentals.getByRole('button', { name: 'Zet op mijn plan en stop de huur (Balie' })
  await move.focus()
  await page.keyboard.press('Enter')
  await page
    .locator('.toast')
    .getByText(/gaat verder op je plan/)
    .waitFor()
  await move.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('plan-moves')
  await rentals.getByText(/gaat verder op je plan\. De huur loopt tot .* en wordt niet verlengd\./).waitFor()
  await takeScreenshot(page, 'order-moved')
  await openPage(page, `${browserFixture.url}/billing`)
  await main
    .getByText(/^Huur stopt op .*, daarna draait hij op je plan$/)
    .first()
    .waitFor()
  await takeScreenshot(page, 'billing-moved')
  await page.goto(`${browserFixture.url}/my-bots`)
  await main.getByText('Gehuurd, daarna op je plan').waitFor()
  await main.getByText('1 van 3 actief').waitFor()
  await takeScreenshot(page, 'my-bots-then-plan')
  expect(problems).toEqual([])
})

describe('the rentals of an order', () => {
  const rental = (name: string, price_cents: number) => ({
    subscription_id: `0192e6fb-4580-7b00-a94c-7e80460bfe${name}`,
    title: `Bot ${name}`,
    price_cents,
  })

  it('are all listed, with the number that fits on the plan, and none of them is sent', async () => {
    const order = planOrder({ buyer: BUSINESS, rentals: [rental('11', 3900), rental('12', 2900)], rentals_room: 1 })
    const { page, asked } = await browserFixture.see(`/bestellen/${order.id}`, {
      'functions/v1/orders/*': { json: order },
      'functions/v1/confirm-order': {
        status: 409,
        json: { error: { code: 'price_changed', message: 'De prijs is intussen veranderd.' } },
      },
    })
    const main = page.locator('main')
    const rentals = main.getByRole('region', { name: 'Betaal niet dubbel' })
    await rentals.getByText('Dit plan heeft nog plaats voor 1 bot.').waitFor()
    expect(await rentals.getByRole('listitem').count()).toBe(2)
    await main.getByRole('checkbox', { name: /voorwaarden/ }).check()
    await main.getByRole('button', { name: PRESS, exact: true }).click()
    await main.getByRole('alert').first().waitFor()
    const confirmed = asked.find(({ endpoint }) => endpoint.endsWith('confirm-order'))
    expect(Object.keys(confirmed?.body ?? {}).toSorted()).toEqual(
      ['acceptsTerms', 'buyer', 'orderId', 'seenPriceCents', 'startsNow'].toSorted(),
    )
  })

  it('a bought bot that is also rented says so after payment, with the way to stop the rental', async () => {
    const bot = { id: 'b1', title: 'Tafelwijs', category: 'Horeca' }
    const order = sampleOrder({ kind: 'purchase', bot, status: 'paid', paid_at: '2026-11-20T10:00:00.000Z' })
    const { page } = await browserFixture.see(`/bestellen/${order.id}`, {
      'functions/v1/orders/*': { json: order },
      'functions/v1/billing': { json: sampleBilling() },
    })
    const main = page.locator('main')
    await main.getByText('Je huurt Tafelwijs ook nog.').waitFor()
    await main.getByRole('button', { name: 'Zeg op (Tafelwijs)' }).waitFor()
    await takeScreenshot(page, 'order-bought-rented')
  })

  it('a full plan shows what to do next, and the button stays', async () => {
    const billing = sampleBilling()
    const id = billing.subscriptions[1]?.id ?? ''
    const { page } = await browserFixture.see('/billing', {
      'functions/v1/billing': { json: { ...billing, plan_places: [{ subscription_id: id, stands: 'fits' }] } },
      'functions/v1/move-rental-to-plan': {
        status: 409,
        json: { error: { code: 'plan_full', message: 'Je plan heeft geen plaats meer.' } },
      },
    })
    const moves = page.locator('main').getByRole('region', { name: 'Betaal niet dubbel' })
    const press = moves.getByRole('button', { name: 'Zet op mijn plan en stop de huur (Tafelwijs)' })
    await press.click()
    await moves.getByRole('alert').getByText('Je plan heeft geen plaats meer.').waitFor()
    await moves.getByRole('link', { name: 'Naar Mijn Bots' }).waitFor()
    expect(await press.count()).toBe(1)
    await takeScreenshot(page, 'plan-full')
  })

  it('a failed move is no longer told once its rental was cancelled', async () => {
    const billing = sampleBilling()
    const [plan, rental] = billing.subscriptions
    if (!plan || !rental) throw new Error('no rental')
    const plan_places = [{ subscription_id: rental.id, stands: 'fits' as const }]
    const { page } = await browserFixture.see('/billing', {
      'functions/v1/billing': { json: { ...billing, plan_places } },
      'functions/v1/move-rental-to-plan': {
        status: 500,
        json: { error: { code: 'payments_unavailable', message: 'Er is niets opgezegd.' } },
      },
      'functions/v1/cancel-subscription': { json: { ...rental, status: 'cancelled' } },
    })
    const moves = page.locator('main').getByRole('region', { name: 'Betaal niet dubbel' })
    await moves.getByRole('button', { name: 'Zet op mijn plan en stop de huur (Tafelwijs)' }).click()
    await moves.getByRole('alert').waitFor()
    await page.route('**/functions/v1/billing', (route) =>
      route.fulfill({ json: { ...billing, plan_places, subscriptions: [plan, { ...rental, status: 'cancelled' }] } }),
    )
    await page.getByRole('button', { name: 'Zeg op (Tafelwijs)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Zeg op', exact: true }).click()
    await moves.getByRole('button', { name: 'Zet op mijn plan (Tafelwijs)' }).waitFor()
    expect(await moves.getByRole('alert').count()).toBe(0)
  })

  it('an order without overlap mentions no rentals', async () => {
    const order = planOrder()
    const { page } = await browserFixture.see(`/bestellen/${order.id}`, { 'functions/v1/orders/*': { json: order } })
    await page.locator('main').getByRole('button', { name: PRESS, exact: true }).waitFor()
    expect(await page.getByText('Betaal niet dubbel').count()).toBe(0)
  })
})
