import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'

const PASSWORD = 'een-lang-wachtwoord'
const NEUTRAL = { ok: true }
const app = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'on' } })
afterAll(() => app.close())
// Each test has its own day, without counts of earlier ones.
let days = 0
beforeEach(() => app.clock.set(new Date(TEST_NOW.getTime() + ++days * 86_400_000)))
let people = 0
const newEmail = () => `persoon-${++people}@bedrijf.example`
const post = (path: string, body: unknown, token?: string) =>
  app.send('POST', `/auth/v1/${path}`, { body, ...(token ? { token } : {}) })
const signUp = (email: string, options = {}) =>
  post('signup', { email, password: PASSWORD, data: { display_name: 'Noor' }, options })
const signIn = (email: string, password = PASSWORD) => post('token?grant_type=password', { email, password })
const verify = (body: object) => post('verify', body)
const mailed = async (email: string) => secretIn((await newestMail(app, email))?.text)

/** Creates an account with a confirmed address, and its session. */
async function account() {
  const email = newEmail()
  await signUp(email)
  await verify({ type: 'signup', token: await mailed(email) })
  const { body } = await signIn(email)
  return { email, token: String(body.access_token), userId: String(body.user.id) }
}

describe('a sign-up that must be confirmed', () => {
  it('[AMB-025] opens no session, mails a link, and the account works once the link was used by a button', async () => {
    const email = newEmail()
    const made = await signUp(email, { emailRedirectTo: 'http://localhost:3000/leads' })
    expect(made).toMatchObject({ status: 200, body: { access_token: null, refresh_token: null, user: null } })
    expect(await signIn(email)).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_credentials', details: { may_be_unconfirmed: true } } },
    })
    const mail = await newestMail(app, email)
    const token = secretIn(mail?.text)
    expect(mail?.text).toContain(`http://localhost:3000/auth/bevestigen#${token}`)
    expect(mail?.html).toContain(`/auth/bevestigen#${token}`)
    const confirmed = await verify({ type: 'signup', token })
    expect(confirmed).toMatchObject({ status: 200, body: { access_token: null, user: null, redirect_to: '/leads' } })
    expect((await signIn(email)).body.user.email_confirmed_at).not.toBeNull()
    expect(await verify({ type: 'signup', token })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_token' } },
    })
  })

  it('gets the same answer for an address with an account, whose owner is mailed', async () => {
    const { email } = await account()
    const [known, unknown] = [await signUp(email), await signUp(newEmail())]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const mail = await newestMail(app, email)
    expect(mail?.subject).toBe('Je hebt al een account bij Syvo')
    expect((await verify({ type: 'signup', token: secretIn(mail?.text) })).status).toBe(400)
    const count = await app.db.query({ role: 'auth' }, 'select 1 from auth."user" where "email" = $1', [email])
    expect(count).toHaveLength(1)
    expect((await signIn(email)).status).toBe(200)
  })

  it('a link that was replaced by a newer one, or is older than a day, confirms nothing', async () => {
    const late = newEmail()
    await signUp(late)
    const latest = await mailed(late)
    app.clock.advanceMs(24 * 3_600_000)
    expect((await verify({ type: 'signup', token: latest })).status).toBe(400)
    const email = newEmail()
    await signUp(email)
    const first = await mailed(email)
    app.clock.advanceMs(900_000)
    expect(await post('resend', { type: 'signup', email })).toMatchObject({ status: 200, body: NEUTRAL })
    const second = await mailed(email)
    expect((await verify({ type: 'signup', token: first })).status).toBe(400)
    app.clock.advanceMs(24 * 3_600_000 - 900_000)
    await post('resend', { type: 'signup', email })
    const third = await mailed(email)
    const choose = (token: string) => verify({ type: 'recovery', token, password: 'een-nieuw-wachtwoord' })
    expect((await choose(second)).status).toBe(400)
    app.clock.advanceMs(24 * 3_600_000)
    expect((await choose(third)).status).toBe(400)
    await post('resend', { type: 'signup', email })
    app.clock.advanceMs(24 * 3_600_000 - 1)
    expect((await choose(await mailed(email))).status).toBe(200)
    // A confirmed address gets no further mail.
    const before = await newestMail(app, email)
    await post('resend', { type: 'signup', email })
    expect(await newestMail(app, email)).toEqual(before)
  })

  it('a redirect to another site becomes our front page', async () => {
    for (const emailRedirectTo of [
      'https://kwaad.example/',
      '//kwaad.example',
      'http://localhost:3000.kwaad.example/',
    ]) {
      const email = newEmail()
      await signUp(email, { emailRedirectTo })
      expect((await verify({ type: 'signup', token: await mailed(email) })).body.redirect_to).toBe('/')
    }
  })
})

describe('a forgotten password', () => {
  it('is reset with the mailed link, once; every other session ends and the owner is notified', async () => {
    const { email, token: old } = await account()
    expect((await post('recover', { email })).body).toEqual(NEUTRAL)
    const token = await mailed(email)
    const weak = await verify({ type: 'recovery', token, password: '12345' })
    expect(weak.body.error.message).toBe('Wachtwoord moet minimaal 6 karakters zijn')
    const chosen = await verify({ type: 'recovery', token, password: 'een-nieuw-wachtwoord' })
    expect(chosen).toMatchObject({ status: 200, body: { user: { email } } })
    expect((await app.send('GET', '/auth/v1/user', { token: old })).status).toBe(401)
    expect((await app.send('GET', '/auth/v1/user', { token: chosen.body.access_token })).status).toBe(200)
    expect((await signIn(email)).status).toBe(400)
    expect((await signIn(email, 'een-nieuw-wachtwoord')).status).toBe(200)
    expect((await verify({ type: 'recovery', token, password: 'nog-een-wachtwoord' })).status).toBe(400)
    expect((await newestMail(app, email))?.subject).toBe('Je wachtwoord van Syvo is gewijzigd')
  })

  it('of ten simultaneous uses of one link only one changes the password', async () => {
    const { email } = await account()
    await post('recover', { email })
    const token = await mailed(email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => verify({ type: 'recovery', token, password: `wachtwoord-nummer-${n}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('a request reveals no account, and a link lasts an hour', async () => {
    const { email } = await account()
    const [known, unknown] = [await post('recover', { email }), await post('recover', { email: newEmail() })]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const token = await mailed(email)
    app.clock.advanceMs(3_600_000)
    expect((await verify({ type: 'recovery', token, password: 'een-nieuw-wachtwoord' })).status).toBe(400)
  })

  it('a reset confirms the address that was mailed', async () => {
    const email = newEmail()
    await signUp(email)
    await newestMail(app, email)
    app.clock.advanceMs(900_000)
    await post('recover', { email })
    await verify({ type: 'recovery', token: await mailed(email), password: 'een-nieuw-wachtwoord' })
    expect((await signIn(email, 'een-nieuw-wachtwoord')).status).toBe(200)
  })
})

describe('a mailed code', () => {
  const codeFor = async (email: string) => {
    await post('otp', { email })
    return /\b(\d{6})\b/.exec((await newestMail(app, email))?.subject ?? '')?.[1] ?? ''
  }

  it('signs in once, also typed with spaces, within ten minutes', async () => {
    const { email } = await account()
    const code = await codeFor(email)
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    const answer = await verify({ type: 'email', email, token: typed })
    expect(answer).toMatchObject({ status: 200, body: { user: { email }, redirect_to: '/' } })
    expect((await verify({ type: 'email', email, token: code })).status).toBe(400)
    const late = await codeFor(email)
    app.clock.advanceMs(600_000)
    expect((await verify({ type: 'email', email, token: late })).status).toBe(400)
  })

  it('allows five attempts; then the right code is refused too, and an unknown address is answered alike', async () => {
    const { email } = await account()
    const code = await codeFor(email)
    const wrong = code === '000000' ? '111111' : '000000'
    const answers = []
    for (let n = 0; n < 5; n++) answers.push(await verify({ type: 'email', email, token: wrong }))
    answers.push(await verify({ type: 'email', email, token: code }))
    const unknown = await verify({ type: 'email', email: newEmail(), token: wrong })
    for (const one of answers) expect([one.status, one.body]).toEqual([unknown.status, unknown.body])
    expect(unknown).toMatchObject({ status: 400, body: { error: { code: 'invalid_code' } } })
  })

  it('is mailed at most five times an hour and ten times a day, with or without an account', async () => {
    const { email } = await account()
    for (const one of [email, newEmail()]) {
      const statuses = []
      for (let n = 0; n < 6; n++) statuses.push((await post('otp', { email: one })).status)
      app.clock.advanceMs(3_600_000)
      for (let n = 0; n < 5; n++) statuses.push((await post('otp', { email: one })).status)
      app.clock.advanceMs(3_600_000)
      statuses.push((await post('otp', { email: one })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429])
      app.clock.advanceMs(-7_200_000)
    }
  })
})

describe('a session', () => {
  it('[AUTH-13] gets a new token at each renewal; the old one works for another minute, for another tab', async () => {
    const { token } = await account()
    const renew = (refresh_token: string) => post('token?grant_type=refresh_token', { refresh_token })
    const first = await renew(token)
    expect(first.body.access_token).not.toBe(token)
    const isGood = async (one: string) => (await app.send('GET', '/auth/v1/user', { token: one })).status
    app.clock.advanceMs(59_000)
    expect([await isGood(token), await isGood(first.body.access_token)]).toEqual([200, 200])
    // The other tab gets the same session, not one of its own.
    expect((await renew(token)).body.access_token).toBe(first.body.access_token)
    app.clock.advanceMs(1_000)
    expect([await isGood(token), await isGood(first.body.access_token)]).toEqual([401, 200])
    expect(await renew(token)).toMatchObject({ status: 401, body: { error: { code: 'session_missing' } } })
  })

  it('renewed by many tabs at once stays one session with one token', async () => {
    const { token } = await account()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('token?grant_type=refresh_token', { refresh_token: token })),
    )
    const tokens = answers.map(({ status, body }) => [status, body.access_token])
    expect(new Set(tokens.map(String)).size).toBe(1)
    const list = await app.send('GET', '/auth/v1/sessions', { token })
    expect(list.body.sessions).toHaveLength(1)
  })

  it('is listed with its device and last use; one, or all others, can be ended at once', async () => {
    const { email, token, userId } = await account()
    const agents = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    ]
    app.clock.advanceMs(60_000)
    const others: string[] = []
    for (const agent of agents) {
      const { body } = await app.send('POST', '/auth/v1/token?grant_type=password', {
        body: { email, password: PASSWORD },
        headers: { 'user-agent': agent },
      })
      others.push(body.access_token)
    }
    const list = async () => (await app.send('GET', '/auth/v1/sessions', { token })).body.sessions
    const before = await list()
    expect(before.map((one: { device: string }) => one.device).sort()).toEqual([
      'Chrome op Windows',
      'Safari op iOS',
      null,
    ])
    expect(before.filter((one: { is_current: boolean }) => one.is_current)).toHaveLength(1)
    expect(before[0].last_seen_at).toBe(app.clock.now().toISOString())
    const chrome = before.find((one: { device: string }) => one.device === 'Chrome op Windows')
    expect((await app.send('DELETE', `/auth/v1/sessions/${chrome.id}`, { token })).status).toBe(200)
    const isGood = async (one: string | undefined) =>
      (await app.send('GET', '/auth/v1/user', { token: one ?? '' })).status
    expect([await isGood(others[0]), await isGood(others[1]), await isGood(token)]).toEqual([401, 200, 200])
    expect((await app.send('POST', '/auth/v1/logout?scope=others', { token })).status).toBe(200)
    expect([await isGood(others[1]), await isGood(token)]).toEqual([401, 200])
    expect(await list()).toHaveLength(1)
    const kept = await app.db.query<{ text: string }>(
      { role: 'auth' },
      'select s::text as text from auth."session" s where "userId" = $1',
      [userId],
    )
    expect(JSON.stringify(kept)).not.toContain('Mozilla')
  })

  it('of another account is not found', async () => {
    const [one, other] = [await account(), await account()]
    const { body } = await app.send('GET', '/auth/v1/sessions', { token: other.token })
    const foreign = await app.send('DELETE', `/auth/v1/sessions/${body.sessions[0].id}`, { token: one.token })
    expect(foreign.status).toBe(404)
    expect((await app.send('GET', '/auth/v1/user', { token: other.token })).status).toBe(200)
  })

  it('stays when its user changes the password with the current one; all others end', async () => {
    const { email, token } = await account()
    const other = (await signIn(email)).body.access_token
    const change = (body: object) => app.send('PUT', '/auth/v1/user', { token, body })
    expect(await change({ password: 'een-nieuw-wachtwoord', current_password: 'fout' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_credentials' } },
    })
    expect((await change({ password: 'een-nieuw-wachtwoord' })).status).toBe(400)
    expect(await change({ data: { display_name: 'Noor B.' } })).toMatchObject({
      status: 200,
      body: { user_metadata: { display_name: 'Noor B.' } },
    })
    expect((await change({ password: 'een-nieuw-wachtwoord', current_password: PASSWORD })).status).toBe(200)
    const isGood = async (one: string) => (await app.send('GET', '/auth/v1/user', { token: one })).status
    expect([await isGood(token), await isGood(other)]).toEqual([200, 401])
    expect((await signIn(email, 'een-nieuw-wachtwoord')).status).toBe(200)
  })

  it('allows ten wrong current passwords in a quarter of an hour', async () => {
    const { token } = await account()
    const statuses = []
    for (let n = 0; n < 11; n++)
      statuses.push((await app.send('POST', '/auth/v1/factors', { token, body: { password: `fout-${n}` } })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })
})
