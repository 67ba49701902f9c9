import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { createTestApp, TEST_NOW, type TestApp } from '../../tests/support/create-test-app.ts'
import { secretIn } from '../../tests/support/read-mail.ts'

const SERVICE = { role: 'service' } as const
const PASSWORD = 'een-lang-wachtwoord'
const TAFELWIJS = '0192e6f8-8660-7c92-a493-a398b9313026'
const MINUTE_MS = 60_000

let app: TestApp
let networks = 0
/** The session of a member, who may request another address. */
let member = ''
beforeAll(async () => {
  app = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'on' } })
  await seedCatalogue(app, { demo: false })
  await app.background.tick()
  member = await confirmedAccount('lid@bedrijf.example')
})
afterAll(() => app.close())
beforeEach(() => app.clock.set(TEST_NOW))
afterEach(async () => {
  for (const table of ['mails', 'unsolicited_mailboxes', 'rate_counters', 'jobs'])
    await app.db.query(SERVICE, `delete from app.${table}`, [])
})

/** Sends a request from a network that was not used before. */
const post = (path: string, body: unknown) =>
  app.send('POST', path, { body, headers: { 'x-forwarded-for': `10.7.${++networks >> 8}.${networks & 255}` } })
const signUp = (email: string) => post('/auth/v1/signup', { email, password: PASSWORD })
const recover = (email: string) => post('/auth/v1/recover', { email })

const changeTo = (email: string) =>
  app.send('POST', '/auth/v1/email', { token: member, body: { email, password: PASSWORD } })

async function confirmedAccount(email: string): Promise<string> {
  await signUp(email)
  const [confirm] = await mailsTo('lid')
  await post('/auth/v1/verify', { type: 'signup', token: secretIn(confirm?.text_content) })
  return String((await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD })).body.access_token)
}

/** Every endpoint that can have a mail sent to an address of another person. */
const ENDPOINTS: Record<string, (email: string) => Promise<{ status: number; body: unknown }>> = {
  'a sign-up': signUp,
  'the confirmation once more': (email) => post('/auth/v1/resend', { type: 'signup', email }),
  'a new password': recover,
  'a code': (email) => post('/auth/v1/otp', { email }),
  'a report': (email) =>
    post('/functions/v1/report-bot', {
      bot_id: TAFELWIJS,
      reason: 'harmful',
      message: 'Dit klopt helemaal niet.',
      email,
    }),
  'the waiting list': async (email) => {
    const { body } = await post('/rest/v1/enterprise_early_access', { name: 'Noor', email })
    const mail = {
      template_name: 'enterprise_welcome',
      to: email,
      variables: { name: 'Noor' },
      enterprise_signup_id: body.id,
    }
    return post('/functions/v1/send-enterprise-email', mail)
  },
  'another address for an account': changeTo,
}
/** Returns the possible answers of an endpoint: always the same, or, for an account, that it requested this address before. */
const answersOf = (what: string) => (ENDPOINTS[what] === changeTo ? [200, 429] : [200])

async function mailsTo(name: string): Promise<{ kind: string; text_content: string }[]> {
  await app.background.tick()
  return app.db.query(
    SERVICE,
    `select kind, text_content from app.mails where lower(recipient) like $1 and kind <> 'password-changed' order by created_at, id`,
    [`${name}%`],
  )
}

it.each(Object.keys(ENDPOINTS))(
  '%s first, then everything else twice over: one mail reaches the mailbox that day',
  async (first) => {
    const spelled = (nth: number) => `Slacht+${nth}@Bedrijf.example`
    const expectAnswer = async (what: string, email: string) =>
      expect(answersOf(what), what).toContain((await ENDPOINTS[what]?.(email))?.status)
    await expectAnswer(first, spelled(0))
    for (let round = 1; round <= 2; round++)
      for (const what of Object.keys(ENDPOINTS)) await expectAnswer(what, spelled(round))
    await app.background.tick()
    for (const what of Object.keys(ENDPOINTS)) await expectAnswer(what, spelled(0))
    expect(await mailsTo('slacht')).toHaveLength(1)
  },
)

it.each(Object.keys(ENDPOINTS))('%s three times over, each after the last mail: no second mail', async (what) => {
  // A separate mailbox, which has no account yet.
  const victim = `prooi-${Object.keys(ENDPOINTS).indexOf(what)}`
  for (let nth = 0; nth < 3; nth++) {
    expect(answersOf(what)).toContain((await ENDPOINTS[what]?.(`${victim}+${nth}@bedrijf.example`))?.status)
    expect((await mailsTo(victim)).length).toBeLessThanOrEqual(1)
  }
})

it('sixty sign-ups from one network mail thirty unknown addresses', async () => {
  for (let nth = 0; nth < 60; nth++) {
    const body = { email: `vreemde-${nth}@bedrijf.example`, password: PASSWORD }
    expect(
      (await app.send('POST', '/auth/v1/signup', { body, headers: { 'x-forwarded-for': '10.6.0.1' } })).status,
    ).toBe(200)
  }
  expect(await mailsTo('vreemde')).toHaveLength(30)
})

it('a user who uses each requested mail continues at once: confirmation, password reset, code', async () => {
  const email = 'echt@bedrijf.example'
  await signUp(email)
  const [confirm] = await mailsTo('echt')
  expect((await post('/auth/v1/verify', { type: 'signup', token: secretIn(confirm?.text_content) })).status).toBe(200)
  await recover(email)
  const [, again] = await mailsTo('echt')
  expect(again?.kind).toBe('auth-recover')
  const stored = await post('/auth/v1/verify', {
    type: 'recovery',
    token: secretIn(again?.text_content),
    password: 'nog-een-lang-wachtwoord',
  })
  expect(stored.status).toBe(200)
  await post('/auth/v1/otp', { email })
  expect((await mailsTo('echt')).at(-1)?.kind).toBe('auth-code')
})

it('a missing mail is sent again after a quarter of an hour; until then the first link stays valid', async () => {
  const email = 'wacht@bedrijf.example'
  await signUp(email)
  await mailsTo('wacht')
  await post('/auth/v1/resend', { type: 'signup', email })
  const [first, ...more] = await mailsTo('wacht')
  expect(more).toEqual([])
  app.clock.advanceMs(15 * MINUTE_MS)
  await post('/auth/v1/resend', { type: 'signup', email })
  expect(await mailsTo('wacht')).toHaveLength(2)
  await recover(email)
  app.clock.advanceMs(15 * MINUTE_MS)
  await recover(email)
  expect(await mailsTo('wacht')).toHaveLength(2)
  expect(secretIn(first?.text_content)).not.toBe('')
})

it('a mail that the circuit breaker stopped is sent in the next hour', async () => {
  const hour = `date_trunc('hour', $1::timestamptz)`
  await app.db.query(
    SERVICE,
    `insert into app.rate_counters (bucket, window_start, used) values ('unsolicited-strangers:all', ${hour}, 200)`,
    [app.clock.now()],
  )
  await signUp('later@bedrijf.example')
  expect(await mailsTo('later')).toEqual([])
  app.clock.advanceMs(90 * MINUTE_MS)
  expect(await mailsTo('later')).toHaveLength(1)
})

it('each form has its own limit and its own sender limit, whatever is used up of another form', async () => {
  const contact = { name: 'Noor', email: 'noor@bedrijf.example', message: 'Graag een gesprek over onze plannen.' }
  const from = (path: string, body: unknown) =>
    app.send('POST', path, { body, headers: { 'x-forwarded-for': '10.5.0.1' } })
  for (let nth = 0; nth < 6; nth++) await from('/functions/v1/contact', contact)
  const report = { bot_id: TAFELWIJS, reason: 'harmful', message: 'Dit klopt helemaal niet.' }
  expect((await from('/functions/v1/report-bot', report)).status).toBe(200)
  expect((await from('/rest/v1/enterprise_early_access', { name: 'Noor', email: 'noor@bedrijf.example' })).status).toBe(
    200,
  )
  await app.db.query(
    SERVICE,
    `insert into app.rate_counters (bucket, window_start, used) values ('contact-mailed:all', date_trunc('hour', $1::timestamptz), 200)
     on conflict (bucket, window_start) do update set used = 200`,
    [app.clock.now()],
  )
  expect((await post('/functions/v1/contact', contact)).status).toBe(200)
  expect(await app.db.query(SERVICE, 'select count(*)::int as kept from app.contact_messages', [])).toEqual([
    { kept: 6 },
  ])
})
