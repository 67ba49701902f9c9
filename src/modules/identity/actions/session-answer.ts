import type { Session, User } from '../contract.ts'

/** How long an answered session lasts without renewal, in seconds. */
export const SESSION_SECONDS = 7 * 24 * 3600

interface LibraryUser {
  id: string
  email: string
  name: string
  emailVerified: boolean
  createdAt: Date
}

/** An account in the form of the auth service. */
export function userAnswer(user: LibraryUser): User {
  return {
    id: user.id,
    email: user.email,
    email_confirmed_at: user.emailVerified ? user.createdAt.toISOString() : null,
    created_at: user.createdAt.toISOString(),
    user_metadata: { display_name: user.name },
  }
}

/** A session in the form of the auth service; the same token renews it. */
export function sessionAnswer(token: string, user: LibraryUser): Session {
  return {
    access_token: token,
    refresh_token: token,
    token_type: 'bearer',
    expires_in: SESSION_SECONDS,
    user: userAnswer(user),
  }
}
