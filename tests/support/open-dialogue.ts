import { sql } from 'kysely'
import { expect } from 'vitest'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from './create-config.ts'
import type { TestApp } from './create-test-app.ts'

const hours = {
  path: '/open',
  title: 'Openingstijden',
  sections: [{ heading: 'Keuken', text: 'De keuken is open van 17.00 tot 22.00 uur. Op maandag zijn wij gesloten.' }],
}
/** A question that the company's page answers, and one that no page is about. */
export const QUESTION = 'Tot hoe laat is de keuken open?'
export const OUT_OF_SCOPE_EXAMPLE = 'wie wordt de nieuwe premier?'

/** Opens the chat of a company of its own, which knows its opening hours. */
export async function openDialogue(app: TestApp, companyName: string | null = 'Gastheer', text?: string) {
  const { account, config } = await createCompany(app, companyName, text)
  const opened = await app.send('POST', '/functions/v1/hosted-chat/session', {
    body: { bot: config.botId, token: config.hostedToken },
  })
  const session = String(opened.body.session_token)
  expect(opened.body.note).toBe(`Antwoorden komen letterlijk uit de informatie van ${companyName ?? 'dit bedrijf'}.`)
  const say = sayIn(app, session)
  const count = async (what: 'bot_executions' | 'leads' | 'messages') =>
    Number(
      (
        await app.db.query<{ n: number }>(
          { role: 'service', configId: config.configId },
          `select count(*)::int as n from app.${what} where config_id = $1`,
          [config.configId],
        )
      )[0]?.n,
    )
  const leads = async () => (await app.send('GET', '/rest/v1/leads', { token: account.token })).body
  const setMethod = (method: string) =>
    app.db.query(
      { role: 'service', configId: config.configId },
      "update app.user_bot_configs set config_data = config_data || jsonb_build_object('reservering_method', $2::text) where id = $1 returning id",
      [config.configId, method],
    )
  const leave = (contact: object) =>
    app.send('POST', '/functions/v1/hosted-chat/contact', {
      token: session,
      body: { consent: true, idempotency_key: newId(), ...contact },
    })
  /** Returns what the conversation came to, as its owner reads it. */
  const outcome = async () =>
    (await app.send('GET', '/functions/v1/conversations', { token: account.token })).body.conversations[0]?.outcome
  return { say, count, leads, setMethod, leave, outcome }
}

async function createCompany(app: TestApp, companyName: string | null, text: string | undefined) {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId, 'Gastheer')
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit)
      values (${newId()}, ${account.userId}, ${config.botId}, 'trial', '2026-11-01', 100)`.execute(tx)
    await storeSampleKnowledge(tx, {
      configId: config.configId,
      pages: text ? [{ ...hours, sections: [{ heading: 'Contact', text }] }] : [hours],
      now: app.clock.now(),
    })
  })
  await app.background.tick()
  if (companyName !== null)
    await app.db.query(
      { role: 'service', configId: config.configId },
      'update app.user_bot_configs set branding_data = $2 where id = $1 returning id',
      [config.configId, JSON.stringify({ company_name: companyName })],
    )
  return { account, config }
}

function sayIn(app: TestApp, session: string) {
  return async (message: string, id: string = newId()) => {
    app.clock.set(new Date(app.clock.now().getTime() + 1000))
    const body = { message, client_message_id: id }
    const answer = await app.send('POST', '/functions/v1/hosted-chat/messages', { token: session, body })
    const events = [...String(answer.body).matchAll(/event: (\w+)\ndata: (.*)/g)].map(([, event, data]) => ({
      event,
      data: JSON.parse(data ?? '{}'),
    }))
    const text = events
      .filter(({ event }) => event === 'delta')
      .map(({ data }) => data.text)
      .join('')
    return { text, done: events.find(({ event }) => event === 'done')?.data }
  }
}
