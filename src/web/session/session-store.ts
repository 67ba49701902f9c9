import { SESSION_LOADING, type SessionState, type SessionUser } from '#platform/browser/session-context.ts'
import {
  clearAuthEntries,
  clearUnsaved,
  readStoredSession,
  SESSION_KEY,
  type SessionRecord,
  storeSession,
} from './session-storage.ts'

/** The events of a session (AUTH-12). */
export type SessionEvent =
  | { readonly type: 'initial-session' }
  | {
      readonly type: 'signed-in' | 'token-refreshed' | 'password-recovery' | 'mfa-challenge-verified'
      readonly record: SessionRecord
    }
  | { readonly type: 'user-updated'; readonly user: SessionUser }
  | { readonly type: 'signed-out' }

/** The storages that may contain traces of a session. */
export interface SessionStorages {
  readonly persistent: Storage
  readonly perTab: Storage
}

/** The session of this browser: read from storage once, then updated by events (AUTH-08). */
export interface SessionStore {
  /** Returns the current state; the same object until something changes. */
  state(): SessionState
  /** Returns the token for calls, or null. */
  token(): string | null
  record(): SessionRecord | null
  /** Applies an event and notifies the listeners. */
  handle(event: SessionEvent): void
  /** Adopts what another tab stored; without storage nothing changes. */
  reread(): void
  /** Adopts what another tab stored later, also when this one slept and got no event. */
  catchUp(): void
  /** Deletes the stored entries and unsaved typed text, and keeps token and state in memory, as the first step of signing out (AMB-023). */
  clearStored(): void
  subscribe(listener: () => void): () => void
}

/** Creates the store; loading until its first event, which never comes on the server. Without storages a session lasts as long as the page. */
export function createSessionStore(storages: SessionStorages | null): SessionStore {
  let record: SessionRecord | null = null
  let state: SessionState = SESSION_LOADING
  const listeners = new Set<() => void>()

  const setRecord = (next: SessionRecord | null): void => {
    record = next
    state = next ? { status: 'signed-in', user: sameUser(state.user, next.user) } : { status: 'signed-out', user: null }
    for (const listener of listeners) listener()
  }
  const writeRecord = (next: SessionRecord): void => {
    if (storages) storeSession(storages.persistent, next)
    setRecord(next)
  }
  const handle = (event: SessionEvent): void => {
    switch (event.type) {
      case 'initial-session':
        return setRecord(storages ? readStoredSession(storages.persistent) : null)
      case 'signed-in':
      case 'token-refreshed':
      case 'password-recovery':
      case 'mfa-challenge-verified':
        return writeRecord(event.record)
      case 'user-updated':
        if (record) writeRecord({ ...record, user: event.user })
        return
      case 'signed-out':
        // The session ended by itself: unsaved text stays for its user.
        clearSession(storages)
        setRecord(null)
    }
  }
  return {
    state: () => state,
    token: () => record?.accessToken ?? null,
    record: () => record,
    handle,
    reread() {
      if (storages) setRecord(readStoredSession(storages.persistent))
    },
    catchUp() {
      if (isStoredLater(storages, record)) this.reread()
    },
    clearStored: () => clearStored(storages),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Tells whether the same user's session is stored as renewed later. */
function isStoredLater(storages: SessionStorages | null, record: SessionRecord | null): boolean {
  const stored = storages && readStoredSession(storages.persistent)
  return stored?.user.id === record?.user.id && (stored?.renewedAtMs ?? 0) > (record?.renewedAtMs ?? 0)
}

function clearStored(storages: SessionStorages | null): void {
  clearSession(storages)
  if (storages) clearUnsaved(storages.persistent)
}

function clearSession(storages: SessionStorages | null): void {
  for (const storage of storages ? [storages.persistent, storages.perTab] : []) clearAuthEntries(storage)
}

/** Follows what another tab does to the session; returns a function that stops it. */
export function syncWithOtherTabs(store: SessionStore, view: Window): () => void {
  const onStorage = (event: StorageEvent): void => {
    // Without a key the whole storage was emptied.
    if (event.key === SESSION_KEY || event.key === null) store.reread()
  }
  // A page that the browser restores from its cache may be older than the sign-out.
  const reread = (event: PageTransitionEvent): void => {
    if (event.persisted) store.reread()
  }
  view.addEventListener('storage', onStorage)
  view.addEventListener('pageshow', reread)
  return () => {
    view.removeEventListener('storage', onStorage)
    view.removeEventListener('pageshow', reread)
  }
}

/** Keeps the object when nothing about the user changed, so that parts do not render for a renewed token. */
function sameUser(before: SessionUser | null, next: SessionUser): SessionUser {
  return before && before.id === next.id && before.email === next.email && before.displayName === next.displayName
    ? before
    : next
}
