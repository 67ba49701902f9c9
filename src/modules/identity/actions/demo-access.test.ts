import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, LOCAL_REQUEST, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { startOpenIdProvider } from '../../../../tests/support/openid-provider.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'
import { addDemoAccount } from '../store/demo-store.ts'

const DEMO_PASSWORD = 'welkom-bij-syvo'
const EMAIL = 'beheer@syvo.example'
const SECURED = 'koper@syvo.example'
const UNUSED = 'maker@syvo.example'

const provider = await startOpenIdProvider('syvo')
const OIDC = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'syvo', OIDC_CLIENT_SECRET: 'geheim' }
let demo: TestApp
/** The same database, started without the demo. */
let real: TestApp
let factorKey = ''
beforeAll(async () => {
  demo = await createTestApp({ env: OIDC })
  real = await createTestApp({ env: { ...OIDC, DEMO: 'off', AUTH_CONFIRM_EMAIL: 'off' }, engine: demo.db.engine })
  const { password: passwords } = await demo.deps.auth.$context
  const hash = await passwords.hash(DEMO_PASSWORD)
  for (const email of [EMAIL, SECURED, UNUSED])
    await addDemoAccount(demo.db, { email, name: 'Demo', hash, now: demo.clock.now() })
  const { access_token: token } = (await post('token?grant_type=password', { email: SECURED, password: DEMO_PASSWORD }))
    .body
  const enrolment = (await post('factors', { password: DEMO_PASSWORD }, token)).body
  factorKey = enrolment.totp.secret
  await post(`factors/${enrolment.id}/verify`, { code: await factorCode() }, token)
})
let days = 0
beforeEach(() => {
  for (const app of [demo, real]) app.clock.set(new Date(TEST_NOW.getTime() + ++days * 86_400_000))
  const person = { sub: `beheer-${days}`, email: EMAIL, email_verified: true, name: 'Beheer' }
  Object.assign(provider.mood, { person })
  real.clock.set(demo.clock.now())
})
afterAll(async () => {
  await demo.close()
  await provider.close()
})

const post = (path: string, body: unknown, token?: string, app = demo, headers = LOCAL_REQUEST.headers) =>
  app.send('POST', `/auth/v1/${path}`, { body, headers, ...(token ? { token } : {}) })
const factorCode = () =>
  createOTP(new TextDecoder().decode(base32.decode(factorKey))).hotp(Math.floor(demo.clock.now().getTime() / 30_000))
const signIn = async (email = EMAIL) =>
  (await post('token?grant_type=password', { email, password: DEMO_PASSWORD })).body

type Last = { path: string; body: unknown; token?: string }
/** Every way to a session of a demo account, carried out in the demo up to its last request. */
const WAYS: Record<string, () => Promise<Last>> = {
  password: async () => ({ path: 'token?grant_type=password', body: { email: EMAIL, password: DEMO_PASSWORD } }),
  'mailed code': async () => {
    await post('otp', { email: EMAIL })
    const token = /\b\d{6}\b/.exec((await newestMail(demo, EMAIL))?.subject ?? '')?.[0]
    return { path: 'verify', body: { type: 'email', email: EMAIL, token } }
  },
  'mailed link to a new password': async () => {
    await post('recover', { email: EMAIL })
    const token = secretIn((await newestMail(demo, EMAIL))?.text)
    return { path: 'verify', body: { type: 'recovery', token, password: DEMO_PASSWORD } }
  },
  'second factor': async () => {
    const { mfa } = await signIn(SECURED)
    return { path: 'token?grant_type=mfa', body: { challenge: mfa.challenge, code: await factorCode() } }
  },
  'another sign-in service': async () => {
    const { url, binding } = (await post('sso', { redirect_to: '/' })).body
    return { path: 'sso/callback', body: { params: provider.answer(url), binding } }
  },
  renewal: async () => ({
    path: 'token?grant_type=refresh_token',
    body: { refresh_token: (await signIn()).refresh_token },
  }),
}

describe.each(Object.entries(WAYS))('a demo account by way of %s', (_, goTo) => {
  it('gets a session on the machine of the demo', async () => {
    const { path, body } = await goTo()
    expect(await post(path, body)).toMatchObject({ status: 200, body: { access_token: expect.stringMatching(/./) } })
  })

  it.each([
    ['for a forwarded request', () => demo, { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
    ['by a name that is not of this machine', () => demo, { host: 'syvo.example' }],
    ['from a page of another site', () => demo, { host: 'localhost', origin: 'https://syvo.example' }],
    ['outside the demo', () => real, { host: 'localhost' }],
  ])('gets none %s', async (_title, appOf, headers) => {
    const { path, body } = await goTo()
    const answer = await post(path, body, undefined, appOf(), headers)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(JSON.stringify(answer.body)).not.toContain('access_token')
  })
})

it('a demo session works on the demo’s machine, and not for forwarded requests or without the demo', async () => {
  const { access_token: token } = await signIn()
  const ask = (app: TestApp, headers: Record<string, string>) =>
    app.send('GET', '/auth/v1/user', { token, headers }).then(({ status }) => status)
  expect(await ask(demo, { host: 'localhost' })).toBe(200)
  expect(await ask(demo, { host: 'localhost', via: '1.1 tunnel' })).toBe(401)
  expect(await ask(demo, { host: 'tunnel.example' })).toBe(401)
  expect(await ask(real, { host: 'localhost' })).toBe(401)
  expect(await ask(demo, { host: 'localhost' })).toBe(200)
})

it('outside the demo a demo account gets no mail, and everybody else signs in as usual', async () => {
  await real.send('POST', '/auth/v1/recover', { body: { email: UNUSED } })
  expect(await newestMail(real, UNUSED)).toBeUndefined()
  const { token } = await real.signUp()
  expect((await real.send('GET', '/auth/v1/user', { token })).status).toBe(200)
})
