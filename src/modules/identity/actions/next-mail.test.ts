import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'

const PASSWORD = 'een-lang-wachtwoord'
const CHOSEN = 'een-nieuw-wachtwoord'
const apps = {
  'is confirmed': await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'on' } }),
  'is not confirmed': await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'off' } }),
}
afterAll(() => Promise.all(Object.values(apps).map((app) => app.close())))

let days = 0
// A day of its own for each test: what was counted before does not count.
beforeEach(() => {
  days++
  for (const app of Object.values(apps)) app.clock.set(new Date(TEST_NOW.getTime() + days * 86_400_000))
})

let people = 0

/** An account whose mailbox was not written to today, with the ways to ask for mail and to use it. */
async function account(app: TestApp) {
  const email = `volgende-${++people}@bedrijf.example`
  const post = (path: string, body: object) => app.send('POST', `/auth/v1/${path}`, { body })
  const signUp = () => post('signup', { email, password: PASSWORD })
  const mail = async () => {
    const { kind = 'none', text, subject } = (await newestMail(app, email)) ?? {}
    return { kind, secret: secretIn(text), code: /\b\d{6}\b/.exec(subject ?? '')?.[0] ?? '', text }
  }
  const choose = (token: string) => post('verify', { type: 'recovery', token, password: CHOSEN })
  await signUp()
  await post('verify', { type: 'signup', token: (await mail()).secret })
  app.clock.advanceMs(86_400_000)
  return {
    signUp,
    mail,
    choose,
    recover: () => post('recover', { email }),
    askCode: () => post('otp', { email }),
    enterCode: (code: string) => post('verify', { type: 'email', email, token: code }),
    signIn: (password: string) => post('token?grant_type=password', { email, password }),
  }
}

describe.each(Object.entries(apps))('where an address %s', (_what, app) => {
  it('the mail about an existing account has a link that chooses a password at once, and its use frees the next mail', async () => {
    const person = await account(app)
    await person.signUp()
    const { kind, secret, text } = await person.mail()
    expect(kind).toBe('auth-exists')
    expect(text).toContain(`/auth/nieuw-wachtwoord#${secret}`)
    // A second mail may not go yet, and must not make the link of the first worthless.
    await person.recover()
    expect((await person.mail()).secret).toBe(secret)
    expect((await person.choose(secret)).status).toBe(200)
    expect((await person.choose(secret)).status).toBe(400)
    expect((await person.signIn(CHOSEN)).status).toBe(200)
    await person.recover()
    expect((await person.mail()).kind).toBe('auth-recover')
  })

  it.each<[string, (person: Awaited<ReturnType<typeof account>>) => Promise<{ status: number }>]>([
    [
      'a new password was chosen with a link',
      async (person) => {
        await person.recover()
        return person.choose((await person.mail()).secret)
      },
    ],
    [
      'a mailed code was typed',
      async (person) => {
        await person.askCode()
        return person.enterCode((await person.mail()).code)
      },
    ],
  ])('the next mail of any kind may go at once when %s', async (_how, use) => {
    const person = await account(app)
    expect((await use(person)).status).toBe(200)
    await person.askCode()
    const first = await person.mail()
    expect(first.kind).toBe('auth-code')
    expect((await person.enterCode(first.code)).status).toBe(200)
    await person.recover()
    expect((await person.mail()).kind).toBe('auth-recover')
  })
})

it('a confirmed account that signs in with its password may have the next mail at once', async () => {
  const person = await account(apps['is confirmed'])
  await person.recover()
  const { secret } = await person.mail()
  expect((await person.signIn(PASSWORD)).status).toBe(200)
  await person.recover()
  expect((await person.mail()).secret).not.toBe(secret)
})
