import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { FITTING_ROW, makeVendor, type Vendor } from '../../../tests/support/vendor-fixtures.ts'

let app: TestApp
let vendor: Vendor
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  vendor = await makeVendor(app)
})
afterAll(() => app.close())

const insert = (row: Record<string, unknown>, who = vendor) =>
  app.send('POST', '/rest/v1/bots', { token: who.token, body: row })
const own = () => app.db.query({ role: 'service' }, 'select id from app.bots where vendor_id = $1', [vendor.userId])

describe('inserting a bot', () => {
  it('[API-14] [DATA-01] a row creates a draft of the caller with the specified columns, prices in euros', async () => {
    const { status, body } = await insert({ ...FITTING_ROW, vendor_id: vendor.userId, active: true })
    expect(status).toBe(200)
    expect(body).toEqual([
      {
        id: expect.any(String),
        vendor_id: vendor.userId,
        title: 'Rijbot',
        description: FITTING_ROW.description,
        long_description: '',
        category: 'Klantenservice',
        pricing_model: 'both',
        price: 349,
        monthly_price: 29.5,
        featured: false,
        total_sales: 0,
        total_revenue: 0,
        active: false,
        status: 'draft',
        api_endpoint: null,
        prompt_template: 'Antwoord kort.',
        input_fields: { fields: [{ label: 'Je vraag', type: 'text', placeholder: '' }] },
        monthly_execution_limit: 1000,
        stripe_price_id: null,
        review_feedback: null,
        is_paused: false,
        created_at: TEST_NOW.toISOString(),
        updated_at: TEST_NOW.toISOString(),
      },
    ])
    const editor = await app.send('GET', `/functions/v1/bot-editor?botId=${body[0].id}`, { token: vendor.token })
    expect(editor.body).toMatchObject({ revision: 1, form: { title: 'Rijbot', price: '349', monthly_price: '29,5' } })
  })

  it('[API-14] with status pending_review it is a submission: checked, frozen, counted, waiting', async () => {
    const { status, body } = await insert({ ...FITTING_ROW, status: 'pending_review', active: true })
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ status: 'pending_review', active: true })
    const versions = await app.send('GET', `/functions/v1/bot-versions?botId=${body[0].id}`, { token: vendor.token })
    expect(versions.body).toMatchObject([{ number: 1, status: 'pending_review' }])
    const use = await app.send('POST', '/rest/v1/rpc/can_use_feature', {
      token: vendor.token,
      body: { key: 'bot_create' },
    })
    expect(use.body.used).toBe(1)
  })

  it.each([
    [{ id: newId() }, 'id'],
    [{ vendor_id: newId() }, 'vendor_id'],
    [{ vendor_id: null }, 'vendor_id'],
    [{ status: 'approved' }, 'status'],
    [{ status: 'rejected' }, 'status'],
    [{ featured: true }, 'featured'],
    [{ total_sales: 900, total_revenue: 1e6 }, 'total_sales'],
    [{ stripe_price_id: 'price_1' }, 'stripe_price_id'],
    [{ review_feedback: 'Prima' }, 'review_feedback'],
    [{ created_at: '2020-01-01' }, 'created_at'],
  ])('columns that only the product writes are refused and nothing is created: %j', async (columns, name) => {
    const { status, body } = await insert({ ...FITTING_ROW, ...columns })
    expect({ status, code: body.error.code }).toEqual({ status: 403, code: 'column_not_writable' })
    expect(body.error.message).toContain(name)
    expect(await own()).toEqual([])
  })

  it.each([
    { title: 7 },
    { price: {} },
    { price: true },
    { monthly_execution_limit: [1] },
    { active: 'ja' },
    { status: 'live' },
    { status: 7 },
    { onbekend: 1 },
    { pricing_model: null, category: 3 },
    { input_fields: 7 },
    { prompt_template: ['a'] },
  ])('a value of the wrong type is refused and nothing is created: %j', async (columns) => {
    expect((await insert({ ...FITTING_ROW, ...columns })).status).toBe(422)
    expect(await own()).toEqual([])
  })

  it.each([
    [{ price: 0 }, 'Ongeldige prijs'],
    [{ price: -1 }, 'Ongeldige prijs'],
    [{ price: 1e9 }, 'Ongeldige prijs'],
    [{ price: 1e21 }, 'Ongeldige prijs'],
    [{ price: 'NaN' }, 'Voer een geldige prijs in'],
    [{ price: 9.999 }, 'Voer een geldige prijs in'],
    [{ monthly_price: -0.01 }, 'Ongeldige maandprijs'],
    [{ price: null }, 'Prijs vereist: Vul een eenmalige prijs in'],
    [{ title: '  ' }, 'Titel is te kort'],
    [{ category: 'Onzin' }, 'Kies een categorie uit de lijst'],
    [{ input_fields: '{' }, 'Ongeldig JSON: Controleer de JSON van input-velden'],
    [{ input_fields: [[]] }, 'Elk veld is een object met een label'],
    [{ prompt_template: '', input_fields: [] }, 'Configuratie vereist: Voeg een prompt, endpoint of JSON-schema toe.'],
  ])(
    'a submission that does not fit is refused with the stated text, and leaves no bot: %j',
    async (columns, message) => {
      const { status, body } = await insert({ ...FITTING_ROW, ...columns, status: 'pending_review' })
      expect(status).toBe(422)
      expect(JSON.stringify(body.error)).toContain(message)
      expect(await own()).toEqual([])
    },
  )

  it('prices as the Dutch type them and the older names of a model are understood', async () => {
    const { body } = await insert({ ...FITTING_ROW, price: '29,99', monthly_price: null, pricing_model: 'buy' })
    expect(body[0]).toMatchObject({ price: 29.99, monthly_price: null, pricing_model: 'purchase' })
  })

  it('a submission over the limit or without a profile leaves no bot', async () => {
    vendor = await makeVendor(app, { plan: null })
    const submit = () => insert({ ...FITTING_ROW, status: 'pending_review' })
    expect((await submit()).status).toBe(200)
    expect((await submit()).body.error.code).toBe('limit_reached')
    const answers = await Promise.all(Array.from({ length: 10 }, submit))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(429))
    expect(await own()).toHaveLength(1)
    vendor = await makeVendor(app, { profile: false })
    expect((await submit()).body.error.code).toBe('profile_needed')
    expect(await own()).toEqual([])
  })
})
