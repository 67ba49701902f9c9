import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { appendRole } from '#modules/identity/public.ts'
import { newId } from '#platform/ids/id.ts'
import { putBot, rentOut, sellBot } from '../../../tests/support/bot-fixtures.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeVendor, VENDOR_PROFILE, type Vendor } from '../../../tests/support/vendor-fixtures.ts'

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
const turn = (who: { token: string }, botId: string, active: unknown, more = '') =>
  app.send('PATCH', `/rest/v1/bots?id=eq.${botId}${more}`, { token: who.token, body: { active } })
const remove = (who: { token: string }, botId: string, more = '') =>
  app.send('DELETE', `/rest/v1/bots?id=eq.${botId}${more}`, { token: who.token })
const isActive = async (botId: string) =>
  (await rows('select active from app.bots where id = $1', botId))[0]?.['active']
const dashboard = (who: { token: string }) => app.send('GET', '/functions/v1/vendor-dashboard', { token: who.token })

const VENDOR_FIELDS =
  'id,title,category,active,price,monthly_price,total_sales,total_revenue,created_at,status,review_feedback'

it('[DATA-04] the price id of the payment provider is stripe_price_id, in bots and in plans', async () => {
  const columns = await rows(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'app' and table_name in ('bots', 'subscription_plans') and column_name like '%price\\_id' order by 1`,
  )
  expect(columns).toEqual([
    { table_name: 'bots', column_name: 'stripe_price_id' },
    { table_name: 'subscription_plans', column_name: 'stripe_price_id' },
  ])
  const bot = await putBot(app, vendor)
  await rows('update app.bots set stripe_price_id = $2 where id = $1 returning id', bot, 'price_proef')
  const { body } = await app.send('GET', `/rest/v1/bots?vendor_id=eq.${vendor.userId}`, { token: vendor.token })
  expect(body).toMatchObject([{ id: bot, stripe_price_id: 'price_proef' }])
})

describe('the audit trail', () => {
  it('allows a hundred switches, deletions and profile changes a day, so that nobody floods it', async () => {
    const bot = await putBot(app, vendor)
    const doomed = await putBot(app, vendor)
    const profile = (street: string) =>
      app.send('PUT', '/functions/v1/vendor-profile', { token: vendor.token, body: { ...VENDOR_PROFILE, street } })
    for (let nth = 0; nth < 100; nth++) {
      expect((await turn(vendor, bot, nth % 2 === 0)).status).toBe(200)
      expect((await profile(`Kade ${nth + 2}`)).status).toBe(200)
      expect((await remove(vendor, await putBot(app, vendor))).status).toBe(200)
    }
    for (const refused of [await turn(vendor, bot, true), await profile('Elders 1'), await remove(vendor, doomed)])
      expect(refused).toMatchObject({
        status: 429,
        body: { error: { message: 'Dit kan 100 keer per dag, en dat is voor vandaag op. Morgen kun je weer.' } },
      })
    expect(await isActive(bot)).toBe(false)
    expect(await rows('select id from app.bots where id = $1', doomed)).toHaveLength(1)
    expect(await rows('select id from app.audit_entries where actor_id = $1', vendor.userId)).toHaveLength(300)
    // An unchanged value changes nothing and counts as no step.
    expect((await turn(vendor, bot, false)).status).toBe(200)
    app.clock.advanceMs(86_400_000)
    expect((await turn(vendor, bot, true)).status).toBe(200)
  })
})

describe('the vendor’s own bots', () => {
  it('[API-15] answers the vendor’s bots with status and feedback, newest first', async () => {
    const first = await putBot(app, vendor, {
      status: 'rejected',
      review_feedback: 'Te vaag.',
      total_revenue_cents: 1250,
    })
    app.clock.advanceMs(1000)
    const second = await putBot(app, vendor, { price_cents: 9900, pricing_model: 'both', total_sales: 3 })
    await putBot(app, other)
    const { status, body } = await app.send(
      'GET',
      `/rest/v1/bots?select=${VENDOR_FIELDS}&vendor_id=eq.${vendor.userId}&order=created_at.desc`,
      { token: vendor.token },
    )
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        id: second,
        title: 'Bakkersbot',
        category: 'Horeca',
        active: false,
        price: 99,
        monthly_price: 29,
        total_sales: 3,
      },
      { id: first, status: 'rejected', review_feedback: 'Te vaag.', total_revenue: 12.5 },
    ])
    expect(body).toHaveLength(2)
  })

  it('[API-16] answers the vendor’s list with the fields of its editor, last changed first', async () => {
    const first = await putBot(app, vendor, { api_endpoint: 'https://bot.example/run' })
    app.clock.advanceMs(1000)
    const second = await putBot(app, vendor)
    app.clock.advanceMs(1000)
    await turn(vendor, first, true)
    const { body } = await app.send(
      'GET',
      `/rest/v1/bots?select=${VENDOR_FIELDS},updated_at,api_endpoint,prompt_template,input_fields,pricing_model&vendor_id=eq.${vendor.userId}&order=updated_at.desc`,
      { token: vendor.token },
    )
    expect(body).toMatchObject([
      {
        id: first,
        api_endpoint: 'https://bot.example/run',
        prompt_template: 'Antwoord kort.',
        pricing_model: 'rental',
        active: true,
      },
      { id: second },
    ])
    expect(body[0]).toHaveProperty('input_fields')
    expect(body[0].updated_at > body[1].updated_at).toBe(true)
  })

  it('[AMB-197] marks a bot that misses its language model, and no other', async () => {
    const writer = await putBot(app, vendor, { active: true, needs_model: true })
    const reader = await putBot(app, vendor, { active: true })
    const read = async (connected: boolean) => {
      await rows(
        `insert into app.language_model (connected, changed_at) values ($1, now())
          on conflict (only_row) do update set connected = excluded.connected returning 1`,
        connected,
      )
      const { body } = await app.send('GET', `/rest/v1/bots?vendor_id=eq.${vendor.userId}`, { token: vendor.token })
      return new Map(body.map((bot: { id: string; model_missing?: boolean }) => [bot.id, bot.model_missing]))
    }
    expect(await read(false)).toEqual(new Map([writer, reader].map((id) => [id, id === writer ? true : undefined])))
    expect([...(await read(true)).values()]).toEqual([undefined, undefined])
  })

  it('[PERM-03] a vendor reads, changes and deletes no bot of another, whatever the id in query or body', async () => {
    const foreign = await putBot(app, other, { active: true })
    const read = (query: string) => app.send('GET', `/rest/v1/bots?${query}`, { token: vendor.token })
    expect((await read(`vendor_id=eq.${other.userId}`)).body).toEqual([])
    expect((await read(`vendor_id=eq.${vendor.userId}&id=eq.${foreign}`)).body).toEqual([])
    const admin = await app.signUp()
    await app.db.as(SERVICE, (tx) => appendRole(tx, { userId: admin.userId, role: 'admin', now: app.clock.now() }))
    expect((await app.send('GET', `/rest/v1/bots?vendor_id=eq.${other.userId}`, { token: admin.token })).body).toEqual(
      [],
    )
    const tries = [
      turn(vendor, foreign, false),
      turn(vendor, foreign, false, `&vendor_id=eq.${other.userId}`),
      turn(vendor, foreign, false, `&vendor_id=eq.${vendor.userId}`),
      turn(admin, foreign, false),
      remove(vendor, foreign),
      remove(vendor, foreign, `&vendor_id=eq.${other.userId}`),
      remove(admin, foreign),
    ]
    for (const one of await Promise.all(tries))
      expect(one).toMatchObject({ status: 404, body: { error: { code: 'bot_not_found' } } })
    expect(await isActive(foreign)).toBe(true)
  })

  it('answers no vendor fields to visitors, buyers and a vendor who lost the role', async () => {
    const bot = await putBot(app, vendor, { active: true })
    expect((await app.send('GET', `/rest/v1/bots?vendor_id=eq.${vendor.userId}`)).status).toBe(401)
    const buyer = await app.signUp()
    expect((await app.send('GET', `/rest/v1/bots?vendor_id=eq.${vendor.userId}`, { token: buyer.token })).body).toEqual(
      [],
    )
    for (const path of ['/functions/v1/vendor-dashboard', '/functions/v1/vendor-profile', '/rest/v1/transactions']) {
      expect((await app.send('GET', path)).status).toBe(401)
      expect((await app.send('GET', path, { token: buyer.token })).status).toBe(403)
    }
    app.clock.advanceMs(1000)
    await app.db.as(SERVICE, (tx) => appendRole(tx, { userId: vendor.userId, role: 'buyer', now: app.clock.now() }))
    expect((await turn(vendor, bot, false)).status).toBe(403)
    expect((await remove(vendor, bot)).status).toBe(403)
    expect(await isActive(bot)).toBe(true)
  })
})

describe('the publish switch', () => {
  it('[API-17] [VEND-25] publishes and takes off the vendor’s own bot, audited; deleting removes its row', async () => {
    const bot = await putBot(app, vendor)
    expect(await turn(vendor, bot, true, `&vendor_id=eq.${vendor.userId}`)).toMatchObject({
      status: 200,
      body: [{ id: bot, active: true }],
    })
    expect(await isActive(bot)).toBe(true)
    expect((await turn(vendor, bot, false)).body).toMatchObject([{ active: false }])
    expect(await isActive(bot)).toBe(false)
    await rows(`update app.bots set title = 'x ' where id = $1 returning id`, bot)
    expect((await turn(vendor, bot, true)).status).toBe(422)
    expect(await isActive(bot)).toBe(false)
    expect((await remove(vendor, bot)).body).toEqual([{ id: bot }])
    expect(await rows('select id from app.bots where id = $1', bot)).toEqual([])
    const trail = await rows(`select action from app.audit_entries where subject_id = $1 order by id`, bot)
    expect(trail.map(({ action }) => action)).toEqual(['bot.published', 'bot.unpublished', 'bot.deleted'])
  })

  const LACKS = [
    ['VEND-26', 'Titel vereist', { title: ' x ' }],
    ['VEND-27', 'Prijs vereist: Eenmalige prijs ontbreekt.', { pricing_model: 'purchase', monthly_price_cents: null }],
    ['VEND-27', 'Prijs vereist: Eenmalige prijs ontbreekt.', { pricing_model: 'both' }],
    ['VEND-28', 'Maandprijs vereist: Maandprijs ontbreekt.', { monthly_price_cents: null }],
    [
      'VEND-28',
      'Maandprijs vereist: Maandprijs ontbreekt.',
      { pricing_model: 'both', price_cents: 100, monthly_price_cents: null },
    ],
    [
      'VEND-29',
      'Configuratie vereist: Voeg een prompt, endpoint of JSON-schema toe.',
      { prompt_template: '  ', api_endpoint: null, input_fields: '{"fields":[]}' },
    ],
  ] as const
  it.each(LACKS)(
    '[VEND-26] [VEND-27] [VEND-28] [VEND-29] %s answers ‘%s’ and leaves the bot off; taking off is never checked',
    async (_id, message, columns) => {
      const bot = await putBot(app, vendor, columns)
      expect(await turn(vendor, bot, true)).toMatchObject({
        status: 422,
        body: { error: { code: 'not_ready', message } },
      })
      expect(await isActive(bot)).toBe(false)
      await rows('update app.bots set active = true where id = $1 returning id', bot)
      expect((await turn(vendor, bot, false)).status).toBe(200)
    },
  )

  it('[VEND-30] allows no more published bots than the plan, also with twenty simultaneous requests', async () => {
    const limited = await makeVendor(app, { plan: 'starter' })
    const limit: number = (await dashboard(limited)).body.bot_limit
    expect(limit).toBeGreaterThan(0)
    for (let at = 1; at < limit; at++) await putBot(app, limited, { active: true })
    const waiting = await Promise.all(Array.from({ length: 20 }, () => putBot(app, limited)))
    const answers = await Promise.all(waiting.map((bot) => turn(limited, bot, true)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(answer).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'plan_limit_reached',
            message: 'Plan-limiet bereikt: Upgrade je plan op Abonnement om meer te publiceren.',
          },
        },
      })
    expect(await rows('select id from app.bots where vendor_id = $1 and active', limited.userId)).toHaveLength(limit)
  })

  it.each([{ active: 'true' }, { active: true, featured: true }, { total_revenue: 5 }, { vendor_id: newId(0) }, {}])(
    'refuses to write %j',
    async (body) => {
      const bot = await putBot(app, vendor)
      const answer = await app.send('PATCH', `/rest/v1/bots?id=eq.${bot}`, { token: vendor.token, body })
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'column_not_writable' } } })
      expect(await rows('select featured, active, vendor_id from app.bots where id = $1', bot)).toEqual([
        { featured: false, active: false, vendor_id: vendor.userId },
      ])
    },
  )
})

describe('deleting a bot', () => {
  it('[VEND-32] is refused with a message while a customer has access, and keeps the sales after that (AMB-107)', async () => {
    const bot = await putBot(app, vendor, { active: true })
    const buyer = await app.signUp()
    await rentOut(app, vendor.userId, bot)
    await rentOut(app, buyer.userId, bot, new Date(app.clock.now().getTime() + 1000))
    await sellBot(app, vendor, { botId: bot, cents: 1000, status: 'paid' })
    expect(await remove(vendor, bot)).toMatchObject({
      status: 409,
      body: { error: { code: 'bot_in_use', message: expect.stringMatching(/^Eén klant gebruikt deze bot nog/) } },
    })
    app.clock.advanceMs(2000)
    expect((await remove(vendor, bot)).status).toBe(200)
    expect(
      await rows('select amount_cents::int as cents, bot_id from app.transactions where vendor_id = $1', vendor.userId),
    ).toEqual([{ cents: 1000, bot_id: null }])
    expect((await dashboard(vendor)).body.totals).toMatchObject({ bots: 0, revenue_cents: 1000 })
  })
})
