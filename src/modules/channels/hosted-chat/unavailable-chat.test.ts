import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const AT_WORK = { limit: 5, used: 0, endsAt: null, active: true }
const cases: [what: string, closed: boolean, of: Partial<typeof AT_WORK | { endsAt: string | null }>][] = [
  ['at work', false, {}],
  ['one use short of its month', false, { used: 4 }],
  ['whose month is used up', true, { used: 5 }],
  ['that its owner switched off', true, { active: false }],
  ['whose access has ended', true, { endsAt: '2026-11-10' }],
]

it.each(cases)(
  'a chat of a bot %s opens as a contact form: %s, and says so after a question too',
  async (_, closed, of) => {
    const state = { ...AT_WORK, ...of }
    const account = await app.signUp()
    const config = await createConfig(app, account.userId, 'Gastheer')
    await app.db.as({ role: 'service' }, async (tx) => {
      await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, ends_at, monthly_limit)
      values (${newId()}, ${account.userId}, ${config.botId}, 'trial', '2026-11-01', ${state.endsAt}, ${state.limit})`.execute(
        tx,
      )
      await sql`update app.user_bots set active = ${state.active} where user_id = ${account.userId}`.execute(tx)
      await sql`insert into app.execution_usage (user_id, bot_id, month, used) values (${account.userId}, ${config.botId}, '2026-11-01', ${state.used})`.execute(
        tx,
      )
    })
    const opened = await app.send('POST', '/functions/v1/hosted-chat/session', {
      body: { bot: config.botId, token: config.hostedToken },
    })
    expect(opened).toMatchObject({ status: 200, body: { limit_reached: closed, contact_form: true } })
    const token = String(opened.body.session_token)
    const asked = await app.send('POST', '/functions/v1/hosted-chat/messages', {
      token,
      body: { message: 'Zijn jullie open?', client_message_id: newId() },
    })
    expect(asked.status).toBe(200)
    expect(String(asked.body).includes('"limit_reached":true')).toBe(closed)
    const left = await app.send('POST', '/functions/v1/hosted-chat/contact', {
      token,
      body: { email: 'piet@klant.example', consent: true, idempotency_key: newId() },
    })
    expect(left.status).toBe(200)
    const leads = await app.send('GET', '/rest/v1/leads', { token: account.token })
    expect(leads.body).toMatchObject([{ email: 'piet@klant.example' }])
  },
)
