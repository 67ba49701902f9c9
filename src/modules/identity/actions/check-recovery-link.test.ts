import { afterAll, describe, expect, it } from 'vitest'
import { createTestApp } from '../../../../tests/support/create-test-app.ts'
import { newestMail, secretIn } from '../../../../tests/support/read-mail.ts'

const app = await createTestApp()
afterAll(() => app.close())

const HOUR_MS = 3_600_000
const DEAD = {
  status: 400,
  body: { error: { code: 'invalid_token', message: 'Deze link werkt niet meer. Vraag een nieuwe aan.' } },
}
const post = (path: string, body: object) => app.send('POST', `/auth/v1/${path}`, { body })
const check = (token: string) => post('verify/check', { type: 'recovery', token })
const choose = (token: string) => post('verify', { type: 'recovery', token, password: 'een-nieuw-wachtwoord' })

async function link(): Promise<string> {
  const { email } = await app.signUp()
  await post('recover', { email })
  return secretIn((await newestMail(app, email))?.text)
}

describe('the check of a link to a new password', () => {
  it('uses nothing up, however often a program that looks through mail asks, and ends with the link', async () => {
    const token = await link()
    for (let n = 0; n < 70; n++) expect(await check(token)).toMatchObject({ status: 200, body: { ok: true } })
    expect((await choose(token)).status).toBe(200)
    expect(await check(token)).toMatchObject(DEAD)
  })

  it('says that a link of an hour ago and an invented one work no more', async () => {
    const old = await link()
    app.clock.advanceMs(HOUR_MS)
    for (const token of [old, 'a'.repeat(43)]) expect(await check(token)).toMatchObject(DEAD)
  })

  it('is bounded for who tries secrets', async () => {
    app.clock.advanceMs(HOUR_MS)
    const statuses = new Set<number>()
    for (let n = 0; n < 61; n++) statuses.add((await check(`${n}`.padStart(43, 'x'))).status)
    expect([...statuses]).toEqual([400, 429])
  })

  it.each(['', 'afgebroken', `${'a'.repeat(43)}.`, 'a%20b'])(
    'says in plain words that a link with %j is not whole',
    async (token) => {
      for (const [path, type] of [
        ['verify/check', 'recovery'],
        ['verify', 'signup'],
        ['verify', 'email_change'],
      ] as const) {
        const { status, body } = await post(path, { type, token })
        expect([status, body.error.message]).toEqual([422, expect.stringContaining('Deze link is niet compleet.')])
      }
    },
  )
})
