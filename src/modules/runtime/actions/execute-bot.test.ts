import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Stores a bot, its grant and its enabled row for one account. */
async function grantBot(
  userId: string,
  grant: { source: 'trial' | 'plan'; monthlyLimit: number | null; endsAt?: Date },
) {
  const botId = newId()
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`insert into app.bots (id, title, description, category, monthly_price_cents, active, status, input_fields)
      values (${botId}, 'Proefbot', 'Antwoordt op vragen', 'Horeca', 2500, true, 'approved', '{"fields":[{"label":"Je vraag"},{"label":"Toon"}]}')`.execute(
      tx,
    )
    await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, ends_at, monthly_limit)
      values (${newId()}, ${userId}, ${botId}, ${grant.source}, '2026-11-01', ${grant.endsAt ?? null}, ${grant.monthlyLimit})`.execute(
      tx,
    )
    await sql`insert into app.user_bots (id, user_id, bot_id, access_type) values (${newId()}, ${userId}, ${botId}, 'rental')`.execute(
      tx,
    )
  })
  return botId
}

const run = (token: string | null, body: unknown) => app.send('POST', '/functions/v1/execute-bot', { token, body })

/** Returns the counted uses of a bot this month, beside the number of executions that should explain them. */
async function books(userId: string, botId: string) {
  return app.db.as({ role: 'service' }, async (tx) => {
    const result = await sql<{ used: number; counted: number }>`select
      coalesce((select sum(used)::int from app.execution_usage where user_id = ${userId} and bot_id = ${botId}), 0) as used,
      (select count(*)::int from app.bot_executions where user_id = ${userId} and bot_id = ${botId} and counts_bot and status in ('running', 'completed')) as counted`.execute(
      tx,
    )
    return result.rows[0]
  })
}

describe('executing a bot', () => {
  it('refuses an anonymous visitor, answers 404 for an unknown bot, and explains malformed input in Dutch', async () => {
    const { token } = await app.signUp()
    expect((await run(null, { bot_id: newId(), message: 'hoi' })).status).toBe(401)
    expect(await run(token, { bot_id: newId(), message: 'hoi' })).toMatchObject({
      status: 404,
      body: { success: false, code: 'bot_not_found' },
    })
    for (const body of [
      {},
      { botId: 'nee', inputData: {} },
      { bot_id: newId(), message: '' },
      { bot_id: newId(), message: 'x'.repeat(2001) },
      [],
      'tekst',
    ]) {
      expect((await run(token, body)).status).toBe(422)
    }
  })

  it('[API-27] [DATA-18] answers the specified shape for input fields, and with AMB-045 a top-level text', async () => {
    const { token, userId } = await app.signUp()
    const botId = await grantBot(userId, { source: 'trial', monthlyLimit: 5 })
    const answer = await run(token, { botId, inputData: { 'Je vraag': 'Wanneer zijn jullie open?', Toon: 'vrolijk' } })
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ success: true, output: { demo: true, tokens_used: 0 }, error: null })
    expect(answer.body.response).toBe(answer.body.output.result)
    expect(typeof answer.body.execution_time).toBe('number')
  })

  it('[AMB-196] refuses an unanswerable question as out of scope, with the reason, and releases its use', async () => {
    const { token, userId } = await app.signUp()
    const botId = await grantBot(userId, { source: 'trial', monthlyLimit: 5 })
    expect((await run(token, { bot_id: botId, message: 'Wie wint het voetbal?' })).body).toMatchObject({
      code: 'out_of_scope',
      response: expect.stringMatching(
        /^Je bot gaf geen antwoord\. Er is geen taalmodel verbonden.*niets dat erop lijkt\.$/,
      ),
    })
    expect(await books(userId, botId)).toEqual({ used: 0, counted: 0 })
  })

  it('answers subscription_required and logs why, without live access or when switched off', async () => {
    const { token, userId } = await app.signUp()
    const botId = await grantBot(userId, { source: 'trial', monthlyLimit: 5, endsAt: new Date('2026-11-10') })
    expect(await run(token, { bot_id: botId, message: 'hoi' })).toMatchObject({
      status: 403,
      body: { code: 'subscription_required' },
    })
    const logged = await app.db.as({ role: 'member', userId }, async (tx) => {
      const rows = await sql<{
        status: string
        blocked_reason: string
      }>`select status, blocked_reason from app.bot_executions where bot_id = ${botId}`.execute(tx)
      return rows.rows
    })
    expect(logged).toEqual([{ status: 'blocked', blocked_reason: 'subscription_required' }])
  })

  it('refuses another account, which also sees none of its executions', async () => {
    const owner = await app.signUp()
    const other = await app.signUp()
    const botId = await grantBot(owner.userId, { source: 'trial', monthlyLimit: 5 })
    await run(owner.token, { bot_id: botId, message: 'hoi' })
    expect((await run(other.token, { bot_id: botId, message: 'hoi' })).status).toBe(403)
    const seen = await app.db.as({ role: 'member', userId: other.userId }, async (tx) => {
      const rows = await sql<{ user_id: string }>`select user_id from app.bot_executions`.execute(tx)
      return rows.rows
    })
    expect(seen.every((row) => row.user_id === other.userId)).toBe(true)
  })
})
