import { asService } from '#platform/database/as-service.ts'
import { fail, type Outcome, ok } from '#platform/http/failure.ts'
import { isMailAddress } from '#platform/mail/enqueue-mail.ts'
import type { Session } from '../contract.ts'
import { canUseAccount } from '../demo-access.ts'
import { type IdentityDeps, SsoError, type SsoPerson, type Visitor } from '../identity-deps.ts'
import { isSame } from '../one-time-codes.ts'
import { secretHash } from '../one-time-token.ts'
import { addProfile } from '../store/account-store.ts'
import { addAccount, findLinkedUserId, markConfirmed, removePassword } from '../store/credential-store.ts'
import { findFactor, removeFactorRow } from '../store/factor-store.ts'
import { attemptToken, consumeToken, deleteOneTimeTokens, type OneTimeToken } from '../store/one-time-token-store.ts'
import { findUser, findUserByEmail, removeSessions, type UserRow } from '../store/session-store.ts'
import { consumeRateLimits } from './consume-rate-limits.ts'
import { openOrChallenge } from './open-session.ts'
import { nameOf } from './sign-up.ts'
import { notEnabled, SSO_PER_ADDRESS } from './start-sso.ts'

const SERVICE = 'oidc'

/** Finishes a sign-in at the operator's single sign-on service, once and only in the tab that started it. */
export async function finishSso(
  deps: IdentityDeps,
  input: { params: string; binding: string; visitor: Visitor },
): Promise<Outcome<Session>> {
  const { sso, log } = deps
  if (!sso) return fail(notEnabled)
  const limit = await consumeRateLimits(deps, [[SSO_PER_ADDRESS, input.visitor.clientAddress]])
  if ('refused' in limit) return fail(limit.refused)
  const state = new URLSearchParams(input.params).get('state') ?? ''
  const oneTimeToken = await journeyOf(deps, state, input.binding)
  if (!oneTimeToken) return fail(failed)
  const { nonce = '', verifier = '', redirect = '/' } = oneTimeToken.data
  try {
    const person = await sso.finish(input.params, { state, nonce, verifier })
    const user = await accountOf(deps, person, input.visitor)
    if (!user) return fail(noAddress)
    return ok({ ...(await openOrChallenge(deps, user, input.visitor)), redirect_to: redirect })
  } catch (error) {
    if (!(error instanceof SsoError)) throw error
    log.warn({ err: error }, 'a sign-in at the other service was refused')
    return fail(failed)
  }
}

/** Returns the data stored when this sign-in started; a wrong binding consumes it as well. */
async function journeyOf({ db, clock }: IdentityDeps, state: string, binding: string): Promise<OneTimeToken | null> {
  const oneTimeToken = await attemptToken(db, { purpose: 'sso', secretHash: secretHash(state), now: clock.now() })
  if (!oneTimeToken || !(await consumeToken(db, oneTimeToken.id))) return null
  return isSame(secretHash(binding), oneTimeToken.data['binding'] ?? '') ? oneTimeToken : null
}

/** Returns the account of a person whom the service knows: the linked one, else the one with the address, else a new one. */
async function accountOf(deps: IdentityDeps, person: SsoPerson, visitor: Visitor): Promise<UserRow | null> {
  const { db } = deps
  const usable = (user: UserRow | undefined) => (user && canUseAccount(deps, user, visitor) ? user : null)
  const linkedId = await findLinkedUserId(db, SERVICE, person.subject)
  if (linkedId !== undefined) return usable(await findUser(db, linkedId))
  const { email } = person
  if (email === null || !isMailAddress(email)) return null
  const existing = await findUserByEmail(db, email)
  if (existing && !usable(existing)) return null
  if (!existing) return makeAccount(deps, email, person)
  const user = await claimUnverifiedAccount(deps, existing)
  const { internalAdapter } = await deps.auth.$context
  await internalAdapter.linkAccount({ userId: user.id, providerId: SERVICE, accountId: person.subject })
  return user
}

/**
 * Claims an unconfirmed account for the owner of its address: the earlier sign-up may be another person's, so its password, second factor and
 * sessions end first.
 */
async function claimUnverifiedAccount({ db, clock, sessions }: IdentityDeps, user: UserRow): Promise<UserRow> {
  if (user.emailVerified) return user
  await removePassword(db, user.id)
  const factor = await findFactor(db, user.id)
  if (factor) await removeFactorRow(db, user.id, factor.id)
  await deleteOneTimeTokens(db, user.id)
  await removeSessions(db, user.id)
  sessions.invalidate(user.id)
  await markConfirmed(db, user.id, clock.now())
  return { ...user, emailVerified: true }
}

/** Creates an account with profile and link, in one transaction; null when another sign-up with the address happens at this moment. */
async function makeAccount({ db, clock }: IdentityDeps, email: string, person: SsoPerson): Promise<UserRow | null> {
  const now = clock.now()
  const initialCredential = { service: SERVICE, subject: person.subject }
  return asService(db, async (tx) => {
    const made = await addAccount(tx, { email, name: person.name ?? nameOf(email), initialCredential, now })
    if (made) await addProfile(tx, made.id, now)
    return made
  })
}

const failed = {
  status: 400,
  code: 'sso_failed',
  message: 'Het inloggen via je organisatie is niet gelukt. Begin opnieuw.',
} as const

const noAddress = {
  status: 403,
  code: 'sso_address',
  message: 'De inlogdienst van je organisatie bevestigt geen e-mailadres van je. Vraag je beheerder om hulp.',
} as const
