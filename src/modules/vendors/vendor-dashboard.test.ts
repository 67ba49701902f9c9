import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { putBot, rentOut, sellBot } from '../../../tests/support/bot-fixtures.ts'
import { createExecution } from '../../../tests/support/create-execution.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeVendor, type Vendor } from '../../../tests/support/vendor-fixtures.ts'

let app: TestApp
let vendor: Vendor
let other: Vendor
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  vendor = await makeVendor(app)
  other = await makeVendor(app)
})
afterAll(() => app.close())

const SERVICE = { role: 'service' } as const
const rows = (text: string, ...values: unknown[]) => app.db.query<Record<string, unknown>>(SERVICE, text, values)
const dashboard = (who: { token: string }) => app.send('GET', '/functions/v1/vendor-dashboard', { token: who.token })

describe('the vendor dashboard', () => {
  it('[VEND-34] sums transactions that are paid or have an empty status, and no others', async () => {
    const bot = await putBot(app, vendor)
    for (const [cents, status] of [
      [1001, 'paid'],
      [200, ''],
      [30, null],
      [4000, 'refunded'],
      [50000, 'pending'],
    ] as const)
      await sellBot(app, vendor, { botId: bot, cents: cents, status: status })
    await sellBot(app, other, { botId: bot, cents: 700_000, status: 'paid' })
    const { totals, months } = (await dashboard(vendor)).body
    expect(totals).toEqual({
      bots: 1,
      published: 0,
      active: 0,
      waiting: 0,
      sales: 3,
      revenue_cents: 1231,
      simulated_cents: 0,
      simulated_sales: 0,
      share_cents: 1046,
    })
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toMatchObject({ revenue_cents: 1231, sales: 3 })
  })

  it('[LIST-16] counts as published what is approved and switched on, and no undecided submission', async () => {
    for (const [status, active] of [
      ['approved', true],
      ['approved', false],
      ['pending_review', true],
      ['rejected', true],
      ['draft', false],
    ] as const)
      await putBot(app, vendor, { status, active })
    expect((await dashboard(vendor)).body.totals).toMatchObject({ bots: 5, published: 1, active: 3, waiting: 1 })
  })

  it('counts a sale in its month in Amsterdam, shows empty months, and counts older ones in the total only', async () => {
    app.clock.set(new Date('2026-03-15T12:00:00Z'))
    const bot = await putBot(app, vendor)
    await sellBot(app, vendor, { botId: bot, cents: 100, status: 'paid', at: new Date('2026-02-28T22:59:59Z') })
    await sellBot(app, vendor, { botId: bot, cents: 20, status: 'paid', at: new Date('2026-02-28T23:00:00Z') })
    await sellBot(app, vendor, { botId: bot, cents: 3, status: 'paid', at: new Date('2025-03-31T21:59:59Z') })
    await sellBot(app, vendor, { botId: bot, cents: 4, status: 'paid', at: new Date('2025-03-31T22:00:00Z') })
    const { totals, months } = (await dashboard(vendor)).body
    expect(totals.revenue_cents).toBe(127)
    expect(months.map((one: { month: string; revenue_cents: number }) => [one.month, one.revenue_cents])).toEqual([
      ['2025-04', 4],
      ['2025-05', 0],
      ['2025-06', 0],
      ['2025-07', 0],
      ['2025-08', 0],
      ['2025-09', 0],
      ['2025-10', 0],
      ['2025-11', 0],
      ['2025-12', 0],
      ['2026-01', 0],
      ['2026-02', 100],
      ['2026-03', 20],
    ])
  })

  it('shows per bot its customers and its nights, of the vendor’s own bots only', async () => {
    const bot = await putBot(app, vendor, { active: true, total_revenue_cents: 4321 })
    const foreign = await putBot(app, other, { active: true })
    const buyer = await app.signUp()
    await rentOut(app, buyer.userId, bot)
    await rentOut(app, buyer.userId, foreign)
    await rentOut(app, vendor.userId, bot)
    const today = app.clock.now().toISOString().slice(0, 10)
    for (const each of [bot, foreign])
      await rows(
        `insert into app.bot_health_days (bot_id, day, outcome, passed, asked) values ($1, $2, 'failing', 0, 2) returning bot_id`,
        each,
        today,
      )
    const { bots, totals } = (await dashboard(vendor)).body
    expect(totals).toMatchObject({ bots: 1, published: 1 })
    expect(bots).toEqual([
      {
        id: bot,
        title: 'Bakkersbot',
        category: 'Horeca',
        active: true,
        status: 'approved',
        is_paused: false,
        in_maintenance: false,
        revenue_cents: 4321,
        simulated_cents: 0,
        holders: 1,
        conversations: 0,
        unanswered: 0,
        health: [{ day: today, outcome: 'failing' }],
      },
    ])
  })

  it('shows the unanswered questions of visitors to a sample company with personal data masked', async () => {
    const bot = await putBot(app, vendor)
    const [config] = await rows(
      'insert into app.user_bot_configs (id, user_id, bot_id, hosted_token) values ($1, $2, $3, $4) returning id',
      newId(),
      vendor.userId,
      bot,
      newId(),
    )
    await rows('update app.bots set sample_config_id = $2 where id = $1 returning id', bot, config?.['id'])
    const message = 'Bezorgen jullie ook? Bel me op 06-12345678 of mail piet@bedrijf.example.'
    const asked = await createExecution(app, {
      ...{ userId: vendor.userId, botId: bot, message, status: 'blocked', reason: 'out_of_scope', channel: 'hosted' },
    })
    await rows('update app.bot_executions set config_id = $2 where id = $1 returning id', asked, config?.['id'])
    const { unanswered } = (await dashboard(vendor)).body
    expect(unanswered).toMatchObject([{ bot_id: bot, title: 'Bakkersbot' }])
    expect(unanswered[0].question).toContain('Bezorgen jullie ook?')
    expect(unanswered[0].question).not.toMatch(/12345678|piet@/)
  })

  it('[API-18] [DATA-11] answers the vendor’s own sales in euros, and none of another vendor', async () => {
    const bot = await putBot(app, vendor)
    await sellBot(app, vendor, { botId: bot, cents: 2397, status: 'paid' })
    await sellBot(app, other, { botId: bot, cents: 5000, status: 'paid' })
    const read = (id: string) =>
      app.send('GET', `/rest/v1/transactions?select=id,bot_id,amount,status&vendor_id=eq.${id}`, {
        token: vendor.token,
      })
    expect((await read(vendor.userId)).body).toEqual([
      { id: expect.any(String), bot_id: bot, vendor_id: vendor.userId, amount: 23.97, status: 'paid' },
    ])
    expect((await read(other.userId)).body).toEqual([])
  })
})

const PROFILE = {
  company: 'Botmakerij BV',
  contact_name: 'Noor Bakker',
  email: 'noor@botmakerij.example',
  street: 'Kade 1',
  postcode: '3511 ab',
  city: 'Utrecht',
  kvk: '12345678',
  btw_id: 'nl123456789b01',
}
const saveProfile = (who: { token: string }, body: object) =>
  app.send('PUT', '/functions/v1/vendor-profile', { token: who.token, body: { ...PROFILE, declared: true, ...body } })

describe('the vendor’s profile', () => {
  it('names the company as the vendor of a public bot, and the account only while there is no profile', async () => {
    const fresh = await makeVendor(app, { profile: false })
    const bot = await putBot(app, fresh, { active: true })
    const readVendorName = async () => (await app.send('GET', `/functions/v1/bot-detail?botId=${bot}`)).body.maker
    expect(await readVendorName()).not.toBe('Botmakerij BV')
    await saveProfile(fresh, {})
    expect(await readVendorName()).toBe('Botmakerij BV')
  })

  it('is stored as validated, audited without its values, and shown at a paid public bot', async () => {
    const fresh = await makeVendor(app, { profile: false })
    const bot = await putBot(app, fresh, { active: true })
    const page = async () => (await app.send('GET', `/functions/v1/bot-detail?botId=${bot}`)).body.offered_by
    expect((await app.send('GET', '/functions/v1/vendor-profile', { token: fresh.token })).body).toBeNull()
    expect(await page()).toBeNull()
    const saved = await saveProfile(fresh, {})
    expect(saved).toMatchObject({
      status: 200,
      body: { postcode: '3511 AB', btw_id: 'NL123456789B01', is_verified: false },
    })
    expect(await page()).toEqual({
      company: 'Botmakerij BV',
      street: 'Kade 1',
      postcode: '3511 AB',
      city: 'Utrecht',
      country: 'NL',
      kvk: '12345678',
      btw_id: 'NL123456789B01',
      email: 'noor@botmakerij.example',
      is_verified: false,
    })
    const trail = await rows(
      `select action, detail::text as detail from app.audit_entries where subject_id = $1`,
      fresh.userId,
    )
    expect(trail).toMatchObject([{ action: 'vendor.profile_changed' }])
    expect(String(trail[0]?.['detail'])).not.toMatch(/Botmakerij|12345678/)
    await rows('update app.bots set monthly_price_cents = null where id = $1 returning id', bot)
    expect(await page()).toBeNull()
  })

  it('stays verified when the same is saved again, and is verified anew after a change', async () => {
    await saveProfile(vendor, {})
    await rows(
      'update app.vendor_profiles set verified_at = $2 where vendor_id = $1 returning vendor_id',
      vendor.userId,
      app.clock.now(),
    )
    expect((await saveProfile(vendor, {})).body.is_verified).toBe(true)
    expect((await saveProfile(vendor, { street: 'Kade 2' })).body.is_verified).toBe(false)
  })

  it.each([
    [{ kvk: '1234567' }, 'Een KvK-nummer heeft 8 cijfers'],
    [{ btw_id: 'NL1' }, 'Een btw-id ziet eruit als NL123456789B01'],
    [{ postcode: '0123 AB' }, 'Vul een postcode in, zoals 1234 AB'],
    [{ street: '  ' }, 'Vul je straat en huisnummer in'],
    [{ email: 'noor' }, 'Ongeldig e-mailadres'],
    [{ declared: false }, 'Bevestig dit om verder te gaan'],
    [{ vendor_id: newId(0) }, ''],
    [{ verified_at: '2026-01-01' }, ''],
  ])('refuses %j', async (body, message) => {
    const answer = await saveProfile(vendor, body)
    expect(answer.status).toBe(422)
    if (message !== '') expect(answer.body.error.message).toBe(message)
  })

  it('names every wrong field in one answer, each with the text that the form shows there', async () => {
    const wrong = { company: ' ', contact_name: '', email: 'noor', street: '', postcode: '0123 AB', city: '', kvk: '1' }
    const { status, body } = await saveProfile(vendor, { ...wrong, btw_id: 'NL1', declared: false })
    expect(status).toBe(422)
    expect(body.error.details).toEqual([
      { path: 'company', message: 'Vul je bedrijfsnaam in' },
      { path: 'contact_name', message: 'Vul je naam in' },
      { path: 'email', message: 'Ongeldig e-mailadres' },
      { path: 'street', message: 'Vul je straat en huisnummer in' },
      { path: 'postcode', message: 'Vul een postcode in, zoals 1234 AB' },
      { path: 'city', message: 'Vul je plaats in' },
      { path: 'kvk', message: 'Een KvK-nummer heeft 8 cijfers' },
      { path: 'btw_id', message: 'Een btw-id ziet eruit als NL123456789B01' },
      { path: 'declared', message: 'Bevestig dit om verder te gaan' },
    ])
  })
})
