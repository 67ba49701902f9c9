import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { newestMail } from '../../../../tests/support/read-mail.ts'
import { UserMenu } from '../screens/user-menu.tsx'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('accounts', () => {
  it('[API-03] an account signs up with a display name and signs in with its password; both sessions read it back', async () => {
    const answer = await app.send('POST', '/auth/v1/signup', {
      body: {
        email: 'Noor@Bedrijf.example',
        password: 'een-lang-wachtwoord',
        options: { emailRedirectTo: '/', data: { display_name: 'Noor' } },
      },
    })
    expect(answer.status).toBe(200)
    const signedIn = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'noor@bedrijf.example', password: 'een-lang-wachtwoord' },
    })
    for (const { body } of [answer, signedIn]) {
      const user = await app.send('GET', '/auth/v1/user', { token: body.access_token })
      expect(user.body).toMatchObject({ email: 'noor@bedrijf.example', user_metadata: { display_name: 'Noor' } })
    }
  })

  it('[AUTH-04] an empty display name becomes the part before the at sign, which the menu always shows', async () => {
    const nameOf = async (email: string, display_name: string) => {
      const body = { email, password: 'een-lang-wachtwoord', data: { display_name } }
      return (await app.send('POST', '/auth/v1/signup', { body })).body.user.user_metadata.display_name
    }
    expect(await nameOf('piet.jansen@bedrijf.example', '')).toBe('piet.jansen')
    expect(await nameOf('piet@bedrijf.example', '  ')).toBe('piet')
    expect(await nameOf('noor.de.wit@bedrijf.example', 'Noor de Wit')).toBe('Noor de Wit')
    const user = { id: 'u', email: 'noor.de.wit@bedrijf.example', displayName: 'Noor de Wit' }
    const menu = renderToStaticMarkup(createElement(UserMenu, { user, onSignOut: () => {} }))
    expect([menu.includes('>noor.de.wit<'), menu.includes('Noor de Wit')]).toEqual([true, false])
    const columns = await app.db.query(
      { role: 'anon' },
      `select 1 from information_schema.columns where table_schema = 'app' and table_name = 'profiles' and column_name = 'display_name'`,
      [],
    )
    expect(columns).toEqual([])
  })

  it('a password under six characters is refused with the specified text, and six are enough', async () => {
    const short = await app.send('POST', '/auth/v1/signup', {
      body: { email: 'kort@bedrijf.example', password: '12345' },
    })
    expect(short).toMatchObject({
      status: 422,
      body: { error: { message: 'Wachtwoord moet minimaal 6 karakters zijn' } },
    })
    const six = await app.send('POST', '/auth/v1/signup', {
      body: { email: 'kort@bedrijf.example', password: 'zes8qk' },
    })
    expect(six.status).toBe(200)
  })

  it('a sign-up without confirmation never reveals an account: it reads as one to confirm, owner mailed', async () => {
    const { email, token } = await app.signUp()
    const again = await app.send('POST', '/auth/v1/signup', { body: { email, password: 'een-ander-wachtwoord' } })
    expect([again.status, again.body]).toEqual([
      200,
      { access_token: null, refresh_token: null, token_type: 'bearer', expires_in: 0, user: null },
    ])
    const mail = await newestMail(app, email)
    expect(mail?.subject).toBe('Je hebt al een account bij Syvo')
    expect(mail?.text).toContain('/auth/wachtwoord-vergeten')
    // The account is unchanged.
    expect((await app.send('GET', '/auth/v1/user', { token })).status).toBe(200)
    for (const [password, status] of [
      ['een-ander-wachtwoord', 400],
      ['een-lang-wachtwoord', 200],
    ] as const) {
      const signIn = await app.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })
      expect(signIn.status).toBe(status)
    }
  })

  it('a wrong password reveals nothing about the account', async () => {
    const { email } = await app.signUp()
    const wrong = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email, password: 'fout-wachtwoord' },
    })
    const unknown = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: 'niemand@bedrijf.example', password: 'fout-wachtwoord' },
    })
    expect(wrong.status).toBe(400)
    expect(wrong.body).toEqual(unknown.body)
  })

  it('ten wrong passwords block sign-in to that account for a quarter of an hour', async () => {
    const { email } = await app.signUp()
    const attempt = (password: string) =>
      app.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })
    for (let n = 0; n < 10; n++) expect((await attempt(`fout-${n}`)).status).toBe(400)
    const closed = await attempt('een-lang-wachtwoord')
    expect(closed.status).toBe(429)
    expect(closed.headers.get('retry-after')).toBe('900')
    app.clock.advanceMs(15 * 60_000)
    expect((await attempt('een-lang-wachtwoord')).status).toBe(200)
  })

  it('[API-04] signing out globally ends the sessions of every device at once', async () => {
    const first = await app.signUp()
    const second = await app.send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: first.email, password: 'een-lang-wachtwoord' },
    })
    expect((await app.send('POST', '/auth/v1/logout?scope=global', { token: first.token })).status).toBe(200)
    for (const token of [first.token, second.body.access_token])
      expect((await app.send('GET', '/auth/v1/user', { token })).status).toBe(401)
  })

  it('a session lasts seven days by the app’s clock, whatever the system date', async () => {
    const now = app.clock.now()
    app.clock.set(new Date('2031-03-01T12:00:00Z'))
    const { token } = await app.signUp()
    const isOpen = async () => (await app.send('GET', '/auth/v1/user', { token })).status
    app.clock.advanceMs(7 * 86_400_000 - 1000)
    expect(await isOpen()).toBe(200)
    app.clock.advanceMs(1000)
    expect(await isOpen()).toBe(401)
    app.clock.set(now)
  })

  it('a refresh renews a live session, and reports an ended one', async () => {
    const { token } = await app.signUp()
    const renewed = await app.send('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: token },
    })
    expect((await app.send('GET', '/auth/v1/user', { token: renewed.body.access_token })).status).toBe(200)
    const ended = await app.send('POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: 'x'.repeat(32) },
    })
    expect(ended).toMatchObject({ status: 401, body: { error: { code: 'session_missing' } } })
  })
})

describe('roles', () => {
  it('[PERM-01] an account without a role row is a buyer, and the newest row counts', async () => {
    const { token } = await app.signUp()
    expect((await app.send('GET', '/rest/v1/user_roles', { token })).body).toEqual([])
    await app.send('PATCH', '/rest/v1/profiles', { token, body: { role: 'vendor' } })
    await app.send('PATCH', '/rest/v1/profiles', { token, body: { role: 'buyer' } })
    expect((await app.send('GET', '/rest/v1/user_roles', { token })).body).toMatchObject([{ role: 'buyer' }])
  })

  it('[API-08] [DATA-12] role and developer flag are read by account, only the newest role', async () => {
    const { userId, token } = await app.signUp()
    for (const role of ['vendor', 'buyer', 'vendor'])
      await app.send('PATCH', `/rest/v1/profiles?user_id=eq.${userId}`, { token, body: { role } })
    const roles = await app.send(
      'GET',
      `/rest/v1/user_roles?select=role&user_id=eq.${userId}&order=created_at.desc&limit=1`,
      { token },
    )
    expect(roles.body).toEqual([{ user_id: userId, role: 'vendor', created_at: app.clock.now().toISOString() }])
    const profile = await app.send('GET', `/rest/v1/profiles?select=is_developer&user_id=eq.${userId}`, { token })
    const updated_at = app.clock.now().toISOString()
    expect(profile.body).toEqual([{ user_id: userId, role: 'vendor', is_developer: false, updated_at }])
    const admin = { token, body: { role: 'admin' } }
    expect((await app.send('POST', '/rest/v1/user_roles', admin)).status).toBe(405)
    expect((await app.send('POST', '/rest/v1/profiles', admin)).status).toBe(422)
  })

  it('[PERM-04] an account chooses buyer or vendor for itself, and never admin', async () => {
    const { token } = await app.signUp()
    const vendor = await app.send('PATCH', '/rest/v1/profiles', { token, body: { role: 'vendor' } })
    expect(vendor).toMatchObject({ status: 200, body: [{ role: 'vendor' }] })
    expect((await app.send('PATCH', '/rest/v1/profiles', { token, body: { role: 'admin' } })).status).toBe(403)
    expect(
      (await app.send('PATCH', '/rest/v1/profiles', { token, body: { role: 'vendor', is_developer: true } })).status,
    ).toBe(422)
    expect((await app.send('GET', '/rest/v1/user_roles', { token })).body).toMatchObject([{ role: 'vendor' }])
  })

  it('[PERM-04] an administrator who chooses a role stays administrator, and no row is added', async () => {
    const { userId, token } = await app.signUp()
    const roles = async () => {
      const rows = await app.db.query<{ role: string }>(
        { role: 'service' },
        'select role from app.user_roles where user_id = $1',
        [userId],
      )
      return rows.map(({ role }) => role)
    }
    await app.db.query(
      { role: 'service' },
      "insert into app.user_roles (id, user_id, role, created_at) values (gen_random_uuid(), $1, 'admin', $2)",
      [userId, app.clock.now()],
    )
    for (const role of ['buyer', 'vendor']) {
      expect((await app.send('PATCH', '/rest/v1/profiles', { token, body: { role } })).status).toBe(200)
      expect((await app.send('GET', '/rest/v1/user_roles', { token })).body).toMatchObject([{ role: 'admin' }])
    }
    expect(await roles()).toEqual(['admin'])
  })

  it('an anonymous visitor is refused, and one account never sees the profile of another', async () => {
    const one = await app.signUp()
    const other = await app.signUp()
    expect((await app.send('GET', '/rest/v1/profiles')).status).toBe(401)
    const seen = await app.send('GET', `/rest/v1/profiles?user_id=eq.${other.userId}`, { token: one.token })
    expect(seen.body).toEqual([])
  })
})
