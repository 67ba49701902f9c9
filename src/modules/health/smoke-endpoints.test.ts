import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { makeVendor, saveDraft } from '../../../tests/support/vendor-fixtures.ts'

const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'
const QUESTION = 'Tot hoe laat is de keuken open?'

let app: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
let owner: { userId: string; token: string }
let others: Record<'buyer' | 'vendor' | 'a demoted administrator', string>
/** A valid configuration of an account that has the bot on trial. */
let configId: string
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false, storeSampleKnowledge })
  await app.background.tick()
  admin = await makeAdmin(app)
  owner = await app.signUp()
  const gone = await makeAdmin(app)
  await gone.demote()
  others = {
    buyer: (await app.signUp()).token,
    vendor: (await makeVendor(app)).token,
    'a demoted administrator': gone.token,
  }
  await app.send('POST', '/functions/v1/start-trial', { token: owner.token, body: { botId: TAFELWIJS } })
  const saved = await app.send('POST', '/rest/v1/user_bot_configs', {
    token: owner.token,
    body: { bot_id: TAFELWIJS },
  })
  configId = saved.body.id
  await rows('update app.user_bot_configs set config_valid = true where id = $1', configId)
})
afterAll(() => app.close())

const rows = <Row = Record<string, unknown>>(text: string, ...values: unknown[]) =>
  app.db.query<Row>({ role: 'service' }, text, values)
const get = (path: string, token: string | null) => app.send('GET', path, { token })
const run = (token: string | null, body: object) => app.send('POST', '/functions/v1/execute-bot', { token, body })

const CONFIGS = '/rest/v1/user_bot_configs?select=id,bot_id,category,config_valid&config_valid=eq.true'

describe('the reads of a health test', () => {
  it('[API-34] an administrator reads active questions, four columns of valid configurations, and bots by ids', async () => {
    const tests = await get('/rest/v1/bot_smoke_tests?category=eq.horeca&active=eq.true', admin.token)
    expect(tests.body.length).toBeGreaterThan(2)
    for (const test of tests.body) expect(test).toMatchObject({ category: 'horeca', active: true })

    const invalid = await app.signUp()
    await app.send('POST', '/rest/v1/user_bot_configs', { token: invalid.token, body: { bot_id: TAFELWIJS } })
    const valid = await rows('select id from app.user_bot_configs where config_valid')
    const configs = await get(CONFIGS, admin.token)
    const idsOf = (all: Record<string, unknown>[]) => new Set(all.map(({ id }) => id))
    expect(idsOf(configs.body)).toEqual(idsOf(valid))
    expect(configs.body).toContainEqual({ id: configId, bot_id: TAFELWIJS, category: 'horeca', config_valid: true })
    for (const one of configs.body)
      expect(Object.keys(one).toSorted()).toEqual(['bot_id', 'category', 'config_valid', 'id'])

    const ids = [...new Set<string>(configs.body.map((one: { bot_id: string }) => one.bot_id))]
    const bots = await get(`/rest/v1/bots?select=id,title,category&id=in.(${ids.join(',')})`, admin.token)
    expect(bots.body.map((one: { id: string }) => one.id).toSorted()).toEqual(ids.toSorted())
    expect((await get('/rest/v1/bots?id=in.()', admin.token)).body).toEqual([])
  })

  it('[API-34] everybody else reads no question, only own configurations, and of a list of bots the public ones', async () => {
    const vendor = await makeVendor(app)
    const draft = String((await saveDraft(app, vendor)).body.bot_id)
    const list = `/rest/v1/bots?id=in.(${TAFELWIJS},"${draft}")`
    expect((await get(list, admin.token)).body.map((one: { id: string }) => one.id).toSorted()).toEqual(
      [TAFELWIJS, draft].toSorted(),
    )
    expect((await get(`${list}&status=eq.approved`, admin.token)).body).toHaveLength(1)
    expect((await get(CONFIGS, null)).status).toBe(401)
    for (const [who, token] of Object.entries(others)) {
      expect((await get('/rest/v1/bot_smoke_tests?category=eq.horeca', token)).status, who).toBe(403)
      expect((await get(CONFIGS, token)).body, who).toEqual([])
      expect((await get(list, token)).body, who).toMatchObject([{ id: TAFELWIJS }])
    }
    expect((await get(CONFIGS, owner.token)).body).toMatchObject([{ id: configId, user_id: owner.userId }])
    // A query for more columns, or for one account, reads only the caller's own configurations, also for administrators.
    for (const more of ['select=*&config_valid=eq.true', 'config_valid=eq.true', `user_id=eq.${owner.userId}`])
      expect((await get(`/rest/v1/user_bot_configs?${more}`, admin.token)).body, more).toEqual([])
  })

  it.each([
    'id=in.(x)',
    'id=in.(',
    `id=in.(${TAFELWIJS},)`,
    'category=in.(Horeca)',
    `id=in.(${Array.from({ length: 201 }, () => TAFELWIJS).join(',')})`,
    'vendor_id=eq.x',
    'vendor_id=eq.',
    `vendor_id=in.(${TAFELWIJS})`,
    `vendor_id=${TAFELWIJS}`,
  ])('a malformed query at the endpoint of bots is refused: %s', async (query) => {
    expect(await get(`/rest/v1/bots?${query}`, admin.token)).toMatchObject({
      status: 400,
      body: { error: { code: 'unsupported_query' } },
    })
  })
})

describe('the runs of a health test', () => {
  const newest = async () =>
    (
      await rows(
        "select user_id, config_id, is_test, channel, status, input_data ->> 'message' as message from app.bot_executions order by id desc limit 1",
      )
    )[0]
  const used = async () => [
    await rows('select * from app.execution_usage order by user_id, bot_id'),
    await rows('select * from app.usage_counters order by user_id, feature_key'),
  ]
  const sample = async () =>
    (await rows('select id, user_id from app.user_bot_configs where bot_id = $1 and is_sample', TAFELWIJS))[0]

  it('[API-35] an administrator’s message and bot_id ask the bot’s sample company; the text is at the top level', async () => {
    const before = await used()
    const answer = await run(admin.token, { bot_id: TAFELWIJS, message: QUESTION })
    expect(answer).toMatchObject({ status: 200, body: { success: true, error: null } })
    expect(answer.body.response).toMatch(/2[12][.:]00/)
    expect(answer.body.response).toBe(answer.body.output.result)
    const asked = await sample()
    expect(await newest()).toMatchObject({
      config_id: asked?.['id'],
      user_id: asked?.['user_id'],
      is_test: true,
      channel: 'api',
      status: 'completed',
      message: QUESTION,
    })
    expect(await used()).toEqual(before)
  })

  it('[API-35] with config_id it asks that configuration, marked as a test, without a limit, logged for its owner', async () => {
    const before = await used()
    const question = 'Hoe laat gaat het terras open?'
    const answer = await run(admin.token, { bot_id: TAFELWIJS, message: question, config_id: configId })
    expect(answer.status).toBe(200)
    expect(answer.body.response).toMatch(/./)
    expect(await newest()).toMatchObject({ config_id: configId, user_id: owner.userId, is_test: true })
    expect(await used()).toEqual(before)
    const log = await app.db.query(
      { role: 'member', userId: owner.userId },
      "select is_test from app.bot_executions where input_data ->> 'message' = $1",
      [question],
    )
    expect(log).toEqual([{ is_test: true }])
  })

  it('[API-35] others are refused: config_id, also their own, and a bot without access; nothing runs', async () => {
    const count = async () => (await rows('select id from app.bot_executions where status <> $1', 'blocked')).length
    const before = await count()
    const named = { bot_id: TAFELWIJS, message: QUESTION, config_id: configId }
    expect((await run(null, named)).status).toBe(401)
    for (const [who, token] of Object.entries({ ...others, owner: owner.token }))
      for (const body of [named, { ...named, test: true }])
        expect(await run(token, body), who).toMatchObject({ status: 403, body: { code: 'forbidden', success: false } })
    for (const [who, token] of Object.entries(others))
      expect((await run(token, { bot_id: TAFELWIJS, message: QUESTION })).body.code, who).toBe('subscription_required')
    expect(await count()).toBe(before)
  })

  it('[API-35] an administrator who is demoted has lost the right in the next request', async () => {
    const gone = await makeAdmin(app)
    const named = { bot_id: TAFELWIJS, message: QUESTION, config_id: configId }
    expect((await run(gone.token, named)).status).toBe(200)
    expect((await run(gone.token, { bot_id: TAFELWIJS, message: QUESTION })).status).toBe(200)
    await gone.demote()
    expect((await run(gone.token, named)).status).toBe(403)
    expect((await run(gone.token, { bot_id: TAFELWIJS, message: QUESTION })).status).toBe(403)
  })

  it('answers 404 for an unknown bot, a configuration of another bot, and a bot without sample company', async () => {
    const vendor = await makeVendor(app)
    const draft = String((await saveDraft(app, vendor)).body.bot_id)
    const code = async (body: object) => (await run(admin.token, { message: QUESTION, ...body })).body.code
    expect(await code({ bot_id: newId() })).toBe('bot_not_found')
    expect(await code({ bot_id: draft, config_id: configId })).toBe('config_not_found')
    expect(await code({ bot_id: TAFELWIJS, config_id: newId() })).toBe('config_not_found')
    expect(await code({ bot_id: draft })).toBe('config_not_found')
    expect((await run(admin.token, { bot_id: TAFELWIJS, message: QUESTION, config_id: 'x' })).status).toBe(422)
  })
})
