import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storeSampleKnowledge } from '#modules/knowledge/public.ts'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { CHAT_SESSION_MS } from './chat-session.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const QUESTION = 'Tot hoe laat is de keuken open?'
const hours = {
  path: '/open',
  title: 'Openingstijden',
  sections: [{ heading: 'Keuken', text: 'De keuken is open van 17.00 tot 22.00 uur. Op maandag zijn wij gesloten.' }],
}
const OUT_OF_SCOPE = 'wie wordt de nieuwe premier?'

/** Creates a company with a rented, configured bot that knows one thing: its opening hours. */
async function company(limit = 100) {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId, 'Gastheer')
  await app.db.as({ role: 'service' }, async (tx) => {
    await sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit)
      values (${newId()}, ${account.userId}, ${config.botId}, 'trial', '2026-11-01', ${limit})`.execute(tx)
    await storeSampleKnowledge(tx, { configId: config.configId, pages: [hours], now: app.clock.now() })
  })
  await app.background.tick()
  return { ...account, ...config }
}
type Company = Awaited<ReturnType<typeof company>>

const open = (of: { botId: string; hostedToken: string }, more: object = {}) =>
  app.send('POST', '/functions/v1/hosted-chat/session', { body: { bot: of.botId, token: of.hostedToken, ...more } })
const sessionOf = async (of: Company, more: object = {}) => String((await open(of, more)).body.session_token)
const ask = (session: string | null, more: object = {}, headers: Record<string, string> = {}) =>
  app.send('POST', '/functions/v1/hosted-chat/messages', {
    token: session,
    headers,
    body: { message: QUESTION, client_message_id: newId(), ...more },
  })
const leave = (session: string | null, more: object = {}) =>
  app.send('POST', '/functions/v1/hosted-chat/contact', {
    token: session,
    body: { name: 'Piet', email: 'piet@klant.example', consent: true, idempotency_key: newId(), ...more },
  })

/** Returns the events of a stream, by name, in order. */
function eventsOf(body: string): { event: string; data: Record<string, unknown> }[] {
  return body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => ({
      event: block.slice('event: '.length, block.indexOf('\n')),
      data: JSON.parse(block.slice(block.indexOf('data: ') + 'data: '.length)),
    }))
}
const textOf = (body: string) =>
  eventsOf(body)
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => data.text)
    .join('')
const doneOf = (body: string) => eventsOf(body).find(({ event }) => event === 'done')?.data
const conversationOf = (body: string) => String(eventsOf(body)[0]?.data.conversation_id)

async function kept(of: Company) {
  return app.db.as({ role: 'service', configId: of.configId }, async (tx) => {
    const found = await sql<{
      used: number
      executions: number
      conversations: number
      messages: number
      leads: number
    }>`select
      coalesce((select sum(used)::int from app.execution_usage where bot_id = ${of.botId}), 0) as used,
      (select count(*)::int from app.bot_executions where config_id = ${of.configId}) as executions,
      (select count(*)::int from app.conversations where config_id = ${of.configId}) as conversations,
      (select count(*)::int from app.messages where config_id = ${of.configId}) as messages,
      (select count(*)::int from app.leads where config_id = ${of.configId}) as leads`.execute(tx)
    return found.rows[0]
  })
}
const nothing = { used: 0, executions: 0, conversations: 0, messages: 0, leads: 0 }

describe('opening a chat', () => {
  it('returns a session for a valid link, and one answer for every wrong one', async () => {
    const one = await company()
    const other = await company()
    expect((await open(one)).body).toMatchObject({ company_name: 'Gastheer', limit_reached: false, contact_form: true })
    const wrong = [
      { botId: one.botId, hostedToken: 'x'.repeat(32) },
      { botId: one.botId, hostedToken: other.hostedToken },
      { botId: newId(), hostedToken: one.hostedToken },
    ]
    for (const link of wrong)
      expect(await open(link)).toMatchObject({ status: 404, body: { error: { code: 'chat_not_found' } } })
    const malformed = [
      {},
      { bot: 'nee', token: one.hostedToken },
      { bot: one.botId, token: 'kort' },
      { bot: one.botId, token: 'x'.repeat(201) },
    ]
    for (const body of malformed)
      expect(await app.send('POST', '/functions/v1/hosted-chat/session', { body })).toMatchObject({ status: 422 })
  })

  it('continues the conversation when an expired session is exchanged, only within its own configuration', async () => {
    const one = await company()
    const other = await company()
    const first = await sessionOf(one)
    const conversation = conversationOf((await ask(first)).body)
    app.clock.set(new Date(TEST_NOW.getTime() + CHAT_SESSION_MS + 1000))
    expect((await ask(first)).status).toBe(401)
    const renewed = await sessionOf(one, { previous: first })
    expect(conversationOf((await ask(renewed, { conversation_id: conversation })).body)).toBe(conversation)
    expect(await kept(one)).toMatchObject({ conversations: 1, messages: 4 })
    const elsewhere = await sessionOf(other, { previous: first })
    expect((await ask(elsewhere, { conversation_id: conversation })).status).toBe(404)
    app.clock.set(new Date(TEST_NOW.getTime() + CHAT_SESSION_MS + 13 * 3_600_000))
    expect((await ask(await sessionOf(one, { previous: first }), { conversation_id: conversation })).status).toBe(404)
  })
})

describe('asking in a chat', () => {
  it('streams the answer with its start and its end, stores it in the conversation and counts one use', async () => {
    const one = await company()
    const answer = await ask(await sessionOf(one))
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    expect(eventsOf(answer.body)[0]).toMatchObject({ event: 'start', data: { ai_generated: true } })
    expect(textOf(answer.body)).toContain('22.00')
    expect(doneOf(answer.body)).toMatchObject({ status: 'completed', offer_contact: false, demo: true })
    expect(await kept(one)).toEqual({ used: 1, executions: 1, conversations: 1, messages: 2, leads: 0 })
  })

  it('refuses what no page covers, offers contact, and releases the use', async () => {
    const one = await company()
    const answer = await ask(await sessionOf(one), { message: OUT_OF_SCOPE })
    expect(textOf(answer.body)).toContain('Dat weet ik helaas niet. Zal ik een collega vragen')
    expect(doneOf(answer.body)).toMatchObject({ status: 'refused', offer_contact: true })
    expect(await kept(one)).toEqual({ used: 0, executions: 1, conversations: 1, messages: 2, leads: 0 })
  })

  it('answers a repeated question with the stored answer, at no cost, also the first of a conversation', async () => {
    const one = await company()
    const session = await sessionOf(one)
    const same = { client_message_id: newId() }
    const first = await ask(session, same)
    const again = await ask(session, same)
    expect(conversationOf(again.body)).toBe(conversationOf(first.body))
    expect(textOf(again.body)).toBe(textOf(first.body))
    expect(doneOf(again.body)).toMatchObject({ status: 'completed', offer_contact: false })
    const refusal = { client_message_id: newId(), message: OUT_OF_SCOPE }
    const refused = await ask(session, refusal)
    expect(doneOf((await ask(session, refusal)).body)).toEqual(doneOf(refused.body))
    expect(await kept(one)).toEqual({ used: 1, executions: 2, conversations: 1, messages: 4, leads: 0 })
  })

  it('puts simultaneous questions of one visitor in one conversation', async () => {
    const one = await company()
    const session = await sessionOf(one)
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(session)))
    expect(answers.map(({ body }) => doneOf(body)?.status)).toEqual(Array(4).fill('completed'))
    expect(await kept(one)).toEqual({ used: 4, executions: 4, conversations: 1, messages: 8, leads: 0 })
  })

  it('requires a chat session, and changes nothing for malformed questions', async () => {
    const one = await company()
    const session = await sessionOf(one)
    for (const caller of [null, one.token, `${session}x`, 'chat.x.y']) expect((await ask(caller)).status).toBe(401)
    const malformed = [
      { message: '' },
      { message: ' '.repeat(20) },
      { message: 'x'.repeat(1001) },
      { message: 7 },
      { client_message_id: 'nee' },
      { conversation_id: 'nee' },
    ]
    for (const body of malformed) expect(await ask(session, body)).toMatchObject({ status: 422 })
    expect(await kept(one)).toEqual(nothing)
  })

  it('keeps a visitor out of the conversation of another visitor or another company', async () => {
    const one = await company()
    const other = await company()
    const conversation = conversationOf((await ask(await sessionOf(one))).body)
    for (const session of [await sessionOf(one), await sessionOf(other)]) {
      expect(await ask(session, { conversation_id: conversation })).toMatchObject({
        status: 404,
        body: { error: { code: 'conversation_not_found' } },
      })
    }
    expect(await kept(one)).toMatchObject({ used: 1, conversations: 1, messages: 2 })
    expect(await kept(other)).toEqual(nothing)
  })

  it('lets no visitor choose a conversation: a session is one, and any other id is unknown', async () => {
    const one = await company()
    const session = await sessionOf(one)
    for (const conversation_id of [newId(), '00000000-0000-4000-8000-000000000000'])
      expect(await ask(session, { conversation_id })).toMatchObject({
        status: 404,
        body: { error: { code: 'conversation_not_found' } },
      })
    expect(await kept(one)).toEqual(nothing)
    const conversation = conversationOf((await ask(session)).body)
    const again = await ask(session, { conversation_id: conversation.toUpperCase() })
    expect(conversationOf(again.body)).toBe(conversation)
    expect((await ask(session, { conversation_id: newId() })).status).toBe(404)
    expect(await kept(one)).toMatchObject({ used: 2, conversations: 1, messages: 4 })
  })

  it('becomes a contact form at the monthly limit', async () => {
    const one = await company(1)
    const session = await sessionOf(one)
    await ask(session)
    const blocked = await ask(session)
    expect(doneOf(blocked.body)).toMatchObject({
      status: 'blocked',
      blocked_reason: 'limit_exceeded',
      limit_reached: true,
      offer_contact: true,
    })
    expect((await open(one)).body).toMatchObject({ limit_reached: true })
    expect(await kept(one)).toMatchObject({ used: 1, executions: 2 })
  })
})

describe('leaving contact details', () => {
  it('[AMB-133] becomes one lead of the owner, also when the form is sent twice and when a question follows', async () => {
    const one = await company()
    const session = await sessionOf(one)
    const form = { idempotency_key: newId() }
    expect(await leave(session, form)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await leave(session, form)).toMatchObject({ status: 200 })
    await ask(session, { message: 'mijn nummer is 06 12 34 56 78' })
    app.clock.set(new Date(TEST_NOW.getTime() + 1000))
    await ask(session, { message: 'ja' })
    const { body } = await app.send('GET', '/rest/v1/leads', { token: one.token })
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ name: 'Piet', email: 'piet@klant.example', phone: expect.stringContaining('6') })
  })

  it('requires consent, a way to reply and a session', async () => {
    const one = await company()
    const session = await sessionOf(one)
    const wrong = [
      { consent: false },
      { email: 'geen' },
      { email: undefined },
      { phone: 'bel maar' },
      { idempotency_key: 'kort' },
      { name: 'x'.repeat(121) },
    ]
    for (const body of wrong) expect(await leave(session, body)).toMatchObject({ status: 422 })
    for (const caller of [null, one.token]) expect((await leave(caller)).status).toBe(401)
    expect(await kept(one)).toEqual(nothing)
  })

  it('accepts no conversation of another visitor, and limits a sender of many forms', async () => {
    const one = await company()
    const theirs = conversationOf((await ask(await sessionOf(one))).body)
    await leave(await sessionOf(one), { conversation_id: theirs })
    const { body } = await app.send('GET', '/rest/v1/leads', { token: one.token })
    expect(body[0].conversation_id).not.toBe(theirs)
    const session = await sessionOf(one)
    const answers: number[] = []
    for (let form = 0; form < 22; form++) answers.push((await leave(session)).status)
    expect(answers.at(-1)).toBe(429)
  })
})
