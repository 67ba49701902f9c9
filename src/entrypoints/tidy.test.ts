import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHouse, type TestHouse } from '../../tests/support/test-house.ts'

const SERVICE = { role: 'service' } as const
const DAY_MS = 86_400_000

let house: TestHouse
beforeAll(async () => {
  house = await createTestHouse()
})
afterAll(() => house.close())

it('every night forgets ended sessions, mail of 400 days ago and dead jobs of 90 days ago, and nothing younger', async () => {
  const { userId, token } = await house.signUp()
  const now = house.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const [name, expiresAt] of [
    ['verlopen', daysAgo(0)],
    ['geldig', daysAgo(-2)],
  ] as const)
    await house.db.one(
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
    await house.db.one(
      SERVICE,
      `insert into app.mails (id, kind, recipient, subject, text_content, status, created_at, sent_at, not_before)
       values (gen_random_uuid(), 'proef', 'a@b.example', $1, 'x', $2, $3, $4, 'infinity')`,
      [`${status} ${days}`, status, daysAgo(days), status === 'sent' ? daysAgo(days) : null],
    )
  for (const days of [91, 89])
    await house.db.one(
      SERVICE,
      `insert into app.jobs (id, name, status, due_at, created_at, died_at) values (gen_random_uuid(), $1, 'dead', $2, $2, $2)`,
      [`dood ${days}`, daysAgo(days)],
    )
  await house.background.tick()
  house.clock.set(new Date('2026-11-21T01:40:00Z'))
  await house.background.tick()
  const named = async (text: string, role: 'auth' | 'service' = 'service') =>
    (await house.db.one<{ name: string }>({ role }, text, [])).map(({ name }) => name)
  expect(await named(`select "token" as name from auth."session" order by "expiresAt"`, 'auth')).toEqual([
    'geldig',
    expect.anything(),
  ])
  expect((await house.send('GET', '/auth/v1/user', { token })).status).toBe(200)
  expect(await named('select subject as name from app.mails order by 1')).toEqual([
    'failed 399',
    'sent 399',
    'waiting 401',
  ])
  expect(await named(`select name from app.jobs where status = 'dead'`)).toEqual(['dood 89'])
})
