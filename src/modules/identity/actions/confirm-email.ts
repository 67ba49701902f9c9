import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import type { RateRule } from '#platform/rate/take-rate.ts'
import type { Session } from '../contract.ts'
import type { IdentityDeps } from '../identity-deps.ts'
import { secretHash } from '../proof-secret.ts'
import { confirmSignUp } from '../store/credential-store.ts'
import { spendProof, tryProof } from '../store/proof-store.ts'
import { noSession } from './session-answer.ts'
import { takeLimits } from './take-limits.ts'

/** Attempts with links and codes from one address. */
export const PROOFS_PER_ADDRESS: RateRule = { name: 'proof-address', windowSeconds: 900, max: 60 }

/** What a link is answered with that was used, replaced or never made. */
export const deadLink = {
  status: 400,
  code: 'invalid_token',
  message: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
} as const

const deadConfirmation = {
  ...deadLink,
  message:
    'Deze link werkt niet meer. Heb je een nieuwere mail van ons? Gebruik die, of log in en vraag een nieuwe aan.',
} as const

/**
 * Confirms an address with the secret of its sign-up's mail, once and only while the password of that sign-up stands. It opens no session:
 * whoever reads the mail need not be who chose the password, and signing in takes that.
 */
export async function confirmEmail(
  deps: IdentityDeps,
  input: { token: string; clientAddress: string },
): Promise<Outcome<Session>> {
  const limit = await takeLimits(deps, [[PROOFS_PER_ADDRESS, input.clientAddress]])
  if ('refused' in limit) return fail(limit.refused)
  const now = deps.clock.now()
  const proof = await tryProof(deps.db, { purpose: 'confirm', secretHash: secretHash(input.token), now })
  if (!proof?.user_id || !(await spendProof(deps.db, proof.id))) return fail(deadConfirmation)
  if (!(await confirmSignUp(deps.db, proof.user_id, now))) return fail(deadConfirmation)
  return ok({ ...noSession, redirect_to: proof.data['redirect'] ?? '/' })
}
