import { afterAll, expect, it } from 'vitest'
import { getToken, getUser } from '#modules/identity/contract.ts'
import { readPlans } from '#modules/plans/contract.ts'
import type { Send } from '#platform/http/api-client.ts'
import { createTestApp } from '../../tests/support/create-test-app.ts'
import { createPageApi } from './api.ts'
import { recordOfSession } from './session/session-renewal.ts'
import { createSessionStore } from './session/session-store.ts'
import { UNKNOWN_SITE } from './site.ts'

const app = await createTestApp()
afterAll(() => app.close())

it('[API-02] calls carry the public key, which opens only public data; a session’s token replaces it', async () => {
  const carried: (string | null)[] = []
  const send: Send = async (path, init) => {
    carried.push(new Headers(init.headers).get('authorization'))
    return app.http.request(path, init)
  }
  const session = createSessionStore(null)
  session.handle({ type: 'initial-session' })
  const api = createPageApi({ send, session, site: { ...UNKNOWN_SITE, publicKey: 'syvo_pub_test' } })
  await api.call(readPlans, { query: {} })
  await expect(api.call(getUser)).rejects.toMatchObject({ status: 401 })
  const { email } = await app.signUp()
  const answer = await api.call(getToken, {
    query: { grant_type: 'password' },
    body: { email, password: 'een-lang-wachtwoord' },
  })
  const record = recordOfSession(answer, 0)
  if (record) session.handle({ type: 'signed-in', record })
  expect(await api.call(getUser)).toMatchObject({ email })
  expect(carried).toEqual([...Array(3).fill('Bearer syvo_pub_test'), `Bearer ${answer.access_token}`])
})
