import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

const MIGRATION = readFileSync(
  join(import.meta.dirname, '../../../database/migrations/0165-developer-prices.sql'),
  'utf8',
)

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

async function plansByCode() {
  const { body } = await app.send('GET', '/rest/v1/subscription_plans?active=eq.true')
  return new Map<string, number>(
    body.map(({ code, price_cents: cents }: { code: string; price_cents: number }) => [code, cents]),
  )
}
const owner = (text: string) => app.db.query({ role: 'service' }, `${text} returning 1`, [])

it('[AMB-200] a developer plan has a price of its own, never below the customer plan whose use it includes', async () => {
  const plans = await plansByCode()
  expect(['dev-starter', 'dev-pro', 'dev-ultimate'].map((code) => plans.get(code))).toEqual([3499, 5999, 15999])
  for (const level of ['starter', 'pro', 'ultimate'])
    expect(plans.get(`dev-${level}`)).toBeGreaterThanOrEqual(plans.get(level) ?? Number.POSITIVE_INFINITY)
})

it('[AMB-200] the change of example prices keeps a price that the operator set, and so does a later start', async () => {
  await owner("update app.subscription_plans set price_cents = 1999 where code = 'dev-starter'")
  await owner("update app.subscription_plans set price_cents = 5450 where code = 'dev-pro'")
  await owner(
    MIGRATION.replace(/^--.*$/gm, '')
      .trim()
      .replace(/;$/, ''),
  )
  expect((await plansByCode()).get('dev-starter')).toBe(3499)
  expect((await plansByCode()).get('dev-pro')).toBe(5450)
  await owner("update app.seeds set fingerprint = 'older'")
  await seedCatalogue(app, { demo: false })
  expect((await plansByCode()).get('dev-pro')).toBe(5450)
})
