import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'
import { PERSONAL_PASSWORD } from '../contract/is-personal-password.ts'
import { REPEATED_CHARACTER } from '../contract/is-repeated-character.ts'

const PASSWORD = 'een-lang-wachtwoord'
const REFUSED = {
  status: 422,
  body: { error: { code: 'weak_password', message: expect.stringMatching(/^Dit wachtwoord kiezen veel mensen\./) } },
}
const PERSONAL = {
  status: 422,
  body: { error: { code: 'weak_password', message: PERSONAL_PASSWORD } },
}
const app = await createTestApp()
afterAll(() => app.close())

let people = 0
const signUp = (password: string) =>
  app.send('POST', '/auth/v1/signup', { body: { email: `gewoon-${++people}@bedrijf.example`, password } })
const signIn = (email: string, password: string) =>
  app.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })

describe('a password among the ten thousand commonest', () => {
  it.each(['123456', 'wachtwoord', 'Amsterdam', 'QWERTYUIOP', '1qaz2wsx'])(
    'creates no account: %s',
    async (password) => {
      expect(await signUp(password)).toMatchObject(REFUSED)
    },
  )

  it.each(['welkom01', 'Wachtwoord1', 'syvo2026', 'zomer2026!', 'test123456', 'hallo!!'])(
    'is one with digits or signs behind it too: %s',
    async (password) => {
      expect(await signUp(password)).toMatchObject(REFUSED)
    },
  )

  it.each(['zes8qk', 'welkom8471203', 'zomerhuis2026', 'wachtwoord van de buren', PASSWORD])(
    'is not one such as %s',
    async (password) => {
      expect((await signUp(password)).status).toBe(200)
    },
  )

  it('does not replace a password, neither in the settings nor by a mailed link, which stays valid', async () => {
    const { email, token } = await app.signUp()
    const change = (password: string) =>
      app.send('PUT', '/auth/v1/user', { token, body: { password, current_password: PASSWORD } })
    expect(await change('wachtwoord')).toMatchObject(REFUSED)
    await app.send('POST', '/auth/v1/recover', { body: { email } })
    const secret = secretIn((await newestMail(app, email))?.text)
    const recover = (password: string) =>
      app.send('POST', '/auth/v1/verify', { body: { type: 'recovery', token: secret, password } })
    expect(await recover('wachtwoord')).toMatchObject(REFUSED)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    expect((await recover('een-nieuw-wachtwoord')).status).toBe(200)
    expect((await signIn(email, 'een-nieuw-wachtwoord')).status).toBe(200)
  })
})

describe('a password of one repeated character', () => {
  it.each([' '.repeat(10), 'aaaaaaaa'])('makes no account: %j', async (password) => {
    const refused = { code: 'weak_password', message: REPEATED_CHARACTER }
    expect(await signUp(password)).toMatchObject({ status: 422, body: { error: refused } })
  })
})

describe('a password that is its owner’s name or address', () => {
  const owner = { email: 'noor.dewit@bakkerij.example', password: '', data: { display_name: 'Noor de Wit' } }

  it.each([owner.email, 'noordewit', 'Bakkerij2026', 'noor123456'])('creates no account: %s', async (password) => {
    expect(await app.send('POST', '/auth/v1/signup', { body: { ...owner, password } })).toMatchObject(PERSONAL)
  })

  it('does not replace a password, neither in the settings nor by a mailed link, which stays valid', async () => {
    const email = 'anneke.bos@bedrijf.example'
    const { token } = await app.signUp(email)
    const change = (password: string, data?: object) =>
      app.send('PUT', '/auth/v1/user', { token, body: { password, current_password: PASSWORD, data } })
    expect(await change(email)).toMatchObject(PERSONAL)
    expect(await change('Vermeulen!', { display_name: 'Anneke Vermeulen' })).toMatchObject(PERSONAL)
    await app.send('POST', '/auth/v1/recover', { body: { email } })
    const secret = secretIn((await newestMail(app, email))?.text)
    const recover = (password: string) =>
      app.send('POST', '/auth/v1/verify', { body: { type: 'recovery', token: secret, password } })
    expect(await recover('annekebos1')).toMatchObject(PERSONAL)
    expect((await recover('een-nieuw-wachtwoord')).status).toBe(200)
  })
})
