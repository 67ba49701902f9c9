/** An expected failure of an operation: a stable code, a Dutch message for users, and the HTTP status. */
export interface Failure {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 502 | 503
  readonly code: string
  readonly message: string
  readonly details?: unknown
  readonly retryAfterSeconds?: number
}

/** The result of an action: its value, or an expected failure. Bugs are thrown instead. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** Returns a successful outcome. */
export function ok<Value>(value: Value): Outcome<Value> {
  return { ok: true, value }
}

/** Returns a failed outcome. */
export function fail(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure }
}

/** Failures that all endpoints share. */
export const failures = {
  unauthenticated: { status: 401, code: 'unauthenticated', message: 'Log eerst in.' },
  forbidden: { status: 403, code: 'forbidden', message: 'Dit mag je niet.' },
  notFound: { status: 404, code: 'not_found', message: 'Dit bestaat niet.' },
  wrongMethod: { status: 405, code: 'wrong_method', message: 'Dit kan hier niet.' },
  tooLarge: { status: 413, code: 'too_large', message: 'Dit is te groot.' },
  wrongType: { status: 415, code: 'wrong_content_type', message: 'Stuur dit als JSON.' },
  tooMany: {
    status: 429,
    code: 'too_many_requests',
    message: 'Even rustig aan. Probeer het zo nog eens.',
    retryAfterSeconds: 60,
  },
} as const satisfies Record<string, Failure>

/** Returns the failure for invalid input; `details` lists the fields. */
export function invalidInput(details: { path: string; message: string }[]): Failure {
  const first = details[0]
  return { status: 422, code: 'invalid_input', message: first?.message ?? 'Controleer je invoer.', details }
}
