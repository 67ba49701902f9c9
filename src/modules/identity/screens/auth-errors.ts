import * as z from 'zod/mini'
import { ApiFailure } from '#platform/http/api-client.ts'

/** The kinds of failures of the auth service (AUTH-14). */
export type AuthErrorKind =
  | 'missing-session'
  | 'wrong-credentials'
  | 'weak-password'
  | 'invalid-token'
  | 'retryable'
  | 'other'

const KIND_BY_CODE: Readonly<Record<string, AuthErrorKind>> = {
  session_missing: 'missing-session',
  unauthenticated: 'missing-session',
  invalid_credentials: 'wrong-credentials',
  weak_password: 'weak-password',
  invalid_token: 'invalid-token',
  invalid_code: 'invalid-token',
  no_connection: 'retryable',
  timed_out: 'retryable',
}

/** The texts for a failure without our own message. */
const TEXT_BY_KIND: Readonly<Record<Exclude<AuthErrorKind, 'other'>, string>> = {
  'missing-session': 'Je sessie is verlopen. Log opnieuw in.',
  'wrong-credentials': 'Dit e-mailadres en wachtwoord horen niet bij elkaar.',
  'weak-password': 'Wachtwoord moet minimaal 6 karakters zijn',
  'invalid-token': 'Deze link of code werkt niet meer. Vraag een nieuwe aan.',
  retryable: 'Syvo is even niet bereikbaar. Probeer het zo nog eens.',
}

/** Returns the kind of a failed call; without a connection and with an unavailable server (502, 503, 504) a retry makes sense. */
export function authErrorKind(error: unknown): AuthErrorKind {
  if (!(error instanceof ApiFailure)) return 'other'
  const known = KIND_BY_CODE[error.code]
  if (known) return known
  return [502, 503, 504].includes(error.status) ? 'retryable' : 'other'
}

/**
 * Returns the field of a failed call: a refused password is reported at its own field, and a wrong one where the current password was asked for,
 * which is `current` in a form that asks for it.
 */
export function fieldOf(error: unknown, current?: string): string | undefined {
  if (error instanceof ApiFailure && error.code === 'same_email') return 'email'
  const kind = authErrorKind(error)
  if (kind === 'wrong-credentials') return current
  return kind === 'weak-password' ? 'password' : undefined
}

/** Whether a check of a mailed link failed because of the link itself: it was used, is too old, or is not whole. */
export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiFailure && ['invalid_token', 'invalid_input'].includes(error.code)
}

const unconfirmedSchema = z.object({ may_be_unconfirmed: z.literal(true) })

/**
 * Tells whether a sign-in may have failed because the address is unconfirmed: then another mail is offered. The server says so of every refused
 * password or of none.
 */
export function mayBeUnconfirmed(error: unknown): boolean {
  return error instanceof ApiFailure && unconfirmedSchema.safeParse(error.details).success
}

/** Returns the message of a failed call, else that of its kind, else the given default (AUTH-07, AMB-027). */
export function messageOr(error: unknown, fallback: string): string {
  if (error instanceof ApiFailure && error.code !== 'unexpected' && error.message !== '') return error.message
  const kind = authErrorKind(error)
  return kind === 'other' ? fallback : TEXT_BY_KIND[kind]
}
