import { describe, expect, it } from 'vitest'
import { createApiClient } from '#platform/http/api-client.ts'
import { renewSession, startSessionRenewal } from './session-renewal.ts'
import { SESSION_KEY, type SessionRecord } from './session-storage.ts'
import { createSessionStore, syncWithOtherTabs } from './session-store.ts'

const RECORD: SessionRecord = {
  accessToken: 'a1',
  refreshToken: 'r1',
  user: { id: 'u1', email: 'noor@bedrijf.example', displayName: 'Noor' },
  renewedAtMs: 0,
}
const USER = {
  id: 'u1',
  email: 'noor@bedrijf.example',
  email_confirmed_at: null,
  created_at: '2026-11-20T09:00:00Z',
  user_metadata: { display_name: 'Noor' },
}

function signedIn(answer: () => Promise<Response>) {
  const store = createSessionStore(null)
  store.handle({ type: 'signed-in', record: RECORD })
  const asked: string[] = []
  const send = (path: string, init: RequestInit) => {
    asked.push(`${path} ${String(init.body)}`)
    return answer()
  }
  return { store, asked, api: createApiClient({ send, token: () => store.token(), publicKey: () => null }) }
}

const failing = (status: number) => () =>
  Promise.resolve(Response.json({ error: { code: 'session_missing', message: 'weg' } }, { status }))

describe('renewing the session', () => {
  it('[AUTH-13] sends the refresh token and stores the renewed session', async () => {
    const session = { access_token: 'a2', refresh_token: 'r2', token_type: 'bearer', expires_in: 60, user: USER }
    const run = signedIn(() => Promise.resolve(Response.json(session)))
    await renewSession(run.api, run.store, () => 42)
    expect(run.asked).toEqual(['/auth/v1/token?grant_type=refresh_token {"refresh_token":"r1"}'])
    expect(run.store.record()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', renewedAtMs: 42 })
  })

  it('[AUTH-13] is checked every 30 seconds while the page is visible, until it stops', () => {
    const run = signedIn(() => Promise.reject(new TypeError('offline')))
    let every: { check: () => void; ms: number } | undefined
    const document = { hidden: false, addEventListener: () => {}, removeEventListener: () => {} }
    const view = {
      document,
      setInterval: (check: () => void, ms: number) => {
        every = { check, ms }
        return 1
      },
      clearInterval: () => (every = undefined),
    }
    // The part of a window that it uses.
    const stop = startSessionRenewal(run.api, run.store, view as unknown as Window)
    expect(every?.ms).toBe(30_000)
    every?.check()
    expect(run.asked).toHaveLength(1)
    document.hidden = true
    every?.check()
    expect(run.asked).toHaveLength(1)
    stop()
    expect(every).toBeUndefined()
  })

  it('ends a session that the server no longer knows', async () => {
    const run = signedIn(failing(401))
    await renewSession(run.api, run.store, () => 42)
    expect(run.store.state().status).toBe('signed-out')
  })

  it.each([502, 503, 504])('keeps the session when the server answers %i', async (status) => {
    const run = signedIn(() => Promise.resolve(new Response('weg', { status })))
    await renewSession(run.api, run.store, () => 42)
    expect(run.store.token()).toBe('a1')
  })

  it('keeps the session without a connection', async () => {
    const run = signedIn(() => Promise.reject(new TypeError('offline')))
    await renewSession(run.api, run.store, () => 42)
    expect(run.store.token()).toBe('a1')
  })

  it('does not revive a session that ended while the answer was on its way', async () => {
    const session = { access_token: 'a2', refresh_token: 'r2', token_type: 'bearer', expires_in: 60, user: USER }
    const run = signedIn(() => {
      run.store.handle({ type: 'signed-out' })
      return Promise.resolve(Response.json(session))
    })
    await renewSession(run.api, run.store, () => 42)
    expect(run.store.token()).toBeNull()
  })

  it('[AUTH-13] of two tabs one renews, and the other adopts the stored session and its new token', async () => {
    const { one, other } = twoTabs()
    const session = { access_token: 'a2', refresh_token: 'r2', token_type: 'bearer', expires_in: 60, user: USER }
    const renewing = apiOf(one, () => Promise.resolve(Response.json(session)))
    await renewSession(renewing, one, () => 30_000)
    // The second tab is notified as browsers do: by a storage event.
    const view = new EventTarget()
    // The part of a window that it uses.
    syncWithOtherTabs(other, view as unknown as Window)
    view.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }))
    expect(other.record()).toMatchObject({ accessToken: 'a2', refreshToken: 'r2', renewedAtMs: 30_000 })
  })

  it('[AUTH-13] a tab that missed the renewal and sends the old token is not signed out', async () => {
    const { one, other } = twoTabs()
    one.handle({ type: 'token-refreshed', record: { ...RECORD, accessToken: 'a2', refreshToken: 'r2' } })
    await renewSession(apiOf(other, failing(401)), other, () => 42)
    expect(other.token()).toBe('a2')
  })
})

/** Creates two tabs of one browser: a store each over the same storage. */
function twoTabs() {
  const held = new Map<string, string>([[SESSION_KEY, JSON.stringify(RECORD)]])
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as Partial<Storage> as Storage
  const tab = () => {
    const store = createSessionStore({ persistent: storage, perTab: storage })
    store.handle({ type: 'initial-session' })
    return store
  }
  return { one: tab(), other: tab() }
}

function apiOf(store: ReturnType<typeof createSessionStore>, answer: () => Promise<Response>) {
  return createApiClient({ send: answer, token: () => store.token(), publicKey: () => null })
}
