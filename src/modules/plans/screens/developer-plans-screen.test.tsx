import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createApiClient } from '#platform/http/api-client.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { type DeveloperPlan, developerPlansQuery } from './developer-plans-client.ts'
import { DeveloperPlansScreen } from './developer-plans-screen.tsx'

let app: TestApp
let plans: DeveloperPlan[]
const read = async () => {
  const send = async (path: string, init?: RequestInit) => app.http.request(path, init)
  const query = developerPlansQuery(createApiClient({ send, token: () => null, publicKey: () => null }))
  // The query function uses none of the library's arguments.
  return (query.queryFn as () => Promise<DeveloperPlan[]>)()
}
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  plans = await read()
})
afterAll(() => app.close())
const html = (current: string | null = null) =>
  renderToStaticMarkup(<DeveloperPlansScreen plans={plans} current={current} running={new Set(['bot-publishing'])} />)

it('[PLAN-08] shows the three plans for developers with price and limits of the tables, to anonymous visitors', async () => {
  expect(plans.map(({ code }) => code)).toEqual(['dev-starter', 'dev-pro', 'dev-ultimate'])
  for (const price of ['34,99', '59,99', '159,99']) expect(html()).toContain(`</span> ${price} <span>/ maand`)
  expect(html()).toContain('5.000 antwoorden per maand')
  await app.db.query(
    { role: 'service' },
    "update app.subscription_plans set price_cents = 2150 where code = 'dev-starter'",
    [],
  )
  plans = await read()
  expect(html()).toContain('21,50')
})

it('links to becoming a developer for free (AMB-031), and to the checkout of each plan', () => {
  expect(html()).toContain('href="/become-developer"')
  expect(html()).toContain('href="/checkout?plan=dev-pro"')
})

it('marks the reader’s plan and links from it to the subscription, not to a second order', () => {
  expect(html()).not.toContain('Je huidige plan')
  const own = html('dev-pro')
  expect(own.match(/aria-current="true"/g)).toHaveLength(1)
  expect(own).not.toContain('href="/checkout?plan=dev-pro"')
  expect(own).toMatch(/data-plan="dev-pro".*Je huidige plan.*href="\/billing".*data-plan="dev-ultimate"/s)
})
