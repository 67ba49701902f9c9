import { afterAll, describe, expect, it } from 'vitest'
import type { EngineConnection } from '#platform/database/engine.ts'
import { createTestApp } from '../../../../tests/support/create-test-app.ts'
import { newestMail } from '../../../../tests/support/read-mail.ts'
import { TERMS_VERSION } from '../contract/terms-version.ts'

const app = await createTestApp({ env: { AUTH_CONFIRM_EMAIL: 'on' } })
afterAll(() => app.close())

/** Simulates a process that ends: the database fails from the first statement on that names this. */
let endsAt: string | null = null
const { engine } = app.db
const acquire = engine.acquire.bind(engine)
const watched = new WeakSet<EngineConnection>()
Object.assign(engine, {
  acquire: async () => {
    const connection = await acquire()
    if (watched.has(connection)) return connection
    watched.add(connection)
    const query = connection.query.bind(connection)
    return Object.assign(connection, {
      query: async (text: string, values: readonly unknown[]) => {
        if (endsAt !== null && text.includes(endsAt)) throw new Error('the process ended here')
        return query(text, values)
      },
    })
  },
})

const signUp = (email: string) =>
  app.send('POST', '/auth/v1/signup', {
    body: { email, password: 'een-lang-wachtwoord', data: { display_name: 'Noor', terms_version: TERMS_VERSION } },
  })
const count = async (text: string, email: string) => (await app.db.query({ role: 'auth' }, text, [email])).length

describe('an interrupted sign-up', () => {
  it.each(['app.profiles', 'app.acceptances', 'app.jobs'])(
    'leaves nothing when it is cut off while writing %s, and the same sign-up succeeds afterwards',
    async (part) => {
      const email = `halverwege-${part.slice(4)}@bedrijf.example`
      endsAt = part
      expect((await signUp(email)).status).toBe(503)
      endsAt = null
      expect(await count('select 1 from auth."user" where "email" = $1', email)).toBe(0)
      expect((await signUp(email)).status).toBe(200)
      expect((await newestMail(app, email))?.kind).toBe('auth-confirm')
      const rows = await app.db.query(
        { role: 'service' },
        `select p.role, a.document from auth."user" u join app.profiles p on p.user_id = u.id join app.acceptances a on a.user_id = u.id
         where u.email = $1 order by a.document`,
        [email],
      )
      expect(rows).toEqual([
        { role: 'buyer', document: 'privacy' },
        { role: 'buyer', document: 'terms' },
      ])
    },
  )
})
