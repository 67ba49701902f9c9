import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openPage, takePicture, watchErrors } from '../support/browser.ts'
import { BOTS, BUSINESS } from '../support/buying.ts'
import { planOrder } from '../support/order-answers.ts'
import { PRESS, pay } from '../support/paying-pages.ts'
import { setScreenStage } from '../support/screen-stage.ts'

const stage = setScreenStage()
const sessionSchema = z.object({ accessToken: z.string() })

/** Rents a bot as the newcomer, by the doors alone. */
async function rentByDoors(botId: string): Promise<void> {
  const { accessToken } = sessionSchema.parse(JSON.parse(stage.newcomer.storage['syvo.session'] ?? ''))
  const post = async (path: string, body: unknown): Promise<unknown> => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
    const answer = await fetch(stage.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  const checkout = z.object({ url: z.string() })
  const { url: page } = checkout.parse(await post('/functions/v1/create-bot-checkout', { botId, accessType: 'rental' }))
  const orderId = page.split('/').at(-1)
  const buying = { orderId, buyer: BUSINESS, seenPriceCents: 2900, acceptsTerms: true, startsNow: true }
  const { url } = checkout.parse(await post('/functions/v1/confirm-order', buying))
  const sessionId = new URL(url).searchParams.get('sessie')
  await post('/functions/v1/sandbox-pay', { sessionId, method: 'ideal', outcome: 'paid' })
  await post('/functions/v1/verify-payment', { sessionId: orderId })
}

it('who rents a bot reads so on its page, ends the rental with the order of a plan, and keeps the bot on that plan (AMB-037)', async () => {
  await rentByDoors(BOTS.balie)
  const page = await stage.enter()
  const problems = watchErrors(page)
  const main = page.locator('main')
  await openPage(page, `${stage.url}/bot/${BOTS.balie}`)
  await page
    .locator('aside')
    .getByText(/^Gehuurd, wordt verlengd op/)
    .waitFor()
  expect(await page.locator('aside').getByRole('link', { name: /^Huur/ }).count()).toBe(0)
  await page
    .locator('aside')
    .getByText(/^Gehuurd/)
    .scrollIntoViewIfNeeded()
  await takePicture(page, 'bot-rented')
  await page.goto(`${stage.url}/pricing`)
  await main.getByRole('button', { name: 'Kies Starter' }).click()
  await page.waitForURL(/\/bestellen\//)
  const rentals = main.getByRole('group', { name: 'Betaal niet dubbel' })
  const box = rentals.getByRole('checkbox', { name: /Stop de huur van Balie/ })
  await box.waitFor()
  expect(await box.isChecked()).toBe(true)
  await rentals
    .getByText(
      /€ 29,00 per maand\. Je houdt wat je betaald hebt: de huur loopt tot .* Daarna draait hij verder op je plan\./,
    )
    .waitFor()
  await takePicture(page, 'order-rentals')
  await page.setViewportSize({ width: 390, height: 844 })
  await rentals.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await takePicture(page, 'order-rentals-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await takePicture(page, 'order-rentals-dark')
  await page.setViewportSize({ width: 1280, height: 800 })
  await main.getByRole('checkbox', { name: /voorwaarden/ }).check()
  await main.getByRole('button', { name: PRESS, exact: true }).click()
  await pay(page, 'iDEAL')
  await main
    .getByText(/Abonnement (?:geactiveerd|succesvol)!/)
    .first()
    .waitFor()
  // The worker cancels it a moment after the payment.
  const hasEnd = async () => {
    await openPage(page, `${stage.url}/billing`)
    const line = main.getByText(/^Stopt op .*, daarna geen kosten$/)
    return line
      .first()
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
  }
  await expect.poll(hasEnd, { timeout: 30_000, interval: 500 }).toBe(true)
  await page.goto(`${stage.url}/my-bots`)
  await main.getByText('Gehuurd, daarna op je plan').waitFor()
  await main.getByText('1 van 3 actief').waitFor()
  await takePicture(page, 'my-bots-then-plan')
  expect(problems).toEqual([])
})

describe('the rentals of an order', () => {
  const rental = (name: string, price_cents: number) => ({
    subscription_id: `0192e6fb-4580-7b00-a94c-7e80460bfe${name}`,
    title: `Bot ${name}`,
    price_cents,
    ends_at: '2026-12-20T10:00:00.000Z',
  })

  it('only as many as the plan has room for end, the dearest at first, and what the buyer chose is sent', async () => {
    const order = planOrder({
      buyer: BUSINESS,
      rentals: [rental('11', 3900), rental('12', 2900), rental('13', 1900)],
      rentals_room: 2,
    })
    const { page, asked } = await stage.see(`/bestellen/${order.id}`, {
      'functions/v1/orders/*': { json: order },
      'functions/v1/confirm-order': {
        status: 409,
        json: { error: { code: 'rentals_changed', message: 'Wat je apart huurt, is net veranderd.' } },
      },
    })
    const main = page.locator('main')
    await main.getByText('Dit plan heeft nog plaats voor 2 bots.').waitFor()
    const boxes = main.getByRole('group', { name: 'Betaal niet dubbel' }).getByRole('checkbox')
    const states = () =>
      boxes.evaluateAll((all) => all.map((box) => box instanceof HTMLInputElement && [box.checked, box.disabled]))
    expect(await states()).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
    await boxes.nth(0).uncheck()
    expect(await states()).toEqual([
      [false, false],
      [true, false],
      [false, false],
    ])
    await boxes.nth(2).check()
    await main.getByRole('checkbox', { name: /voorwaarden/ }).check()
    await main.getByRole('button', { name: PRESS, exact: true }).click()
    await main.getByText('Wat je apart huurt, is net veranderd.').waitFor()
    const confirmed = asked.find(({ door }) => door.endsWith('confirm-order'))
    expect(confirmed?.body).toMatchObject({
      endRentalIds: [order.rentals[1]?.subscription_id, order.rentals[2]?.subscription_id],
    })
  })

  it('an order that doubles nothing says nothing of rentals', async () => {
    const order = planOrder()
    const { page } = await stage.see(`/bestellen/${order.id}`, { 'functions/v1/orders/*': { json: order } })
    await page.locator('main').getByRole('button', { name: PRESS, exact: true }).waitFor()
    expect(await page.getByText('Betaal niet dubbel').count()).toBe(0)
  })
})
