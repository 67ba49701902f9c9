import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '#platform/ids/id.ts'
import { createConfig } from '../../../../tests/support/create-config.ts'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { ownerQuery } from '../../../../tests/support/database-dump.ts'
import { captureWithinLimit } from './capture-within-limit.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const query = await ownerQuery(app)
  await query(`update app.storage_limits set rows_free = 2, rows_reserve = 2 where kind = 'leads'`)
  await query.end()
})
afterAll(() => app.close())

it('a lead beyond the limit goes into the reserve, then is refused; the owner is mailed of both', async () => {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId)
  const capture = (name: string) =>
    app.db.as({ role: 'service', configId: config.configId }, async (tx) => {
      const isStored = await captureWithinLimit(tx, {
        ...config,
        ownerId: account.userId,
        conversationId: null,
        idempotencyKey: null,
        fields: { name, email: `${name}@klant.example` },
        source: 'widget',
        consentAt: null,
        now: app.clock.now(),
      })
      // The rest of the transaction goes on.
      return [isStored, (await findAll(tx)).length]
    })
  const findAll = (tx: Parameters<Parameters<typeof app.db.as>[1]>[0]) =>
    tx.withTables<{ 'app.leads': { id: string } }>().selectFrom('app.leads').select('id').execute()
  expect([await capture('a'), await capture('b'), await capture('c'), await capture('d')]).toEqual([
    [true, 1],
    [true, 2],
    [true, 3],
    [true, 4],
  ])
  expect([await capture('e'), await capture('f')]).toEqual([
    [false, 4],
    [false, 4],
  ])
  const byHand = await app.send('POST', '/rest/v1/leads', { token: account.token, body: { name: 'Noor' } })
  expect([byHand.status, byHand.body.error.code]).toEqual([409, 'storage_full'])
  for (let round = 0; round < 3; round++) {
    await app.background.tick()
    app.clock.advanceMs(61_000)
  }
  const mails = await app.db.query<{ subject: string }>(
    { role: 'service' },
    `select subject from app.mails where user_id = $1 and kind = 'leads-full' order by subject`,
    [account.userId],
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Je leads raken vol',
    'Je leads zijn vol: een bezoeker kon niets achterlaten',
  ])
})

it('a visitor whose details do not fit reads that, and never that they were sent', async () => {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId)
  const leave = async (index: number) => {
    const opened = await app.send('POST', '/functions/v1/hosted-chat/session', {
      body: { bot: config.botId, token: config.hostedToken },
    })
    return app.send('POST', '/functions/v1/hosted-chat/contact', {
      token: opened.body.session_token,
      body: {
        name: 'Noor',
        email: `noor${index}@klant.example`,
        consent: true,
        idempotency_key: `sleutel-${index}-abc`,
      },
    })
  }
  const answers = []
  for (let index = 0; index < 5; index++) answers.push(await leave(index))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 409])
  expect(answers[4]?.body.error.message).toBe(
    'Je gegevens zijn niet bewaard, want dit bedrijf kan er nu geen ontvangen. Neem rechtstreeks contact op met het bedrijf.',
  )
})

it('[LEAD-01] a visitor who agrees in the chat to pass on an address reads that it was not, when it does not fit', async () => {
  const account = await app.signUp()
  const config = await createConfig(app, account.userId)
  await app.db.as({ role: 'service' }, (tx) =>
    sql`insert into app.bot_grants (id, user_id, bot_id, source, starts_at, monthly_limit)
      values (${newId()}, ${account.userId}, ${config.botId}, 'trial', '2026-11-01', 100)`.execute(tx),
  )
  const visit = async (index: number) => {
    const opened = await app.send('POST', '/functions/v1/hosted-chat/session', {
      body: { bot: config.botId, token: config.hostedToken },
    })
    const say = async (message: string) => {
      app.clock.advanceMs(1000)
      const { body } = await app.send('POST', '/functions/v1/hosted-chat/messages', {
        token: opened.body.session_token,
        body: { message, client_message_id: newId() },
      })
      return [...String(body).matchAll(/event: delta\ndata: (.*)/g)]
        .map(([, data]) => JSON.parse(data ?? '{}').text)
        .join('')
    }
    await say(`noor${index}@klant.example`)
    return [await say('ja'), await say('is het gelukt?')]
  }
  const replies = []
  for (let index = 0; index < 5; index++) replies.push(await visit(index))
  expect(replies[3]).toEqual([
    expect.stringContaining('Ik heb je e-mailadres doorgegeven'),
    expect.stringContaining('Ja, je gegevens zijn doorgegeven'),
  ])
  expect(replies[4]).toEqual([
    expect.stringContaining('Ik kon je e-mailadres niet doorgeven'),
    expect.stringContaining('nog niets doorgegeven'),
  ])
})
