import { describe, expect, it } from 'vitest'
import { SESSION_KEY, SESSION_MARKER, type SessionRecord } from './session-storage.ts'
import { createSessionStore, type SessionEvent } from './session-store.ts'

const RECORD: SessionRecord = {
  accessToken: 'a1',
  refreshToken: 'r1',
  user: { id: 'u1', email: 'noor@bedrijf.example', displayName: 'Noor' },
  renewedAtMs: 1,
}

/** Creates a storage in memory that behaves as in browsers. */
function memoryStorage(): Storage {
  const held = new Map<string, string>()
  const methods = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    clear: () => held.clear(),
    key: (index: number) => [...held.keys()][index] ?? null,
  }
  return new Proxy(methods as Storage, {
    get: (target, name) => (name === 'length' ? held.size : Reflect.get(target, name)),
    ownKeys: () => [...held.keys()],
    getOwnPropertyDescriptor: (_target, name) =>
      held.has(String(name)) ? { enumerable: true, configurable: true, value: held.get(String(name)) } : undefined,
  })
}

function freshStore() {
  const storages = { persistent: memoryStorage(), perTab: memoryStorage() }
  return { storages, store: createSessionStore(storages) }
}

describe('a tab that slept', () => {
  it('adopts a session that another tab stored later, and never an older one or another user’s', () => {
    const { store, storages } = freshStore()
    store.handle({ type: 'signed-in', record: { ...RECORD, renewedAtMs: 50 } })
    const stored = (record: SessionRecord) => storages.persistent.setItem(SESSION_KEY, JSON.stringify(record))
    const tokenAfter = (record: SessionRecord) => {
      stored(record)
      store.catchUp()
      return store.token()
    }
    const older = { ...RECORD, accessToken: 'a0', renewedAtMs: 40 }
    const foreign = { ...RECORD, accessToken: 'a9', renewedAtMs: 70, user: { ...RECORD.user, id: 'u2' } }
    const newer = { ...RECORD, accessToken: 'a2', renewedAtMs: 60 }
    expect([older, foreign, newer].map(tokenAfter)).toEqual(['a1', 'a1', 'a2'])
  })
})

describe('the session store', () => {
  it('[AUTH-08] is loading until storage has been read, then signed out or signed in', () => {
    const { store, storages } = freshStore()
    expect(store.state().status).toBe('loading')
    store.handle({ type: 'initial-session' })
    expect(store.state()).toEqual({ status: 'signed-out', user: null })
    storages.persistent.setItem(SESSION_KEY, JSON.stringify(RECORD))
    expect(store.state().status).toBe('signed-out')
    store.handle({ type: 'initial-session' })
    expect(store.state()).toEqual({ status: 'signed-in', user: RECORD.user })
    expect(store.token()).toBe('a1')
  })

  it('[AUTH-08] reads storage once, when the app starts, and follows auth changes after that', () => {
    const { storages } = freshStore()
    storages.persistent.setItem(SESSION_KEY, JSON.stringify(RECORD))
    let reads = 0
    const persistent = new Proxy(storages.persistent, {
      get: (target, name): unknown => {
        if (name === 'getItem') reads += 1
        return Reflect.get(target, name)
      },
    })
    const store = createSessionStore({ ...storages, persistent })
    expect([store.state().status, reads]).toEqual(['loading', 0])
    store.handle({ type: 'initial-session' })
    expect([store.state().status, store.token(), reads]).toEqual(['signed-in', 'a1', 1])
    store.handle({ type: 'token-refreshed', record: { ...RECORD, accessToken: 'a2' } })
    expect([store.state().status, store.token()]).toEqual(['signed-in', 'a2'])
    store.handle({ type: 'user-updated', user: { ...RECORD.user, displayName: 'Noor B.' } })
    expect(store.state().user?.displayName).toBe('Noor B.')
    store.handle({ type: 'signed-out' })
    expect(store.state()).toEqual({ status: 'signed-out', user: null })
    store.handle({ type: 'signed-in', record: RECORD })
    expect([store.state().status, store.token(), store.record()]).toEqual(['signed-in', 'a1', RECORD])
    expect(reads).toBe(1)
  })

  it('stays loading on the server, where there is no event', () => {
    expect(createSessionStore(null).state().status).toBe('loading')
  })

  it.each<SessionEvent>([
    { type: 'signed-in', record: RECORD },
    { type: 'token-refreshed', record: RECORD },
    { type: 'password-recovery', record: RECORD },
    { type: 'mfa-challenge-verified', record: RECORD },
  ])('keeps and stores the session of $type', (event) => {
    const { store, storages } = freshStore()
    store.handle(event)
    expect(store.state().status).toBe('signed-in')
    expect(JSON.parse(storages.persistent.getItem(SESSION_KEY) ?? '')).toEqual(RECORD)
    expect(storages.persistent.getItem(SESSION_MARKER)).toBe('1')
  })

  it('adopts a changed user and deletes everything when signed out', () => {
    const { store, storages } = freshStore()
    store.handle({ type: 'signed-in', record: RECORD })
    store.handle({ type: 'user-updated', user: { ...RECORD.user, displayName: 'Noor B.' } })
    expect(store.state().user?.displayName).toBe('Noor B.')
    expect(store.token()).toBe('a1')
    store.handle({ type: 'signed-out' })
    expect(store.state().status).toBe('signed-out')
    expect(store.token()).toBeNull()
    expect(storages.persistent.length).toBe(0)
  })

  it('[AUTH-12] handles every event of the auth service, in turn', () => {
    const { store, storages } = freshStore()
    const seen: unknown[] = []
    store.subscribe(() => seen.push([store.state().status, store.token()]))
    const record = (accessToken: string) => ({ ...RECORD, accessToken })
    const events: SessionEvent[] = [
      { type: 'initial-session' },
      { type: 'signed-in', record: record('a1') },
      { type: 'token-refreshed', record: record('a2') },
      { type: 'user-updated', user: { ...RECORD.user, displayName: 'Noor B.' } },
      { type: 'mfa-challenge-verified', record: record('a3') },
      { type: 'password-recovery', record: record('a4') },
      { type: 'signed-out' },
    ]
    for (const event of events) store.handle(event)
    expect(seen).toEqual([
      ['signed-out', null],
      ['signed-in', 'a1'],
      ['signed-in', 'a2'],
      ['signed-in', 'a2'],
      ['signed-in', 'a3'],
      ['signed-in', 'a4'],
      ['signed-out', null],
    ])
    expect(storages.persistent.length).toBe(0)
  })

  it('[API-04] returns session and user, and notifies subscribers of every auth change until they unsubscribe', () => {
    const { store } = freshStore()
    const notifications: string[] = []
    const leave = store.subscribe(() => notifications.push(store.state().status))
    store.handle({ type: 'initial-session' })
    store.handle({ type: 'signed-in', record: RECORD })
    expect([store.record(), store.state().user]).toEqual([RECORD, RECORD.user])
    store.handle({ type: 'signed-out' })
    leave()
    store.handle({ type: 'signed-in', record: RECORD })
    expect(notifications).toEqual(['signed-out', 'signed-in', 'signed-out'])
  })

  it('[AUTH-13] survives a reload', () => {
    const { store, storages } = freshStore()
    store.handle({ type: 'signed-in', record: RECORD })
    const afterReload = createSessionStore(storages)
    afterReload.handle({ type: 'initial-session' })
    expect(afterReload.record()).toEqual(RECORD)
  })

  it('[AUTH-09] deletes the auth entries of both storages and keeps the token in memory for the server call', () => {
    const { store, storages } = freshStore()
    store.handle({ type: 'signed-in', record: RECORD })
    storages.persistent.setItem('syvo.auth.old', 'x')
    storages.perTab.setItem('syvo.session', 'x')
    storages.persistent.setItem('other', 'stays')
    store.clearStored()
    expect(Object.keys(storages.persistent)).toEqual(['other'])
    expect(Object.keys(storages.perTab)).toEqual([])
    expect(store.token()).toBe('a1')
  })

  it('deletes unsaved typed text on signing out, and keeps it when a session ends by itself', () => {
    const { store, storages } = freshStore()
    store.handle({ type: 'signed-in', record: RECORD })
    storages.persistent.setItem('syvo-bot-draft:u1:new:tab', 'een geheime prompt')
    store.handle({ type: 'signed-out' })
    expect(Object.keys(storages.persistent)).toEqual(['syvo-bot-draft:u1:new:tab'])
    store.clearStored()
    expect(Object.keys(storages.persistent)).toEqual([])
  })

  it('keeps the state object when only the token changed, so that nothing renders for it', () => {
    const { store } = freshStore()
    store.handle({ type: 'signed-in', record: RECORD })
    const { user } = store.state()
    store.handle({ type: 'token-refreshed', record: { ...RECORD, accessToken: 'a2', user: { ...RECORD.user } } })
    expect(store.state().user).toBe(user)
    expect(store.token()).toBe('a2')
  })

  it.each(['', '{', 'null', '[]', '{"accessToken":1}', '{"accessToken":"a","refreshToken":"r","user":{}}'])(
    'reads %j in storage as no session',
    (text) => {
      const { store, storages } = freshStore()
      storages.persistent.setItem(SESSION_KEY, text)
      store.handle({ type: 'initial-session' })
      expect(store.state().status).toBe('signed-out')
    },
  )
})
