import { afterAll, beforeEach, expect, it } from 'vitest'
import { createTestApp, TEST_NOW } from '../../../../tests/support/create-test-app.ts'

const RIGHT = 'een-lang-wachtwoord'

const app = await createTestApp()
afterAll(() => app.close())

let quarters = 0
// Each test has its own window, without counts of earlier ones.
beforeEach(() => app.clock.set(new Date(TEST_NOW.getTime() + ++quarters * 900_000)))

let addresses = 0
const newAddress = () => `10.1.${addresses >> 8}.${addresses++ & 255}`
const signIn = (email: string, password: string, from: string) =>
  app.send('POST', '/auth/v1/token?grant_type=password', {
    body: { email, password },
    headers: { 'x-forwarded-for': from },
  })
const signUp = (from: string, number: number, password = RIGHT) =>
  app.send('POST', '/auth/v1/signup', {
    body: { email: `nieuw-${quarters}-${number}@bedrijf.example`, password },
    headers: { 'x-forwarded-for': from },
  })
const times = <Result>(count: number, ask: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => ask(n)))
const counted = (answers: { status: number }[], status: number) => answers.filter((one) => one.status === status).length

it('of many simultaneous wrong passwords only ten are checked', async () => {
  const { email } = await app.signUp()
  const from = newAddress()
  const answers = await times(200, (n) => signIn(email, `fout-${n}`, from))
  expect([counted(answers, 400), counted(answers, 429)]).toEqual([10, 190])
})

it('right passwords are released, however many', async () => {
  const { email } = await app.signUp()
  const from = newAddress()
  for (let n = 0; n < 15; n++) expect((await signIn(email, RIGHT, from)).status).toBe(200)
  for (let n = 0; n < 10; n++) expect((await signIn(email, 'fout', from)).status).toBe(400)
  expect((await signIn(email, RIGHT, from)).status).toBe(429)
})

it('many addresses cannot guess at one account, and its owner can sign in again after five minutes', async () => {
  const { email } = await app.signUp()
  const answers = await times(12 * 6, (n) => signIn(email, `fout-${n}`, `10.2.0.${n % 12}`))
  expect([counted(answers, 400), counted(answers, 429)]).toEqual([50, 22])
  const closed = await signIn(email, RIGHT, newAddress())
  expect(closed).toMatchObject({ status: 429, body: { error: { message: expect.stringContaining('vijf minuten') } } })
  expect(closed.headers.get('retry-after')).toBe('300')
  app.clock.advanceMs(300_000)
  expect((await signIn(email, RIGHT, newAddress())).status).toBe(200)
})

it('one address can guess at a hundred accounts at most, and others are unaffected', async () => {
  const { email } = await app.signUp()
  const from = newAddress()
  const answers = await times(120, (n) => signIn(`iemand-${n}@bedrijf.example`, 'fout', from))
  expect([counted(answers, 400), counted(answers, 429)]).toEqual([100, 20])
  expect((await signIn(email, RIGHT, from)).status).toBe(429)
  expect((await signIn(email, RIGHT, newAddress())).status).toBe(200)
})

it('a refused attempt counts under no other limit', async () => {
  const { email } = await app.signUp()
  const from = newAddress()
  await times(110, () => signIn(email, 'fout', from))
  expect((await signIn('ander@bedrijf.example', 'fout', from)).status).toBe(400)
})

it('an account and an unknown address are refused with the same texts at the same moment', async () => {
  const { email } = await app.signUp()
  const [one, other] = [newAddress(), newAddress()]
  for (let n = 0; n < 12; n++) {
    const known = await signIn(email, 'fout', one)
    const unknown = await signIn('bestaat-niet@bedrijf.example', 'fout', other)
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  }
})

it('all addresses of one IPv6 network count as one', async () => {
  const { email } = await app.signUp()
  const answers = await times(20, (n) => signIn(email, `fout-${n}`, `2001:db8:0:1::${n + 1}`))
  expect(counted(answers, 400)).toBe(10)
})

it('one address creates a hundred accounts in ten minutes; others continue, and later it may again', async () => {
  const from = newAddress()
  const answers = await times(110, (n) => signUp(from, n))
  expect([counted(answers, 200), counted(answers, 429)]).toEqual([100, 10])
  expect((await signUp(newAddress(), 200)).status).toBe(200)
  app.clock.advanceMs(600_000)
  expect((await signUp(from, 201)).status).toBe(200)
})

it('refused sign-ups count as well', async () => {
  const from = newAddress()
  await signUp(from, 0)
  await times(99, () => signUp(from, 0))
  expect((await signUp(from, 1)).status).toBe(429)
})

it.each(['on', 'off'])(
  'repeated sign-ups for another’s address read the same, and mail it once a day (confirmation %s)',
  async (confirm) => {
    const own = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: confirm } })
    const email = 'iemand@bedrijf.example'
    const ask = () => own.send('POST', '/auth/v1/signup', { body: { email, password: RIGHT } })
    await ask()
    await own.background.tick()
    await own.db.query(
      { role: 'auth' },
      'update auth."user" set "emailVerified" = true where "email" = $1 returning id',
      [email],
    )
    own.clock.advanceMs(86_400_000)
    const answers = []
    for (let n = 0; n < 8; n++) answers.push(await ask())
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    await own.background.tick()
    const text = `select 1 from app.mails where recipient = $1 and kind = 'auth-exists'`
    expect(await own.db.query({ role: 'service' }, text, [email])).toHaveLength(1)
    await own.close()
  },
)
