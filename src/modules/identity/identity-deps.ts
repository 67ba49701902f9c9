import type { KeyObject } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/database/database.ts'
import type { Log } from '#platform/log/log.ts'
import type { AuthLibrary } from './auth-library.ts'
import type { SessionCache } from './session-cache.ts'

/** The dependencies of the identity module. */
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
  /** Whether this is the demo, the only place where its accounts can be used. */
  isDemo: boolean
  /** The operator's single sign-on service, or null when none is set. */
  sso: SsoPort | null
}

/** A person according to another sign-in service. */
export interface SsoPerson {
  subject: string
  /** Null unless the service says that it verified the address. */
  email: string | null
  name: string | null
}

/** The state of one sign-in at another service; the server stores it until the visitor comes back. */
export interface SsoJourney {
  state: string
  nonce: string
  verifier: string
}

/** The port of another sign-in service. Both methods throw `SsoError` when it fails. */
export interface SsoPort {
  begin(): Promise<SsoJourney & { url: string }>
  /** Redeems the query that the service returned. */
  finish(params: string, journey: SsoJourney): Promise<SsoPerson>
}

/** The other service could not be reached, or its answer is invalid; the reason is for the log. */
export class SsoError extends Error {
  override name = 'SsoError'
}

/** The visitor's side of a sign-in. */
export interface Visitor {
  clientAddress: string
  userAgent: string | null
  /** The token of a device that signed in before, when the request has one. */
  deviceToken?: string | undefined
  /** Whether the request was made on this machine. */
  isLocalRequest: boolean
}
