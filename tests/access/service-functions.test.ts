import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'

// What the database's functions answer to the role of a member, past the actions that would refuse before.

const SERVICE = { role: 'service' } as const
const DENIED = { code: '42501' }

let app: TestApp
let vendor: { userId: string; token: string }
let member: { userId: string; token: string }
let botId: string
beforeAll(async () => {
  app = await createTestApp()
  vendor = await app.signUp()
  member = await app.signUp()
  botId = await addBot('draft')
})
afterAll(() => app.close())

async function addBot(status: 'draft' | 'approved'): Promise<string> {
  const id = newId()
  await app.db.as(SERVICE, (tx) =>
    sql`insert into app.bots (id, vendor_id, title, description, category, active, status, prompt_template, api_endpoint)
      values (${id}, ${vendor.userId}, 'Proefbot', 'Antwoordt', 'Horeca', ${status === 'approved'}, ${status}, 'recept', 'https://maker.example/')`.execute(
      tx,
    ),
  )
  return id
}

const begin = (userId: string | null, id: string) =>
  app.db.query<Record<string, unknown>>(
    SERVICE,
    `select * from app.begin_execution($1, $2, 'dashboard', 'api', null, '{}', $3, 90, null, $4)`,
    [newId(app.clock.now().getTime()), id, app.clock.now(), userId],
  )

describe('a member’s database role', () => {
  it('cannot call the functions that take any user or hand out what a bot works with', async () => {
    const now = app.clock.now()
    const calls: [string, unknown[]][] = [
      [`select app.begin_execution($1, $2, 'dashboard', 'api', null, '{}', $3, 90)`, [newId(), botId, now]],
      [`select app.finish_execution($1, 'completed', null, 1, 0, 0, '{}', null)`, [newId()]],
      ['select app.role_of($1)', [vendor.userId]],
      ['select app.is_limit_reached($1, $2, $3)', [vendor.userId, botId, now]],
    ]
    for (const [text, values] of calls) {
      await expect(app.db.query({ role: 'member', userId: member.userId }, text, values), text).rejects.toMatchObject(
        DENIED,
      )
    }
  })

  it('learns its own plan and nobody else’s; the service learns anybody’s', async () => {
    const ask = (identity: Parameters<typeof app.db.query>[0], userId: string) =>
      app.db.query(identity, 'select app.tier_of($1, $2) as tier', [userId, app.clock.now()])
    const asMember = { role: 'member', userId: member.userId } as const
    expect(await ask(asMember, member.userId)).toEqual([{ tier: 'free' }])
    await expect(ask(asMember, vendor.userId)).rejects.toMatchObject(DENIED)
    expect(await ask(SERVICE, vendor.userId)).toEqual([{ tier: 'free' }])
  })
})

describe('the beginning of an execution', () => {
  it('answers prompt, endpoint and secret only when it runs', async () => {
    const approved = await addBot('approved')
    const [refused] = await begin(member.userId, approved)
    expect(refused).toMatchObject({
      outcome: 'subscription_required',
      prompt_template: null,
      api_endpoint: null,
      endpoint_secret: null,
    })
    await app.db.as(SERVICE, async (tx) => {
      await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at) values (${newId()}, ${member.userId}, ${approved}, 'trial', '2026-11-01')`.execute(
        tx,
      )
      await sql`insert into app.user_bots (id, user_id, bot_id, access_type) values (${newId()}, ${member.userId}, ${approved}, 'rental')`.execute(
        tx,
      )
    })
    expect(await begin(member.userId, approved)).toEqual([
      expect.objectContaining({
        outcome: 'running',
        prompt_template: 'recept',
        api_endpoint: 'https://maker.example/',
        endpoint_secret: expect.stringMatching(/^whsec_/),
      }),
    ])
  })

  it('needs a user, or a configuration that is served', async () => {
    await expect(begin(null, botId)).rejects.toMatchObject(DENIED)
  })

  it('answers a bot that the user may not know of exactly as one that does not exist, and writes nothing', async () => {
    const run = (token: string, id: string) =>
      app.send('POST', '/functions/v1/execute-bot', { token, body: { bot_id: id, message: 'Wat doe je?' } })
    const foreign = await run(member.token, botId)
    const absent = await run(member.token, newId())
    expect([foreign.status, foreign.body]).toEqual([404, absent.body])
    expect(foreign.body.code).toBe('bot_not_found')
    expect(await app.db.query(SERVICE, 'select id from app.bot_executions where bot_id = $1', [botId])).toEqual([])
    expect((await run(vendor.token, botId)).body.code).toBe('subscription_required')
  })
})
