import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { RateLimitRule } from '#platform/rate-limit/consume-rate-limit.ts'
import { type IdentityDeps, SsoError } from '../identity-deps.ts'
import { newSecret, secretHash } from '../one-time-token.ts'
import { createOneTimeToken } from '../store/one-time-token-store.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { sanitizeRedirect } from './sanitize-redirect.ts'

/** Limits sign-ins at the other service that one client address starts; an office shares one. */
export const SSO_PER_ADDRESS: RateLimitRule = { name: 'sso-address', windowSeconds: 900, max: 100 }
const JOURNEY_MS = 600_000

/** The answer of both endpoints where no service is set. */
export const notEnabled = {
  status: 404,
  code: 'sso_not_enabled',
  message: 'Inloggen via je organisatie (single sign-on) staat hier niet aan.',
} as const

/**
 * Starts a sign-in at the operator's single sign-on service. `binding` stays in the tab that started it: without it nobody can be made to finish a
 * sign-in that another person started.
 */
export async function startSso(
  deps: IdentityDeps,
  input: { redirectTo: string | undefined; clientAddress: string },
): Promise<Outcome<{ url: string; binding: string }>> {
  const { db, clock, log, sso } = deps
  if (!sso) return fail(notEnabled)
  const limit = await consumeRateLimits(deps, [[SSO_PER_ADDRESS, input.clientAddress]])
  if ('refused' in limit) return fail(limit.refused)
  try {
    const { url, state, nonce, verifier } = await sso.begin()
    const binding = newSecret()
    const now = clock.now()
    await createOneTimeToken(db, {
      purpose: 'sso',
      userId: null,
      secretHash: secretHash(state),
      data: {
        nonce,
        verifier,
        binding: secretHash(binding),
        redirect: sanitizeRedirect(input.redirectTo, deps.publicUrl),
      },
      attempts: 1,
      expiresAt: new Date(now.getTime() + JOURNEY_MS),
      now,
    })
    return ok({ url, binding })
  } catch (error) {
    if (!(error instanceof SsoError)) throw error
    log.warn({ err: error }, 'the sign-in service could not be asked')
    return fail(unavailable)
  }
}

const unavailable = {
  status: 502,
  code: 'sso_unavailable',
  message: 'De inlogdienst van je organisatie is nu niet bereikbaar. Probeer het zo nog eens.',
} as const
