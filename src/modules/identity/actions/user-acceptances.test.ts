import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, TEST_NOW, type TestApp } from '../../../../tests/support/create-test-app.ts'
import { TERMS_VERSION } from '../contract/terms-version.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const PASSWORD = 'een-lang-wachtwoord'
const signUp = (email: string, rest: object) =>
  app.send('POST', '/auth/v1/signup', { body: { email, password: PASSWORD, ...rest } })
const read = (token: string) => app.send('GET', '/functions/v1/acceptances', { token })
const give = (token: string, version: string) =>
  app.send('POST', '/functions/v1/acceptances', { token, body: { terms_version: version } })
const stored = (userId: string) =>
  app.db.query<{ document: string; version: string; accepted_at: Date }>(
    { role: 'service' },
    'select document, version, accepted_at from app.acceptances where user_id = $1 order by document',
    [userId],
  )
const BOTH = ['privacy', 'terms'].map((document) => ({ document, version: TERMS_VERSION, accepted_at: TEST_NOW }))

it('a sign-up stores the accepted version of terms and privacy and its time, in every request form', async () => {
  const data = { terms_version: TERMS_VERSION }
  for (const [email, shape] of [
    ['data@bedrijf.example', { data }],
    ['options@bedrijf.example', { options: { data: { ...data, display_name: 'Noor' } } }],
  ] as const) {
    const { status, body } = await signUp(email, shape)
    expect(status).toBe(200)
    expect(await stored(body.user.id)).toEqual(BOTH)
    expect((await read(body.access_token)).body).toEqual({
      version: TERMS_VERSION,
      accepted_at: TEST_NOW.toISOString(),
    })
    const exported = await app.send('GET', '/functions/v1/own-data', { token: body.access_token })
    expect(exported.body.identity.acceptances).toHaveLength(2)
  }
})

it('a sign-up without a version creates the account and records nothing; the account accepts later, once', async () => {
  const { token, userId } = await app.signUp()
  expect((await read(token)).body).toEqual({ version: TERMS_VERSION, accepted_at: null })
  expect((await give(token, TERMS_VERSION)).body.accepted_at).toBe(TEST_NOW.toISOString())
  app.clock.set(new Date('2026-11-20T09:05:00Z'))
  expect((await give(token, TERMS_VERSION)).body.accepted_at).toBe(TEST_NOW.toISOString())
  app.clock.set(TEST_NOW)
  expect(await stored(userId)).toEqual(BOTH)
})

it('an outdated version is refused in Dutch, at sign-up before an account is created', async () => {
  const refused = await signUp('oud@bedrijf.example', { data: { terms_version: '2020-01-01' } })
  expect(refused).toMatchObject({
    status: 409,
    body: { error: { code: 'terms_changed', message: expect.stringContaining('gewijzigd') } },
  })
  expect((await signUp('oud@bedrijf.example', {})).status).toBe(200)
  const { token, userId } = await app.signUp()
  expect((await give(token, '2020-01-01')).status).toBe(409)
  expect(await stored(userId)).toEqual([])
})

it('with confirmation, a sign-up for an existing account’s address accepts nothing in its name', async () => {
  const strict = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'on' } })
  const send = (data: object) =>
    strict.send('POST', '/auth/v1/signup', { body: { email: 'noor@bedrijf.example', password: PASSWORD, data } })
  await send({})
  expect((await send({ terms_version: TERMS_VERSION })).status).toBe(200)
  expect(await strict.db.query({ role: 'service' }, 'select 1 from app.acceptances', [])).toEqual([])
  await strict.close()
})
