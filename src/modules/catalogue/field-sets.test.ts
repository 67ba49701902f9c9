import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { putBot } from '../../../tests/support/bot-fixtures.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { makeVendor } from '../../../tests/support/vendor-fixtures.ts'

const TIME = '2026-11-20T09:00:00.000Z'
const FIELDS = { fields: [{ label: 'Vraag', type: 'textarea', placeholder: 'Stel je vraag' }] }
/** The fields that everybody reads (DATA-06). */
const PUBLIC = {
  title: 'Bakkersbot',
  description: 'Beantwoordt vragen van klanten van een bakkerij.',
  long_description: '',
  category: 'Horeca',
  price: 99,
  monthly_price: 29,
  featured: false,
  active: true,
  status: 'approved',
  pricing_model: 'both',
  monthly_execution_limit: 1500,
  created_at: TIME,
  updated_at: TIME,
}
/** The fields of the vendor field set that the public one lacks. */
const VENDOR = {
  total_sales: 3,
  total_revenue: 12.5,
  stripe_price_id: 'price_proef',
  api_endpoint: 'https://bot.example/run',
  prompt_template: 'Antwoord kort.',
  input_fields: FIELDS,
  review_feedback: 'Te vaag.',
  is_paused: false,
}

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

it('[DATA-07] a vendor reads the vendor field set of its own bots; an administrator all fields of any; others neither', async () => {
  const vendor = await makeVendor(app)
  const columns = {
    pricing_model: 'both',
    price_cents: 9900,
    monthly_execution_limit: 1500,
    active: true,
    total_sales: 3,
    total_revenue_cents: 1250,
    stripe_price_id: 'price_proef',
    api_endpoint: 'https://bot.example/run',
    input_fields: JSON.stringify(FIELDS),
    review_feedback: 'Te vaag.',
  }
  const live = await putBot(app, vendor, columns)
  const draft = await putBot(app, vendor, { ...columns, active: false, status: 'draft' })
  const read = async (query: string, token: string | null) =>
    (await app.send('GET', `/rest/v1/bots?${query}`, { token })).body
  const both = `id=in.(${live},${draft})&order=title.asc`

  const whole = { ...PUBLIC, ...VENDOR, vendor_id: vendor.userId }
  const all = [
    { id: live, ...whole },
    { id: draft, ...whole, active: false, status: 'draft' },
  ]
  const own = all.map((bot) => ({ ...bot, pending_version: null }))
  expect(await read(`vendor_id=eq.${vendor.userId}&order=title.asc`, vendor.token)).toEqual(own)
  expect(await read(both, (await makeAdmin(app)).token)).toEqual(all)

  const others = [null, (await app.signUp()).token, (await makeVendor(app)).token]
  for (const token of others) {
    expect(await read(both, token)).toEqual([{ id: live, ...PUBLIC }])
    expect(await read(`id=eq.${live}`, token)).toEqual([{ id: live, ...PUBLIC }])
  }
})
