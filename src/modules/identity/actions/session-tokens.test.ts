import { readFile } from 'node:fs/promises'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'

const DAY_MS = 86_400_000
const app = await createTestApp()
afterAll(() => app.close())

let months = 0
beforeEach(() => app.clock.set(new Date(TEST_NOW.getTime() + ++months * 40 * DAY_MS)))

const renew = (refresh_token: string) =>
  app.send('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token } })
const statusOf = async (token: string) => (await app.send('GET', '/auth/v1/user', { token })).status
const rowsOf = (userId: string) =>
  app.db.query<{ text: string }>({ role: 'auth' }, 'select s::text as text from auth."session" s where "userId" = $1', [
    userId,
  ])

describe('stored session data', () => {
  it('never contains a token, neither the current nor a replaced one', async () => {
    const { userId, token } = await app.signUp()
    const { body } = await renew(token)
    const text = JSON.stringify(await rowsOf(userId))
    for (const one of [token, body.access_token]) {
      expect(text).not.toContain(one)
      expect(text).not.toContain(one.slice(0, 22))
    }
    // The stored values open no session.
    const [row] = await app.db.query<{ token: string; previousToken: string }>(
      { role: 'auth' },
      'select "token", "previousToken" from auth."session" where "userId" = $1',
      [userId],
    )
    for (const stored of [row?.token, row?.previousToken]) {
      expect(await statusOf(stored ?? '')).toBe(401)
      expect((await renew(stored ?? '')).status).toBe(401)
    }
  })

  it('from before the migration still works: the token that a browser has is hashed in place', async () => {
    const { userId } = await app.signUp()
    const [present, previous] = ['oldTokenOfThirtyTwoCharacters012', 'previousTokenOfForty-three_characters000000']
    await app.db.query(
      { role: 'auth' },
      `update auth."session" set "token" = $2, "previousToken" = $3, "previousUntil" = $4, "family" = null, "renewalSalt" = null where "userId" = $1`,
      [userId, present, previous, new Date(app.clock.now().getTime() + 60_000)],
    )
    const script = await readFile('database/migrations/0150-hashed-sessions.sql', 'utf8')
    const statement = /^update auth\."session"[\s\S]*?;$/m.exec(script)?.[0] ?? ''
    await app.db.query({ role: 'auth' }, statement.replace(/;$/, ' where "userId" = $1'), [userId])
    expect([await statusOf(present), await statusOf(previous)]).toEqual([200, 200])
    app.clock.advanceMs(60_000)
    const renewed = await renew(present)
    expect(renewed.status).toBe(200)
    expect((await renew(present)).body.access_token).toBe(renewed.body.access_token)
    expect(await statusOf(renewed.body.access_token)).toBe(200)
  })
})

describe('the end of a session', () => {
  it('comes thirty days after its start, however often it is renewed', async () => {
    const { token } = await app.signUp()
    let present = token
    for (let days = 0; days < 29; days += 1) {
      app.clock.advanceMs(DAY_MS)
      const { status, body } = await renew(present)
      expect(status).toBe(200)
      expect(body.expires_in).toBe(Math.min(7, 30 - (days + 1)) * 86_400)
      present = body.access_token
    }
    app.clock.advanceMs(DAY_MS - 1)
    expect(await statusOf(present)).toBe(200)
    app.clock.advanceMs(1)
    expect(await statusOf(present)).toBe(401)
    expect((await renew(present)).status).toBe(401)
  })
})

describe('a replaced token', () => {
  it('ends its whole session when used for renewal after its minute, and no other session', async () => {
    const { token, email } = await app.signUp()
    const other = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password: 'een-lang-wachtwoord' },
    })
    const second = (await renew(token)).body.access_token
    app.clock.advanceMs(60_000)
    const third = (await renew(second)).body.access_token
    expect(await statusOf(third)).toBe(200)
    expect((await renew(token)).status).toBe(401)
    expect([await statusOf(third), await statusOf(second)]).toEqual([401, 401])
    expect((await renew(third)).status).toBe(401)
    expect(await statusOf(other.body.access_token)).toBe(200)
  })

  it('gives another tab the same new token within its minute, and ends nothing', async () => {
    const { token } = await app.signUp()
    const second = (await renew(token)).body.access_token
    app.clock.advanceMs(25_000)
    // While the first minute runs nothing is replaced again, so the other tab is never two tokens behind.
    expect((await renew(second)).body.access_token).toBe(second)
    app.clock.advanceMs(34_999)
    expect((await renew(token)).body.access_token).toBe(second)
    app.clock.advanceMs(1)
    const third = (await renew(second)).body.access_token
    expect(third).not.toBe(second)
    expect(await statusOf(third)).toBe(200)
  })

  it('that is guessed ends nothing: a guess lacks the part that all tokens of the session share', async () => {
    const { token } = await app.signUp()
    const guess = 'A'.repeat(22) + token.slice(22)
    expect((await renew(guess)).status).toBe(401)
    expect(await statusOf(token)).toBe(200)
  })
})
