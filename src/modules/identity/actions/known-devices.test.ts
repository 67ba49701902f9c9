import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'

const RIGHT = 'een-lang-wachtwoord'
const app = await createTestApp()
afterAll(() => app.close())

let days = 0
beforeEach(() => app.clock.set(new Date(TEST_NOW.getTime() + ++days * 86_400_000)))

let addresses = 0
const newAddress = () => `10.2.${addresses >> 8}.${addresses++ & 255}`
const signIn = (email: string, password: string, options: { from?: string; device?: string } = {}) =>
  app.send('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password, ...(options.device === undefined ? {} : { device_token: options.device }) },
    headers: { 'x-forwarded-for': options.from ?? newAddress() },
  })
const statusOf = async (...call: Parameters<typeof signIn>) => (await signIn(...call)).status

/** Creates an account with the token of a device that signed in to it. */
async function account() {
  const { email, userId } = await app.signUp()
  const { body } = await signIn(email, RIGHT)
  return { email, userId, device: String(body.device_token) }
}

/** Uses up the attempts for an account from everywhere, as an attacker would. */
async function lock(email: string): Promise<void> {
  for (let n = 0; n < 50; n++) await signIn(email, `geraden-${n}`)
  expect(await statusOf(email, RIGHT)).toBe(429)
}

describe('an account under a password-guessing attack', () => {
  it('opens on a device that signed in before, and stays locked for everybody else', async () => {
    const { email, device } = await account()
    await lock(email)
    const answer = await signIn(email, RIGHT, { device })
    expect(answer.status).toBe(200)
    expect(await statusOf(email, RIGHT)).toBe(429)
    expect(await statusOf(email, RIGHT, { device: 'x'.repeat(43) })).toBe(429)
    // Each device token is valid for one sign-in; its replacement is valid for the next.
    expect(await statusOf(email, RIGHT, { device })).toBe(429)
    expect(await statusOf(email, RIGHT, { device: answer.body.device_token })).toBe(200)
  })

  it('opens by no device of another account', async () => {
    const [one, other] = [await account(), await account()]
    await lock(one.email)
    expect(await statusOf(one.email, RIGHT, { device: other.device })).toBe(429)
  })

  it('allows a known device ten wrong passwords in fifteen minutes, and forgets it after half a year', async () => {
    const { email, device } = await account()
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push(await statusOf(email, `geraden-${n}`, { device }))
    expect(statuses).toEqual([...Array(10).fill(400), 429])
    app.clock.advanceMs(181 * 86_400_000)
    await lock(email)
    expect(await statusOf(email, RIGHT, { device })).toBe(429)
    app.clock.advanceMs(-181 * 86_400_000)
  })

  it('forgets its devices when its password changes, and stores only a hash of each', async () => {
    const { email, userId, device } = await account()
    const { body } = await signIn(email, RIGHT, { device })
    const rows = () =>
      app.db.query<{ text: string }>(
        { role: 'auth' },
        'select d::text as text from auth.known_devices d where user_id = $1',
        [userId],
      )
    expect(JSON.stringify(await rows())).not.toContain(body.device_token)
    const change = { password: 'een-ander-wachtwoord', current_password: RIGHT }
    const changed = await app.send('PUT', '/auth/v1/user', { token: body.access_token, body: change })
    expect(changed.status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('stores twenty devices at most', async () => {
    const { email, userId } = await account()
    for (let n = 0; n < 25; n++) await signIn(email, RIGHT)
    const [row] = await app.db.query<{ kept: number }>(
      { role: 'auth' },
      'select count(*)::int as kept from auth.known_devices where user_id = $1',
      [userId],
    )
    expect(row?.kept).toBe(20)
  })
})
