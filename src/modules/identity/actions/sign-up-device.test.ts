import { afterAll, expect, it } from 'vitest'
import { createTestApp } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'

const PASSWORD = 'een-lang-wachtwoord'
const app = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'on' } })
afterAll(() => app.close())

let people = 0
const newEmail = () => `aanmelder-${++people}@bedrijf.example`
const post = (path: string, body: unknown) => app.send('POST', `/auth/v1/${path}`, { body })
const signUp = (email: string, options = {}) =>
  post('signup', { email, password: PASSWORD, data: { display_name: 'Noor' }, options })
const verify = (body: object) => post('verify', body)
const mailed = async (email: string) => secretIn((await newestMail(app, email))?.text)

it('[AMB-199] the link signs in with the secret of the browser that signed up, and with no other', async () => {
  const [mine, other] = ['a'.repeat(43), 'b'.repeat(43)]
  const made = async (options: object) => {
    const email = newEmail()
    await signUp(email, { emailRedirectTo: '/my-bots', ...options })
    return { email, token: await mailed(email) }
  }
  const here = await made({ device_secret: mine })
  const session = await verify({ type: 'signup', token: here.token, device_secret: mine })
  expect(session).toMatchObject({ status: 200, body: { user: { email: here.email }, redirect_to: '/my-bots' } })
  expect((await app.send('GET', '/auth/v1/user', { token: session.body.access_token })).status).toBe(200)
  const none = { status: 200, body: { access_token: null, user: null, redirect_to: '/my-bots' } }
  const [elsewhere, bare, unknown] = [
    await made({ device_secret: mine }),
    await made({ device_secret: mine }),
    await made({}),
  ]
  expect(await verify({ type: 'signup', token: elsewhere.token, device_secret: other })).toMatchObject(none)
  expect(await verify({ type: 'signup', token: bare.token })).toMatchObject(none)
  expect(await verify({ type: 'signup', token: unknown.token, device_secret: '' })).toMatchObject({ status: 422 })
  expect(await verify({ type: 'signup', token: unknown.token, device_secret: other })).toMatchObject(none)
  // The secret alone opens nothing, and it is stored nowhere.
  expect((await verify({ type: 'signup', token: mine, device_secret: mine })).status).toBe(400)
  const kept = await app.db.query({ role: 'auth' }, 'select p::text from auth.proofs p', [])
  expect(JSON.stringify(kept)).not.toContain(mine)
})

it('[AMB-199] a sign-up for an address that has an account gets no session by its browser’s secret', async () => {
  const email = newEmail()
  await signUp(email)
  await verify({ type: 'signup', token: await mailed(email) })
  const secret = 'c'.repeat(43)
  const [known, free] = [
    await signUp(email, { device_secret: secret }),
    await signUp(newEmail(), { device_secret: secret }),
  ]
  expect([known.status, known.body]).toEqual([free.status, free.body])
  // The mail links to a new password, which the mailbox's owner chooses; as a confirmation its secret is none.
  const token = await mailed(email)
  expect(token).not.toBe('')
  expect((await verify({ type: 'signup', token, device_secret: secret })).status).toBe(400)
  expect(await verify({ type: 'recovery', token, device_secret: secret })).toMatchObject({ status: 422 })
})
