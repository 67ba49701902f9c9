import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'

const BALIE = '0192e6fb-4580-7b00-a94c-7e80460bfee5'
const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'
const SCHAPWIJZER = '0192e6f7-9c00-7dba-9077-366f612df492'
const BONNIE = '0192e6f4-dce0-7070-b7d9-4ca18b639608'
const UNKNOWN = '0192f000-0000-7000-8000-ffffffffffff'
const DAY_MS = 86_400_000

let app: TestApp
let me: { userId: string; token: string }
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
})
beforeEach(async () => {
  app.clock.set(TEST_NOW)
  me = await app.signUp()
})
afterAll(() => app.close())

const startTrial = (botId: string, token: string | null = me.token) =>
  app.send('POST', '/functions/v1/start-trial', { token, body: { botId } })
const rpc = (name: string, botId: string | null, who = me, userId = who.userId) =>
  app.send('POST', `/rest/v1/rpc/${name}`, {
    token: who.token,
    body: { user_id_param: userId, ...(botId === null ? {} : { bot_id_param: botId }) },
  })
const userBots = async (query = '', who = me) =>
  (await app.send('GET', `/rest/v1/user_bots?user_id=eq.${who.userId}${query}`, { token: who.token })).body
const asProduct = (text: string, values: unknown[]) =>
  app.db.query<Record<string, unknown>>({ role: 'service' }, text, values)

describe('a bot on trial and a plan', () => {
  const move = (botId: string, onPlan = true) =>
    app.send('POST', '/functions/v1/move-trial-to-plan', { token: me.token, body: { botId, onPlan } })
  const endTrials = () =>
    asProduct("update app.bot_grants set ends_at = $2 where user_id = $1 and source = 'trial'", [me.userId, TEST_NOW])

  it('moves onto a plan with a free slot in one press: runs to its end, then on the plan without a gap', async () => {
    await startTrial(TAFELWIJS)
    expect(await userBots()).toMatchObject([{ access_source: 'trial', on_plan: false }])
    expect(await move(TAFELWIJS)).toMatchObject({ status: 200, body: { access_source: 'trial', on_plan: true } })
    expect((await rpc('can_activate_bot', TAFELWIJS)).body).toMatchObject({ active_count: 1 })
    await endTrials()
    expect(await userBots()).toMatchObject([{ active: true, access_source: 'plan', access_expired: false }])
  })

  it('takes no slot that does not exist, moves once, and releases the slot when its owner cancels', async () => {
    await startTrial(TAFELWIJS)
    await startTrial(BALIE)
    // The free plan has one slot.
    expect([(await move(BALIE)).status, (await move(BALIE)).status]).toEqual([200, 200])
    expect(await move(TAFELWIJS)).toMatchObject({ status: 409, body: { error: { code: 'plan_full' } } })
    expect((await move(BALIE, false)).body).toMatchObject({ access_source: 'trial', on_plan: false })
    expect((await move(TAFELWIJS)).status).toBe(200)
    await endTrials()
    const ended = (await userBots()).find((row: { bot_id: string }) => row.bot_id === BALIE)
    expect(ended).toMatchObject({ access_expired: true })
    expect(await move(BALIE)).toMatchObject({ status: 404, body: { error: { code: 'trial_not_found' } } })
    expect((await move(SCHAPWIJZER)).status).toBe(404)
  })
})

describe('the free trial', () => {
  it("lasts 30 days, needs no payment and carries the bot's own monthly limit (AMB-038)", async () => {
    const { status, body } = await startTrial(TAFELWIJS)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      bot_id: TAFELWIJS,
      access_type: 'rental',
      access_source: 'trial',
      access_end: '2026-12-20T09:00:00.000Z',
      active: true,
      access_expired: false,
      usage: { used: 0, limit: 1000, month: 'november 2026' },
    })
    const [row] = await asProduct('select source, monthly_limit, ends_at from app.bot_grants where user_id = $1', [
      me.userId,
    ])
    expect(row).toEqual({ source: 'trial', monthly_limit: 1000, ends_at: new Date(TEST_NOW.getTime() + 30 * DAY_MS) })
  })

  it('is granted once per account and bot; another bot and another account have their own', async () => {
    await startTrial(TAFELWIJS)
    expect(await startTrial(TAFELWIJS)).toMatchObject({ status: 409, body: { error: { code: 'access_exists' } } })
    await asProduct('update app.bot_grants set ends_at = $2 where user_id = $1', [me.userId, TEST_NOW])
    expect(await startTrial(TAFELWIJS)).toMatchObject({ status: 409, body: { error: { code: 'trial_used' } } })
    expect((await startTrial(SCHAPWIJZER)).status).toBe(200)
    expect((await startTrial(TAFELWIJS, (await app.signUp()).token)).status).toBe(200)
  })

  it('shows in its row whether the bot is set up: only with a complete configuration of the caller', async () => {
    const config = { menu_url: 'https://a.example/menu', openingstijden: 'Elke dag', reservering_method: 'telefoon' }
    const save = (configData: Record<string, string>, { token } = me) =>
      app.send('POST', '/rest/v1/user_bot_configs', { token, body: { bot_id: TAFELWIJS, config_data: configData } })
    const isSetUp = async () => (await userBots()).map((row: { config_valid: boolean }) => row.config_valid)
    expect((await startTrial(TAFELWIJS)).body.config_valid).toBe(false)
    await save(config, await app.signUp())
    await save({ menu_url: 'geen adres' })
    expect(await isSetUp()).toEqual([false])
    await save(config)
    expect(await isSetUp()).toEqual([true])
  })

  it('starts once when it is requested many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => startTrial(BALIE)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await userBots()).toHaveLength(1)
  })

  it('is refused without a session, for an unknown bot, for a bot for sale only, and for malformed input', async () => {
    expect((await startTrial(BALIE, null)).status).toBe(401)
    expect(await startTrial(UNKNOWN)).toMatchObject({ status: 404, body: { error: { code: 'bot_not_found' } } })
    for (const botId of ['', 'balie', `${BALIE}x`, 7, null])
      expect((await startTrial(botId as string)).status).toBe(422)
    expect(
      (await app.send('POST', '/functions/v1/start-trial', { token: me.token, body: { botId: BALIE, days: 365 } }))
        .status,
    ).toBe(422)
    await asProduct("update app.bots set pricing_model = 'purchase' where id = $1", [BONNIE])
    expect(await startTrial(BONNIE)).toMatchObject({ status: 409, body: { error: { code: 'not_rentable' } } })
    await asProduct("update app.bots set pricing_model = 'both' where id = $1", [BONNIE])
    expect(await userBots()).toEqual([])
  })

  it("frees the bot's slot on the plan, and afterwards leaves nothing switched on by the plan", async () => {
    await rpc('activate_bot', BALIE)
    expect((await rpc('can_activate_bot', TAFELWIJS)).body).toMatchObject({ allowed: false, active_count: 1 })
    expect((await startTrial(BALIE)).body).toMatchObject({
      access_source: 'trial',
      access_end: '2026-12-20T09:00:00.000Z',
    })
    expect((await rpc('activate_bot', TAFELWIJS)).body).toBe(true)
    await asProduct("update app.bot_grants set ends_at = $2 where user_id = $1 and source = 'trial'", [
      me.userId,
      TEST_NOW,
    ])
    expect(await userBots(`&bot_id=eq.${BALIE}`)).toMatchObject([
      { active: true, access_expired: true, access_source: 'trial' },
    ])
    expect((await rpc('can_activate_bot', BALIE)).body).toMatchObject({
      allowed: false,
      active_count: 1,
      limit_value: 1,
    })
  })
})

describe("reading the caller's bots", () => {
  it('[API-12] [DATA-10] embeds the bot, and returns the source of access and the usage of the month', async () => {
    await startTrial(TAFELWIJS)
    await asProduct(
      "insert into app.execution_usage (user_id, bot_id, month, used) values ($1, $2, '2026-11-01', 37), ($1, $2, '2026-10-01', 500)",
      [me.userId, TAFELWIJS],
    )
    const rows = await userBots(
      '&active=eq.true&select=id,access_type,access_end,active,bot:bots(id,title,description,category,input_fields)',
    )
    expect(rows).toMatchObject([
      {
        user_id: me.userId,
        access_type: 'rental',
        active: true,
        usage: { used: 37, limit: 1000 },
        bot: {
          id: TAFELWIJS,
          title: 'Tafelwijs',
          category: 'Horeca',
          input_fields: [{ label: 'Je vraag', type: 'textarea' }],
        },
      },
    ])
    expect(Object.keys(rows[0].bot).toSorted()).toEqual(['category', 'description', 'id', 'input_fields', 'title'])
  })

  it('lists access that has ended, and marks it (AMB-117)', async () => {
    await startTrial(TAFELWIJS)
    await asProduct('update app.bot_grants set ends_at = $2 where user_id = $1', [me.userId, TEST_NOW])
    expect(await userBots()).toMatchObject([{ access_expired: true, access_source: 'trial' }])
  })

  it('serves the account itself only, and nothing outside the grammar', async () => {
    const other = await app.signUp()
    await startTrial(TAFELWIJS)
    expect((await app.send('GET', `/rest/v1/user_bots?user_id=eq.${me.userId}`, { token: other.token })).body).toEqual(
      [],
    )
    expect((await app.send('GET', '/rest/v1/user_bots', { token: other.token })).body).toEqual([])
    expect((await app.send('GET', '/rest/v1/user_bots')).status).toBe(401)
    for (const query of ['active=true', 'access_type=eq.rental', 'select=*,bot(endpoint_secret)', 'order=id']) {
      expect((await app.send('GET', `/rest/v1/user_bots?${query}`, { token: me.token })).status).toBe(400)
    }
    expect((await app.send('POST', '/rest/v1/user_bots', { token: me.token, body: { bot_id: BALIE } })).status).toBe(
      405,
    )
  })
})
