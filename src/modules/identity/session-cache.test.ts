import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../../tests/support/create-test-app.ts'
import { type CachedSession, createSessionCache } from './session-cache.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))

const session: CachedSession = {
  userId: 'u',
  sessionId: 's',
  isDemo: false,
  email: 'mens@bedrijf.example',
  expiresAt: new Date(TEST_NOW.getTime() + 3_600_000),
}
function memory(answers: (CachedSession | null)[]) {
  const made = createSessionCache({
    db: app.db,
    clock: app.clock,
    log: createLog({ level: 'silent', pretty: false }),
  })
  let reads = 0
  const find = () => made.find('token', async () => answers[reads++] ?? null)
  return { made, find, reads: () => reads }
}

describe('the session cache', () => {
  it('reads a session once in ten seconds, and never caches a missing one', async () => {
    const { find, reads } = memory([null, session, session])
    expect(await find()).toBeNull()
    expect(await find()).toMatchObject(session)
    expect(await find()).toMatchObject(session)
    expect(reads()).toBe(2)
    app.clock.set(new Date(TEST_NOW.getTime() + 10_000))
    await find()
    expect(reads()).toBe(3)
  })

  it('caches no session beyond its end', async () => {
    const { find } = memory([{ ...session, expiresAt: new Date(TEST_NOW.getTime() + 1000) }])
    expect(await find()).not.toBeNull()
    app.clock.set(new Date(TEST_NOW.getTime() + 1000))
    expect(await find()).toBeNull()
  })

  it('invalidates an account on request, and does not cache a session that ended while it was being read', async () => {
    const { made, find, reads } = memory([session, session])
    await find()
    made.invalidate('other')
    await find()
    expect(reads()).toBe(1)
    made.invalidate('u')
    await made.find('token', async () => {
      made.invalidate('u')
      return session
    })
    expect(await find()).toMatchObject(session)
    expect(reads()).toBe(2)
  })

  it('a session that another process ended, or whose account was deleted, is refused', async () => {
    for (const end of ['delete from auth."session" where "userId" = $1', 'delete from auth."user" where "id" = $1']) {
      const { userId, token } = await app.signUp()
      const ask = async () => (await app.send('GET', '/auth/v1/user', { token })).status
      expect(await ask()).toBe(200)
      await app.db.engine.statement('syvo_auth', end, [userId])
      await expect.poll(ask).toBe(401)
    }
  })
})
