import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'

const PASSWORD = 'een-lang-wachtwoord'
const app = await createTestApp()
afterAll(() => app.close())

let days = 0
beforeEach(() => app.clock.set(new Date(TEST_NOW.getTime() + ++days * 2 * 86_400_000)))

let people = 0
const newEmail = () => `verhuisd-${++people}@bedrijf.example`
const post = (path: string, body: unknown, token?: string) =>
  app.send('POST', `/auth/v1/${path}`, { body, ...(token ? { token } : {}) })
const ask = (token: string, email: string, password = PASSWORD) => post('email', { email, password }, token)
const confirm = (token: string) => post('verify', { type: 'email_change', token })
const signIn = (email: string) => post('token?grant_type=password', { email, password: PASSWORD })
const addressOf = async (token: string) => (await app.send('GET', '/auth/v1/user', { token })).body.email

describe('changing an account’s address', () => {
  it('the new address counts once its link was used; other sessions end and the old address gets two mails', async () => {
    const { token, email: old, userId } = await app.signUp()
    const elsewhere = (await signIn(old)).body.access_token
    const next = newEmail()
    expect(await ask(token, next)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await newestMail(app, old))?.subject).toBe('Iemand vraagt een ander e-mailadres aan bij Syvo')
    expect(await addressOf(token)).toBe(old)
    const mail = await newestMail(app, next)
    expect(mail?.text).toContain('/auth/nieuw-adres#')
    const secret = secretIn(mail?.text)
    expect((await confirm(secret)).status).toBe(200)
    expect([await addressOf(token), (await app.send('GET', '/auth/v1/user', { token: elsewhere })).status]).toEqual([
      next,
      401,
    ])
    expect((await newestMail(app, old))?.subject).toBe('Je e-mailadres bij Syvo is gewijzigd')
    expect([(await signIn(old)).status, (await signIn(next)).body.user.id]).toEqual([400, userId])
    expect((await confirm(secret)).status).toBe(400)
    // From now on the app mails the new address.
    const change = { password: 'een-ander-wachtwoord', current_password: PASSWORD }
    await app.send('PUT', '/auth/v1/user', { token, body: change })
    expect((await newestMail(app, next))?.kind).toBe('password-changed')
    expect((await app.signUp(old)).userId).not.toBe(userId)
  })

  it('an unknown person’s mailbox gets one link a day from all accounts together, however long they wait', async () => {
    const [one, two, stranger] = [await app.signUp(), await app.signUp(), newEmail()]
    const count = async () => {
      await newestMail(app, stranger)
      return (await app.db.query({ role: 'service' }, 'select id from app.mails where recipient = $1', [stranger]))
        .length
    }
    await ask(one.token, stranger)
    await ask(two.token, stranger)
    expect(await count()).toBe(1)
    app.clock.advanceMs(20 * 60_000)
    expect((await ask((await app.signUp()).token, stranger)).status).toBe(200)
    expect(await count()).toBe(1)
    app.clock.advanceMs(24 * 3_600_000)
    expect((await ask(two.token, stranger)).status).toBe(200)
    expect(await count()).toBe(2)
  })

  it('one account can mail an address once a day, is told so, and can ask again once that link was used', async () => {
    const { token, email } = await app.signUp()
    const next = newEmail()
    await ask(token, next)
    const first = secretIn((await newestMail(app, next))?.text)
    expect(await ask(token, next.toUpperCase())).toMatchObject({
      status: 429,
      body: { error: { message: expect.stringContaining('Morgen kun je een nieuwe link aanvragen') } },
    })
    expect((await confirm(first)).status).toBe(200)
    expect((await ask(token, email)).status).toBe(200)
    expect((await confirm(secretIn((await newestMail(app, email))?.text))).status).toBe(200)
    expect((await ask(token, next)).status).toBe(200)
    expect(secretIn((await newestMail(app, next))?.text)).not.toBe(first)
  })

  it('a link that ended with a new password says so, and another can be requested the day after', async () => {
    const { token, email } = await app.signUp()
    const next = newEmail()
    await ask(token, next)
    const dead = secretIn((await newestMail(app, next))?.text)
    const another = 'een-ander-wachtwoord'
    await app.send('PUT', '/auth/v1/user', { token, body: { password: another, current_password: PASSWORD } })
    const refused = await confirm(dead)
    expect([refused.status, refused.body.error.message]).toEqual([
      400,
      expect.stringContaining('je wachtwoord wijzigt'),
    ])
    app.clock.advanceMs(24 * 3_600_000)
    expect((await ask(token, next, another)).status).toBe(200)
    const secret = secretIn((await newestMail(app, next))?.text)
    expect(secret).not.toBe(dead)
    expect([await addressOf(token), (await confirm(secret)).status, await addressOf(token)]).toEqual([email, 200, next])
  })

  it('is not its own present one: the field says so, and nothing is mailed', async () => {
    const { token, email } = await app.signUp()
    const before = await newestMail(app, email)
    const refused = { status: 422, body: { error: { code: 'same_email', message: 'Dit is al je e-mailadres.' } } }
    for (const typed of [email, ` ${email.toUpperCase()} `]) expect(await ask(token, typed)).toMatchObject(refused)
    expect(await newestMail(app, email)).toEqual(before)
  })

  it('a change requires the password and is limited to five a day', async () => {
    const { token } = await app.signUp()
    expect((await ask(token, newEmail(), 'fout')).body.error.code).toBe('invalid_credentials')
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await ask(token, newEmail())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('an address with an account gets the same answer, and its owner is mailed about the attempt', async () => {
    const [{ token }, owner] = [await app.signUp(), await app.signUp()]
    const [taken, free] = [await ask(token, owner.email), await ask(token, newEmail())]
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect((await newestMail(app, owner.email))?.subject).toBe('Je hebt al een account bij Syvo')
    expect(await addressOf(owner.token)).toBe(owner.email)
  })

  it('a link that is a day old, replaced, or whose address was taken meanwhile changes nothing', async () => {
    const { token, email } = await app.signUp()
    const [first, second] = [newEmail(), newEmail()]
    await ask(token, first)
    const replaced = secretIn((await newestMail(app, first))?.text)
    await ask(token, second)
    const secret = secretIn((await newestMail(app, second))?.text)
    expect((await confirm(replaced)).status).toBe(400)
    await app.signUp(second)
    expect((await confirm(secret)).status).toBe(400)
    const third = newEmail()
    await ask(token, third)
    const late = secretIn((await newestMail(app, third))?.text)
    app.clock.advanceMs(24 * 3_600_000)
    expect((await confirm(late)).status).toBe(400)
    expect(await addressOf(token)).toBe(email)
  })
})
