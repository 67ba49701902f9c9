import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { newId } from '#platform/ids/id.ts'
import { type Company, createEndpointFixtures, QUESTION } from '../../../tests/endpoints/endpoint-fixtures.ts'
import { createTestApp, type TestApp } from '../../../tests/support/create-test-app.ts'
import { makeAdmin } from '../../../tests/support/make-admin.ts'
import { CONSUMER } from '../../../tests/support/order-fixtures.ts'

const REASON = 'De bot geeft medisch advies. Pas de instructie aan.'

let app: TestApp
/** Another process over the same database, with no memory of what this one did. */
let elsewhere: TestApp
let admin: Awaited<ReturnType<typeof makeAdmin>>
beforeAll(async () => {
  app = await createTestApp()
  await seedCatalogue(app, { demo: false })
  elsewhere = await createTestApp({ engine: app.db.engine })
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const pause = (botId: string, token: string | null = admin.token, reason: unknown = REASON) =>
  app.send('POST', '/functions/v1/pause-bot', { token, body: { bot_id: botId, reason } })
const resume = (botId: string, token: string | null = admin.token) =>
  app.send('POST', '/functions/v1/resume-bot', { token, body: { bot_id: botId } })
const paused = (token: string | null = admin.token) => app.send('GET', '/functions/v1/paused-bots', { token })
const sessionOf = async (of: Company) =>
  (
    await elsewhere.send('POST', '/functions/v1/hosted-chat/session', {
      body: { bot: of.botId, token: of.hostedToken },
    })
  ).body
const ask = (session: string, id = newId()) =>
  elsewhere.send('POST', '/functions/v1/hosted-chat/messages', {
    token: session,
    body: { message: QUESTION, client_message_id: id },
  })
const rows = <Row>(text: string, values: unknown[]) => app.db.query<Row>({ role: 'service' }, text, values)
const books = (botId: string) =>
  rows(
    `select (select count(*)::int from app.bot_executions where bot_id = $1) as executions,
      (select coalesce(sum(used), 0)::int from app.execution_usage where bot_id = $1) as used,
      (select count(*)::int from app.messages m join app.conversations c on c.id = m.conversation_id where c.bot_id = $1) as messages,
      (select count(*)::int from app.conversations where bot_id = $1) as conversations`,
    [botId],
  )

describe('a bot that an administrator pauses', () => {
  it('refuses the next question of an open conversation in any process, until it is resumed', async () => {
    const { one } = await createEndpointFixtures(app)
    const opened = await sessionOf(one)
    expect(opened).toMatchObject({ limit_reached: false, paused: false })
    const asked = newId()
    expect((await ask(opened.session_token, asked)).body).toContain('17.00 tot 22.00')
    const before = await books(one.botId)

    expect((await pause(one.botId)).status).toBe(200)
    for (const id of [newId(), asked]) {
      const { status, body } = await ask(opened.session_token, id)
      expect(status).toBe(200)
      expect(body).not.toContain('22.00')
      expect(body).toContain('"status":"blocked","blocked_reason":"paused","offer_contact":true,"limit_reached":true')
    }
    expect(await sessionOf(one)).toMatchObject({ limit_reached: true, paused: true, contact_form: true })
    const contact = { email: 'piet@klant.example', message: QUESTION, consent: true, idempotency_key: newId() }
    expect(
      await elsewhere.send('POST', '/functions/v1/hosted-chat/contact', { token: opened.session_token, body: contact }),
    ).toMatchObject({ status: 200 })
    expect(await books(one.botId)).toEqual(before)

    expect((await resume(one.botId)).status).toBe(200)
    expect((await ask(opened.session_token)).body).toContain('17.00 tot 22.00')
    expect(await sessionOf(one)).toMatchObject({ limit_reached: false, paused: false })
  })

  it('is refused to its customer and to trial visitors, with a text and without a row or a use', async () => {
    const { one, openBot } = await createEndpointFixtures(app)
    await pause(one.botId)
    await pause(openBot)
    const before = [await books(one.botId), await books(openBot)]
    for (const body of [
      { bot_id: one.botId, message: QUESTION },
      { bot_id: one.botId, message: QUESTION, test: true },
      { botId: one.botId, inputData: { vraag: QUESTION } },
    ])
      expect(await elsewhere.send('POST', '/functions/v1/execute-bot', { token: one.token, body })).toMatchObject({
        status: 409,
        body: { success: false, code: 'bot_paused', error: expect.stringContaining('stilgezet') },
      })
    const trial = { bot_id: openBot, visitor: newId(), message: QUESTION }
    expect(await elsewhere.send('POST', '/functions/v1/try-bot', { body: trial })).toMatchObject({
      status: 409,
      body: { error: { code: 'bot_paused', message: expect.stringContaining('even niet beschikbaar') } },
    })
    expect([await books(one.botId), await books(openBot)]).toEqual(before)
  })

  it('cannot be tried, rented, bought or switched on, is left out of lists, and its page says so', async () => {
    const { one, other, openBot } = await createEndpointFixtures(app)
    await rows("update app.bots set pricing_model = 'both', price_cents = 9900 where id = any($1)", [
      [openBot, one.botId],
    ])
    await pause(openBot)
    const ownBots = async () =>
      (await app.send('GET', `/rest/v1/user_bots?bot_id=eq.${one.botId}`, { token: one.token })).body
    expect(await ownBots()).toMatchObject([{ is_paused: false }])
    await pause(one.botId)
    expect(await ownBots()).toMatchObject([{ is_paused: true }])
    await resume(one.botId)
    const order = (accessType: string) => ({ botId: openBot, accessType })
    const bot = { bot_id_param: openBot }
    const refusals = [
      ['/functions/v1/start-trial', { botId: openBot }],
      ['/rest/v1/rpc/activate_bot', bot],
      ['/functions/v1/create-bot-checkout', order('rental')],
      ['/functions/v1/create-bot-checkout', order('purchase')],
    ] as const
    for (const [path, body] of refusals) {
      const answer = await app.send('POST', path, { token: other.token, body })
      expect([path, answer.status, answer.body.error?.code]).toEqual([path, 409, 'bot_paused'])
      expect(answer.body.error.message).toContain('stilgezet')
    }
    expect(
      (await app.send('POST', '/rest/v1/rpc/can_activate_bot', { token: other.token, body: bot })).body,
    ).toMatchObject({ allowed: false, reason: 'bot_paused' })
    const detail = () => app.send('GET', `/functions/v1/bot-detail?botId=${openBot}`)
    const listed = async () =>
      (await app.send('GET', '/rest/v1/bots')).body.some((row: { id: string }) => row.id === openBot)
    expect((await detail()).body).toMatchObject({ is_paused: true, visibility: 'public' })
    expect((await detail()).body).not.toHaveProperty('paused_at')
    expect(JSON.stringify((await detail()).body)).not.toContain(REASON)
    expect(await listed()).toBe(false)
    await resume(openBot)
    expect((await detail()).body).toMatchObject({ is_paused: false })
    expect(await listed()).toBe(true)
    expect(
      (await app.send('POST', '/functions/v1/start-trial', { token: other.token, body: { botId: openBot } })).status,
    ).toBe(200)
  })

  it('an account that has a bot already keeps it, and cannot switch it on meanwhile', async () => {
    const { one } = await createEndpointFixtures(app)
    const rpc = (name: string) =>
      app.send('POST', `/rest/v1/rpc/${name}`, { token: one.token, body: { bot_id_param: one.botId } })
    await rpc('deactivate_bot')
    await pause(one.botId)
    expect((await rpc('activate_bot')).body.error.code).toBe('bot_paused')
    await resume(one.botId)
    expect((await rpc('activate_bot')).status).toBe(200)
  })

  it('an order that was started before is not confirmed while the bot is paused', async () => {
    const { one, openBot } = await createEndpointFixtures(app)
    await rows('update app.bots set monthly_price_cents = 2500 where id = $1', [openBot])
    const started = await app.send('POST', '/functions/v1/create-bot-checkout', {
      token: one.token,
      body: { botId: openBot, accessType: 'rental' },
    })
    const orderId = String(started.body.url).split('/').at(-1)
    await pause(openBot)
    const confirmed = await app.send('POST', '/functions/v1/confirm-order', {
      token: one.token,
      body: { orderId, buyer: CONSUMER, seenPriceCents: 2500, acceptsTerms: true, startsNow: true },
    })
    expect([confirmed.status, confirmed.body.error?.code]).toEqual([409, 'bot_paused'])
  })
})

describe('pausing and resuming', () => {
  it('leaves an entry in the audit trail, an event, and a mail to the vendor with the reason', async () => {
    const { one, other } = await createEndpointFixtures(app)
    await rows('update app.bots set vendor_id = $2 where id = $1', [one.botId, other.userId])
    await pause(one.botId)
    expect((await paused()).body).toContainEqual({
      bot_id: one.botId,
      title: 'Gastheer',
      category: 'Horeca',
      vendor: expect.any(String),
      paused_at: expect.any(String),
      reason: REASON,
    })
    await resume(one.botId)
    expect(JSON.stringify((await paused()).body)).not.toContain(one.botId)
    expect(
      await rows(
        'select action, actor, actor_id, subject_type, detail from app.audit_entries where subject_id = $1 order by id',
        [one.botId],
      ),
    ).toEqual(
      ['bot.paused', 'bot.resumed'].map((action) => ({
        action,
        actor: 'admin',
        actor_id: admin.userId,
        subject_type: 'bot',
        detail: {},
      })),
    )
    expect(
      await rows("select topic from app.outbox where payload ->> 'bot_id' = $1 and topic like 'bot.%' order by id", [
        one.botId,
      ]),
    ).toEqual([{ topic: 'bot.paused' }, { topic: 'bot.resumed' }])
    const mails = await rows<{ recipient: string; subject: string; text_content: string }>(
      "select recipient, subject, text_content from app.mails where kind = 'bot-pause' and user_id = $1 order by id",
      [other.userId],
    )
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [other.email, 'Stilgezet: Gastheer'],
      [other.email, 'Weer aan: Gastheer'],
    ])
    expect(mails[0]?.text_content).toContain(REASON)
  })

  it('happens once: a repeat answers 409, and an unknown bot 404', async () => {
    const { one } = await createEndpointFixtures(app)
    expect((await resume(one.botId)).body.error.code).toBe('not_paused')
    const both = await Promise.all([pause(one.botId), pause(one.botId)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await pause(one.botId)).body.error.code).toBe('already_paused')
    expect((await pause(newId())).status).toBe(404)
    expect((await resume(newId())).status).toBe(404)
  })

  it('requires an administrator, not a visitor, the vendor or a just demoted one, and a reason', async () => {
    const { one, other } = await createEndpointFixtures(app)
    const gone = await makeAdmin(app)
    await rows('update app.bots set vendor_id = $2 where id = $1', [one.botId, other.userId])
    await app.db.query({ role: 'service' }, "insert into app.user_roles (user_id, role) values ($1, 'vendor')", [
      other.userId,
    ])
    expect((await paused(gone.token)).status).toBe(200)
    await gone.demote()
    for (const [token, status] of [
      [null, 401],
      [one.token, 403],
      [other.token, 403],
      [gone.token, 403],
    ] as const) {
      expect((await pause(one.botId, token)).status).toBe(status)
      expect((await resume(one.botId, token)).status).toBe(status)
      expect((await paused(token)).status).toBe(status)
    }
    for (const reason of [null, '', '\u200b'.repeat(9), '    ', 'kort', 7, 'x'.repeat(1001)])
      expect((await pause(one.botId, admin.token, reason)).status).toBe(422)
    expect(
      (
        await app.send('POST', '/functions/v1/pause-bot', {
          token: admin.token,
          body: { bot_id: 'nee', reason: REASON },
        })
      ).status,
    ).toBe(422)
    expect((await sessionOf(one)).paused).toBe(false)
  })
})
