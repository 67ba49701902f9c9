import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'

let app: TestApp
let admin: { userId: string; token: string }
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  admin = await app.signUp()
  await app.db.query({ role: 'service' }, "insert into app.user_roles (user_id, role) values ($1, 'admin')", [
    admin.userId,
  ])
})
afterAll(() => app.close())

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
let bots = 0

/** Inserts a bot of a vendor into the database, as authoring does. */
async function addBot(vendorId: string, changes: Record<string, unknown> = {}): Promise<string> {
  const id = `0192f000-0000-7000-8000-${String(++bots).padStart(12, '0')}`
  const row = {
    id,
    vendor_id: vendorId,
    title: 'Proefbot',
    description: 'Een bot om te proeven.',
    category: 'Horeca',
    active: false,
    status: 'draft',
    monthly_price_cents: 1050,
    ...changes,
  }
  const names = Object.keys(row)
  await app.db.query(
    { role: 'service' },
    `insert into app.bots (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
    Object.values(row),
  )
  return id
}

describe('the public bots', () => {
  it('[API-06] [DATA-06] visitors read approved, active bots in the public field set, featured first, then newest', async () => {
    const { status, body } = await app.send(
      'GET',
      '/rest/v1/bots?active=eq.true&status=eq.approved&order=featured.desc,created_at.desc',
    )
    expect(status).toBe(200)
    expect(body).toHaveLength(9)
    expect(body[0]).toMatchObject({
      title: 'Balie',
      featured: true,
      price: 349,
      monthly_price: 29,
      monthly_execution_limit: 1000,
      pricing_model: 'both',
    })
    const times = body.slice(1).map((bot: { created_at: string }) => bot.created_at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(Object.keys(body[0]).toSorted()).toEqual(
      [
        'id',
        'title',
        'description',
        'long_description',
        'category',
        'price',
        'monthly_price',
        'featured',
        'active',
        'status',
        'pricing_model',
        'monthly_execution_limit',
        'created_at',
        'updated_at',
      ].toSorted(),
    )
    expect((await app.send('GET', '/rest/v1/bots')).body).toEqual(body)
  })

  it('prices are euros with at most two decimals, and a missing price is null', async () => {
    const { body } = await app.send('GET', '/rest/v1/bots?order=title.asc')
    for (const bot of body)
      for (const price of [bot.price, bot.monthly_price])
        expect(price === null || Number.isInteger(Math.round(price * 1000) / 10)).toBe(true)
    expect(body.find((bot: { title: string }) => bot.title === 'Tafelwijs').price).toBeNull()
  })

  it('[API-07] [API-37] one bot is read by its id, and an unknown one is an empty list', async () => {
    const one = await app.send(
      'GET',
      `/rest/v1/bots?select=id,title,description,monthly_execution_limit,pricing_model&id=eq.${BALIE}&active=eq.true&status=eq.approved`,
    )
    expect(one.body).toMatchObject([{ id: BALIE, title: 'Balie', monthly_execution_limit: 1000 }])
    expect((await app.send('GET', `/rest/v1/bots?id=eq.${BALIE.replace('a94c', 'ffff')}`)).body).toEqual([])
  })

  it('[API-39] the bots that can be rented are read in the order of their titles', async () => {
    const { body } = await app.send('GET', '/rest/v1/bots?pricing_model=eq.subscription&order=title.asc')
    const titles = body.map((bot: { title: string }) => bot.title)
    expect(titles).toEqual(titles.toSorted((a: string, b: string) => a.localeCompare(b, 'nl')))
    expect(new Set(body.map((bot: { pricing_model: string }) => bot.pricing_model))).toEqual(
      new Set(['rental', 'both']),
    )
    expect((await app.send('GET', '/rest/v1/bots?pricing_model=eq.buy')).body).toEqual([])
  })

  it.each([
    'status=eq.draft',
    'active=eq.false',
    'order=price',
    'select=*',
    'select=id,prompt_template',
    'id=eq.1',
    'limit=-1',
    'category=ilike.*',
    'offset=3',
  ])('a query outside the grammar is refused with 400: %s', async (query) => {
    const answer = await app.send('GET', `/rest/v1/bots?${query}`)
    if (query === 'select=*') expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 400, body: { error: { code: 'unsupported_query' } } })
  })

  it('a category is filtered by its own name, signs and spaces included', async () => {
    const answer = await app.send('GET', `/rest/v1/bots?category=${encodeURIComponent('eq.HR & Recruitment')}`)
    expect(answer.body).toMatchObject([{ title: 'Eerste Ronde' }])
    expect((await app.send('GET', '/rest/v1/bots?limit=2')).body).toHaveLength(2)
  })

  it('[LIST-16] a bot is listed only while it is approved and active, for any caller', async () => {
    const [vendor, holder] = [await app.signUp(), await app.signUp()]
    const states = {
      hidden: ['approved', false],
      draft: ['draft', true],
      waiting: ['pending_review', true],
      rejected: ['rejected', true],
    } as const
    const ids: string[] = []
    for (const [status, active] of Object.values(states)) ids.push(await addBot(vendor.userId, { status, active }))
    // An account with access reads the bot's row in any status: only the list leaves it out.
    await app.db.query(
      { role: 'service' },
      "insert into app.user_bots (id, user_id, bot_id, access_type) select gen_random_uuid(), $1, unnest($2::uuid[]), 'rental'",
      [holder.userId, ids],
    )
    for (const token of [null, vendor.token, holder.token, admin.token]) {
      const seen = (await app.send('GET', '/rest/v1/bots', { token })).body.map((bot: { id: string }) => bot.id)
      expect(seen.filter((id: string) => ids.includes(id))).toEqual([])
    }
  })

  it('the content of a bot cannot be changed at its endpoint, not even by an administrator', async () => {
    const endpoint = `/rest/v1/bots?id=eq.${BALIE}`
    const answer = await app.send('PATCH', endpoint, { token: admin.token, body: { title: 'Gekaapt' } })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'column_not_writable' } } })
    expect((await app.send('GET', endpoint)).body).toMatchObject([{ title: 'Balie' }])
  })
})

describe('one bot for its detail screen', () => {
  const detail = (botId: string, token: string | null = null) =>
    app.send('GET', `/functions/v1/bot-detail?botId=${encodeURIComponent(botId)}`, { token })

  it('answers input fields, sample questions, form and demo of a public bot', async () => {
    const { status, body } = await detail(BALIE)
    expect(status).toBe(200)
    expect(body).toMatchObject({ title: 'Balie', visibility: 'public', config_category: 'support', demo_enabled: true })
    expect(body.input_fields[0]).toMatchObject({ label: 'Je vraag', type: 'textarea' })
    expect(body.sample_questions.length).toBeGreaterThan(2)
    for (const secret of [
      'prompt_template',
      'api_endpoint',
      'endpoint_secret',
      'vendor_id',
      'sample_config_id',
      'total_revenue_cents',
    ])
      expect(body).not.toHaveProperty(secret)
  })

  it('[LIST-16] an unknown and an invisible bot are both not found, with the same answer', async () => {
    const vendor = await app.signUp()
    const hidden = await detail(await addBot(vendor.userId))
    expect(hidden).toMatchObject({
      status: 404,
      body: { error: { code: 'bot_not_found', message: 'Bot niet gevonden' } },
    })
    expect((await detail('0192f000-0000-7000-8000-ffffffffffff')).body).toEqual(hidden.body)
    expect((await detail("1' or '1'='1")).body).toEqual(hidden.body)
    expect((await app.send('GET', '/functions/v1/bot-detail')).status).toBe(422)
  })

  it('an unpublished bot is a preview for its vendor and administrators, and hidden from others (AMB-105)', async () => {
    const [vendor, other] = [await app.signUp(), await app.signUp()]
    const id = await addBot(vendor.userId, { status: 'pending_review' })
    for (const token of [vendor.token, admin.token])
      expect((await detail(id, token)).body).toMatchObject({
        visibility: 'preview',
        monthly_price: 10.5,
        demo_enabled: false,
      })
    for (const token of [other.token, null]) expect((await detail(id, token)).status).toBe(404)
  })

  it('[DATA-03] a missing monthly limit reads as 1000, and there is no feedback of a review at first', async () => {
    const vendor = await app.signUp()
    const id = await addBot(vendor.userId, { monthly_execution_limit: null })
    expect((await detail(id, vendor.token)).body.monthly_execution_limit).toBe(1000)
    const rows = await app.db.query({ role: 'service' }, 'select review_feedback from app.bots where id = $1', [id])
    expect(rows).toEqual([{ review_feedback: null }])
  })

  it('[DATA-05] a bot has one of the four stated statuses and no other', async () => {
    const vendor = await app.signUp()
    for (const status of ['draft', 'pending_review', 'approved', 'rejected']) {
      const id = await addBot(vendor.userId, { status, active: false })
      expect((await detail(id, vendor.token)).body.status).toBe(status)
    }
    for (const status of ['live', '', 'Approved'])
      await expect(addBot(vendor.userId, { status })).rejects.toThrow(/bots_status_check/)
  })

  it('an account with access to a bot still reads it after it left the marketplace', async () => {
    const [vendor, holder] = [await app.signUp(), await app.signUp()]
    const id = await addBot(vendor.userId, { status: 'approved', active: false })
    await app.db.query(
      { role: 'service' },
      "insert into app.user_bots (id, user_id, bot_id, access_type) values (gen_random_uuid(), $1, $2, 'rental')",
      [holder.userId, id],
    )
    expect((await detail(id, holder.token)).body).toMatchObject({ visibility: 'held', demo_enabled: false })
    expect((await app.send('GET', `/rest/v1/bots?id=eq.${id}`, { token: holder.token })).body).toEqual([])
  })
})

it('the showcase holds the first featured bot and the lowest monthly price, or null for what is missing', async () => {
  const showcase = async () => (await app.send('GET', '/functions/v1/showcase')).body
  const detail = (await app.send('GET', `/functions/v1/bot-detail?botId=${BALIE}`)).body
  expect(await showcase()).toEqual({ featured: detail, from_price: 12 })
  const [vendor] = [await app.signUp()]
  const cheap = await addBot(vendor.userId, { status: 'approved', active: true, monthly_price_cents: 105 })
  expect((await showcase()).from_price).toBe(1.05)
  const hide = (id: string, active: boolean) =>
    app.db.query({ role: 'service' }, 'update app.bots set active = $2 where id = $1', [id, active])
  await hide(cheap, false)
  await hide(BALIE, false)
  expect(await showcase()).toEqual({ featured: null, from_price: 12 })
  await hide(BALIE, true)
  expect((await showcase()).featured.title).toBe('Balie')
})

it('bot_limit of can_use_feature counts the bots that the vendor has published now (AMB-041)', async () => {
  const vendor = await app.signUp()
  const ask = () =>
    app.send('POST', '/rest/v1/rpc/can_use_feature', { token: vendor.token, body: { key: 'bot_limit' } })
  await addBot(vendor.userId, { status: 'approved', active: false })
  expect((await ask()).body).toMatchObject({ allowed: true, used: 0, remaining: 1 })
  await addBot(vendor.userId, { status: 'approved', active: true })
  expect((await ask()).body).toMatchObject({ allowed: false, used: 1, remaining: 0 })
})
