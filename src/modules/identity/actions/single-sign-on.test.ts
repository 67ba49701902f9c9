import { base32 } from '@better-auth/utils/base32'
import { createOTP } from '@better-auth/utils/otp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'
import { startOpenIdProvider } from '../../../../tests/support/openid-provider.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'

const provider = await startOpenIdProvider('syvo')
const app = await createTestApp({
  env: {
    AUTH_CONFIRM_EMAIL: 'on',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'syvo',
    OIDC_CLIENT_SECRET: 'geheim',
  },
})
const plain = await createTestApp()
afterAll(async () => {
  await Promise.all([app.close(), plain.close(), provider.close()])
})

let people = 0
beforeEach(() => {
  app.clock.set(TEST_NOW)
  const sub = `noor-${++people}`
  const person = { sub, email: `${sub}@bedrijf.example`, email_verified: true, name: 'Noor Bakker' }
  Object.assign(provider.mood, { person, claims: {}, hasForeignKey: false, isDown: false })
})

const post = (path: string, body: unknown, token?: string) =>
  app.send('POST', `/auth/v1/${path}`, { body, ...(token ? { token } : {}) })
const begin = async (redirect_to = '/leads') => (await post('sso', { redirect_to })).body
const end = (params: string, binding: string) => post('sso/callback', { params, binding })
const failed = { status: 400, body: { error: { code: 'sso_failed' } } }

/** Performs a whole sign-in at the provider. */
async function signIn() {
  const { url, binding } = await begin()
  return end(provider.answer(url), binding)
}

it('[API-05] signup, verify, token, otp, recover, resend, logout and sso work one after the other', async () => {
  const email = 'alle.paden@bedrijf.example'
  const password = 'een-lang-wachtwoord'
  const code = async () => /\b\d{6}\b/.exec((await newestMail(app, email))?.subject ?? '')?.[0]
  const secret = async () => secretIn((await newestMail(app, email))?.text)
  expect((await post('signup', { email, password })).status).toBe(200)
  await newestMail(app, email)
  // The first mail did not arrive.
  app.clock.advanceMs(900_000)
  expect((await post('resend', { type: 'signup', email })).status).toBe(200)
  expect((await post('verify', { type: 'recovery', token: await secret(), password })).status).toBe(200)
  const first = await post('token?grant_type=password', { email, password })
  const renewed = await post('token?grant_type=refresh_token', { refresh_token: first.body.refresh_token })
  expect(renewed.body.user).toMatchObject({ email })
  expect((await post('otp', { email })).status).toBe(200)
  expect((await post('verify', { type: 'email', email, token: await code() })).body.user).toMatchObject({ email })
  expect((await post('recover', { email })).status).toBe(200)
  const chosen = await post('verify', { type: 'recovery', token: await secret(), password: 'een-nieuw-wachtwoord' })
  const token = chosen.body.access_token
  expect((await app.send('POST', '/auth/v1/logout', { token })).body).toEqual({ ok: true })
  expect((await app.send('GET', '/auth/v1/user', { token })).status).toBe(401)
  expect((await signIn()).body.user).toMatchObject({ email: provider.mood.person.email })
})

describe('single sign-on', () => {
  it('answers that it is not enabled without a service', async () => {
    for (const [path, body] of [
      ['sso', {}],
      ['sso/callback', { params: 'code=x&state=y', binding: 'x' }],
    ] as const)
      expect(await plain.send('POST', `/auth/v1/${path}`, { body })).toMatchObject({
        status: 404,
        body: {
          error: {
            code: 'sso_not_enabled',
            message: 'Inloggen via je organisatie (single sign-on) staat hier niet aan.',
          },
        },
      })
  })

  it('creates an account at the first sign-in, finds it at the next, and redirects within the site', async () => {
    const { url } = await begin()
    const asked = new URL(url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'syvo',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/auth/sso',
      code_challenge_method: 'S256',
    })
    const first = await signIn()
    expect(first).toMatchObject({
      status: 200,
      body: { user: { email: provider.mood.person.email, user_metadata: { display_name: 'Noor Bakker' } } },
    })
    expect(first.body.redirect_to).toBe('/leads')
    provider.mood.person.email = 'veranderd@bedrijf.example'
    expect((await signIn()).body.user.id).toBe(first.body.user.id)
    const profile = await app.send('GET', '/rest/v1/profiles', { token: first.body.access_token })
    expect(profile.body).toMatchObject([{ role: 'buyer' }])
    const elsewhere = await post('sso', { redirect_to: 'https://kwaad.example/' })
    const home = await end(provider.answer(elsewhere.body.url), elsewhere.body.binding)
    expect(home.body.redirect_to).toBe('/')
  })

  it.each([
    ['a wrong nonce', () => ({ claims: { nonce: 'anders' } })],
    ['a wrong issuer', () => ({ claims: { iss: 'https://kwaad.example' } })],
    ['another audience', () => ({ claims: { aud: 'iemand-anders' } })],
    ['a token that ended', () => ({ claims: { exp: Math.floor(Date.now() / 1000) - 600 } })],
    ['a foreign signature', () => ({ hasForeignKey: true })],
  ])('refuses %s', async (_what, mood) => {
    Object.assign(provider.mood, mood())
    expect(await signIn()).toMatchObject(failed)
  })

  it('refuses another state, another issuer in the address, a code of another sign-in, and a second use', async () => {
    const one = await begin()
    const params = new URLSearchParams(provider.answer(one.url))
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(params)
      copy.set(name, value)
      return copy.toString()
    }
    expect(await end(changed('state', 'x'.repeat(43)), one.binding)).toMatchObject(failed)
    expect(await end(changed('iss', 'https://kwaad.example'), one.binding)).toMatchObject(failed)
    const two = await begin()
    const other = new URLSearchParams(provider.answer((await begin()).url)).get('code') ?? ''
    const mixed = new URLSearchParams(provider.answer(two.url))
    mixed.set('code', other)
    expect(await end(mixed.toString(), two.binding)).toMatchObject(failed)
    const three = await begin()
    const query = provider.answer(three.url)
    expect((await end(query, three.binding)).status).toBe(200)
    expect(await end(query, three.binding)).toMatchObject(failed)
  })

  it('refuses to finish in a tab that did not start it, and after ten minutes', async () => {
    const { url } = await begin()
    expect(await end(provider.answer(url), (await begin()).binding)).toMatchObject(failed)
    const late = await begin()
    app.clock.advanceMs(600_000)
    expect(await end(provider.answer(late.url), late.binding)).toMatchObject(failed)
  })

  it('refuses an address that the service has not verified', async () => {
    provider.mood.person.email_verified = false
    expect(await signIn()).toMatchObject({ status: 403, body: { error: { code: 'sso_address' } } })
  })

  it('claims an unconfirmed account: a password that another person chose for it stops working', async () => {
    const { email } = provider.mood.person
    const password = 'van-een-vreemde'
    await post('signup', { email, password })
    const answer = await signIn()
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
    expect((await post('token?grant_type=password', { email, password })).status).toBe(400)
    // Without a password only a recent sign-in counts, and that for ten minutes.
    const token = answer.body.access_token
    expect((await post('factors', {}, token)).status).toBe(200)
    app.clock.advanceMs(600_000)
    expect(await post('factors', {}, token)).toMatchObject({
      status: 403,
      body: { error: { code: 'reauthentication_needed' } },
    })
  })

  it('claims another person’s sign-up where addresses are not confirmed, without its second factor', async () => {
    const open = await createTestApp({ env: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: 'syvo' } })
    const send = (path: string, body: unknown, token?: string) =>
      open.send('POST', `/auth/v1/${path}`, { body, ...(token ? { token } : {}) })
    const { email } = provider.mood.person
    const password = 'van-een-vreemde'
    const token = (await send('signup', { email, password })).body.access_token
    const enrolment = (await send('factors', { password }, token)).body
    const key = new TextDecoder().decode(base32.decode(enrolment.totp.secret))
    const code = await createOTP(key).hotp(Math.floor(open.clock.now().getTime() / 30_000))
    expect((await send(`factors/${enrolment.id}/verify`, { code }, token)).status).toBe(200)
    const { url, binding } = (await send('sso', {})).body
    const answer = await send('sso/callback', { params: provider.answer(url), binding })
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
    expect((await open.send('GET', '/auth/v1/user', { token })).status).toBe(401)
    await open.close()
  })

  it('says so when the service is unavailable, and asks it again the next time', async () => {
    const away = await startOpenIdProvider('syvo')
    away.mood.isDown = true
    const other = await createTestApp({ env: { OIDC_ISSUER: away.issuer, OIDC_CLIENT_ID: 'syvo' } })
    const ask = () => other.send('POST', '/auth/v1/sso', { body: {} })
    expect(await ask()).toMatchObject({ status: 502, body: { error: { code: 'sso_unavailable' } } })
    away.mood.isDown = false
    expect((await ask()).status).toBe(200)
    await Promise.all([other.close(), away.close()])
  })
})
