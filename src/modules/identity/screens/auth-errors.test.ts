import { expect, it } from 'vitest'
import { ApiFailure } from '#platform/http/api-client.ts'
import { authErrorKind, fieldOf, mayBeUnconfirmed, messageOr } from './auth-errors.ts'

const failure = (status: number, code: string, message = '') => new ApiFailure(status, code, message)

it.each([
  [failure(401, 'session_missing'), 'missing-session', 'Je sessie is verlopen. Log opnieuw in.'],
  [failure(400, 'invalid_credentials'), 'wrong-credentials', 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'],
  [failure(422, 'weak_password'), 'weak-password', 'Wachtwoord moet minimaal 6 karakters zijn'],
  [failure(400, 'invalid_token'), 'invalid-token', 'Deze link of code werkt niet meer. Vraag een nieuwe aan.'],
  [failure(502, 'unexpected'), 'retryable', 'Syvo is even niet bereikbaar. Probeer het zo nog eens.'],
  [failure(503, 'unexpected', 'x'), 'retryable', 'Syvo is even niet bereikbaar. Probeer het zo nog eens.'],
  [failure(504, 'unexpected'), 'retryable', 'Syvo is even niet bereikbaar. Probeer het zo nog eens.'],
  [failure(0, 'no_connection'), 'retryable', 'Syvo is even niet bereikbaar. Probeer het zo nog eens.'],
  [failure(0, 'timed_out'), 'retryable', 'Syvo is even niet bereikbaar. Probeer het zo nog eens.'],
  [failure(500, 'unexpected', 'Internal'), 'other', 'standaard'],
  [new TypeError('x is undefined'), 'other', 'standaard'],
] as const)('[AUTH-14] %s is of the kind %s and says so in Dutch', (error, kind, text) => {
  expect(authErrorKind(error)).toBe(kind)
  expect(messageOr(error, 'standaard')).toBe(text)
})

it('[AUTH-14] the server’s own text comes first', () => {
  expect(messageOr(failure(503, 'internal', 'Er ging iets mis bij ons.'), 'standaard')).toBe(
    'Er ging iets mis bij ons.',
  )
})

it.each([
  ['says so', new ApiFailure(400, 'invalid_credentials', '', { may_be_unconfirmed: true }), true],
  ['says nothing of it, because nothing is confirmed', failure(400, 'invalid_credentials'), false],
  ['failed otherwise', new ApiFailure(422, 'invalid_input', '', [{ path: 'email', message: 'x' }]), false],
  ['never came', new TypeError('x'), false],
])('another mail is offered for a sign-in whose answer %s', (_what, error, expected) => {
  expect(mayBeUnconfirmed(error)).toBe(expected)
})

it.each([
  ['a password that may not be chosen', failure(422, 'weak_password'), 'password'],
  ['a wrong present password', failure(400, 'invalid_credentials'), 'current'],
  ['the address that the account has already', failure(422, 'same_email'), 'email'],
  ['nothing that was typed', failure(429, 'too_many_requests'), undefined],
])('a failure about %s is told at its field', (_what, error, field) => {
  expect(fieldOf(error, 'current')).toBe(field)
})
