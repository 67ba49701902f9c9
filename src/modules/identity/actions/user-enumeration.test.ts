import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'
import { TERMS_VERSION } from '../contract/terms-version.ts'

const OWNER = 'wachtwoord-van-de-eigenaar'
const STRANGER = 'wachtwoord-van-een-vreemde'
const CHOSEN = 'wachtwoord-na-de-mail'

const app = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'on' } })
const open = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
afterAll(() => Promise.all([app.close(), open.close()]))

let days = 0
// Each test has its own day, without counts of earlier ones.
beforeEach(() => {
  days++
  for (const one of [app, open]) one.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000))
})

let people = 0
const newEmail = () => `mens-${++people}@bedrijf.example`
const post = (path: string, body: unknown, at: TestApp = app) => at.send('POST', `/auth/v1/${path}`, { body })
const signUp = (email: string, password: string, at?: TestApp) =>
  post('signup', { email, password, data: { display_name: 'Noor', terms_version: TERMS_VERSION } }, at)
const signIn = (email: string, password: string) => post('token?grant_type=password', { email, password })
const confirm = (token: string) => post('verify', { type: 'signup', token })
const choose = (token: string) => post('verify', { type: 'recovery', token, password: CHOSEN })
const mailed = async (email: string) => secretIn((await newestMail(app, email))?.text)
const rows = (text: string, email: string, at: TestApp = app) => at.db.query({ role: 'auth' }, text, [email])
const passwordsOf = (email: string, at?: TestApp) =>
  rows(
    `select 1 from auth."account" a join auth."user" u on u."id" = a."userId" where u."email" = $1 and a."password" is not null`,
    email,
    at,
  )

async function confirmed() {
  const email = newEmail()
  await signUp(email, OWNER)
  expect((await confirm(await mailed(email))).status).toBe(200)
  return email
}

/** Returns every secret that was mailed to an address, the oldest first. */
async function secretsOf(email: string): Promise<string[]> {
  await app.background.tick()
  const mails = await app.db.query<{ text: string }>(
    { role: 'service' },
    'select text_content as text from app.mails where recipient = $1 order by id',
    [email],
  )
  return mails.map(({ text }) => secretIn(text)).filter((secret) => secret !== '')
}

describe('no user enumeration', () => {
  it('sign-up and sign-in read the same for an address with an account, an unconfirmed one, or none', async () => {
    const unconfirmed = newEmail()
    await signUp(unconfirmed, OWNER)
    const heard = []
    for (const email of [newEmail(), unconfirmed, await confirmed()]) {
      const answers = [await signUp(email, STRANGER)]
      for (let n = 0; n < 11; n++) answers.push(await signIn(email, STRANGER))
      heard.push(answers.map(({ status, body, headers }) => [status, body, headers.get('retry-after')]))
    }
    expect(heard[0]?.map(([status]) => status)).toEqual([200, ...Array(10).fill(400), 429])
    expect(heard[1]).toEqual(heard[0])
    expect(heard[2]).toEqual(heard[0])
  })

  it('a failed sign-in helps who forgot to confirm, and says the same of an unknown address', async () => {
    const email = newEmail()
    await signUp(email, OWNER)
    const [unconfirmed, unknown] = [await signIn(email, OWNER), await signIn(newEmail(), OWNER)]
    expect(unconfirmed).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'invalid_credentials',
          message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar, of het adres is nog niet bevestigd.',
          details: { may_be_unconfirmed: true },
        },
      },
    })
    expect(unknown.body).toEqual(unconfirmed.body)
    // Without confirmation the answer does not mention it.
    const plain = await post('token?grant_type=password', { email, password: OWNER }, open)
    expect(plain.body.error).toEqual({
      code: 'invalid_credentials',
      message: 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
    })
  })

  it.each([
    ['confirmed', app, 0],
    ['not confirmed', open, 1],
  ] as const)(
    'of eight sign-ups for one free address none fails and one gets the account (addresses are %s)',
    async (_what, at, sessions) => {
      const email = newEmail()
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => signUp(email, `${OWNER}-${n}`, at)))
      const none = { access_token: null, refresh_token: null, token_type: 'bearer', expires_in: 0, user: null }
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
      const without = answers.filter(({ body }) => body.access_token === null)
      expect(without.map(({ body }) => body)).toEqual(Array(8 - sessions).fill(none))
      expect(await rows('select 1 from auth."user" where "email" = $1', email, at)).toHaveLength(1)
      expect(await passwordsOf(email, at)).toHaveLength(sessions)
    },
  )
})

describe('an account signed up by another person before its owner', () => {
  const oneByOne = async (email: string, passwords: string[]) => {
    for (const password of passwords) {
      await signUp(email, password)
      await mailed(email)
    }
  }

  it.each<[string, (email: string) => Promise<unknown>]>([
    ['a stranger first', (email) => oneByOne(email, [STRANGER, OWNER])],
    ['the owner first', (email) => oneByOne(email, [OWNER, STRANGER])],
    ['both at once', (email) => Promise.all([signUp(email, STRANGER), signUp(email, OWNER)])],
  ])(
    'after two sign-ups, %s, no mail confirms either password; the owner’s mail asks for a new one',
    async (_order, both) => {
      const email = newEmail()
      await both(email)
      expect(await secretsOf(email)).toHaveLength(1)
      app.clock.advanceMs(900_000)
      await post('resend', { type: 'signup', email })
      const secrets = await secretsOf(email)
      expect(secrets).toHaveLength(2)
      for (const secret of secrets) expect((await confirm(secret)).status).toBe(400)
      expect((await choose(secrets[0] ?? '')).status).toBe(400)
      const chosen = await choose(secrets[1] ?? '')
      // Neither name nor acceptance of a possibly foreign sign-up counts as the owner's.
      expect(chosen).toMatchObject({
        status: 200,
        body: { user: { email, user_metadata: { display_name: email.split('@')[0] } } },
      })
      const token = chosen.body.access_token
      expect((await app.send('GET', '/functions/v1/acceptances', { token })).body.accepted_at).toBeNull()
      const statuses = []
      for (const password of [STRANGER, OWNER, CHOSEN]) statuses.push((await signIn(email, password)).status)
      expect(statuses).toEqual([400, 400, 200])
    },
  )

  it('a second sign-up ends the link of the first at once, before anything is mailed about it', async () => {
    const email = newEmail()
    await signUp(email, STRANGER)
    const link = await mailed(email)
    await signUp(email, OWNER)
    expect((await confirm(link)).status).toBe(400)
    expect((await signIn(email, STRANGER)).status).toBe(400)
  })

  it.each([
    ['the confirmation once more', 'resend', { type: 'signup' }],
    ['a code to sign in with', 'otp', {}],
    ['a new password', 'recover', {}],
  ])(
    'a request for %s by mail confirms no other person’s password: the owner chooses a new one',
    async (_what, path, more) => {
      const email = newEmail()
      await signUp(email, STRANGER)
      const first = await mailed(email)
      app.clock.advanceMs(900_000)
      await post(path, { email, ...more })
      const mail = await newestMail(app, email)
      expect([mail?.kind, mail?.subject]).toEqual(['auth-choose', 'Kies een wachtwoord voor Syvo'])
      expect(mail?.text).toContain('/auth/nieuw-wachtwoord#')
      expect((await confirm(first)).status).toBe(400)
      expect((await choose(secretIn(mail?.text))).status).toBe(200)
      expect([(await signIn(email, STRANGER)).status, (await signIn(email, CHOSEN)).status]).toEqual([400, 200])
    },
  )

  it('the link of the only sign-up confirms it with its password, its name and its acceptance', async () => {
    const email = await confirmed()
    const { status, body } = await signIn(email, OWNER)
    expect([status, body.user.user_metadata.display_name]).toEqual([200, 'Noor'])
    const token = body.access_token
    expect((await app.send('GET', '/functions/v1/acceptances', { token })).body.accepted_at).not.toBeNull()
  })

  it('requests for a confirmed account leave its password and its name unchanged', async () => {
    const email = await confirmed()
    await signUp(email, STRANGER)
    await post('resend', { type: 'signup', email })
    for (const path of ['otp', 'recover']) await post(path, { email })
    await app.background.tick()
    expect((await signIn(email, OWNER)).body.user.user_metadata.display_name).toBe('Noor')
    expect((await signIn(email, STRANGER)).status).toBe(400)
  })

  it('a mailed code confirms no address: without confirmation the password may be another person’s', async () => {
    const email = newEmail()
    await signUp(email, STRANGER, open)
    await post('otp', { email }, open)
    const code = /\b\d{6}\b/.exec((await newestMail(open, email))?.subject ?? '')?.[0]
    const answer = await post('verify', { type: 'email', email, token: code }, open)
    expect(answer).toMatchObject({ status: 200, body: { user: { email, email_confirmed_at: null } } })
    expect(await rows('select 1 from auth."user" where "email" = $1 and "emailVerified"', email, open)).toEqual([])
  })
})
