import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../tests/support/create-test-app.ts'
import { appendRole } from '../public.ts'

const PASSWORD = 'een-lang-wachtwoord'
const ABSENT = '00000000-0000-7000-8000-000000000000'
const app = await createTestApp({ env: { DEMO: 'off', AUTH_CONFIRM_EMAIL: 'off' } })
const demo = await createTestApp({ env: { DEMO: 'on' } })
afterAll(() => Promise.all([app.close(), demo.close()]))

const give = (userId: string, role: 'admin' | 'buyer', at = app) =>
  at.db.as({ role: 'service' }, (tx) => appendRole(tx, { userId, role, now: at.clock.now() }))
const admin = async (at = app) => {
  const account = await at.signUp()
  await give(account.userId, 'admin', at)
  return account
}
const codeOf = async (method: string, path: string, token: string, at = app) => {
  const { status, body } = await at.send(method, path.replace(/:[a-zA-Z_]+/g, ABSENT), { token })
  return status === 403 ? String(body.error?.code ?? body.code) : ''
}
const operations = app.bindings.map(({ operation }) => operation)
const isOpen = (path: string) =>
  path.startsWith('/auth/v1/') || ['/rest/v1/user_roles', '/rest/v1/profiles'].includes(path)

/** Turns a second factor on, as the screen does. */
async function enrol(token: string): Promise<string> {
  const enrolment = await app.send('POST', '/auth/v1/factors', { token, body: { password: PASSWORD } })
  const { id, totp } = enrolment.body
  const secret = new TextDecoder().decode(base32.decode(totp.secret))
  const code = await createOTP(secret).hotp(Math.floor(app.clock.now().getTime() / 30_000))
  expect((await app.send('POST', `/auth/v1/factors/${id}/verify`, { token, body: { code } })).status).toBe(200)
  return String(id)
}

describe('an administrator without a second factor', () => {
  it('is refused every operation except signing in, reading its role and turning the factor on', async () => {
    const { token } = await admin()
    const heard = []
    for (const { method, path, access } of operations) {
      if (isOpen(path) || access === 'chat-session' || access === 'api-key') continue
      heard.push([path, await codeOf(method, path, token)])
    }
    expect(heard.length).toBeGreaterThan(100)
    expect(heard.filter(([, code]) => code !== 'second_factor_needed')).toEqual([])
    expect((await app.send('GET', '/auth/v1/user', { token })).status).toBe(200)
    expect((await app.send('GET', '/rest/v1/user_roles', { token })).body[0].role).toBe('admin')
  })

  it('may continue at once with the factor, and is refused again at once without it', async () => {
    const { token } = await admin()
    const read = () => codeOf('GET', '/rest/v1/user_bots', token)
    expect(await read()).toBe('second_factor_needed')
    const id = await enrol(token)
    expect(await read()).toBe('')
    await app.send('POST', `/auth/v1/factors/${id}/unenroll`, { token, body: { password: PASSWORD } })
    expect(await read()).toBe('second_factor_needed')
  })

  it('nobody else needs a factor: no buyer, former administrator, anonymous visitor, or demo account', async () => {
    const buyer = await app.signUp()
    const former = await admin()
    await give(former.userId, 'buyer')
    for (const { token } of [buyer, former]) expect(await codeOf('GET', '/rest/v1/user_bots', token)).toBe('')
    expect(await codeOf('GET', '/rest/v1/bots', '')).toBe('')
    expect(await codeOf('GET', '/rest/v1/user_bots', (await admin(demo)).token, demo)).toBe('')
  })

  it('is told so with its session, at every sign-in and renewal, until the factor is on', async () => {
    const { email, userId, token } = await app.signUp()
    const said = (body: { second_factor_needed?: boolean }) => body.second_factor_needed
    const signIn = (at = app, address = email) =>
      at.send('POST', '/auth/v1/token?grant_type=password', { body: { email: address, password: PASSWORD } })
    const renew = async (bearer: string) =>
      (await app.send('POST', '/auth/v1/token?grant_type=refresh_token', { body: { refresh_token: bearer } })).body
    expect(said((await signIn()).body)).toBeUndefined()
    await give(userId, 'admin')
    expect(said((await signIn()).body)).toBe(true)
    const renewed = await renew(token)
    expect(said(renewed)).toBe(true)
    await enrol(renewed.access_token)
    expect(said(await renew(renewed.access_token))).toBeUndefined()
    expect(said((await signIn(demo, (await admin(demo)).email)).body)).toBeUndefined()
  })
})
