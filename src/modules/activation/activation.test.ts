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
const subscribe = (userId: string, tier: string) =>
  asProduct('insert into app.subscribers (user_id, subscribed, subscription_tier) values ($1, true, $2)', [
    userId,
    tier,
  ])
const grant = (userId: string, botId: string, source: string, endsAt: Date | null = null) =>
  asProduct(
    'insert into app.bot_grants (id, user_id, bot_id, source, starts_at, ends_at) values (gen_random_uuid(), $1, $2, $3, $4, $5)',
    [userId, botId, source, new Date(TEST_NOW.getTime() - DAY_MS), endsAt],
  )

describe('switching bots on and off', () => {
  it('[API-38] [MYBOTS-07] activate_bot answers true within the plan, and is refused at its limit with the specified text', async () => {
    expect(await rpc('activate_bot', BALIE)).toMatchObject({ status: 200, body: true })
    const refused = await rpc('activate_bot', TAFELWIJS)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'activation_limit_reached',
          message:
            'Activatielimiet bereikt: Je kunt maximaal 1 bot(s) activeren. Upgrade je abonnement voor meer bots.',
        },
      },
    })
    expect((await rpc('activate_bot', BALIE)).body).toBe(true)
    await subscribe(me.userId, 'ultimate')
    for (const id of [TAFELWIJS, SCHAPWIJZER, BONNIE]) expect((await rpc('activate_bot', id)).body).toBe(true)
    expect((await rpc('can_activate_bot', BALIE)).body).toEqual({
      allowed: true,
      reason: null,
      active_count: 4,
      limit_value: null,
    })
  })

  it("[MYBOTS-06] one account's bots do not count for another and do not change", async () => {
    const other = await app.signUp()
    await rpc('activate_bot', BALIE)
    expect((await rpc('activate_bot', TAFELWIJS, other)).body).toBe(true)
    expect((await rpc('deactivate_bot', BALIE, other)).body).toBe(false)
    expect((await rpc('get_user_active_bots', null)).body.map((bot: { bot_id: string }) => bot.bot_id)).toEqual([BALIE])
    expect((await rpc('get_user_active_bots', null, other)).body.map((bot: { bot_id: string }) => bot.bot_id)).toEqual([
      TAFELWIJS,
    ])
  })

  it("[API-38] every procedure refuses an account that is not the caller's", async () => {
    const other = await app.signUp()
    for (const name of ['get_user_active_bots', 'can_activate_bot', 'activate_bot', 'deactivate_bot']) {
      expect(await rpc(name, BALIE, me, other.userId)).toMatchObject({
        status: 403,
        body: { error: { code: 'foreign_user' } },
      })
      expect((await app.send('POST', `/rest/v1/rpc/${name}`, { body: { bot_id_param: BALIE } })).status).toBe(401)
      expect(
        (await app.send('POST', `/rest/v1/rpc/${name}`, { token: me.token, body: { bot_id_param: 'x' } })).status,
      ).toBe(422)
    }
    expect(await userBots('', other)).toEqual([])
  })

  it('get_user_active_bots answers all that are on, or the given one (AMB-116)', async () => {
    await subscribe(me.userId, 'starter')
    await rpc('activate_bot', BALIE)
    await rpc('activate_bot', TAFELWIJS)
    expect((await rpc('get_user_active_bots', null)).body).toHaveLength(2)
    expect((await rpc('get_user_active_bots', TAFELWIJS)).body).toEqual([
      {
        bot_id: TAFELWIJS,
        title: 'Tafelwijs',
        category: 'Horeca',
        access_type: 'rental',
        access_end: null,
        access_source: 'plan',
        access_expired: false,
      },
    ])
    const withNull = await app.send('POST', '/rest/v1/rpc/get_user_active_bots', {
      token: me.token,
      body: { user_id_param: me.userId, bot_id_param: null },
    })
    expect(withNull.body).toHaveLength(2)
  })

  it('switching off frees the slot and ends no grant; switching on again needs a slot again (AMB-114)', async () => {
    await rpc('activate_bot', BALIE)
    expect((await rpc('deactivate_bot', BALIE)).body).toBe(true)
    expect(
      (await asProduct('select ends_at from app.bot_grants where user_id = $1', [me.userId])).map(
        (row) => row['ends_at'],
      ),
    ).toEqual([null])
    expect((await rpc('activate_bot', TAFELWIJS)).body).toBe(true)
    expect((await rpc('activate_bot', BALIE)).status).toBe(409)
    await rpc('deactivate_bot', TAFELWIJS)
    expect((await rpc('activate_bot', BALIE)).body).toBe(true)
    expect(await userBots('&active=eq.true')).toMatchObject([{ bot_id: BALIE }])
    expect(await userBots()).toHaveLength(2)
  })

  it('direct access does not count against the plan and is switched on without a slot', async () => {
    await startTrial(BALIE)
    await grant(me.userId, BONNIE, 'purchase')
    await rpc('activate_bot', TAFELWIJS)
    expect((await rpc('activate_bot', BONNIE)).body).toBe(true)
    expect((await rpc('can_activate_bot', SCHAPWIJZER)).body).toEqual({
      allowed: false,
      reason: 'activation_limit_reached',
      active_count: 1,
      limit_value: 1,
    })
    expect(await userBots(`&bot_id=eq.${BONNIE}`)).toMatchObject([
      { access_type: 'purchase', access_source: 'purchase', access_end: null },
    ])
    await rpc('deactivate_bot', BALIE)
    expect((await rpc('activate_bot', BALIE)).body).toBe(true)
    expect(
      await asProduct("select 1 from app.bot_grants where user_id = $1 and bot_id = $2 and source = 'plan'", [
        me.userId,
        BALIE,
      ]),
    ).toEqual([])
  })

  it('30 simultaneous callers switch on no more bots than the plan has slots', async () => {
    await subscribe(me.userId, 'starter')
    const bots = (await app.send('GET', '/rest/v1/bots?pricing_model=eq.subscription')).body.map(
      (bot: { id: string }) => bot.id,
    )
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => rpc('activate_bot', bots[n % bots.length])))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await userBots('&active=eq.true')).toHaveLength(3)
  })

  it('an unknown or unpublished bot is not switched on', async () => {
    expect(await rpc('activate_bot', UNKNOWN)).toMatchObject({
      status: 404,
      body: { error: { code: 'bot_not_found' } },
    })
    expect((await rpc('can_activate_bot', UNKNOWN)).body).toMatchObject({ allowed: false, reason: 'bot_not_found' })
    await asProduct('update app.bots set active = false where id = $1', [SCHAPWIJZER])
    expect((await rpc('activate_bot', SCHAPWIJZER)).status).toBe(404)
    await asProduct('update app.bots set active = true where id = $1', [SCHAPWIJZER])
  })

  it('[API-21] can_use_feature counts for bot_activation the bots that run on the plan', async () => {
    await startTrial(BALIE)
    const ask = () =>
      app.send('POST', '/rest/v1/rpc/can_use_feature', { token: me.token, body: { key: 'bot_activation' } })
    expect((await ask()).body).toEqual({ allowed: true, remaining: 1, limit_value: 1, used: 0, month: null })
    await rpc('activate_bot', TAFELWIJS)
    expect((await ask()).body).toMatchObject({ allowed: false, remaining: 0, used: 1 })
  })
})
