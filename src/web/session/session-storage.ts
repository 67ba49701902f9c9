import { UNSAVED_FORM_PREFIX } from '#modules/authoring/screens/editor/unsaved-form-prefix.ts'
import type { SessionUser } from '#platform/browser/session-context.ts'
import { clearTrialIntent } from './trial-intent.ts'

/** The storage key of the session; holds the token. */
export const SESSION_KEY = 'syvo.session'
/** The marker key, which says only that there is a session, and whether its account must be secured first; read before first paint. */
export const SESSION_MARKER = 'syvo.signed-in'
/** The marker's value for an administrator without a second factor. */
export const UNSECURED = 'unsecured'
const AUTH_PREFIXES = ['syvo.session', 'syvo.signed-in', 'syvo.auth']

/** A session as the browser stores it. */
export interface SessionRecord {
  readonly accessToken: string
  readonly refreshToken: string
  readonly user: SessionUser
  /** When it was last renewed, in milliseconds since 1970; a second tab then need not renew it. */
  readonly renewedAtMs: number
  /** An administrator has to turn on a second factor before anything else. */
  readonly isUnsecured?: boolean
}

/** Returns the storages of this browser, or null when it closes them. */
export function browserStorages(): { persistent: Storage; perTab: Storage } | null {
  try {
    return { persistent: localStorage, perTab: sessionStorage }
  } catch {
    return null
  }
}

/** Returns the stored session, or null when there is none or it cannot be read. */
export function readStoredSession(storage: Storage): SessionRecord | null {
  try {
    return recordOf(JSON.parse(storage.getItem(SESSION_KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Stores the session and its marker; with a full or closed storage the session only does not survive a reload. */
export function storeSession(storage: Storage, record: SessionRecord): void {
  try {
    storage.setItem(SESSION_KEY, JSON.stringify(record))
    storage.setItem(SESSION_MARKER, record.isUnsecured ? UNSECURED : '1')
  } catch (error) {
    console.error('the session could not be stored', error)
  }
}

/** Deletes every auth entry, also of earlier versions (AUTH-09). */
export function clearAuthEntries(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (AUTH_PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key)
  }
}

/** Deletes unsaved typed text and unfinished presses of a user, before the next user of this computer. */
export function clearUnsaved(storage: Storage): void {
  clearTrialIntent(storage)
  for (const key of Object.keys(storage)) if (key.startsWith(UNSAVED_FORM_PREFIX)) storage.removeItem(key)
}

function recordOf(value: unknown): SessionRecord | null {
  if (!isObject(value) || !isObject(value['user'])) return null
  const { accessToken, refreshToken, renewedAtMs, isUnsecured } = value
  const { id, email, displayName } = value['user']
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || accessToken === '') return null
  if (typeof id !== 'string' || typeof email !== 'string') return null
  return {
    accessToken,
    refreshToken,
    user: { id, email, displayName: typeof displayName === 'string' ? displayName : '' },
    renewedAtMs: typeof renewedAtMs === 'number' ? renewedAtMs : 0,
    ...(isUnsecured === true ? { isUnsecured } : {}),
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
