import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { SESSION_LOADING, type SessionState } from '#platform/browser/session-context.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { PLAN_PRICES } from '../../../../tests/support/plan-prices.ts'
import { clientOf, renderPart, signedIn } from '../../../../tests/support/render-part.tsx'
import type { Capabilities } from '../domain/capabilities.ts'
import { EnterpriseCard } from './enterprise-card.tsx'
import { PLAN_CARDS, planCards } from './plan-card-content.ts'
import { PlanCards } from './plan-cards.tsx'
import { planPricesQuery } from './plans-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

/** The capabilities that the modules declare on this installation. */
const RUNNING: Capabilities = new Set(['lead-score', 'second-factor', 'bot-publishing'])

const VISITOR = { status: 'signed-out', user: null } as const
const MEMBER = signedIn({ userId: 'u1', email: 'noor@bedrijf.example' })
const screen = (session: SessionState = VISITOR) =>
  renderPart(<PlanCards headingLevel={1} prices={PLAN_PRICES} contactHref="/contact" running={RUNNING} />, { session })
/** Returns the cards of the screen, in their order. */
const cards = (html: string) =>
  (html.split('<div class="plans-pay">')[0] ?? '')
    .split(/<li(?: class="plan-popular")?><div class="plan-top">/)
    .slice(1)
const words = (html = '') => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const cardOf = async (code: string) => cards(await screen())[PLAN_CARDS.findIndex((one) => one.code === code)] ?? ''
const linesOf = async (code: string) =>
  [...(await cardOf(code)).matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => words(line).trim())
const linkOf = (card: string) => /href="([^"]*)"/.exec(card)?.[1]?.replaceAll('&amp;', '&')

it('[PLAN-01] shows free, starter, pro and ultimate with the monthly prices of the table, also after one changed', async () => {
  const sold = async () => new QueryClient().fetchQuery(planPricesQuery(clientOf(app, null)))
  const prices = await sold()
  expect(PLAN_CARDS.map(({ code }) => [code, (prices[code] ?? -1) / 100])).toEqual([
    ['free', 0],
    ['starter', 29.99],
    ['pro', 53.99],
    ['ultimate', 149.99],
  ])
  expect(cards(await screen())).toHaveLength(4)
  await app.db.query(
    { role: 'service' },
    "update app.subscription_plans set price_cents = 3499 where code = 'starter' returning code",
    [],
  )
  const html = await renderPart(
    <PlanCards headingLevel={1} prices={await sold()} contactHref="/contact" running={RUNNING} />,
    { session: VISITOR },
  )
  expect(words(cards(html)[1])).toContain('euro 34,99 / maand')
})

it('[DATA-15] a plan card has code, name, priceMonthly, features, popular and cta with label and href', () => {
  const shown = planCards(PLAN_PRICES)
  expect(
    shown.map(({ features, note: _, ...card }) => ({ ...card, features: features.map(({ text }) => typeof text) })),
  ).toEqual([
    {
      ...{ code: 'free', name: 'Free', priceMonthly: 0, popular: false, features: Array(2).fill('string') },
      cta: { label: 'Begin gratis', href: '/auth?redirect=/onboarding' },
    },
    {
      ...{ code: 'starter', name: 'Starter', priceMonthly: 29.99, popular: false, features: Array(4).fill('string') },
      cta: { label: 'Kies Starter', href: '/api/checkout?plan=starter' },
    },
    {
      ...{ code: 'pro', name: 'Pro', priceMonthly: 53.99, popular: true, features: Array(11).fill('string') },
      cta: { label: 'Kies Pro', href: '/api/checkout?plan=pro' },
    },
    {
      ...{
        code: 'ultimate',
        name: 'Ultimate',
        priceMonthly: 149.99,
        popular: false,
        features: Array(11).fill('string'),
      },
      cta: { label: 'Kies Ultimate', href: '/api/checkout?plan=ultimate' },
    },
  ])
})

it('a plan that is not sold has no card', async () => {
  const { pro: _, ...others } = PLAN_PRICES
  const html = await renderPart(
    <PlanCards headingLevel={1} prices={others} contactHref="/contact" running={RUNNING} />,
    { session: VISITOR },
  )
  expect(cards(html).map((card) => /<h2>(\w+)/.exec(card)?.[1])).toEqual(['Free', 'Starter', 'Ultimate'])
})

it('[PLAN-02] a price of 0 reads Gratis, any other "euro N / maand"; only pro is marked Meest populair', async () => {
  const shown = cards(await screen()).map(words)
  expect(shown[0]).toContain(' Gratis ')
  expect(shown.map((card) => /euro [\d.,]+ \/ maand/.exec(card)?.[0])).toEqual([
    undefined,
    'euro 29,99 / maand',
    'euro 53,99 / maand',
    'euro 149,99 / maand',
  ])
  expect(shown.map((card) => card.includes('Meest populair'))).toEqual([false, false, true, false])
})

it('[PLAN-03] the free card states one bot and 50 conversations a month, and nothing else', async () => {
  expect(await linesOf('free')).toEqual(['1 bot', '50 antwoorden per maand'])
})

it('[PLAN-04] the starter card states 3 bots, 1.000 conversations, manual export, weekday help, nothing else', async () => {
  expect(await linesOf('starter')).toEqual([
    'Maximaal 3 bots',
    '1.000 antwoorden per maand',
    'Leads zelf exporteren als CSV/Excel binnenkort',
    'Hulp per e-mail op werkdagen Vraag aan',
  ])
})

it('[PLAN-05] the pro card states its eleven features in the specified order, with binnenkort at missing ones', async () => {
  expect(await linesOf('pro')).toEqual([
    'Maximaal 10 bots',
    '5.000 antwoorden per maand',
    'Automatische export binnenkort',
    'Leadscore: hot, warm en cold',
    'WhatsApp Business binnenkort',
    'E-mailtemplates met opvolging binnenkort',
    'Rapporten per e-mail binnenkort',
    'Koppeling met Pipedrive en HubSpot binnenkort',
    'Samenwerken in een team binnenkort',
    'Hulp met voorrang Vraag aan',
    'Eén gratis startgesprek van 1 uur Vraag aan',
  ])
})

it('[PLAN-06] the ultimate card states no limits and its ten further features in the specified order', async () => {
  expect(await linesOf('ultimate')).toEqual([
    'Onbeperkt bots en antwoorden',
    'White-label binnenkort',
    'Toegang tot de API binnenkort',
    'Extra beveiliging',
    'Eigen succesmanager Vraag aan',
    'ROI-dashboard binnenkort',
    'Voorrang in de wachtrij binnenkort',
    'Nieuwe functies als eerste binnenkort',
    'Koppelingen op maat Vraag aan',
    'Hulp 24 uur per dag Vraag aan',
    'Strategiegesprekken Vraag aan',
  ])
})

it('[PLAN-06] the numbers on the cards are the limits of the tables: of Ultimate there are none', async () => {
  for (const [code, bots, executions] of [
    ['free', 1, 50],
    ['starter', 3, 1000],
    ['pro', 10, 5000],
    ['ultimate', null, null],
  ] as const) {
    const { body } = await app.send('GET', `/rest/v1/plan_features?plan_code=eq.${code}`)
    const limitOf = (key: string) =>
      body.find((row: { feature_key: string }) => row.feature_key === key)?.limit_value ?? null
    expect([limitOf('bot_activation'), limitOf('executions_monthly')]).toEqual([bots, executions])
  }
})

it('[PLAN-07] Enterprise is announced with 500.000+ conversations a month and links to its page, no checkout', async () => {
  const html = await renderPart(<EnterpriseCard />, { session: VISITOR })
  expect(words(html)).toContain('500.000+ antwoorden per maand')
  expect(linkOf(html)).toBe('/enterprise')
})

it('[PLAN-09] the free plan links to /auth?redirect=/onboarding, with and without a session', async () => {
  for (const session of [VISITOR, MEMBER]) {
    const [free] = cards(await screen(session))
    expect(linkOf(free ?? '')).toBe('/auth?redirect=/onboarding')
  }
})

it('a paid plan links to its checkout, without a session to the login screen and back (AMB-073)', async () => {
  const codes = ['starter', 'pro', 'ultimate']
  const linksOf = async (session: SessionState) =>
    cards(await screen(session))
      .slice(1)
      .map(linkOf)
  const checkouts = codes.map((code) => `/api/checkout?plan=${code}`)
  expect(await linksOf(MEMBER)).toEqual(checkouts)
  expect(await linksOf(SESSION_LOADING)).toEqual(checkouts)
  expect(await linksOf(VISITOR)).toEqual(checkouts.map((href) => `/auth?redirect=${href}`))
})

it('the checkout action replaces a paid plan’s link for a signed-in user, never the free plan’s', async () => {
  const Start = ({ plan }: { plan: { code: string } }) => <button type="button">Start {plan.code}</button>
  const shown = (session: SessionState) =>
    renderPart(
      <PlanCards headingLevel={1} prices={PLAN_PRICES} contactHref="/contact" running={RUNNING} Action={Start} />,
      { session },
    )
  expect(words(await shown(MEMBER)).match(/Start \w+/g)).toEqual(['Start starter', 'Start pro', 'Start ultimate'])
  expect(await shown(MEMBER)).toContain('href="/auth?redirect=/onboarding"')
  expect(await shown(VISITOR)).not.toContain('Start starter')
})

const having = async (code: string, priceCents: number) => {
  const Start = ({ plan }: { plan: { cta: { label: string } } }) => <button type="button">{plan.cta.label}</button>
  const current = { plan_code: code, price_cents: priceCents, is_paid: priceCents > 0 }
  return renderPart(
    <PlanCards
      headingLevel={1}
      prices={PLAN_PRICES}
      contactHref="/contact"
      running={RUNNING}
      Action={Start}
      current={current}
    />,
    {
      session: MEMBER,
    },
  )
}
const pressable = (html: string) =>
  [...html.matchAll(/<(?:a|button)[^>]*class="button[^>]*>([^<]*)|<button type="button">([^<]*)/g)].map(
    ([, link, start]) => link ?? start,
  )

it.each([
  ['free', 0, 0, ['Begin gratis', 'Kies Starter', 'Kies Pro', 'Kies Ultimate']],
  ['starter', 2999, 1, ['Terug naar gratis', 'Naar je abonnement', 'Upgrade naar Pro', 'Upgrade naar Ultimate']],
  ['pro', 5399, 2, ['Terug naar gratis', 'Wissel naar Starter', 'Naar je abonnement', 'Upgrade naar Ultimate']],
  ['ultimate', 14999, 3, ['Terug naar gratis', 'Wissel naar Starter', 'Wissel naar Pro', 'Naar je abonnement']],
  ['dev-pro', 4999, -1, ['Begin gratis', 'Kies Starter', 'Kies Pro', 'Kies Ultimate']],
] as const)(
  'a user with %s sees it marked, and reads what every other plan means for them',
  async (code, cents, place, labels) => {
    const html = await having(code, cents)
    expect(pressable(html)).toEqual(labels)
    const marked = html.split('<div class="plan-top">').slice(1)
    expect(marked.map((card) => card.includes('Je huidige plan'))).toEqual([0, 1, 2, 3].map((one) => one === place))
    expect(html.match(/aria-current="true"/g)?.length ?? 0).toBe(place < 0 ? 0 : 1)
    expect(html.match(/href="\/billing"/g)?.length ?? 0).toBe(cents === 0 || place < 0 ? 0 : 2)
  },
)

it('a session sees no button that would sell its plan again, until its plan is known', async () => {
  const asking = 'class="plan-row plan-row-asking"'
  expect(await screen(MEMBER)).toContain(asking)
  for (const known of [null, { plan_code: 'pro', price_cents: 5399, is_paid: true }])
    expect(
      await renderPart(
        <PlanCards headingLevel={1} prices={PLAN_PRICES} contactHref="/contact" running={RUNNING} current={known} />,
        {
          session: MEMBER,
        },
      ),
    ).not.toContain(asking)
})
