import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { refusal, type StubbedResponse, stubEndpoints } from '../support/open-page-as.ts'

const PLANS = 'rest/v1/subscription_plans*'
const START = 'functions/v1/create-subscription-checkout'
const START_DEVELOPER = 'functions/v1/create-checkout'
const ORDER = '/bestellen/0192e6fb-4580-7b00-a94c-7e80460bfe01'
const PRO = { code: 'pro', name: 'Pro', price_cents: 5399, active: true, stripe_price_id: 'price_pro' }
const LEAVES_AFTER_MS = 3000

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const says = (page: Page, text: string) => main(page).getByText(text, { exact: true }).first().waitFor()

/** Opens a launcher for a member with stubbed answers of its endpoints. */
const launch = (path: string, endpoints: Record<string, StubbedResponse>, storage = browserFixture.newcomer.storage) =>
  browserFixture.see(path, endpoints, storage)

describe('the launchers', () => {
  it('[ROUTE-21] [PAY-01] know four plans at /api/checkout and seven at /checkout; other codes are the 404 page', async () => {
    const customer = ['free', 'starter', 'pro', 'ultimate']
    const developer = ['dev-starter', 'dev-pro', 'dev-ultimate']
    const statusOf = async (path: string) => (await fetch(browserFixture.url + path)).status
    for (const code of customer) {
      expect([code, await statusOf(`/api/checkout?plan=${code}`)]).toEqual([code, 200])
      expect([code, await statusOf(`/checkout?plan=${code}`)]).toEqual([code, 200])
    }
    for (const code of developer) {
      expect([code, await statusOf(`/api/checkout?plan=${code}`)]).toEqual([code, 404])
      expect([code, await statusOf(`/checkout?plan=${code}`)]).toEqual([code, 200])
    }
    for (const path of ['/api/checkout', '/checkout', '/checkout?plan=PRO', '/checkout?plan=enterprise'])
      expect([path, await statusOf(path)]).toEqual([path, 404])
    const page = await browserFixture.enter()
    const asked = await stubEndpoints(page, { [PLANS]: { json: [PRO] } })
    await page.clock.install()
    await openPage(page, `${browserFixture.url}/api/checkout?plan=dev-pro`)
    await main(page).getByRole('heading', { name: '404', exact: true }).waitFor()
    await page.clock.fastForward(2 * LEAVES_AFTER_MS)
    await main(page).getByRole('heading', { name: '404', exact: true }).waitFor()
    expect([new URL(page.url()).pathname, asked]).toEqual(['/api/checkout', []])
  })

  it('[PAY-02] a plan without an active row, and a database that fails, read "Plan niet gevonden"', async () => {
    const none = await launch('/api/checkout?plan=pro', { [PLANS]: { json: [] } })
    await says(none.page, 'Plan niet gevonden')
    const asked: string[] = []
    const broken = await browserFixture.enter()
    await broken.route(`**/${PLANS}`, (route) => {
      asked.push(new URL(route.request().url()).search)
      return route.fulfill({ status: 500, body: '{}' })
    })
    await openPage(broken, `${browserFixture.url}/api/checkout?plan=pro`)
    await says(broken, 'Plan niet gevonden')
    expect(asked[0]).toContain('active=eq.true')
    expect(asked[0]).toContain('code=eq.pro')
  })

  it('[PAY-03] the free plan is activated without payment and opens the vendor dashboard or /vendor/apply', async () => {
    const { page } = await launch('/api/checkout?plan=free', {})
    await page.waitForURL(`${browserFixture.url}/vendor/apply?activated=free`)
    await says(page, 'Je gratis plan is actief')
    const again = await launch('/vendor/dashboard?activated=free', {})
    await again.page.waitForURL(`${browserFixture.url}/vendor/apply?activated=free`)
  })

  it('[PAY-04] the free plan needs a session, else "Niet ingelogd"; a failed answer shows the stated text', async () => {
    const visitor = await launch('/api/checkout?plan=free', {}, {})
    await says(visitor.page, 'Niet ingelogd')
    const refused = await launch('/api/checkout?plan=free', { [START]: refusal(503, 'unexpected', 'x') })
    await says(refused.page, 'Gratis plan activeren mislukt')
    expect(refused.asked).toEqual([{ endpoint: START, body: { planCode: 'free', paymentMethod: 'none' } }])
  })

  it('[PAY-05] a paid plan without a provider price reads "Stripe price ontbreekt", and no checkout is requested', async () => {
    const json = [{ ...PRO, stripe_price_id: null }]
    const { page, asked } = await launch('/api/checkout?plan=pro', { [PLANS]: { json }, [START]: { json: {} } })
    await says(page, 'Stripe price ontbreekt')
    expect(asked.map((one) => one.endpoint)).toEqual([PLANS])
  })

  it('[PAY-06] a paid plan gets a checkout session and the browser opens the address in the answer', async () => {
    const own = await launch('/api/checkout?plan=pro', { [START]: { json: { checkoutUrl: ORDER, url: ORDER } } })
    await own.page.waitForURL(browserFixture.url + ORDER)
    const elsewhere = await browserFixture.enter()
    await elsewhere.route('https://betalen.example/**', (route) => route.fulfill({ body: 'betalen' }))
    await stubEndpoints(elsewhere, { [START_DEVELOPER]: { json: { url: 'https://betalen.example/sessie' } } })
    await elsewhere.goto(`${browserFixture.url}/checkout?plan=dev-pro`)
    await elsewhere.waitForURL('https://betalen.example/sessie')
  })

  it('[PAY-07] an error that the checkout returns reads "Checkout failed: " and its message', async () => {
    const error = refusal(503, 'payments_unavailable', 'De betaaldienst antwoordt niet.')
    const { page } = await launch('/api/checkout?plan=pro', { [START]: error })
    await says(page, 'Checkout failed: De betaaldienst antwoordt niet.')
  })

  it('[PAY-08] an answer without an address reads the launcher’s text or the plan card’s text', async () => {
    const { page } = await launch('/api/checkout?plan=pro', { [START]: { json: {} } })
    await says(page, 'Geen checkout URL ontvangen')
    const card = await launch('/pricing', { [START]: { json: {} } })
    await main(card.page).getByRole('button', { name: 'Kies Pro' }).click()
    await card.page.getByText('Geen checkoutUrl ontvangen').waitFor()
  })

  it('[PAY-09] any other failure shows the stated text: in the launcher, as alert at /checkout, as toast on a card', async () => {
    const blocking: string[] = []
    const fails = async (path: string) => {
      const page = await browserFixture.enter()
      page.on('dialog', (dialog) => {
        blocking.push(dialog.message())
        void dialog.dismiss()
      })
      await page.route(/create-(subscription-)?checkout$/, (route) => route.abort())
      await openPage(page, browserFixture.url + path)
      return page
    }
    const launcher = await fails('/api/checkout?plan=pro')
    const panel = main(launcher).getByRole('alert')
    await panel.getByText('Er is een fout opgetreden bij het maken van de checkout sessie', { exact: true }).waitFor()
    expect(new URL(launcher.url()).pathname).toBe('/api/checkout')
    const alert = main(await fails('/checkout?plan=dev-pro')).getByRole('alert')
    await alert.getByText('Er ging iets mis bij het starten van de checkout', { exact: true }).waitFor()
    const cards = await fails('/pricing')
    await main(cards).getByRole('button', { name: 'Kies Starter' }).click()
    await cards.getByText('Fout bij checkout').waitFor()
    await cards.getByText('Geen verbinding. Controleer je internet en probeer het opnieuw.').waitFor()
    const wordless = await launch('/pricing', { [START]: refusal(500, 'unexpected', '') })
    await main(wordless.page).getByRole('button', { name: 'Kies Starter' }).click()
    const toast = wordless.page.locator('.toast')
    await toast.getByText('Fout bij checkout', { exact: true }).waitFor()
    await toast.getByText('Er is iets misgegaan bij het starten van de checkout.', { exact: true }).waitFor()
    expect(await toast.first().getAttribute('data-tone')).toBe('error')
    expect(blocking).toEqual([])
  })

  it('[PAY-10] 3 seconds after an error the launcher opens /pricing, or /developer/pricing for a developer plan', async () => {
    for (const [path, plans] of [
      ['/api/checkout?plan=pro', '/pricing'],
      ['/checkout?plan=dev-pro', '/developer/pricing'],
    ] as const) {
      const page = await browserFixture.enter()
      await stubEndpoints(page, { [PLANS]: { json: [] } })
      // Its own clock, which is stopped once the error is there.
      await page.clock.install()
      await openPage(page, browserFixture.url + path)
      await says(page, 'Plan niet gevonden')
      const now = await page.evaluate(() => Date.now())
      await page.clock.pauseAt(now + LEAVES_AFTER_MS - 1000)
      expect(page.url()).toBe(browserFixture.url + path)
      await page.clock.runFor(2000)
      await page.waitForURL(browserFixture.url + plans)
    }
  })
})

describe('the plan cards', () => {
  it('[PLAN-10] a paid plan leads to its checkout; without a session to /auth; the button reads "Bezig..."', async () => {
    const html = await (await fetch(`${browserFixture.url}/pricing`)).text()
    for (const code of ['starter', 'pro', 'ultimate']) expect(html).toContain(`href="/api/checkout?plan=${code}"`)
    const visitor = await launch('/pricing', {}, {})
    const link = main(visitor.page).getByRole('link', { name: 'Kies Pro' })
    await expect.poll(() => link.getAttribute('href')).toBe('/auth?redirect=/api/checkout?plan=pro')
    await link.click()
    await visitor.page.waitForURL(/\/auth\?redirect=/)
    const page = await browserFixture.enter()
    let answer = () => {}
    const waits = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**/${START}`, async (route) => {
      await waits
      await route.fulfill({ json: { checkoutUrl: ORDER, url: ORDER } })
    })
    await openPage(page, `${browserFixture.url}/pricing`)
    await main(page).getByRole('button', { name: 'Kies Pro' }).click()
    await main(page).getByRole('button', { name: 'Bezig...' }).waitFor()
    answer()
    await page.waitForURL(browserFixture.url + ORDER)
  })

  it('a member with a paid plan is redirected to changing it', async () => {
    const url = '/billing?wissel=pro'
    const { page } = await launch(
      '/pricing',
      { [START]: { json: { checkoutUrl: url, url } } },
      browserFixture.company.storage,
    )
    await main(page).getByRole('button', { name: 'Kies Pro' }).click()
    await page.waitForURL(browserFixture.url + url)
  })
})
