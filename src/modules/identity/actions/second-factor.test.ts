import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'

const PASSWORD = 'een-lang-wachtwoord'
const app = await createTestApp()
afterAll(() => app.close())

let days = 0
beforeEach(() => app.clock.set(new Date(TEST_NOW.getTime() + ++days * 86_400_000)))

const post = (path: string, body: unknown, token?: string) =>
  app.send('POST', `/auth/v1/${path}`, { body, ...(token ? { token } : {}) })
const signIn = (email: string) => post('token?grant_type=password', { email, password: PASSWORD })
const second = (challenge: string, code: string) => post('token?grant_type=mfa', { challenge, code })
const security = async (token: string) => (await app.send('GET', '/auth/v1/factors', { token })).body

/** Returns the code that an authenticator app shows for a typed key at the app's clock. */
const codeOf = (key: string) =>
  createOTP(new TextDecoder().decode(base32.decode(key))).hotp(Math.floor(app.clock.now().getTime() / 30_000))

/** Creates an account with a second factor, a minute after it was turned on. */
async function secured() {
  const person = await app.signUp()
  const enrolment = await post('factors', { password: PASSWORD }, person.token)
  const key = String(enrolment.body.totp.secret)
  const on = await post(`factors/${enrolment.body.id}/verify`, { code: await codeOf(key) }, person.token)
  app.clock.advanceMs(60_000)
  return {
    ...person,
    key,
    factorId: String(enrolment.body.id),
    backup: on.body.backup_codes as string[],
    enrolment,
    on,
  }
}

it('a second factor counts after its first code; the next sign-in asks for it, and each code works once', async () => {
  const { email, token, key, enrolment, on } = await secured()
  expect(enrolment.body.totp.uri).toMatch(/^otpauth:\/\/totp\/Syvo:[^?]+\?secret=[A-Z2-7]+&issuer=Syvo/)
  expect(enrolment.body.totp.qr_code).toMatch(/^<svg /)
  expect(on).toMatchObject({ status: 200 })
  expect(new Set(on.body.backup_codes).size).toBe(10)
  expect(await security(token)).toMatchObject({ factor: { type: 'totp' }, backup_codes_left: 10, has_password: true })
  expect((await newestMail(app, email))?.subject).toBe('Tweestapsverificatie staat aan')
  const first = await signIn(email)
  expect(first).toMatchObject({ status: 200, body: { access_token: null, user: null, mfa: { expires_in: 600 } } })
  const code = await codeOf(key)
  const done = await second(first.body.mfa.challenge, code)
  expect(done).toMatchObject({ status: 200, body: { user: { email } } })
  expect((await app.send('GET', '/auth/v1/user', { token: done.body.access_token })).status).toBe(200)
  expect((await second(first.body.mfa.challenge, code)).status).toBe(401)
  const again = await signIn(email)
  expect(await second(again.body.mfa.challenge, code)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_code' } },
  })
})

it('turning it on ends every other session of the account, and sign-ins started elsewhere', async () => {
  const person = await app.signUp()
  const elsewhere = String((await signIn(person.email)).body.access_token)
  const isKnown = async (token: string) => (await app.send('GET', '/auth/v1/user', { token })).status
  const enrolment = await post('factors', { password: PASSWORD }, person.token)
  expect(await isKnown(elsewhere)).toBe(200)
  const code = await codeOf(String(enrolment.body.totp.secret))
  await post(`factors/${enrolment.body.id}/verify`, { code }, person.token)
  expect([await isKnown(person.token), await isKnown(elsewhere)]).toEqual([200, 401])
})

it('an unconfirmed factor is not asked for, and starting again gives another key', async () => {
  const { email, token } = await app.signUp()
  const enrolment = await post('factors', { password: PASSWORD }, token)
  expect((await signIn(email)).body.access_token).not.toBeNull()
  expect((await security(token)).factor).toBeNull()
  const anew = await post('factors', { password: PASSWORD }, token)
  expect(anew.body.totp.secret).not.toBe(enrolment.body.totp.secret)
  expect((await post(`factors/${enrolment.body.id}/verify`, { code: '000000' }, token)).status).toBe(404)
})

it('a code of half a minute ago or ahead is accepted, an older one is not', async () => {
  const { email, key } = await secured()
  for (const [ms, status] of [
    [-30_000, 200],
    [90_000, 200],
    [-60_000, 400],
  ] as const) {
    app.clock.advanceMs(ms)
    const code = await codeOf(key)
    app.clock.advanceMs(-ms)
    app.clock.advanceMs(ms > 0 ? 60_000 : 0)
    const { body } = await signIn(email)
    expect((await second(body.mfa.challenge, code)).status).toBe(status)
  }
})

it('a backup code works once, in any spelling, and its owner is notified; new ones replace the old', async () => {
  const { email, token, backup } = await secured()
  const [one = '', two = ''] = backup
  const typed = ` ${one.toUpperCase().replace('-', ' ')}`
  expect((await second((await signIn(email)).body.mfa.challenge, typed)).status).toBe(200)
  expect((await newestMail(app, email))?.text).toContain('nog 9 over')
  expect((await second((await signIn(email)).body.mfa.challenge, one)).status).toBe(400)
  expect((await post('factors/backup-codes', { password: 'fout' }, token)).status).toBe(400)
  const fresh = await post('factors/backup-codes', { password: PASSWORD }, token)
  expect(fresh.body.backup_codes).toHaveLength(10)
  expect((await second((await signIn(email)).body.mfa.challenge, two)).status).toBe(400)
  expect((await second((await signIn(email)).body.mfa.challenge, fresh.body.backup_codes[9])).status).toBe(200)
})

it('one backup code given many times at once is accepted once', async () => {
  const { email, backup } = await secured()
  const challenges = []
  for (let n = 0; n < 5; n++) challenges.push((await signIn(email)).body.mfa.challenge)
  const answers = await Promise.all(challenges.map((challenge) => second(challenge, backup[0] ?? '')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('a challenge allows five codes and ten minutes; ten wrong codes block the account for fifteen minutes', async () => {
  const { email, key } = await secured()
  const wrong = async () => ((await codeOf(key)) === '000000' ? '111111' : '000000')
  const { challenge } = (await signIn(email)).body.mfa
  for (let n = 0; n < 5; n++) expect((await second(challenge, await wrong())).status).toBe(400)
  expect((await second(challenge, await codeOf(key))).status).toBe(401)
  const late = (await signIn(email)).body.mfa.challenge
  app.clock.advanceMs(600_000)
  expect((await second(late, await codeOf(key))).status).toBe(401)
  app.clock.advanceMs(900_000)
  for (let n = 0; n < 2; n++) {
    const one = (await signIn(email)).body.mfa.challenge
    for (let tries = 0; tries < 5; tries++) expect((await second(one, await wrong())).status).toBe(400)
  }
  const closed = (await signIn(email)).body.mfa.challenge
  expect(await second(closed, await codeOf(key))).toMatchObject({ status: 429 })
  app.clock.advanceMs(900_000)
  expect((await second((await signIn(email)).body.mfa.challenge, await codeOf(key))).status).toBe(200)
})

it('resetting a forgotten password requires it before anything changes', async () => {
  const { email, key } = await secured()
  await post('recover', { email })
  const token = secretIn((await newestMail(app, email))?.text)
  const choose = (factor_code?: string) =>
    post('verify', { type: 'recovery', token, password: 'een-nieuw-wachtwoord', factor_code })
  expect(await choose()).toMatchObject({ status: 403, body: { error: { code: 'second_factor_required' } } })
  expect((await choose('000000')).status).toBe(400)
  expect((await signIn(email)).status).toBe(200)
  expect(await choose(await codeOf(key))).toMatchObject({ status: 200, body: { user: { email } } })
  expect((await signIn(email)).status).toBe(400)
})

it('signing in with a mailed code requires it as well', async () => {
  const { email } = await secured()
  await post('otp', { email })
  const code = /\d{6}/.exec((await newestMail(app, email))?.subject ?? '')?.[0]
  expect((await post('verify', { type: 'email', email, token: code })).body).toMatchObject({
    access_token: null,
    mfa: { expires_in: 600 },
  })
})

it('a global sign-out and a new password end a sign-in that waits for its second step', async () => {
  const { email, token, key } = await secured()
  const waiting = (await signIn(email)).body.mfa.challenge
  await app.send('POST', '/auth/v1/logout?scope=global', { token })
  expect((await second(waiting, await codeOf(key))).status).toBe(401)
})

it('it is turned off only with the password, only by its owner, and leaves no codes behind', async () => {
  const { email, token, factorId, userId } = await secured()
  const other = await secured()
  const off = (as: string, password?: string) => post(`factors/${factorId}/unenroll`, { password }, as)
  expect((await off(token)).status).toBe(400)
  expect((await off(token, 'fout')).status).toBe(400)
  expect((await off(other.token, PASSWORD)).status).toBe(404)
  expect((await post('factors', { password: PASSWORD }, token)).body.error.code).toBe('factor_exists')
  expect((await off(token, PASSWORD)).status).toBe(200)
  expect((await signIn(email)).body.access_token).not.toBeNull()
  const left = await app.db.query({ role: 'auth' }, 'select 1 from auth.backup_codes where user_id = $1', [userId])
  expect(left).toEqual([])
  expect((await security(other.token)).backup_codes_left).toBe(10)
})

it('the sign-in tables contain no key or code that works', async () => {
  const { key, backup, email } = await secured()
  const { challenge } = (await signIn(email)).body.mfa
  const tables = ['totp_factors', 'backup_codes', 'proofs']
  const rows = await Promise.all(
    tables.map((name) => app.db.query({ role: 'auth' }, `select t::text as row from auth.${name} t`, [])),
  )
  const stored = JSON.stringify(rows)
  const secret = new TextDecoder().decode(base32.decode(key))
  for (const one of [key, secret, challenge, ...backup, ...backup.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(one)
})
