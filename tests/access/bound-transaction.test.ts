import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Tx } from '#platform/database/database.ts'
import { defineEvent } from '#platform/events/define-event.ts'
import { publishEvent } from '#platform/events/publish-event.ts'
import { newId } from '#platform/ids/id.ts'
import { enqueueMail } from '#platform/mail/enqueue-mail.ts'
import { consumeRateLimit } from '#platform/rate-limit/consume-rate-limit.ts'
import { createConfig } from '../support/create-config.ts'
import { createTestApp, type TestApp } from '../support/create-test-app.ts'

// What a transaction of a visitor's turn, bound to one configuration, sees of everything else.

const RULE = { name: 'proef', windowSeconds: 600, max: 2 }

let app: TestApp
let configId: string
let userId: string
beforeAll(async () => {
  app = await createTestApp()
  const owner = await app.signUp()
  userId = owner.userId
  const config = await createConfig(app, userId)
  configId = config.configId
  await app.db.as({ role: 'service' }, async (tx) => {
    const now = app.clock.now()
    await publishEvent(tx, defineEvent('proef', z.object({})), { ownerId: null, data: {}, now })
    await enqueueMail(tx, { userId, kind: 'proef', recipient: owner.email, subject: 'Proef', text: 'Proef', now })
    await sql`insert into app.api_keys (id, user_id, name, prefix, key_hash) values (${newId()}, ${userId}, 'sleutel', 'sk', 'hash')`.execute(
      tx,
    )
    await sql`insert into app.integrations (id, user_id, integration_type, credentials) values (${newId()}, ${userId}, 'hubspot', '{"geheim":1}')`.execute(
      tx,
    )
    await sql`insert into app.subscription_plans (code, name, price_cents) values ('pro', 'Pro', 4900) on conflict do nothing`.execute(
      tx,
    )
    await sql`insert into app.subscribers (user_id, subscribed, subscription_tier) values (${userId}, true, 'pro')`.execute(
      tx,
    )
    await sql`insert into app.automation_rules (id, user_id, trigger_type) values (${newId()}, ${userId}, 'lead_created')`.execute(
      tx,
    )
    await sql`insert into app.user_settings (user_id) values (${userId})`.execute(tx)
  })
})
afterAll(() => app.close())

const bound = <Result>(fn: (tx: Tx) => Promise<Result>) => app.db.as({ role: 'service', configId }, fn)
const rowsOf = async (tx: Tx, table: string) =>
  (await sql<{ total: number }>`select count(*)::int as total from app.${sql.ref(table)}`.execute(tx)).rows[0]?.total

const HIDDEN = ['outbox', 'mails', 'api_keys', 'integrations', 'subscribers', 'automation_rules', 'user_settings']

it.each([...HIDDEN, 'profiles'])('%s is not seen, changed or removed', async (table) => {
  expect(await app.db.as({ role: 'service' }, (tx) => rowsOf(tx, table))).toBeGreaterThan(0)
  expect(await bound((tx) => rowsOf(tx, table))).toBe(0)
  const removed = await bound((tx) => sql`delete from app.${sql.ref(table)}`.execute(tx))
  expect(removed.numAffectedRows).toBe(0n)
})

it('what a turn decides by is seen of its owner alone', async () => {
  const other = await app.signUp()
  await createConfig(app, other.userId)
  expect(await bound((tx) => rowsOf(tx, 'user_bots'))).toBe(1)
  expect(await bound((tx) => rowsOf(tx, 'user_bot_configs'))).toBe(1)
  expect(await bound((tx) => rowsOf(tx, 'bots'))).toBe(1)
})

it('the owner’s tier is known though the subscription is not seen', async () => {
  const rows = await app.db.query<{ tier: string }>(
    { role: 'service', configId },
    'select app.tier_of($1, $2) as tier',
    [userId, app.clock.now()],
  )
  expect(rows).toEqual([{ tier: 'pro' }])
})

it('events and mails are written, rates are counted, and none of them is removed', async () => {
  const now = app.clock.now()
  await bound((tx) => publishEvent(tx, defineEvent('proef.gebonden', z.object({})), { ownerId: userId, data: {}, now }))
  await bound((tx) =>
    sql`insert into app.mails (id, user_id, kind, recipient, subject, text_content) values (${newId()}, ${userId}, 'gebonden', 'a@b.example', 's', 't')`.execute(
      tx,
    ),
  )
  const taken = []
  for (let n = 0; n < 3; n++) taken.push(await bound((tx) => consumeRateLimit(tx, RULE, 'iemand', now)))
  expect(taken).toEqual([true, true, false])
  await bound((tx) => sql`delete from app.rate_counters`.execute(tx))
  expect(await bound((tx) => consumeRateLimit(tx, RULE, 'iemand', now))).toBe(false)
  const [written] = await app.db.query(
    { role: 'service' },
    `select (select count(*)::int from app.outbox where topic = 'proef.gebonden') as events,
      (select count(*)::int from app.mails where kind = 'gebonden') as mails`,
    [],
  )
  expect(written).toEqual({ events: 1, mails: 1 })
})
