import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openPage } from '../support/browser.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { refusal, type StubbedResponse } from '../support/open-page-as.ts'
import { sampleOrder } from '../support/order-responses.ts'

const CHECK = 'functions/v1/check-subscription'
const VERIFY = 'functions/v1/verify-payment'
const SESSION = '0192e6fb-4580-7b00-a94c-7e80460bfe01'
const ACTIVATED = 'Abonnement geactiveerd! (Je Pro plan is nu actief.)'
const SUBSCRIBED = 'Abonnement succesvol!'
const BOUGHT = 'Betaling succesvol! (Je hebt nu toegang tot de bot.)'
const FAILED = 'Betaling mislukt - Er is iets misgegaan met je betaling.'
const UNVERIFIED = 'Verificatie mislukt - Kon de betaling niet verifiëren.'

const member = { json: { subscribed: true, subscription_tier: 'pro', subscription_end: null } }
const none = { json: { subscribed: false, subscription_tier: 'free', subscription_end: null } }
const verified = (success: boolean, pending = false): StubbedResponse => ({
  json: { success, pending, bot_id: success ? SESSION : null },
})

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const heads = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true }).waitFor()
const leadsTo = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).getAttribute('href')

/** Returns from the payment page with stubbed answers of the endpoints. */
const comeBack = (
  query: string,
  endpoints: Record<string, StubbedResponse>,
  storage = browserFixture.newcomer.storage,
) => browserFixture.see(`/payment-success${query}`, endpoints, storage)

describe('after paying', () => {
  it('[ROUTE-20] [PAY-11] it changes from verifying to success with a dashboard button, or to failed with a prices button', async () => {
    const page = await browserFixture.enter()
    let answer = () => {}
    const waits = new Promise<void>((resolve) => (answer = resolve))
    await page.route(`**/${CHECK}`, async (route) => {
      await waits
      await route.fulfill(member)
    })
    await openPage(page, `${browserFixture.url}/payment-success?session_id=${SESSION}&plan=pro`)
    await heads(page, 'We kijken of je betaling binnen is')
    expect(await main(page).getByRole('link').count()).toBe(0)
    answer()
    await heads(page, ACTIVATED)
    expect(await leadsTo(page, 'Naar dashboard')).toBe('/dashboard')
    const failed = await comeBack(`?session_id=${SESSION}`, { [CHECK]: none, [VERIFY]: verified(false) })
    await heads(failed.page, FAILED)
    expect(await leadsTo(failed.page, 'Terug naar prijzen')).toBe('/pricing')
    expect(failed.asked.at(-1)).toEqual({ endpoint: VERIFY, body: { sessionId: SESSION } })
  })

  it('[PAY-12] the subscription check comes first, and subscribed is success', async () => {
    const { page, asked } = await comeBack('', { [CHECK]: member, [VERIFY]: verified(false) })
    await heads(page, ACTIVATED)
    expect(asked).toEqual([{ endpoint: CHECK, body: null }])
  })

  it('[PAY-13] not subscribed and without session_id is failed, without further requests', async () => {
    const { page, asked } = await comeBack('', { [CHECK]: none, [VERIFY]: verified(true) })
    await heads(page, FAILED)
    expect(asked).toHaveLength(1)
    const withPlan = await comeBack('?plan=pro', { [CHECK]: none, [VERIFY]: verified(true) })
    await heads(withPlan.page, FAILED)
  })

  it('[PAY-14] with plan the order is reconciled and checked for seconds; rights come from the server only', async () => {
    const page = await browserFixture.enter()
    const bodies: unknown[] = []
    await page.route(`**/${CHECK}`, async (route) => {
      bodies.push(route.request().postDataJSON())
      await route.fulfill(bodies.length < 3 ? none : member)
    })
    await openPage(page, `${browserFixture.url}/payment-success?session_id=${SESSION}&plan=pro`)
    await heads(page, SUBSCRIBED)
    expect(bodies).toEqual([null, { session_id: SESSION }, { session_id: SESSION }])
    const never = await comeBack(`?session_id=${SESSION}&plan=pro`, { [CHECK]: none, [VERIFY]: verified(false) })
    await heads(never.page, FAILED)
    expect(never.asked.filter((one) => one.endpoint === CHECK)).toHaveLength(6)
  })

  it('[PAY-15] without plan the payment of the session is verified, and its success flag decides', async () => {
    for (const [given, text] of [
      [verified(true), BOUGHT],
      [verified(false), FAILED],
    ] as const) {
      const { page, asked } = await comeBack(`?session_id=${SESSION}`, { [CHECK]: none, [VERIFY]: given })
      await heads(page, text)
      expect(asked.map((one) => one.endpoint)).toEqual([CHECK, VERIFY])
    }
  })

  it('[PAY-16] [PAY-17] each outcome has its literal text: first check, plan, verified payment, refusal, failed call', async () => {
    const ends: readonly [string, Record<string, StubbedResponse>, string][] = [
      ['', { [CHECK]: member }, ACTIVATED],
      [`?session_id=${SESSION}`, { [CHECK]: none, [VERIFY]: verified(true) }, BOUGHT],
      [`?session_id=${SESSION}`, { [CHECK]: none, [VERIFY]: verified(false) }, FAILED],
      [`?session_id=${SESSION}`, { [CHECK]: none, [VERIFY]: refusal(503, 'payments_unavailable', 'x') }, UNVERIFIED],
      [`?session_id=${SESSION}&plan=pro`, { [CHECK]: refusal(503, 'unexpected', 'x') }, UNVERIFIED],
    ]
    for (const [query, endpoints, text] of ends) await heads((await comeBack(query, endpoints)).page, text)
    // The outcome of the plan's own branch needs two answers.
    const page = await browserFixture.enter()
    let calls = 0
    await page.route(`**/${CHECK}`, (route) => route.fulfill(++calls === 1 ? none : member))
    await openPage(page, `${browserFixture.url}/payment-success?session_id=${SESSION}&plan=pro`)
    await heads(page, SUBSCRIBED)
  })

  it('a debit that takes days is neither success nor failure, and a plan makes no unpaid bot a success', async () => {
    const endpoints = { [CHECK]: none, [VERIFY]: verified(false, true) }
    await heads((await comeBack(`?session_id=${SESSION}`, endpoints)).page, 'Je betaling is onderweg')
    const order = { json: { kind: 'purchase' } }
    const bot = { [CHECK]: member, [VERIFY]: verified(false), 'functions/v1/orders/*': order }
    await heads((await comeBack(`?session_id=${SESSION}`, bot)).page, FAILED)
  })

  it('a visitor reads that the payment could not be looked up, with a link to sign in and back', async () => {
    const { page } = await comeBack(`?session_id=${SESSION}&plan=pro`, {}, {})
    await heads(page, UNVERIFIED)
    expect(await leadsTo(page, 'Log in')).toBe(
      `/auth?redirect=${encodeURIComponent(`/payment-success?session_id=${SESSION}&plan=pro`)}`,
    )
  })
})

describe('after a bot was bought', () => {
  it('[ROUTE-04] [PAY-18] /bot/success shows an active bot and claims access only where there is one; /bot/{id} is its page', async () => {
    const bots = await (await fetch(`${browserFixture.url}/rest/v1/bots?id=eq.${browserFixture.company.botId}`)).json()
    // The endpoint's answer, limited to the columns that the screen shows.
    const [bot] = bots as { title: string; description: string; monthly_execution_limit: number }[]
    if (!bot) throw new Error('no bot')
    const see = async (storage: typeof browserFixture.company.storage) => {
      const page = await browserFixture.enter(storage)
      await openPage(page, `${browserFixture.url}/bot/success?bot_id=${browserFixture.company.botId}`)
      await heads(page, bot.title)
      const text = await main(page).innerText()
      expect(text).toContain(bot.description)
      expect(text).toContain(new Intl.NumberFormat('nl-NL').format(bot.monthly_execution_limit))
      expect(await leadsTo(page, 'Naar je bots')).toBe('/account/bots')
      expect(await leadsTo(page, 'Naar de startpagina')).toBe('/')
      return { page, text }
    }
    expect((await see(browserFixture.company.storage)).text).toContain('Je hebt nu toegang')
    const guessed = await see(browserFixture.newcomer.storage)
    expect(guessed.text).not.toContain('Je hebt nu toegang')
    expect(await leadsTo(guessed.page, `Bekijk ${bot.title}`)).toBe(`/bot/${browserFixture.company.botId}`)
    const unknown = await browserFixture.enter()
    await openPage(unknown, `${browserFixture.url}/bot/success?bot_id=00000000-0000-4000-8000-000000000000`)
    await heads(unknown, 'Bot niet gevonden')
    await openPage(unknown, `${browserFixture.url}/bot/${browserFixture.company.botId}`)
    await main(unknown).getByRole('button', { name: 'Gebruik Bot Nu' }).first().waitFor()
  })

  it('[ROUTE-05] a visitor goes to /auth with the address to return to, a member without bot_id to /', async () => {
    const visitor = await browserFixture.enter({})
    await visitor.goto(`${browserFixture.url}/bot/success?bot_id=${browserFixture.company.botId}`)
    await visitor.waitForURL(/\/auth\?/)
    expect(new URL(visitor.url()).searchParams.get('redirect')).toBe(
      `/bot/success?bot_id=${browserFixture.company.botId}`,
    )
    const page = await browserFixture.enter()
    await page.goto(`${browserFixture.url}/bot/success`)
    // The front page of a signed-in user is the listing (AMB-001).
    await page.waitForURL((url) => ['/', '/bots', '/marketplace'].includes(url.pathname))
  })
})

it('returning from the payment page without paying shows the state at once, before any webhook event', async () => {
  const page = await browserFixture.enter()
  const open = sampleOrder({ status: 'open', payment_url: 'https://betalen.example/sessie' })
  const address = `${browserFixture.url}/bestellen/${open.id}`
  let asked = 0
  let isOver = false
  await page.route(`**/${VERIFY}`, (route) => {
    asked += 1
    return route.fulfill(verified(false))
  })
  // The outcome of a payment is known only after the provider was asked.
  await page.route('**/functions/v1/orders/*', (route) =>
    route.fulfill({ json: isOver && asked > 0 ? sampleOrder({ status: 'expired' }) : open }),
  )
  const outcome = main(page).getByText(
    /^(Je bestelling wacht op je betaling|Je bestelling is nog niet betaald|Deze best.* verlopen)/,
  )
  await openPage(page, `${address}?terug=1`)
  expect(await outcome.first().innerText()).toContain('Je bestelling is nog niet betaald')
  expect(await leadsTo(page, 'Ga verder met betalen')).toBe(open.payment_url)
  expect(asked).toBe(1)
  asked = 0
  isOver = true
  await openPage(page, `${address}?terug=1`)
  expect(await outcome.first().innerText()).toContain('Deze bestelling is verlopen')
  // Opening the order directly waits for the webhook event and does not ask the provider.
  asked = 0
  isOver = false
  await openPage(page, address)
  expect(await outcome.first().innerText()).toContain('Je bestelling wacht op je betaling')
  expect(asked).toBe(0)
})
