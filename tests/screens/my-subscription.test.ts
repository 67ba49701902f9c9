import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { Billing } from '#modules/billing/contract.ts'
import { openBrowserFixture } from '../support/browser-fixture.ts'
import { refusal, type StubbedResponse } from '../support/open-page-as.ts'
import { sampleBilling, samplePlanChange, sampleSubscription, WITHDRAWABLE } from '../support/order-responses.ts'
import { overflowingDialogs } from '../support/overflowing-dialogs.ts'
import { sampleUserBot } from '../support/sample-user-bot.ts'

const BILLING = 'functions/v1/billing'
const PLAN = 'rest/v1/rpc/get_my_effective_plan'
const CHANGE = 'functions/v1/change-plan'
const SOON = /coming soon/i
const PRO = {
  plan_code: 'pro',
  plan_name: 'Pro',
  price_cents: 5399,
  subscription_tier: 'pro',
  is_paid: true,
  subscription_end: null,
  bot_limit: 10,
  features: {},
}

const browserFixture = openBrowserFixture()
const main = (page: Page) => page.locator('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first()
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))
const says = (page: Page, text: string | RegExp) => main(page).getByText(text).first().waitFor()
const words = async (page: Page) => (await main(page).innerText()).replaceAll(/\s+/g, ' ')

const see = (
  endpoints: Record<string, StubbedResponse> = {},
  storage = browserFixture.newcomer.storage,
  path = '/billing',
) => browserFixture.see(path, endpoints, storage)

/** Opens My Subscription of a member with Pro. */
const ofMember = (changes: Partial<Billing> = {}, more: Record<string, StubbedResponse> = {}, path = '/billing') =>
  see(
    { [BILLING]: { json: sampleBilling(changes) }, [PLAN]: { json: PRO }, ...more },
    browserFixture.newcomer.storage,
    path,
  )

it('opens for a company that pays for nothing, under its own heading and with nothing to end or withdraw', async () => {
  const { page } = await see({}, browserFixture.company.storage)
  await main(page).getByRole('heading', { level: 1, name: 'Mijn abonnement', exact: true }).waitFor()
  await main(page).getByRole('heading', { name: 'Gratis Plan', exact: true }).waitFor()
  expect(
    await main(page)
      .getByRole('button', { name: /^(Zeg op|Overeenkomst hier herroepen)/ })
      .count(),
  ).toBe(0)
})

it('[ACCT-02] [ACCT-03] shows plan name, bot limit, tier and badge, with the defaults of the free plan', async () => {
  const free = await see()
  await main(free.page).getByRole('heading', { name: 'Gratis Plan', exact: true }).waitFor()
  expect(await words(free.page)).toMatch(
    /Gratis Plan Gratis .*Niveau Free Prijs van je plan Gratis Bots op je plan 1 bot/,
  )
  const unknown = await see({ [PLAN]: refusal(500, 'unexpected', 'x') })
  await main(unknown.page).getByRole('heading', { name: 'Gratis Plan', exact: true }).waitFor()
  expect(await words(unknown.page)).toMatch(/Gratis Plan Gratis .*Niveau Free/)
  for (const [tier, shown] of [
    ['starter', 'Starter'],
    ['dev-pro', 'Dev-pro'],
  ] as const) {
    const json = { ...PRO, plan_code: tier, plan_name: 'Dit plan', subscription_tier: tier, bot_limit: 3 }
    const { page } = await see({ [PLAN]: { json } })
    await main(page).getByRole('heading', { name: 'Dit plan', exact: true }).waitFor()
    expect(await words(page)).toMatch(
      new RegExp(
        `Dit plan Premium .*Niveau ${shown} Prijs van je plan Gratis voor jou, anders € 53,99 per maand Bots op je plan 3 bots .*€ 0,00 .*Je betaalt niets per maand`,
      ),
    )
  }
})

it('[ACCT-04] upgrade, cancel and invoices work; the billing portal opens only where the provider has one', async () => {
  const none = await ofMember()
  await says(none.page, SOON)
  expect(await button(none.page, 'Beheer je betaalgegevens').isDisabled()).toBe(true)
  for (const name of ['Wijzig je plan', 'Zeg op (Syvo Pro)', /^Download pdf/])
    expect(await button(none.page, name).isEnabled()).toBe(true)
  const url = 'https://betalen.example/portaal'
  const portal = await ofMember(
    { provider: { is_simulated: false, has_portal: true } },
    { 'functions/v1/billing-portal': { json: { url } } },
  )
  await portal.page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Portaal</h1>' }))
  await button(portal.page, 'Beheer je betaalgegevens').click()
  await portal.page.waitForURL(url)
})

it('lists everything paid monthly with its next charge and one total; cancelled and failed ones say so', async () => {
  const rental = { id: 's2', kind: 'rental', title: 'Tafelwijs', plan_code: null, price_cents: 2500 } as const
  const { page } = await ofMember({
    subscriptions: [
      sampleSubscription({ status: 'past_due' }),
      sampleSubscription({ ...rental, status: 'cancelled' }),
      sampleSubscription({ ...rental, id: 's3', title: 'Balie', next_plan_code: 'starter', next_price_cents: 2999 }),
    ],
  })
  await says(page, 'We proberen het opnieuw. Toegang tot en met 26 december 2026')
  await says(page, 'Stopt op 12 december 2026, daarna geen kosten')
  await says(page, 'Daarna je nieuwe plan voor € 29,99 per maand')
  expect(await words(page)).toContain('€ 78,99 Totaal per maand, inclusief btw')
  expect(await words(page)).toContain('er wordt geen geld afgeschreven')
})

it('shows the source of each limit: the plan, a rented or a tried bot, and what is paid for it', async () => {
  const rented = sampleUserBot({ access_source: 'rental', usage: { used: 7, limit: 1000, month: '2026-11' } })
  const tried = sampleUserBot({
    bot: { ...rented.bot, title: 'Balie' },
    access_source: 'trial',
    access_end: '2026-12-24T10:00:00.000Z',
    usage: { used: 0, limit: 500, month: '2026-11' },
  })
  const billing = sampleBilling({
    subscriptions: [
      sampleSubscription({
        kind: 'rental',
        title: 'Tafelwijs',
        plan_code: null,
        bot_id: rented.bot_id,
        price_cents: 2500,
      }),
    ],
    monthly_total_cents: 2500,
  })
  const { page } = await see({ [BILLING]: { json: billing }, 'rest/v1/user_bots**': { json: [rented, tried] } })
  await main(page).getByRole('heading', { name: 'Wat je gratis probeert' }).waitFor()
  const read = await words(page)
  expect(read).toContain('Prijs van je plan Gratis Bots op je plan 1 bot Antwoorden per maand op je plan 50')
  expect(read).toContain('tellen hier niet mee. Die hebben hun eigen antwoorden. € 25,00 Totaal per maand')
  expect(read).toContain('Voor de bots die je apart huurt. Volgende afschrijving 12 december 2026')
  expect(read).toMatch(/Tafelwijs Volgende afschrijving 12 december 2026 1\.000 antwoorden per maand, los van je plan/)
  expect(read).toMatch(
    /Balie Proef tot en met 24 december 2026\. Stopt vanzelf en kost niets\. 500 antwoorden per maand/,
  )
})

it('ending asks in a dialog that fits a phone and a desktop, with its whole text and both answers', async () => {
  const { page } = await ofMember()
  await button(page, 'Zeg op (Syvo Pro)').click()
  await dialog(page).getByText('Daarna stopt het en betaal je niets meer.').waitFor()
  await dialog(page).getByRole('button', { name: 'Niet opzeggen' }).waitFor()
  expect(await overflowingDialogs(page)).toEqual([])
})

it('says that a plan change failed, or is still pending, and which plan is active meanwhile', async () => {
  const failed_change = { title: 'Syvo Ultimate', reason: 'late', at: '2026-11-20T10:00:00.000Z' } as const
  const { page } = await ofMember({ subscriptions: [sampleSubscription({ failed_change })] })
  await says(page, 'Je overstap naar Syvo Ultimate is niet gelukt.')
  await says(page, 'Je hebt nu Syvo Pro voor € 53,99 per maand. Je kunt opnieuw een plan kiezen.')
  const next = { next_plan_code: 'starter', next_title: 'Syvo Starter', next_price_cents: 2999 }
  const asking = await ofMember({ subscriptions: [sampleSubscription({ ...next, next_stands: 'asking' })] })
  await says(asking.page, 'Je overstap naar Syvo Starter wordt nog verwerkt')
})

it('a smaller plan starts with the next period and asks which bots stay, no more than it allows', async () => {
  const json = samplePlanChange({
    plan_code: 'starter',
    plan_name: 'Starter',
    from: 'next_period',
    due_now_cents: 0,
    price_cents: 2999,
    bot_limit: 1,
    running: [
      { bot_id: '0192e6fb-4580-7b00-a94c-7e80460bfea1', title: 'Balie' },
      { bot_id: '0192e6fb-4580-7b00-a94c-7e80460bfea2', title: 'Bonnie' },
    ],
  })
  const { page, asked } = await ofMember({}, { [CHANGE]: { json } }, '/billing?wissel=starter')
  await dialog(page).getByText('Welke bot blijft aan?').waitFor()
  await dialog(page).getByLabel('Bonnie').check()
  await dialog(page).getByRole('button', { name: 'Stap over naar Starter' }).click()
  await dialog(page).getByText('Dit plan laat 1 bot toe. Kies er minder.').waitFor()
  await dialog(page).getByLabel('Balie').uncheck()
  await dialog(page).getByRole('button', { name: 'Stap over naar Starter' }).click()
  await page.getByText('Je stapt op 12 december 2026 over naar Starter').waitFor()
  expect(asked.filter((one) => one.endpoint === CHANGE).map((one) => one.body)).toEqual([
    { planCode: 'starter', confirm: false },
    {
      planCode: 'starter',
      confirm: true,
      seenDueNowCents: 0,
      keepBotIds: ['0192e6fb-4580-7b00-a94c-7e80460bfea2'],
    },
  ])
})

it('an amount that changed while it was read is shown before it is charged', async () => {
  const { page } = await ofMember({}, {}, '/billing')
  const amounts = [6123, 6000]
  await page.route(`**/${CHANGE}`, (route) => {
    if (Object(route.request().postDataJSON()).confirm === true)
      return route.fulfill({ status: 409, json: { error: { code: 'price_changed', message: 'x' } } })
    return route.fulfill({ json: samplePlanChange({ due_now_cents: amounts.shift() ?? 0 }) })
  })
  await button(page, 'Wijzig je plan').click()
  await dialog(page)
    .getByLabel(/Ultimate/)
    .check()
  await dialog(page).getByText('€ 61,23').waitFor()
  await dialog(page).getByRole('button', { name: 'Bestellen met betalingsverplichting' }).click()
  await dialog(page).getByText('Het bedrag is net veranderd.').waitFor()
  await dialog(page).getByText('€ 60,00').waitFor()
})

it('withdrawing takes two steps that name what, how much and where the mail goes; nothing is sent before', async () => {
  const endpoint = 'functions/v1/withdraw-order'
  const { page, asked } = await ofMember({ withdrawable: [WITHDRAWABLE] }, { [endpoint]: { json: {} } })
  await button(page, /^Overeenkomst hier herroepen/).click()
  for (const text of [WITHDRAWABLE.order_id, '€ 25,00', 'nieuw@bedrijf.example'])
    await dialog(page).getByText(text).first().waitFor()
  expect(asked.some((one) => one.endpoint === endpoint)).toBe(false)
  await dialog(page).getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await page.getByText('Je overeenkomst is herroepen').waitFor()
  expect(asked.find((one) => one.endpoint === endpoint)?.body).toEqual({ orderId: WITHDRAWABLE.order_id })
})
