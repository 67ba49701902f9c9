import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp } from '../../../../tests/support/create-test-app.ts'

const SERVICE = { role: 'service' } as const
const app = await createTestApp()
afterAll(() => app.close())

type Feature = { enabled: boolean; limit: number | null } | 'missing'
interface Case {
  feature?: Feature
  grants: readonly { source: 'plan' | 'trial' | 'rental'; limit?: number | null; ended?: boolean }[]
  botLimit?: number
  usedOfBot?: number
  usedOfPlan?: number
}

const PLAN = [{ source: 'plan' }] as const
const cases: [name: string, reached: boolean, one: Case][] = [
  ['a plan with room', false, { feature: { enabled: true, limit: 10 }, grants: PLAN, usedOfPlan: 9 }],
  ['a plan that is used up', true, { feature: { enabled: true, limit: 10 }, grants: PLAN, usedOfPlan: 10 }],
  ['a plan without limit', false, { feature: { enabled: true, limit: null }, grants: PLAN, usedOfPlan: 900 }],
  ['a plan of none', true, { feature: { enabled: true, limit: 0 }, grants: PLAN }],
  ['a feature that is off', true, { feature: { enabled: false, limit: 10 }, grants: PLAN }],
  ['an unlimited feature that is off', true, { feature: { enabled: false, limit: null }, grants: PLAN }],
  ['a missing feature', true, { feature: 'missing', grants: PLAN }],
  ['a plan with room for a bot that is used up', true, { grants: PLAN, botLimit: 3, usedOfBot: 3 }],
  ['the thousand of a bot without limit', true, { grants: PLAN, usedOfBot: 1000 }],
  ['one short of the thousand', false, { grants: PLAN, usedOfBot: 999 }],
  ['own access beside a plan of none', false, { feature: 'missing', grants: [{ source: 'trial', limit: 5 }] }],
  ['own access that is used up', true, { grants: [{ source: 'trial', limit: 5 }], usedOfBot: 5 }],
  ['own access without limit, by the bot’s', true, { grants: [{ source: 'rental' }], botLimit: 7, usedOfBot: 7 }],
  [
    'own access, however much of the plan is used',
    false,
    {
      feature: { enabled: true, limit: 1 },
      grants: [{ source: 'trial', limit: 5 }, { source: 'plan' }],
      usedOfPlan: 50,
    },
  ],
  [
    'own access that ended, with a plan of none',
    true,
    { feature: 'missing', grants: [{ source: 'trial', limit: 5, ended: true }, { source: 'plan' }] },
  ],
  [
    'the longest own access counts',
    false,
    {
      grants: [
        { source: 'trial', limit: 1, ended: true },
        { source: 'rental', limit: 9 },
      ],
      usedOfBot: 5,
    },
  ],
  ['no access at all', false, { grants: [], usedOfBot: 2000 }],
  ['access that ended', false, { grants: [{ source: 'trial', limit: 1, ended: true }], usedOfBot: 5 }],
]

/** Stores an account, a plan of its own and a bot, as the case describes them. */
async function store(one: Case) {
  const { userId } = await app.signUp()
  const { botId, configId } = await createConfig(app, userId)
  const plan = `proef-${newId()}`
  const feature = one.feature ?? { enabled: true, limit: null }
  await app.db.as(SERVICE, async (tx) => {
    await sql`insert into app.subscription_plans (code, name, price_cents) values (${plan}, 'Proef', 0)`.execute(tx)
    await sql`insert into app.subscribers (user_id, subscribed, subscription_tier) values (${userId}, true, ${plan})`.execute(
      tx,
    )
    if (feature !== 'missing')
      await sql`insert into app.plan_features (plan_code, feature_key, enabled, limit_value)
        values (${plan}, 'executions_monthly', ${feature.enabled}, ${feature.limit})`.execute(tx)
    if (one.botLimit !== undefined)
      await sql`update app.bots set monthly_execution_limit = ${one.botLimit} where id = ${botId}`.execute(tx)
    for (const grant of one.grants)
      await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, ends_at, monthly_limit) values (${newId()}, ${userId}, ${botId},
        ${grant.source}, '2026-10-01', ${grant.ended ? '2026-11-02' : null}, ${grant.limit ?? null})`.execute(tx)
    await sql`insert into app.execution_usage (user_id, bot_id, month, used) values (${userId}, ${botId}, '2026-11-01', ${one.usedOfBot ?? 0})`.execute(
      tx,
    )
    await sql`insert into app.usage_counters (user_id, feature_key, month, used) values (${userId}, 'executions_monthly', '2026-11-01', ${one.usedOfPlan ?? 0})`.execute(
      tx,
    )
  })
  return { userId, botId, configId }
}

describe('the monthly limit is decided the same when a chat opens and when a question is asked', () => {
  it.each(cases)('%s: %s', async (_, reached, one) => {
    const { userId, botId, configId } = await store(one)
    const now = app.clock.now()
    const [opening] = await app.db.query<{ reached: boolean }>(
      SERVICE,
      'select app.is_limit_reached($1, $2, $3) as reached',
      [userId, botId, now],
    )
    const [asking] = await app.db.query<{ outcome: string }>(
      { role: 'service', configId },
      `select outcome from app.begin_execution($1, $2, 'channel', 'hosted', null, '{}', $3, 90)`,
      [newId(now.getTime()), botId, now],
    )
    expect([opening?.reached, asking?.outcome === 'limit_exceeded']).toEqual([reached, reached])
  })
})

describe('finishing an execution', () => {
  it('does nothing in a transaction bound to a deleted configuration; the lease releases the use', async () => {
    const { userId, botId, configId } = await store({ grants: [{ source: 'trial', limit: 5 }] })
    const now = app.clock.now()
    const id = newId(now.getTime())
    const bound = { role: 'service', configId } as const
    await app.db.query(bound, `select app.begin_execution($1, $2, 'channel', 'hosted', null, '{}', $3, 90)`, [
      id,
      botId,
      now,
    ])
    await app.db.query(SERVICE, 'delete from app.user_bot_configs where id = $1', [configId])
    const finish = `select app.finish_execution($1, 'completed', null, 1, 0, 0, '{}', null) as finished`
    expect(await app.db.query(bound, finish, [id])).toEqual([{ finished: false }])
    await app.db.query(SERVICE, 'select app.release_expired_executions($1)', [new Date(now.getTime() + 91_000)])
    const used = await app.db.query(SERVICE, 'select used from app.execution_usage where user_id = $1', [userId])
    expect(used).toEqual([{ used: 0 }])
  })

  it('does nothing for another member, and works for the product itself', async () => {
    const { botId, configId } = await store({ grants: [{ source: 'trial', limit: 5 }] })
    const stranger = await app.signUp()
    const now = app.clock.now()
    const id = newId(now.getTime())
    await app.db.query(
      { role: 'service', configId },
      `select app.begin_execution($1, $2, 'channel', 'hosted', null, '{}', $3, 90)`,
      [id, botId, now],
    )
    const finish = `select app.finish_execution($1, 'completed', null, 1, 0, 0, '{}', null) as finished`
    const asMember = app.db.query({ role: 'member', userId: stranger.userId }, finish, [id])
    await expect(asMember).rejects.toMatchObject({ code: '42501' })
    expect(await app.db.query(SERVICE, finish, [id])).toEqual([{ finished: true }])
  })
})
