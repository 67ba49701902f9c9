import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../tests/support/create-test-app.ts'
import { seedCatalogue } from './seed.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
afterAll(() => app.close())

const asProduct = (text: string, values: unknown[]) => app.db.query({ role: 'service' }, text, values)
const rpc = async (name: string, token: string, body: unknown = {}) =>
  app.send('POST', `/rest/v1/rpc/${name}`, { token, body })

/** Creates an account on a tier; `free` means no subscription at all. */
async function accountOn(tier: string, end: Date | null = null) {
  const account = await app.signUp()
  if (tier !== 'free')
    await asProduct(
      'insert into app.subscribers (user_id, subscribed, subscription_tier, subscription_end) values ($1, true, $2, $3)',
      [account.userId, tier, end],
    )
  return account
}

it('[PLAN-11] tier free is no active subscription, every other tier is; an ended or absent one counts as free', async () => {
  const { body: plans } = await app.send('GET', '/rest/v1/subscription_plans')
  expect(plans).toHaveLength(7)
  for (const { code } of plans) {
    const { token } = await accountOn(code)
    expect((await rpc('get_my_effective_plan', token)).body, code).toMatchObject({
      subscription_tier: code,
      is_paid: code !== 'free',
    })
    const { body: rows } = await app.send('GET', '/rest/v1/subscribers', { token })
    expect(rows.some((row: { subscribed: boolean }) => row.subscribed)).toBe(code !== 'free')
  }
  const ended = await accountOn('pro', TEST_NOW)
  expect((await rpc('get_my_effective_plan', ended.token)).body).toMatchObject({
    subscription_tier: 'free',
    is_paid: false,
  })
  expect((await app.send('GET', '/rest/v1/subscribers', { token: ended.token })).body).toMatchObject([
    { subscribed: false, subscription_tier: 'free' },
  ])
})

it.each([
  ['free', 1, 50],
  ['starter', 3, 1000],
  ['pro', 10, 5000],
  ['ultimate', null, null],
] as const)(
  '[PLAN-12] %s limits the bots of an account and its executions a month, and both limits hold',
  async (tier, botLimit, executions) => {
    const { token, userId } = await accountOn(tier)
    const { features } = (await rpc('get_my_effective_plan', token)).body
    expect([features.bot_activation.limit_value, features.executions_monthly.limit_value]).toEqual([
      botLimit,
      executions,
    ])
    // Extra bots beside the nine of the catalogue, so that ten slots can be filled.
    await asProduct(
      `insert into app.bots (id, title, description, category, monthly_price_cents, active, status)
     select gen_random_uuid(), 'Extra ' || n, 'Antwoordt', 'Horeca', 2500, true, 'approved' from generate_series(1, 3) n`,
      [],
    )
    const offers = (await app.send('GET', '/rest/v1/bots?pricing_model=eq.subscription')).body
    const room = botLimit ?? 11
    for (const bot of offers.slice(0, room))
      expect((await rpc('activate_bot', token, { bot_id_param: bot.id })).status).toBe(200)
    expect((await rpc('activate_bot', token, { bot_id_param: offers[room].id })).status).toBe(
      botLimit === null ? 200 : 409,
    )

    const [first] = offers
    const run = async () =>
      (await app.send('POST', '/functions/v1/execute-bot', { token, body: { bot_id: first.id, message: 'Hoi' } })).body
    await asProduct(
      `insert into app.usage_counters (user_id, feature_key, month, used) values ($1, 'executions_monthly', '2026-11-01', $2)
     on conflict (user_id, feature_key, month) do update set used = $2`,
      [userId, (executions ?? 100_000) - 1],
    )
    expect((await run()).code).not.toBe('limit_exceeded')
    await asProduct(`update app.usage_counters set used = $2 where user_id = $1`, [userId, executions ?? 100_000])
    expect((await run()).code === 'limit_exceeded').toBe(executions !== null)
  },
)
