import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagePolicy } from '#entrypoints/security-headers.ts'
import { seedCatalogue } from '#entrypoints/seed.ts'
import { getUserActiveBots, readUserBots } from '#modules/activation/contract.ts'
import { readListing } from '#modules/catalogue/contract.ts'
import { getUser } from '#modules/identity/contract.ts'
import { readSettings } from '#platform/config/settings.ts'
import { createApiClient } from '#platform/http/api-client.ts'
import { readEvents } from '#platform/http/event-stream.ts'
import { openRealtime } from '#platform/realtime/contract.ts'
import { createTestApp } from '../support/create-test-app.ts'

const app = await createTestApp()
beforeAll(() => seedCatalogue(app, { demo: false }))
afterAll(() => app.close())

/** The five parts of the backend, each by its paths (AMB-169). */
const PARTS = [
  ['sign-in', /^\/auth\/v1\/[a-z]/],
  ['remote procedures', /^\/rest\/v1\/rpc\/[a-z_]+$/],
  ['tables', /^\/rest\/v1\/(?!rpc\/)[a-z_]+$/],
  ['server functions', /^\/functions\/v1\/[a-z]/],
  ['realtime', /^\/realtime\/v1$/],
] as const

it('[API-01] [AMB-169] every operation is one of sign-in, tables, procedures, functions and realtime, at one origin', () => {
  const partsOf = (path: string) => PARTS.filter(([, form]) => form.test(path)).map(([part]) => part)
  const parts = app.bindings.map(({ operation: { path } }) => [path, partsOf(path).length])
  expect(parts.filter(([, count]) => count !== 1)).toEqual([])
  const offered = new Set(app.bindings.flatMap(({ operation }) => partsOf(operation.path)))
  expect(offered).toEqual(new Set(PARTS.map(([part]) => part)))
  // The browser refuses a page that calls anything else.
  expect(pagePolicy('x', readSettings({}), 'production')).toContain("connect-src 'self';")
})

it('[API-01] [AMB-169] one client and one session use all five parts', async () => {
  const { token, email, userId } = await app.signUp()
  const asked: string[] = []
  const api = createApiClient({
    send: async (path, init) => {
      asked.push(path.replace(/\?.*$/, ''))
      return app.http.request(path, init)
    },
    token: () => token,
    publicKey: () => null,
  })
  expect(await api.call(getUser)).toMatchObject({ email })
  expect(await api.call(readUserBots, { query: { user_id: `eq.${userId}` } })).toEqual([])
  expect(await api.call(getUserActiveBots, { body: {} })).toEqual([])
  expect((await api.call(readListing, { query: {} })).items.length).toBeGreaterThan(0)
  const leave = new AbortController()
  const stream = await api.open(openRealtime, { query: { channel: 'leads' }, signal: leave.signal })
  const events = readEvents(stream)
  expect((await events.next()).value).toMatchObject([{ event: 'ready' }])
  leave.abort()
  await events.return().catch(() => undefined)
  for (const [part, form] of PARTS)
    expect(
      asked.filter((path) => form.test(path)),
      part,
    ).toHaveLength(1)
})

it('[API-01] [AMB-171] callers wait 60 s for an answer of a bot, longer for a series of them, and 15 s for anything else', () => {
  const longer = app.bindings.flatMap(({ operation: { id, timeoutMs } }) => (timeoutMs ? [[id, timeoutMs]] : []))
  expect(Object.fromEntries(longer)).toEqual({
    executeBot: 60_000,
    trySample: 60_000,
    runDraftTrial: 60_000,
    checkDraft: 120_000,
    submitBot: 120_000,
  })
})
