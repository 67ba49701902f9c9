import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../tests/support/create-test-app.ts'

const SERVICE = { role: 'service' } as const
const DAY_MS = 86_400_000

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('each night deletes ended sessions, mail after 400 and dead jobs and payment events after 90 days', async () => {
  const { userId, token } = await app.signUp()
  const now = app.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const [name, expiresAt] of [
    ['verlopen', daysAgo(0)],
    ['geldig', daysAgo(-2)],
  ] as const)
    await app.db.query(
      { role: 'auth' },
      'insert into auth."session" ("token", "userId", "expiresAt") values ($1, $2, $3)',
      [name, userId, expiresAt],
    )
  for (const [status, days] of [
    ['sent', 401],
    ['failed', 401],
    ['waiting', 401],
    ['sent', 399],
    ['failed', 399],
  ] as const)
    await app.db.query(
      SERVICE,
      `insert into app.mails (id, kind, recipient, subject, text_content, status, created_at, sent_at, not_before)
       values (gen_random_uuid(), 'proef', 'a@b.example', $1, 'x', $2, $3, $4, 'infinity')`,
      [`${status} ${days}`, status, daysAgo(days), status === 'sent' ? daysAgo(days) : null],
    )
  for (const days of [91, 89])
    await app.db.query(
      SERVICE,
      `insert into app.jobs (id, name, status, due_at, created_at, died_at) values (gen_random_uuid(), $1, 'dead', $2, $2, $2)`,
      [`dood ${days}`, daysAgo(days)],
    )
  for (const days of [91, 89]) {
    await app.db.query(
      SERVICE,
      'insert into app.provider_news (event_id, order_id, received_at) values ($1, gen_random_uuid(), $2)',
      [`nieuws ${days}`, daysAgo(days)],
    )
    for (const delivered of [daysAgo(days), null])
      await app.db.query(
        SERVICE,
        'insert into app.sandbox_news (event_id, order_id, created_at, delivered_at) values (gen_random_uuid(), gen_random_uuid(), $1, $2)',
        [daysAgo(days), delivered],
      )
  }
  await app.background.tick()
  app.clock.set(new Date('2026-11-21T01:40:00Z'))
  await app.background.tick()
  const named = async (text: string, role: 'auth' | 'service' = 'service') =>
    (await app.db.query<{ name: string }>({ role }, text, [])).map(({ name }) => name)
  expect(await named(`select "token" as name from auth."session" order by "expiresAt"`, 'auth')).toEqual([
    'geldig',
    expect.anything(),
  ])
  expect((await app.send('GET', '/auth/v1/user', { token })).status).toBe(200)
  expect(await named('select subject as name from app.mails order by 1')).toEqual([
    'failed 399',
    'sent 399',
    'waiting 401',
  ])
  expect(await named(`select name from app.jobs where status = 'dead'`)).toEqual(['dood 89'])
  expect(await named('select event_id as name from app.provider_news')).toEqual(['nieuws 89'])
  const waiting = "case when delivered_at is null then 'wacht' else 'bezorgd' end"
  expect(
    await named(
      `select ${waiting} || ' ' || extract(day from timestamptz '${now.toISOString()}' - created_at) as name from app.sandbox_news order by 1`,
    ),
  ).toEqual(['bezorgd 89', 'wacht 89'])
})

it('each night deletes 400-day-old messages, reporters of reports, and the text of decided reports', async () => {
  const other = await createTestApp()
  const query = (text: string, values: unknown[] = []) => other.db.query<Record<string, unknown>>(SERVICE, text, values)
  const { userId } = await other.signUp()
  const daysAgo = (days: number) => new Date(other.clock.now().getTime() - days * DAY_MS)
  for (const [name, created, handled] of [
    ['lang geleden', daysAgo(500), daysAgo(401)],
    ['kort geleden', daysAgo(500), daysAgo(398)],
    ['lang open', daysAgo(401), null],
    ['open', daysAgo(398), null],
  ] as const) {
    await query(
      `insert into app.contact_messages (id, name, email, message, created_at, handled_at)
       values (gen_random_uuid(), $1, 'a@b.example', 'Hallo', $2, $3)`,
      [name, created, handled],
    )
    await query(
      `insert into app.bot_reports (id, bot_title, reason, message, reporter_id, reporter_email, created_at, outcome, explanation, note, decided_at)
       values (gen_random_uuid(), $1, 'other', 'Mijn naam is Piet.', $2, 'a@b.example', $3,
         case when $4::timestamptz is null then null else 'dismissed' end, case when $4::timestamptz is null then null else 'Nee.' end, 'Piet belde.', $4)`,
      [name, userId, created, handled],
    )
  }
  // The first look at a schedule only notes when it is due.
  await other.background.tick()
  other.clock.set(new Date('2026-11-21T01:40:00Z'))
  await other.background.tick()
  expect(await query('select name from app.contact_messages order by name')).toEqual([
    { name: 'kort geleden' },
    { name: 'open' },
  ])
  expect(
    await query(
      'select bot_title, message, reporter_id, reporter_email, note, explanation from app.bot_reports order by bot_title',
    ),
  ).toMatchObject([
    { bot_title: 'kort geleden', message: 'Mijn naam is Piet.', reporter_email: 'a@b.example' },
    {
      ...{ bot_title: 'lang geleden', message: '', reporter_id: null, reporter_email: null, note: null },
      explanation: 'Nee.',
    },
    { bot_title: 'lang open', message: 'Mijn naam is Piet.', reporter_id: null, reporter_email: null },
    { bot_title: 'open', message: 'Mijn naam is Piet.', reporter_id: userId, reporter_email: 'a@b.example' },
  ])
  await other.close()
})

it('the mail about a deleted account is deleted after a day; a second deletion that day sends none', async () => {
  app.clock.set(TEST_NOW)
  const { token, email } = await app.signUp()
  const remove = (of: string) =>
    app.send('POST', '/functions/v1/delete-account', { token: of, body: { password: 'een-lang-wachtwoord' } })
  const mails = () =>
    app.db.query(SERVICE, 'select subject, status, text_content from app.mails where recipient = $1', [email])
  await remove(token)
  expect(await mails()).toMatchObject([
    { subject: 'Je account bij Syvo is verwijderd', text_content: expect.stringContaining('facturen') },
  ])
  await remove((await app.signUp(email)).token)
  await app.background.tick()
  expect(await mails()).toHaveLength(1)
  await app.db.query(SERVICE, `update app.mails set status = 'sent', sent_at = $2 where recipient = $1`, [
    email,
    new Date('2026-11-24T02:40:00Z'),
  ])
  app.clock.set(new Date('2026-11-25T01:40:00Z'))
  await app.background.tick()
  expect(await mails()).toHaveLength(1)
  app.clock.set(new Date('2026-11-26T01:40:00Z'))
  await app.background.tick()
  expect(await mails()).toEqual([])
})
