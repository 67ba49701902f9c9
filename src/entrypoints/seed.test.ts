import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestApp, LOCAL_REQUEST, type TestApp } from '../../tests/support/create-test-app.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedCatalogue } from './seed.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const one = <Row>(text: string, values: unknown[] = []) => app.db.query<Row>({ role: 'service' }, text, values)

it('[LIST-13] seeds nine visible bots as specified, one of them featured at 29.00 a month with 1,000 executions', async () => {
  await seedCatalogue(app, { demo: false })
  const { body } = await app.send('GET', '/rest/v1/bots')
  const counts = Object.groupBy(body as { category: string }[], (bot) => bot.category)
  expect(Object.fromEntries(Object.entries(counts).map(([category, bots]) => [category, bots?.length]))).toEqual({
    Productiviteit: 1,
    Marketing: 2,
    Klantenservice: 1,
    Administratie: 1,
    'HR & Recruitment': 1,
    'E-commerce': 1,
    Horeca: 1,
    'Sport & Gezondheid': 1,
  })
  expect(body.filter((bot: { featured: boolean }) => bot.featured)).toMatchObject([
    { monthly_price: 29, monthly_execution_limit: 1000 },
  ])
})

it("every bot has its own valid sample configuration, and the catalogue's account has no password", async () => {
  await seedCatalogue(app, { demo: false })
  const samples = await one<{ config_valid: boolean; is_sample: boolean; owned: boolean; company: string }>(
    "select c.config_valid, c.is_sample, c.user_id = b.vendor_id as owned, c.branding_data->>'company_name' as company from app.bots b join app.user_bot_configs c on c.id = b.sample_config_id and c.bot_id = b.id",
  )
  expect(samples).toHaveLength(9)
  for (const sample of samples)
    expect(sample).toMatchObject({
      config_valid: true,
      is_sample: true,
      owned: true,
      company: expect.stringMatching(/./),
    })
  expect(await app.db.query({ role: 'auth' }, 'select 1 from auth."account"', [])).toEqual([])
  for (const password of ['', DEMO_PASSWORD]) {
    const answer = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'catalogus@syvo.example', password },
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
  }
  expect(
    await one('select template_type from app.email_templates where user_id is null order by template_type'),
  ).toEqual(['follow_up', 'hot_lead_alert', 'welcome'].map((template_type) => ({ template_type })))
  expect((await one('select 1 from app.bot_smoke_tests where active')).length).toBe(25)
})

it('a second start does nothing, and a changed catalogue keeps tokens, owners, switches and reviews', async () => {
  expect(await seedCatalogue(app, { demo: false })).toBe(true)
  const before = await one('select bot_id, hosted_token from app.user_bot_configs order by bot_id')
  expect(await seedCatalogue(app, { demo: false })).toBe(false)
  await one(
    "update app.bots set active = false, title = 'Balie 2', approved_version = 2 where title = 'Balie' returning id",
  )
  await one("update app.bots set title = 'Oud' where title = 'Bonnie' returning id")
  await one("update app.seeds set fingerprint = 'oud' returning name")
  expect(await seedCatalogue(app, { demo: false })).toBe(true)
  expect(await one('select bot_id, hosted_token from app.user_bot_configs order by bot_id')).toEqual(before)
  expect(
    await one("select title, active from app.bots where title in ('Balie', 'Balie 2', 'Bonnie', 'Oud') order by title"),
  ).toEqual([
    { title: 'Balie 2', active: false },
    { title: 'Bonnie', active: true },
  ])
})

it('passes the pages of the sample companies to the knowledge store, in the same transaction', async () => {
  const stored: { configId: string; pages: number }[] = []
  await seedCatalogue(app, {
    demo: false,
    storeSampleKnowledge: async (_, { configId, pages }) => void stored.push({ configId, pages: pages.length }),
  })
  const configs = await one<{ id: string }>('select id from app.user_bot_configs')
  expect(new Set(stored.map(({ configId }) => configId))).toEqual(new Set(configs.map(({ id }) => id)))
  for (const { pages } of stored) expect(pages).toBeGreaterThan(0)
})

it('a failure half-way leaves nothing behind', async () => {
  const failing = seedCatalogue(app, { demo: false, storeSampleKnowledge: () => Promise.reject(new Error('vol')) })
  await expect(failing).rejects.toThrow('vol')
  expect(await one('select id from app.bots')).toEqual([])
  expect(await seedCatalogue(app, { demo: false })).toBe(true)
})

it('with a demo there is an account of each role that can sign in, and the vendor owns the bots', async () => {
  await seedCatalogue(app, { demo: true })
  for (const { email, role } of DEMO_ACCOUNTS) {
    const session = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password: DEMO_PASSWORD },
      ...LOCAL_REQUEST,
    })
    expect(session.status).toBe(200)
    const roles = await app.send('GET', '/rest/v1/user_roles', {
      token: session.body.access_token,
      ...LOCAL_REQUEST,
    })
    expect(roles.body).toMatchObject([{ role }])
  }
  expect(await one('select distinct u.email from app.bots b join auth."user" u on u.id = b.vendor_id')).toEqual([
    { email: 'maker@syvo.example' },
  ])
  const offered = async () => {
    const [bot] = (await app.send('GET', '/rest/v1/bots')).body
    return (await app.send('GET', `/functions/v1/bot-detail?botId=${bot.id}`)).body.offered_by
  }
  expect(await offered()).toMatchObject({ company: 'Voorbeeldmakerij (demo)', is_verified: false })
  await one("update app.vendor_profiles set company = 'Zelf ingevuld' returning vendor_id")
  await one("update app.seeds set fingerprint = 'oud' returning name")
  expect(await seedCatalogue(app, { demo: true })).toBe(true)
  expect(await offered()).toMatchObject({ company: 'Zelf ingevuld' })
})

it('an account that signed up earlier with a demo address gets no rights from a later demo', async () => {
  await seedCatalogue(app, { demo: false })
  const { token } = await app.signUp('beheer@syvo.example')
  expect(await seedCatalogue(app, { demo: true })).toBe(true)
  expect((await app.send('GET', '/rest/v1/user_roles', { token })).body).toEqual([])
})

it('the demo vendor’s plan has room for the catalogue’s bots, and a plan chosen in the demo stays', async () => {
  await seedCatalogue(app, { demo: true })
  const [vendor] = await one<{ tier: string; room: number | null; bots: number }>(
    `select s.subscription_tier as tier, f.limit_value as room, (select count(*)::int from app.bots b where b.vendor_id = p.vendor_id) as bots
     from app.vendor_profiles p join app.subscribers s on s.user_id = p.vendor_id
     join app.plan_features f on f.plan_code = s.subscription_tier and f.feature_key = 'bot_limit'`,
  )
  expect(vendor).toEqual({ tier: 'dev-pro', room: 10, bots: 9 })
  await one("update app.subscribers set subscription_tier = 'dev-ultimate' returning 1")
  await one("update app.seeds set fingerprint = 'older' returning 1")
  await seedCatalogue(app, { demo: true })
  expect(await one('select subscription_tier as tier from app.subscribers')).toEqual([{ tier: 'dev-ultimate' }])
})
