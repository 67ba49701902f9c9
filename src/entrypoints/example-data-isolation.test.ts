import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, LOCAL_REQUEST, type TestApp } from '../../tests/support/create-test-app.ts'
import { dumpDatabase } from '../../tests/support/database-dump.ts'
import { type DemoCustomer, demoCustomer } from '../../tests/support/demo-customer.ts'
import { DEMO_PASSWORD, seedCatalogue } from './seed.ts'
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

/** The tables that a start with example data may write, with their monthly partitions; `jobs` holds the reading of the two bots' pages. */
const WRITTEN =
  /^app\.(?:leads|messages\w*|conversations|user_bot_configs|bot_grants|user_bots|execution_usage|seeds|knowledge_\w+|storage_use|jobs)$/

async function whatOthersSee() {
  const body = { email: 'maker@syvo.example', password: DEMO_PASSWORD }
  const signedIn = await app.send('POST', '/auth/v1/token?grant_type=password', { body, ...LOCAL_REQUEST })
  const vendor = { token: String(signedIn.body.access_token), ...LOCAL_REQUEST }
  const { db } = app
  return {
    marketplace: (await app.send('GET', '/rest/v1/bots')).body,
    vendor: (await app.send('GET', '/functions/v1/vendor-dashboard', vendor)).body,
    stored: await db.query(
      { role: 'service' },
      "select kind, rows, bytes from app.storage_use where user_id = $1 and kind in ('leads', 'configurations') and rows > 0",
      [customer.userId],
    ),
  }
}

it('example data changes nothing that a vendor or a marketplace visitor sees, nor the storage in use', async () => {
  const before = await whatOthersSee()
  expect(before.vendor.totals).toMatchObject({ bots: 9 })
  await seedExampleData(app)
  expect(await whatOthersSee()).toEqual(before)
})

it('example data adds no execution, event, mail, payment or usage, and no job except reading its pages', async () => {
  const before = await dumpDatabase(app)
  await seedExampleData(app)
  const after = await dumpDatabase(app)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  expect(changed.filter((table) => !WRITTEN.test(table))).toEqual([])
  const jobs = await app.db.query<{ name: string }>({ role: 'service' }, 'select distinct name from app.jobs', [])
  expect(jobs).toEqual([{ name: expect.stringContaining('knowledge') }])
  expect((await customer.rows()).execution_usage.every((one) => one.used === 0)).toBe(true)
})

it('a configuration that its customer saves is no longer example data, and stays', async () => {
  await seedExampleData(app)
  const [first] = (await customer.rows()).user_bot_configs
  const body = { bot_id: first?.bot_id, branding_data: { company_name: 'Eigen zaak' } }
  expect((await customer.call('POST', '/rest/v1/user_bot_configs', body)).status).toBe(200)
  await customer.call('POST', '/functions/v1/remove-example-data', {})
  expect((await customer.rows()).user_bot_configs).toMatchObject([{ id: first?.id, is_example: false }])
})

it('a personal data export says which rows are examples', async () => {
  await seedExampleData(app)
  const { body } = await customer.call('GET', '/functions/v1/own-data')
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const marks = [...text.matchAll(/"is_example":\s*true/g)]
  const { leads, conversations, bot_grants: grants, user_bot_configs: configs } = await customer.rows()
  expect(marks).toHaveLength(leads.length + conversations.length + grants.length + configs.length)
})
