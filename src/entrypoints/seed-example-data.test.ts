import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../tests/support/create-test-app.ts'
import { type DemoCustomer, demoCustomer, EXAMPLE_TABLES } from '../../tests/support/demo-customer.ts'
import { DEMO_CUSTOMER, seedCatalogue } from './seed.ts'
import { seedExampleData } from './seed-example-data.ts'

let app: TestApp
let customer: DemoCustomer
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: true })
  customer = await demoCustomer(app)
})
afterAll(() => app.close())
beforeEach(() => customer.startAnew())

const rows = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  app.db.query<Row>({ role: 'service' }, text, values)
const countOf = async (what: string) =>
  Number((await rows<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n)

describe('example data of the demo', () => {
  it('fills three weeks with conversations, leads of every status and score, two trials, one ending soon', async () => {
    expect(await seedExampleData(app)).toBe(true)
    const { call } = customer
    const leads = (await call('GET', '/functions/v1/list-leads?limit=100')).body.leads
    const valuesOf = (key: string) => new Set<string>(leads.map((lead: Record<string, string>) => lead[key] ?? ''))
    expect(valuesOf('status')).toEqual(new Set(['contacted', 'converted', 'lost', 'new', 'qualified']))
    expect(valuesOf('score')).toEqual(new Set(['cold', 'hot', 'warm']))
    expect(leads.every((lead: { is_example: boolean }) => lead.is_example)).toBe(true)
    const { conversations } = (await call('GET', '/functions/v1/conversations?limit=100')).body
    const ages = conversations.map(
      (one: { started_at: string }) => (TEST_NOW.getTime() - Date.parse(one.started_at)) / 86_400_000,
    )
    expect([Math.min(...ages) < 2, Math.max(...ages) > 20, Math.max(...ages) < 22]).toEqual([true, true, true])
    expect(conversations.filter((one: { lead: unknown }) => one.lead)).toHaveLength(leads.length)
    const bots = (await call('GET', '/rest/v1/user_bots')).body
    expect(bots).toMatchObject([
      { access_source: 'trial', is_example: true, config_valid: true, access_expired: false },
      { access_source: 'trial', is_example: true, config_valid: true, access_expired: false },
    ])
    for (const bot of bots) expect(bot.usage.used).toBeGreaterThan(10)
    const ends = bots.map((bot: { access_end: string }) => Date.parse(bot.access_end) - TEST_NOW.getTime())
    expect(Math.min(...ends)).toBeLessThan(4 * 86_400_000)
  })

  it('names no address of a person or company that may exist', async () => {
    await seedExampleData(app)
    const contacts = await rows<{ email: string | null; phone: string | null }>(
      'select email, phone from app.leads where user_id = $1',
      customer.userId,
    )
    for (const { email, phone } of contacts) {
      if (email !== null) expect(email).toMatch(/@[a-z-]+\.example$/)
      // Numbers that nobody has: 1234 5… never begins a Dutch subscriber number that is given out.
      if (phone !== null) expect(phone).toMatch(/ 12 34 5|123 45/)
    }
  })

  it('is added once: a second start adds nothing, and one after the removal restores nothing', async () => {
    await seedExampleData(app)
    const first = await customer.rows()
    expect(await seedExampleData(app)).toBe(false)
    expect(await customer.rows()).toEqual(first)
    const { call } = customer
    expect((await call('GET', '/functions/v1/example-data')).body).toEqual({ has_example_data: true })
    const removed = await call('POST', '/functions/v1/remove-example-data', {})
    expect(removed.body).toEqual({
      leads: first.leads.length,
      conversations: first.conversations.length,
      bots: 2,
    })
    expect(await customer.rows()).toEqual(Object.fromEntries(EXAMPLE_TABLES.map((table) => [table, []])))
    expect((await call('GET', '/functions/v1/example-data')).body).toEqual({ has_example_data: false })
    expect(await seedExampleData(app)).toBe(false)
    expect((await customer.rows()).leads).toEqual([])
    const again = await call('POST', '/functions/v1/remove-example-data', {})
    expect(again.body).toEqual({ leads: 0, conversations: 0, bots: 0 })
  })

  it('is absent without the demo, and in an account that already has data', async () => {
    await rows(
      "insert into app.leads (id, user_id, name, score) values ($1, $2, 'Echt', 'cold') returning 1",
      newId(),
      customer.userId,
    )
    expect(await seedExampleData(app)).toBe(false)
    expect(await countOf('app.leads where is_example')).toBe(0)
    const plain = await createTestApp()
    try {
      await seedCatalogue(plain, { demo: false })
      await plain.signUp(DEMO_CUSTOMER.email)
      expect(await seedExampleData(plain)).toBe(false)
    } finally {
      await plain.close()
    }
  })

  it('is refused by the database for an account that is not the demo’s', async () => {
    const { userId: other } = await app.signUp()
    const insert = rows(
      "insert into app.leads (id, user_id, name, score, is_example) values ($1, $2, 'Nep', 'cold', true) returning 1",
      newId(),
      other,
    )
    await expect(insert).rejects.toThrow('demo')
  })
})
