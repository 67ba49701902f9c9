import type { Session, User } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import type { UserRow } from '../store/session-store.ts'
import { needsSecondFactor } from './refuse-unsecured-admin.ts'

/** How long a session lasts without renewal, in seconds. */
export const SESSION_SECONDS = 7 * 24 * 3600

/** How long a session lasts however often it is renewed, in seconds. */
export const SESSION_SECONDS_MAX = 30 * 24 * 3600

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{20,200}$/

/** Tells whether a text can be a session token at all, before anything is looked up. */
export function isSessionToken(text: string): boolean {
  return TOKEN_PATTERN.test(text)
}

/** Converts an account to the response of the auth service. */
export function userResponse(user: UserRow): User {
  return {
    id: user.id,
    email: user.email,
    email_confirmed_at: user.emailVerified ? user.createdAt.toISOString() : null,
    created_at: user.createdAt.toISOString(),
    user_metadata: { display_name: user.name },
  }
}

/** Converts a session to the response of the auth service, valid for `seconds`; its token renews it. */
export async function sessionResponse(
  deps: Pick<IdentityDeps, 'db' | 'isDemo'>,
  { token, user, seconds }: { token: string; user: UserRow; seconds: number },
): Promise<Session> {
  return {
    access_token: token,
    refresh_token: token,
    token_type: 'bearer',
    expires_in: seconds,
    user: userResponse(user),
    ...((await needsSecondFactor(deps, user.id)) ? { second_factor_needed: true } : {}),
  }
}

/** The response without a session: an address must be confirmed, or a second factor given. Reveals nothing about the account. */
export const noSession = {
  access_token: null,
  refresh_token: null,
  token_type: 'bearer',
  expires_in: 0,
  user: null,
} as const satisfies Session
