import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { findPasswordHash } from '../store/credential-store.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { isRecentlyAuthenticated } from './require-recent-authentication.ts'

const GUESSES: RateLimitRule = { name: 'reauthenticate', windowSeconds: 900, max: 10 }

/** Checks the identity of a user who changes how an account is secured: by its password, or without one by a recent authentication of the session. */
export async function reauthenticate(
  deps: IdentityDeps,
  caller: { userId: string; sessionId: string },
  password: string | undefined,
): Promise<Outcome<true>> {
  const hash = await findPasswordHash(deps.db, caller.userId)
  if (hash === undefined) return (await isRecentlyAuthenticated(deps, caller.sessionId)) ? ok(true) : fail(signInAgain)
  if (!password) return fail(passwordMissing)
  const limit = await consumeRateLimits(deps, [[GUESSES, caller.userId]])
  if ('refused' in limit) return fail(limit.refused)
  const { password: passwords } = await deps.auth.$context
  if (!(await passwords.verify({ hash, password }))) return fail(wrongPassword)
  await limit.consumed.release()
  return ok(true)
}

const passwordMissing = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Vul je huidige wachtwoord in.',
} as const

const wrongPassword = {
  status: 400,
  code: 'invalid_credentials',
  message: 'Dit is niet je huidige wachtwoord.',
} as const

const signInAgain = {
  status: 403,
  code: 'reauthentication_needed',
  message: 'Log eerst uit en weer in. Daarna kun je dit tien minuten lang doen.',
} as const
