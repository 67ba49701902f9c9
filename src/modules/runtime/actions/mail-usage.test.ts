import { afterAll, beforeAll, expect, it } from 'vitest'
import { TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { BOTS, createShop, type Person } from '../../../../tests/support/order-fixtures.ts'

let app: TestApp
beforeAll(async () => {
  app = await createShop()
})
afterAll(() => app.close())

const MONTH = '2026-11-01'
const run = (text: string, values: unknown[]) => app.db.query({ role: 'service' }, text, values)
const usePlan = (who: Person, used: number) =>
  run(
    `insert into app.usage_counters (user_id, feature_key, month, used) values ($1, 'executions_monthly', $2, $3)
     on conflict (user_id, feature_key, month) do update set used = excluded.used`,
    [who.userId, MONTH, used],
  )
const useBot = (who: Person, used: number) =>
  run(
    `insert into app.execution_usage (user_id, bot_id, month, used) values ($1, $2, $3, $4)
     on conflict (user_id, bot_id, month) do update set used = excluded.used`,
    [who.userId, BOTS.tafelwijs, MONTH, used],
  )
/** Subscribes the account to a plan with 100 executions a month. */
const subscribe = (who: Person) =>
  run(
    `insert into app.subscribers (user_id, subscribed, subscription_tier, subscription_end) values ($1, true, 'pro', '2027-01-01')`,
    [who.userId],
  )
/** Rents the account a bot with a limit of its own. */
const rent = (who: Person, limit: number) =>
  run(
    `insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit) values (gen_random_uuid(), $1, $2, 'rental', $3, $4)`,
    [who.userId, BOTS.tafelwijs, TEST_NOW, limit],
  )
const subjectsOf = async (who: Person) =>
  (
    await app.db.query<{ subject: string }>(
      { role: 'service' },
      `select subject from app.mails where user_id = $1 and kind = 'usage' order by id`,
      [who.userId],
    )
  ).map(({ subject }) => subject)
/** Moves the clock five minutes, when the next check is due, and runs it. */
const look = async () => {
  app.clock.set(new Date(app.clock.now().getTime() + 301_000))
  await app.background.tick()
}
const planLimit = async () =>
  (
    await app.db.query<{ limit_value: number }>(
      { role: 'service' },
      `select limit_value from app.plan_features where plan_code = 'pro' and feature_key = 'executions_monthly'`,
      [],
    )
  )[0]?.limit_value ?? 0

const PLAN_NEAR = 'Driekwart van de antwoorden van je plan is gebruikt'
const PLAN_REACHED = 'De antwoorden van je plan zijn op voor deze maand'

it('mails at three quarters and at the limit of a plan, each once a month, and not before', async () => {
  const who = await app.signUp()
  await subscribe(who)
  const limit = await planLimit()
  await usePlan(who, Math.ceil(limit * 0.75) - 1)
  await look()
  expect(await subjectsOf(who)).toEqual([])
  await usePlan(who, Math.ceil(limit * 0.75))
  await look()
  await look()
  expect(await subjectsOf(who)).toEqual([PLAN_NEAR])
  await usePlan(who, limit)
  await look()
  await look()
  expect(await subjectsOf(who)).toEqual([PLAN_NEAR, PLAN_REACHED])
})

it('mails about a bot’s own limit: that it stops and costs no more, until when, and where to look', async () => {
  const who = await app.signUp()
  await rent(who, 40)
  await useBot(who, 30)
  await look()
  await useBot(who, 40)
  await look()
  expect(await subjectsOf(who)).toEqual([
    'Driekwart van de antwoorden van Tafelwijs is gebruikt',
    'De antwoorden van Tafelwijs zijn op voor deze maand',
  ])
  const mails = await app.db.query<{ text_content: string }>(
    { role: 'service' },
    `select text_content from app.mails where user_id = $1 and kind = 'usage' order by id`,
    [who.userId],
  )
  for (const { text_content: text } of mails) {
    expect(text).toContain('Je betaalt nooit extra.')
    expect(text).toContain('1 december 2026')
    expect(text).toContain(`/dashboard?bot=${BOTS.tafelwijs}`)
  }
  expect(mails[0]?.text_content).toContain('30 van de 40 antwoorden')
})

it('mails only about the limit when it is reached at once, whatever the setting says', async () => {
  const [quiet, loud] = [await app.signUp(), await app.signUp()]
  const limit = await planLimit()
  for (const who of [quiet, loud]) await subscribe(who)
  const changed = await app.send('PATCH', '/rest/v1/user_settings', {
    token: quiet.token,
    body: { usage_mail: false },
  })
  expect(changed.body).toMatchObject({ usage_mail: false, lead_mail: true })
  await usePlan(quiet, limit - 1)
  await usePlan(loud, limit)
  await look()
  expect([await subjectsOf(quiet), await subjectsOf(loud)]).toEqual([[], [PLAN_REACHED]])
  await usePlan(quiet, limit)
  await look()
  expect(await subjectsOf(quiet)).toEqual([PLAN_REACHED])
})

it('sends no mail on a plan without a limit', async () => {
  const who = await app.signUp()
  await run(
    `update app.plan_features set limit_value = null where plan_code = 'pro' and feature_key = 'executions_monthly'`,
    [],
  )
  await subscribe(who)
  await usePlan(who, 1_000_000)
  await look()
  expect(await subjectsOf(who)).toEqual([])
})
