import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

const rpc = (name: string, token: string | null, body: unknown = {}) =>
  app.send('POST', `/rest/v1/rpc/${name}`, { token, body })

/** Stores a subscription of an account, as billing does. */
async function subscribe(userId: string, tier: string, end: Date | null = null, subscribed = true): Promise<void> {
  await app.db.query(
    { role: 'service' },
    `insert into app.subscribers (user_id, subscribed, subscription_tier, subscription_end) values ($1, $2, $3, $4)
     on conflict (user_id) do update set subscribed = $2, subscription_tier = $3, subscription_end = $4`,
    [userId, subscribed, tier, end],
  )
}

describe('plans and features', () => {
  it('[DATA-14] anybody reads the plans with their monthly prices, the four of the price cards first', async () => {
    const { status, body } = await app.send('GET', '/rest/v1/subscription_plans?active=eq.true')
    expect(status).toBe(200)
    expect(
      body.slice(0, 4).map((plan: { code: string; price_cents: number }) => [plan.code, plan.price_cents]),
    ).toEqual([
      ['free', 0],
      ['starter', 2999],
      ['pro', 5399],
      ['ultimate', 14999],
    ])
    expect(Object.keys(body[0]).toSorted()).toEqual(['active', 'code', 'name', 'price_cents', 'stripe_price_id'])
  })

  it('[API-10] an active plan is found by its code', async () => {
    const answer = await app.send(
      'GET',
      '/rest/v1/subscription_plans?select=code,stripe_price_id,price_cents,name&code=eq.pro&active=eq.true&limit=1',
    )
    expect(answer.body).toMatchObject([{ code: 'pro', name: 'Pro', price_cents: 5399, stripe_price_id: null }])
    expect((await app.send('GET', '/rest/v1/subscription_plans?code=eq.platina&active=eq.true')).body).toEqual([])
  })

  it('[API-11] [DATA-16] the features of a plan are found by its code, and a null limit means unlimited', async () => {
    const { body } = await app.send(
      'GET',
      '/rest/v1/plan_features?select=feature_key,enabled,limit_value&plan_code=eq.pro',
    )
    const limits = Object.fromEntries(
      body.map((row: { feature_key: string; limit_value: number | null }) => [row.feature_key, row.limit_value]),
    )
    expect(limits).toMatchObject({
      bot_create: 10,
      bot_limit: 10,
      bot_activation: 10,
      executions_monthly: 5000,
      basic_lead_export: null,
    })
    const free = await app.send('GET', '/rest/v1/plan_features?plan_code=eq.free&feature_key=eq.basic_lead_export')
    expect(free.body).toEqual([{ plan_code: 'free', feature_key: 'basic_lead_export', enabled: false, limit_value: 0 }])
  })

  it.each([
    'code=pro',
    'code=neq.pro',
    'colour=eq.red',
    'order=price_cents',
    'limit=veel',
    'select=code,secret',
    'code=eq.a&code=eq.b',
    'or=(code.eq.pro)',
    "code=eq.pro';drop",
    'active=eq.maybe',
    `select=${'code,'.repeat(200)}code`,
  ])('a query outside the grammar is refused with 400: %s', async (query) => {
    const answer = await app.send('GET', `/rest/v1/subscription_plans?${query}`)
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'unsupported_query' } } })
  })

  it('the tables of plans cannot be written at their endpoints', async () => {
    const { token } = await app.signUp()
    expect((await app.send('POST', '/rest/v1/subscription_plans', { token, body: { code: 'gratis' } })).status).toBe(
      405,
    )
    expect(
      (await app.send('PATCH', '/rest/v1/subscribers', { token, body: { subscription_tier: 'ultimate' } })).status,
    ).toBe(405)
  })
})

describe('the plan that counts', () => {
  it('[API-13] [DATA-13] an account reads its own subscription, none at first, and an ended one as not subscribed', async () => {
    const one = await app.signUp()
    const other = await app.signUp()
    expect((await app.send('GET', `/rest/v1/subscribers?user_id=eq.${one.userId}`, { token: one.token })).body).toEqual(
      [],
    )
    await subscribe(one.userId, 'starter')
    const own = await app.send(
      'GET',
      `/rest/v1/subscribers?select=subscribed,subscription_tier&user_id=eq.${one.userId}`,
      { token: one.token },
    )
    expect(own.body).toEqual([
      { user_id: one.userId, subscribed: true, subscription_tier: 'starter', subscription_end: null },
    ])
    expect(
      (await app.send('GET', `/rest/v1/subscribers?user_id=eq.${one.userId}`, { token: other.token })).body,
    ).toEqual([])
    await subscribe(one.userId, 'starter', new Date(TEST_NOW.getTime() - 1))
    expect((await app.send('GET', '/rest/v1/subscribers', { token: one.token })).body).toMatchObject([
      { subscribed: false, subscription_tier: 'free' },
    ])
    expect((await app.send('GET', '/rest/v1/subscribers')).status).toBe(401)
  })

  it('[API-20] [DATA-17] answers plan name, bot limit, tier and the features map; free without a subscription', async () => {
    const { userId, token } = await app.signUp()
    expect((await rpc('get_my_effective_plan', token)).body).toMatchObject({
      plan_name: 'Free',
      subscription_tier: 'free',
      is_paid: false,
      bot_limit: 1,
      subscription_end: null,
      features: {
        bot_activation: { enabled: true, limit_value: 1 },
        basic_lead_export: { enabled: false, limit_value: 0 },
      },
    })
    await subscribe(userId, 'ultimate', new Date('2026-12-20T09:00:00.000Z'))
    expect((await rpc('get_my_effective_plan', token)).body).toMatchObject({
      plan_name: 'Ultimate',
      subscription_tier: 'ultimate',
      is_paid: true,
      bot_limit: null,
      subscription_end: '2026-12-20T09:00:00.000Z',
      features: { bot_activation: { enabled: true, limit_value: null } },
    })
    await subscribe(userId, 'ultimate', TEST_NOW)
    expect((await rpc('get_my_effective_plan', token)).body).toMatchObject({
      subscription_tier: 'free',
      subscription_end: null,
    })
    await subscribe(userId, 'dev-starter')
    expect((await rpc('get_my_effective_plan', token)).body).toMatchObject({ is_paid: true, bot_limit: 3 })
    expect((await app.send('POST', '/rest/v1/rpc/get_my_effective_plan', { token })).status).toBe(200)
  })

  it('a plan that is no longer sold still counts for accounts that have it', async () => {
    const { userId, token } = await app.signUp()
    await subscribe(userId, 'dev-pro')
    await app.db.query(
      { role: 'service' },
      "update app.subscription_plans set active = false where code = 'dev-pro'",
      [],
    )
    expect((await rpc('get_my_effective_plan', token)).body).toMatchObject({
      subscription_tier: 'dev-pro',
      bot_limit: 10,
    })
    await app.db.query(
      { role: 'service' },
      "update app.subscription_plans set active = true where code = 'dev-pro'",
      [],
    )
  })

  it('an anonymous visitor has no plan', async () => {
    for (const name of ['get_my_effective_plan', 'can_use_feature', 'increment_usage']) {
      expect((await rpc(name, null, { key: 'bot_create' })).status).toBe(401)
    }
    expect((await rpc('get_my_effective_plan', 'x'.repeat(32))).status).toBe(401)
  })
})

describe('using a feature', () => {
  it('[API-21] answers allowed, remaining and limit; an unknown feature is not allowed, a malformed name refused', async () => {
    const { token } = await app.signUp()
    expect((await rpc('can_use_feature', token, { key: 'executions_monthly' })).body).toEqual({
      allowed: true,
      remaining: 50,
      limit_value: 50,
      used: 0,
      month: 'november 2026',
    })
    expect((await rpc('can_use_feature', token, { key: 'basic_lead_export' })).body).toMatchObject({
      allowed: false,
      remaining: 0,
      limit_value: 0,
      month: null,
    })
    for (const key of ['telepathie', 'constructor', 'proto']) {
      expect((await rpc('can_use_feature', token, { key })).body).toMatchObject({
        allowed: false,
        remaining: 0,
        limit_value: null,
      })
    }
    for (const key of ['', '__proto__', 'BOT', 'a'.repeat(65), 7, null])
      expect((await rpc('can_use_feature', token, { key })).status).toBe(422)
    expect((await rpc('can_use_feature', token, { key: 'bot_create', user_id: 'x' })).status).toBe(422)
  })

  it('executions are read from the counters of this month, not of another', async () => {
    const { userId, token } = await app.signUp()
    await app.db.query(
      { role: 'service' },
      "insert into app.usage_counters (user_id, feature_key, month, used) values ($1, 'executions_monthly', '2026-11-01', 48), ($1, 'executions_monthly', '2026-10-01', 50)",
      [userId],
    )
    expect((await rpc('can_use_feature', token, { key: 'executions_monthly' })).body).toMatchObject({
      allowed: true,
      remaining: 2,
      used: 48,
    })
    await app.db.query(
      { role: 'service' },
      "delete from app.usage_counters where user_id = $1 and month = '2026-11-01'",
      [userId],
    )
    expect((await rpc('can_use_feature', token, { key: 'executions_monthly' })).body).toMatchObject({
      remaining: 50,
      used: 0,
    })
  })

  it('[API-22] counts one use, the step being one when absent, until the limit of the plan', async () => {
    const { token } = await app.signUp()
    expect((await rpc('increment_usage', token, { key: 'bot_create' })).body).toMatchObject({
      allowed: false,
      remaining: 0,
      used: 1,
      limit_value: 1,
    })
    const over = await rpc('increment_usage', token, { key: 'bot_create', step: 1 })
    expect(over).toMatchObject({ status: 429, body: { error: { code: 'limit_reached' } } })
    expect(over.headers.get('retry-after')).toBe(
      String((Date.parse('2026-11-30T23:00:00Z') - TEST_NOW.getTime()) / 1000),
    )
    expect((await rpc('can_use_feature', token, { key: 'bot_create' })).body).toMatchObject({ used: 1 })
  })

  it('a client counts no other feature and no other step', async () => {
    const { token } = await app.signUp()
    for (const step of [-1, 0, 2, 1.5, '1', 1e9])
      expect((await rpc('increment_usage', token, { key: 'bot_create', step })).status).toBe(422)
    for (const key of ['executions_monthly', 'bot_activation', 'telepathie']) {
      expect(await rpc('increment_usage', token, { key, step: 1 })).toMatchObject({
        status: 403,
        body: { error: { code: 'feature_not_countable' } },
      })
    }
    expect((await rpc('can_use_feature', token, { key: 'bot_create' })).body).toMatchObject({ used: 0 })
  })

  it('simultaneous counts never exceed the plan’s limit', async () => {
    const { userId, token } = await app.signUp()
    await subscribe(userId, 'starter')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rpc('increment_usage', token, { key: 'bot_create' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(17)
    expect((await rpc('can_use_feature', token, { key: 'bot_create' })).body).toMatchObject({ used: 3, remaining: 0 })
  })

  it('an unlimited plan keeps counting', async () => {
    const { userId, token } = await app.signUp()
    await subscribe(userId, 'ultimate')
    for (let n = 1; n <= 3; n++)
      expect((await rpc('increment_usage', token, { key: 'bot_create' })).body).toMatchObject({
        used: n,
        remaining: null,
        allowed: true,
      })
  })
})
