import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../tests/support/read-mail.ts'
import { createScriptedProvider } from '../../tests/support/scripted-provider.ts'

const changes: { userId: string; email: string }[] = []
const provider = {
  ...createScriptedProvider(),
  changeCustomer: async (customer: { userId: string; email: string }) => void changes.push(customer),
}
const app = await createTestApp({ paymentProvider: provider })
afterAll(() => app.close())

let days = 0
beforeEach(() => app.clock.set(new Date(TEST_NOW.getTime() + ++days * 2 * 86_400_000)))

const PASSWORD = 'een-lang-wachtwoord'
const query = (text: string, values: unknown[]) => app.db.query<{ email: string }>({ role: 'service' }, text, values)

async function move(who: { token: string }, to: string): Promise<number> {
  await app.send('POST', '/auth/v1/email', { token: who.token, body: { email: to, password: PASSWORD } })
  const token = secretIn((await newestMail(app, to))?.text)
  return (await app.send('POST', '/auth/v1/verify', { body: { type: 'email_change', token } })).status
}

const profile = (userId: string, email: string) =>
  query(
    `insert into app.vendor_profiles (vendor_id, company, contact_name, email, street, postcode, city, country, kvk, declared_at, changed_at)
     values ($1, 'Zaak', 'Wie', $2, 'Straat 1', '1000 AA', 'Plaats', 'NL', '12345678', now(), now()) returning email`,
    [userId, email],
  )
const waiting = (email: string) =>
  query(
    `insert into app.enterprise_early_access (id, name, email) values (gen_random_uuid(), 'Wie', $1) returning email`,
    [email],
  )
const listed = async (emails: string[]) =>
  (
    await query('select email from app.enterprise_early_access where email = any($1::text[]) order by email', [emails])
  ).map(({ email }) => email)
const profiled = async (userId: string) =>
  (await query('select email from app.vendor_profiles where vendor_id = $1', [userId]))[0]?.email

it('a changed address updates the vendor profile, the waiting list and the payment provider’s customer', async () => {
  const who = await app.signUp('eerst@bedrijf.example')
  await profile(who.userId, 'Eerst@bedrijf.example')
  await waiting('eerst@bedrijf.example')
  expect(await move(who, 'daarna@bedrijf.example')).toBe(200)
  expect(await profiled(who.userId)).toBe('daarna@bedrijf.example')
  expect(await listed(['eerst@bedrijf.example', 'daarna@bedrijf.example'])).toEqual(['daarna@bedrijf.example'])
  await app.background.tick()
  expect(changes).toEqual([{ userId: who.userId, email: 'daarna@bedrijf.example' }])
})

it('a vendor’s separate public address stays, and a new address on the waiting list is not listed twice', async () => {
  const who = await app.signUp('oud@bedrijf.example')
  await profile(who.userId, 'verkoop@bedrijf.example')
  await Promise.all([
    waiting('oud@bedrijf.example'),
    waiting('nieuw@bedrijf.example'),
    waiting('ander@bedrijf.example'),
  ])
  expect(await move(who, 'nieuw@bedrijf.example')).toBe(200)
  expect(await profiled(who.userId)).toBe('verkoop@bedrijf.example')
  expect(await listed(['oud@bedrijf.example', 'nieuw@bedrijf.example', 'ander@bedrijf.example'])).toEqual([
    'ander@bedrijf.example',
    'nieuw@bedrijf.example',
  ])
})

it('nothing changes while the link was not used', async () => {
  const who = await app.signUp('blijft@bedrijf.example')
  await profile(who.userId, 'blijft@bedrijf.example')
  await app.send('POST', '/auth/v1/email', {
    token: who.token,
    body: { email: 'weg@bedrijf.example', password: PASSWORD },
  })
  await app.background.tick()
  expect([await profiled(who.userId), changes.some(({ userId }) => userId === who.userId)]).toEqual([
    'blijft@bedrijf.example',
    false,
  ])
})
