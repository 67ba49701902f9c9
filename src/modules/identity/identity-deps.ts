import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { SessionCache } from './session-cache.ts'

/** What the identity module needs from the house. */
export interface IdentityDeps {
  db: Database
  clock: Clock
  log: Log
  auth: AuthLibrary
  sessions: SessionCache
  /** Key under which mail addresses, client addresses and typed codes are hashed. */
  maskKey: KeyObject
  publicUrl: string
  /** Whether a new account must confirm its address before it is used (AMB-025). */
  confirmEmail: boolean
  /** Whether this is the demo, in which alone its accounts can be used. */
  isDemo: boolean
  /** The operator's own sign-in service, or null when none is set. */
  sso: SsoPort | null
}

/** Who somebody is according to another sign-in service. */
export interface SsoPerson {
  subject: string
  /** Null unless the service says that the address is this person's. */
  email: string | null
  name: string | null
}

/** What one sign-in at another service is held together by; the server keeps it until the visitor comes back. */
export interface SsoJourney {
  state: string
  nonce: string
  verifier: string
}

/** Another sign-in service. Both throw `SsoError` when it does not do its part. */
export interface SsoPort {
  begin(): Promise<SsoJourney & { url: string }>
  /** Redeems the query that the service led back with. */
  finish(params: string, journey: SsoJourney): Promise<SsoPerson>
}

/** The other service could not be reached, or what it said does not hold; the reason is for the log. */
export class SsoError extends Error {
  override name = 'SsoError'
}

/** The visitor's side of a sign-in. */
export interface Visitor {
  clientAddress: string
  userAgent: string | null
  /** The token of a device that signed in before, when one came along. */
  deviceToken?: string | undefined
  /** Whether the request was made at this very machine. */
  isLocalRequest: boolean
}
